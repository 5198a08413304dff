"""What a seat may see, built by whitelist."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.history_of_the_world.board import AreaId, LandId, WaterId, board
from rules.history_of_the_world.cards import Deck, event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.pieces import FORTS, MONUMENTS, SETTLEMENTS
from rules.history_of_the_world.scoring import levels, tally
from rules.history_of_the_world.state import (
    Campaign,
    HistoryState,
    Settlement,
    Stage,
    TurnRecord,
)
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows of a player."""

    seat: Seat
    name: str
    score: int
    sources: tuple[tuple[str, int], ...]
    greater: int
    lesser: int
    markers: int
    marker_points: int | None
    left: bool
    has_empire: bool
    empire: str | None
    strengths: tuple[tuple[int, int], ...]
    lands: int


@dataclass(frozen=True, slots=True)
class LandView:
    """The figures in a land."""

    seat: Seat
    force: str
    figure: int
    armies: int
    fort: bool


@dataclass(frozen=True, slots=True)
class CampaignView:
    """The force that expands now."""

    force: str
    figure: int
    is_active: bool
    armies: int
    allied: int
    forts: int
    coins: int
    ally_coins: int
    fallen: int
    fleets: tuple[WaterId, ...]
    at_sea: tuple[WaterId, ...]
    aboard: tuple[WaterId, ...]
    treachery: tuple[LandId, ...]
    edges: tuple[str, ...]
    losses: int
    leader_died: bool


@dataclass(frozen=True, slots=True)
class CallView:
    """An empire on the list of an epoch: whose turn it was (None: skipped), or still to come."""

    card: str
    name: str
    strength: int
    called: bool
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class HistoryView:
    """The whole game as one seat (None: a spectator) sees it. `turn` is the epoch.

    `values` are the base scores of this epoch; `levels` are 1 presence, 2 dominance, 3 control, seat by seat.
    """

    seat: Seat | None
    turn: int
    stage: Stage
    options: Mapping[str, str]
    players: tuple[PlayerView, ...]
    lands: Mapping[LandId, LandView]
    settlements: Mapping[LandId, Settlement]
    monuments: tuple[LandId, ...]
    navies: Mapping[WaterId, LandView]
    active: Seat | None
    empire: str | None
    events: tuple[str, ...]
    campaign: CampaignView | None
    calls: tuple[CallView, ...]
    order: tuple[Seat, ...]
    given: tuple[tuple[Seat, Seat], ...]
    drawn: str | None
    own_empire: str | None
    passed: tuple[tuple[Seat, str], ...]
    hand: tuple[str, ...]
    discards: tuple[str, ...]
    values: Mapping[AreaId, int]
    levels: tuple[Mapping[AreaId, int], ...]
    records: tuple[TurnRecord, ...]
    preeminent: tuple[tuple[int, Seat], ...]
    forts_left: int
    settlements_left: int
    monuments_left: int


def view(state: HistoryState, seat: Seat | None) -> HistoryView:
    """The view of a seat. It shares nothing with the state."""
    drawing, turn = state.drawing, state.turn
    forts = sum(holding.fort for holding in state.lands.values())
    held, shown = tally(state.lands), _shown(state)
    return HistoryView(
        seat=seat,
        turn=state.epoch,
        stage=state.stage,
        options=dict(state.options),
        players=tuple(_player(state, other, held, shown) for other in range(len(state.players))),
        lands={
            land: _land(h.seat, h.force, h.figure, h.armies, h.fort)
            for land, h in sorted(state.lands.items())
        },
        settlements=dict(sorted(state.settlements.items())),
        monuments=tuple(state.monuments),
        navies={sea: _land(n.seat, n.force, n.figure, 1, False) for sea, n in sorted(state.navies.items())},
        active=turn.seat if turn else None,
        empire=turn.card if turn else None,
        events=tuple(turn.events) if turn else (),
        campaign=_campaign(turn.campaign) if turn and turn.campaign else None,
        calls=_calls(state, shown),
        order=tuple(drawing.order),
        given=tuple(drawing.given.items()),
        drawn=None if seat is None else drawing.drawn.get(seat),
        own_empire=_own_empire(state, seat),
        passed=_passed(state, seat),
        hand=() if seat is None else tuple(state.players[seat].hand),
        discards=tuple(state.discards),
        values={area.id: area.presence(state.epoch) for area in board().areas.values()},
        levels=tuple(levels(held, other) for other in range(len(state.players))),
        records=tuple(replace(record, areas=dict(record.areas)) for record in state.records),
        preeminent=tuple(state.preeminent.items()),
        forts_left=FORTS - forts,
        settlements_left=SETTLEMENTS - len(state.settlements),
        monuments_left=MONUMENTS - len(state.monuments),
    )


