"""What event cards with forces, fleets or traitors would bring: judged by playing them out on average."""

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.history_of_the_world.cards import Crusade, MinorEmpire, event_cards
from rules.history_of_the_world.empires import EPOCHS, Empire, empires
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.prospects import WORTHWHILE, land_offers, prospect
from rules.standins.history.worth import Position
from rules.table import Seat

CAPITAL = 2.5  # two points now, and what it may still bring
SAVED = 0.7  # points for an army that need not be spent


def minor_gain(view: HistoryView, position: Position, effect: MinorEmpire) -> float:
    """What a minor empire gains: its start land, its capital, and the lands its armies can take."""
    empire = empires().minor[effect.empire]
    held = frozenset({empire.start})
    campaign = campaign_for(view, empire, ())
    own = CAPITAL if empire.capital else 0.0
    return own + position.gain(empire.start) + prospect(view, campaign, held, position.seat).points


def crusade_gain(view: HistoryView, position: Position, effect: Crusade) -> float:
    """What crusaders gain along the coasts of their sea."""
    card = next(card.key for card in event_cards().values() if effect in card.effects)
    campaign = Campaign("crusaders", EPOCHS[0], effect.armies, at_sea=[effect.water], edges=[card])
    return prospect(view, campaign, frozenset(), position.seat).points


def campaign_for(view: HistoryView, empire: Empire, cards: tuple[str, ...]) -> Campaign:
    """An empire as it will stand when its first army is placed, helped by these cards."""
    fleets = list(board().navigation(empire.navigation))
    edges = [key for key in cards if event_cards()[key].edges]
    return Campaign(empire.key, view.turn, empire.strength - 1, is_active=True, fleets=fleets, edges=edges)


def active_empire(view: HistoryView) -> Empire:
    """The empire that expands, or that will expand first."""
    assert view.empire is not None
    peoples = empires().cards[view.empire].empires
    force = view.campaign.force if view.campaign else ""
    return next((people for people in peoples if people.key == force), peoples[0])


def treasons(view: HistoryView, seat: Seat) -> dict[LandId, float]:
    """Enemy lands the active empire can attack with its first armies: the armies a traitor would save."""
    empire = active_empire(view)
    campaign = campaign_for(view, empire, view.events)
    found = {}
    for offer in land_offers(view, campaign, frozenset({empire.start}), seat):
        holding = view.lands.get(offer.land)
        is_enemy = holding is not None and holding.seat != seat
        if is_enemy and offer.gain >= WORTHWHILE and offer.land != empire.start:
            found[offer.land] = min(offer.gain, SAVED * (offer.price - 1))
    return found


def spare_fleets(view: HistoryView, seat: Seat) -> tuple[WaterId, ...]:
    """Fleets the active empire would not sail on; under Naval Control a sea is worth more than a coin."""
    empire = active_empire(view)
    campaign = campaign_for(view, empire, view.events)
    fleets = view.campaign.fleets if view.campaign else campaign.fleets
    campaign.fleets = list(fleets)
    crossed = prospect(view, campaign, frozenset({empire.start}), seat).crossed
    is_kept = view.options["naval-control"] == "yes"
    spare = (water for water in fleets if water not in crossed)
    return tuple(water for water in spare if board().waters[water].is_ocean or not is_kept)
