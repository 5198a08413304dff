"""Ch. IV-VI: a player's turn from the call of the empire to the score."""

from rules.history_of_the_world.asking import choose_water
from rules.history_of_the_world.cards import Astronomy, Reallocate, event_cards
from rules.history_of_the_world.empires import Empire, EmpireCard, empires
from rules.history_of_the_world.event_play import own_waters, play_events
from rules.history_of_the_world.events import EmpireCalled, EmpireSkipped, FleetsReallocated
from rules.history_of_the_world.expand import expand, muster, place_first_army
from rules.history_of_the_world.history import History
from rules.history_of_the_world.monuments import build_monuments
from rules.history_of_the_world.names import water_name
from rules.history_of_the_world.navies import keep_navies, place_fleets
from rules.history_of_the_world.scoring import score_turn
from rules.history_of_the_world.state import Campaign, HistoryState, Turn
from rules.table import Choice, Pick, Script, Seat, ask

LAST_SLOT = 7


def holder(state: HistoryState, card: EmpireCard) -> Seat | None:
    """Who holds an empire card."""
    return next((seat for seat, key in state.drawing.held.items() if key == card.key), None)


def next_card(state: HistoryState) -> EmpireCard | None:
    """Ch. III Going Through the Epoch: the next card on the list that somebody holds."""
    rest = empires().of_epoch(state.epoch)[state.slot :]
    return next((card for card in rest if holder(state, card) is not None), None)


def call(g: History, card: EmpireCard | None) -> None:
    """Ch. III: the list is read out; empires nobody holds are passed over."""
    last = card.slot - 1 if card else LAST_SLOT
    for skipped in empires().of_epoch(g.state.epoch)[g.state.slot : last]:
        g.tell(EmpireSkipped(g.state.epoch, skipped.key))
    g.state.slot = card.slot if card else LAST_SLOT


def play_turn(g: History, card: EmpireCard) -> Script[None]:
    """A whole turn: events, expansion, building, clean-up, scoring."""
    call(g, card)
    seat = holder(g.state, card)
    assert seat is not None
    g.state.turn = Turn(seat, card.key)
    g.tell(EmpireCalled(g.state.epoch, seat, card.key))
    g.player(seat).strengths[g.state.epoch] = card.strength
    yield from play_events(g)
    yield from find_seas(g)
    for empire in card.empires:
        yield from play_empire(g, empire)
    yield from build_monuments(g, card)
    clean_up(g)
    score_turn(g, seat, card.key)


def has_played(g: History, kind: type) -> str | None:
    """The card with such an effect played this turn."""
    for key in g.turn.events:
        if any(isinstance(effect, kind) for effect in event_cards()[key].effects):
            return key
    return None


def find_seas(g: History) -> Script[None]:
    """Astronomy: one more fleet, in any sea without one."""
    card = has_played(g, Astronomy)
    if card is not None:
        taken = own_waters(g)
        seas = [w.id for w in g.board.waters.values() if not w.is_ocean and w.id not in taken]
        g.turn.stores.seas.append((yield from choose_water(g, card, "A fleet in which sea?", seas)))


def raise_campaign(g: History, empire: Empire) -> Campaign:
    """Ch. V steps 1-3: the army pool of the strength, fleets, and what the event cards brought."""
    stores = g.turn.stores
    return Campaign(
        empire.key,
        g.state.epoch,
        empire.strength,
        is_active=True,
        forts=stores.forts,
        coins=stores.coins,
        ally_coins=stores.ally_coins,
        fleets=[*g.board.navigation(empire.navigation), *stores.seas],
        edges=list(stores.edges),
        treachery=list(stores.treachery),
        losses=stores.losses,
        leader_died=stores.leader_died,
    )


def play_empire(g: History, empire: Empire) -> Script[None]:
    """Ch. V: one empire of the card, from its pool to the end of its expansion."""
    campaign = raise_campaign(g, empire)
    muster(g, campaign)
    if g.naval_control:
        yield from place_fleets(g, campaign)
    yield from reallocate(g, campaign)
    place_first_army(g, campaign, empire)
    yield from expand(g, campaign)
    keep_navies(g, campaign)
    stores = g.turn.stores
    stores.coins, stores.ally_coins, stores.forts = campaign.coins, campaign.ally_coins, campaign.forts
    stores.treachery, stores.losses = campaign.treachery, campaign.losses
    stores.leader_died = campaign.leader_died
    stores.seas = [sea for sea in stores.seas if sea in campaign.fleets]
    g.turn.campaign = None


def reallocate(g: History, campaign: Campaign) -> Script[None]:
    """Reallocation: after the fleets are placed and before expansion, fleets may become coins.

    Under Naval Control an old fleet that stays at sea is not among them.
    """
    card = has_played(g, Reallocate)
    placed = [water for water in campaign.fleets if water not in g.state.navies]
    if card is None or not placed:
        return
    waters = yield from ask(
        Pick(
            seat=g.turn.seat,
            key=card,
            prompt="Which fleets become coins? None is an answer, too.",
            section="HW IV Event cards",
            public="reallocates fleets",
            options=tuple(Choice(water, water_name(water)) for water in placed),
            most=len(placed),
            fallback=(),
        )
    )
    campaign.fleets = [water for water in campaign.fleets if water not in waters]
    campaign.coins += len(waters)
    g.tell(FleetsReallocated(g.turn.seat, waters))


def clean_up(g: History) -> None:
    """Ch. V Clean Up: played cards are discarded, fleets removed, coins lost."""
    g.state.discards += g.turn.events
    g.state.turn = None