def _shown(state: HistoryState) -> dict[Seat, str]:
    """The empire cards turned over in this epoch, by seat."""
    shown = {record.seat: record.card for record in state.records if record.epoch == state.epoch}
    if state.turn is not None:
        shown[state.turn.seat] = state.turn.card
    return shown


def _player(
    state: HistoryState,
    seat: Seat,
    held: Mapping[AreaId, Mapping[Seat, int]],
    shown: Mapping[Seat, str],
) -> PlayerView:
    player = state.players[seat]
    decks = [event_cards()[key].deck for key in player.hand]
    return PlayerView(
        seat=seat,
        name=player.name,
        score=player.score,
        sources=tuple(player.sources.items()),
        greater=decks.count(Deck.GREATER),
        lesser=decks.count(Deck.LESSER),
        markers=len(player.markers),
        marker_points=sum(player.markers) if state.stage is Stage.OVER else None,
        left=player.left,
        has_empire=seat in state.drawing.held,
        empire=shown.get(seat),
        strengths=tuple(player.strengths.items()),
        lands=sum(here.get(seat, 0) for here in held.values()),
    )


@lru_cache(4096)
def _land(seat: Seat, force: str, figure: int, armies: int, fort: bool) -> LandView:
    """The same figures are the same in every view."""
    return LandView(seat, force, figure, armies, fort)


def _campaign(campaign: Campaign) -> CampaignView:
    return CampaignView(
        force=campaign.force,
        figure=campaign.figure,
        is_active=campaign.is_active,
        armies=campaign.pool,
        allied=campaign.allied,
        forts=campaign.forts,
        coins=campaign.coins,
        ally_coins=campaign.ally_coins,
        fallen=campaign.fallen,
        fleets=tuple(campaign.fleets),
        at_sea=tuple(campaign.at_sea),
        aboard=tuple(campaign.aboard),
        treachery=tuple(campaign.treachery),
        edges=tuple(campaign.edges),
        losses=campaign.losses,
        leader_died=campaign.leader_died,
    )


def _calls(state: HistoryState, shown: Mapping[Seat, str]) -> tuple[CallView, ...]:
    """The list of the epoch; nobody knows more of an empire than that it was called, and for whom."""
    players = {card: seat for seat, card in shown.items()}
    last = 0 if state.stage is Stage.DRAWING else state.slot
    return tuple(
        CallView(card.key, card.name, card.strength, card.slot <= last, players.get(card.key))
        for card in empires().of_epoch(state.epoch)
    )


def _own_empire(state: HistoryState, seat: Seat | None) -> str | None:
    """Ch. III: a kept card is known at once, a passed one only when all are dealt."""
    drawing = state.drawing
    if seat is None or not (drawing.done or drawing.given.get(seat) == seat):
        return None
    return drawing.held.get(seat)


def _passed(state: HistoryState, seat: Seat | None) -> tuple[tuple[Seat, str], ...]:
    """What a player knows of the others: the card they passed themselves."""
    drawing = state.drawing
    if seat is None or drawing.given.get(seat, seat) == seat:
        return ()
    return ((drawing.given[seat], drawing.drawn[seat]),)
