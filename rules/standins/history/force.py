"""What event cards with forces, fleets or traitors would bring: judged by playing them out on average."""

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.history_of_the_world.cards import Crusade, MinorEmpire, event_cards
from rules.history_of_the_world.empires import EPOCHS, Empire, EmpireCard, empires
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.prospects import March, Prospects
from rules.standins.history.ways import waters_crossed
from rules.standins.history.worth import Position
from rules.table import Seat

CAPITAL = 3.2  # two points now, and what it may still bring
SAVED = 0.7  # points for an army that need not be spent
QUICK, CAREFUL = 1, 4  # campaigns thought of at a time, where only their worth or a card's matters


def minor_gain(view: HistoryView, position: Position, effect: MinorEmpire) -> float:
    """What a minor empire gains: its start land, its capital, and the lands its armies can take."""
    empire = empires().minor[effect.empire]
    campaign = campaign_for(view, empire, ())
    own = CAPITAL if empire.capital else 0.0
    return own + position.gain(empire.start) + march_of(position, campaign, empire.start, width=CAREFUL).gain


def march_of(
    position: Position,
    campaign: Campaign,
    start: LandId,
    builds: bool = False,
    more: float = 0.0,
    width: int = QUICK,
) -> March:
    """What a force does from its start land, with so many fallen armies more, quickly thought out."""
    prospects = Prospects(position, campaign, frozenset({start}), builds)
    return prospects.best(campaign.pool + more, campaign.pool, width)


def crusade_gain(view: HistoryView, position: Position, effect: Crusade) -> float:
    """What crusaders gain along the coasts of their sea."""
    card = next(card.key for card in event_cards().values() if effect in card.effects)
    campaign = Campaign("crusaders", EPOCHS[0], effect.armies, at_sea=[effect.water], edges=[card])
    prospects = Prospects(position, campaign, frozenset(), builds=False)
    return prospects.best(effect.armies, effect.armies, CAREFUL).gain


def campaign_for(view: HistoryView, empire: Empire, cards: tuple[str, ...]) -> Campaign:
    """An empire as it will stand when its first army is placed, helped by these cards."""
    fleets = list(board().navigation(empire.navigation))
    edges = [key for key in cards if event_cards()[key].edges]
    return Campaign(empire.key, view.turn, empire.strength - 1, is_active=True, fleets=fleets, edges=edges)


def campaigns_gain(
    position: Position, card: EmpireCard, more: tuple[str, ...], coins: float = 0.0, sea: str = ""
) -> float:
    """What the empires of a card can hope for, helped by the cards played and these."""
    total = 0.0
    for empire in card.empires:
        campaign = campaign_for(position.view, empire, (*position.view.events, *more))
        campaign.fleets += [sea] if sea else []
        back = coins / len(card.empires)
        total += march_of(position, campaign, empire.start, builds=True, more=back, width=CAREFUL).gain
    return total


def sea_gains(position: Position, card: EmpireCard) -> dict[WaterId, float]:
    """What the empires of a card can hope for with one fleet more, sea by sea."""
    seas = [sea.id for sea in board().waters.values() if not sea.is_ocean]
    return {sea: campaigns_gain(position, card, (), 0.0, sea) for sea in seas}


def active_card(view: HistoryView) -> EmpireCard:
    """The empire card that is played."""
    assert view.empire is not None
    return empires().cards[view.empire]


def active_empire(view: HistoryView) -> Empire:
    """The empire that expands, or that will expand first."""
    peoples = active_card(view).empires
    force = view.campaign.force if view.campaign else ""
    return next((people for people in peoples if people.key == force), peoples[0])


def treasons(view: HistoryView, seat: Seat) -> dict[LandId, float]:
    """Enemy lands the active empire can attack with its first armies: the armies a traitor would save."""
    empire, position = active_empire(view), Position.of(view, seat)
    prospects = Prospects(position, campaign_for(view, empire, view.events), frozenset({empire.start}))
    found = {}
    for land, dice in prospects.frontier().items():
        gain = prospects.gain(land)
        if prospects.is_enemy(land) and gain > 0:
            found[land] = min(gain, SAVED * (prospects.price(land, dice) - 1))
    return found


def spare_fleets(view: HistoryView, seat: Seat) -> tuple[WaterId, ...]:
    """Fleets the active empire would not sail on; under Naval Control a sea is worth more than a coin."""
    empire = active_empire(view)
    campaign = campaign_for(view, empire, view.events)
    fleets = view.campaign.fleets if view.campaign else tuple(campaign.fleets)
    campaign.fleets = list(fleets)
    march = march_of(Position.of(view, seat), campaign, empire.start, builds=True)
    is_kept = view.options["naval-control"] == "yes"
    crossed = waters_crossed(campaign, empire.start, march.lands)
    spare = (water for water in fleets if water not in crossed)
    return tuple(water for water in spare if board().waters[water].is_ocean or not is_kept)
