"""Ch. VI Scoring: areas, capitals, cities, monuments; with Naval Control also seas."""

from collections.abc import Mapping
from typing import Protocol

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.events import TurnScored
from rules.history_of_the_world.history import History
from rules.history_of_the_world.state import Settlement, TurnRecord
from rules.table import Seat

CAPITAL_POINTS = 2
CITY_POINTS = 1
MONUMENT_POINTS = 1
SEA_POINTS = 1
DOMINANCE_LANDS = 2
CONTROL_LANDS = 3
LEVELS = ("", "presence", "dominance", "control")


class Held(Protocol):
    """Figures in a land, in the state or in a view."""

    @property
    def seat(self) -> Seat:
        """Whose they are."""
        ...


def tally(lands: Mapping[LandId, Held]) -> dict[AreaId, dict[Seat, int]]:
    """How many lands of each area each player holds; areas in the order of the board."""
    world = board()
    held: dict[AreaId, dict[Seat, int]] = {area: {} for area in world.areas}
    for land, holding in lands.items():
        area = world.lands[land].area
        assert area is not None
        here = held[area]
        here[holding.seat] = here.get(holding.seat, 0) + 1
    return held


def level(held: Mapping[Seat, int], seat: Seat) -> int:
    """Ch. VI: 1 presence, 2 dominance (two lands, more than anybody), 3 control (three, nobody else)."""
    own = held.get(seat, 0)
    rival = max((lands for other, lands in held.items() if other != seat), default=0)
    if own >= CONTROL_LANDS and not rival:
        return 3
    if own >= DOMINANCE_LANDS and own > rival:
        return 2
    return 1 if own else 0


def levels(held: Mapping[AreaId, Mapping[Seat, int]], seat: Seat) -> dict[AreaId, int]:
    """A player's level in every area where they have one."""
    return {area: level(here, seat) for area, here in held.items() if seat in here}


def reckon(g: History, seat: Seat, card: str) -> TurnRecord:
    """Ch. VI: what a player would score now."""
    state = g.state
    epoch = state.epoch
    areas = {
        area: g.board.areas[area].presence(epoch) * reached
        for area, reached in levels(tally(state.lands), seat).items()
        if g.board.areas[area].presence(epoch)
    }
    held = [state.settlements[land] for land in g.lands_of(seat) if land in state.settlements]
    return TurnRecord(
        epoch,
        seat,
        card,
        areas,
        capitals=CAPITAL_POINTS * held.count(Settlement.CAPITAL),
        cities=CITY_POINTS * held.count(Settlement.CITY),
        monuments=MONUMENT_POINTS * sum(land in state.monuments for land in g.lands_of(seat)),
        seas=SEA_POINTS * sum(navy.seat == seat for navy in state.navies.values()),
    )


def score_turn(g: History, seat: Seat, card: str) -> None:
    """Ch. VI: a player scores for all pieces of their colour, after their own turn only."""
    record = reckon(g, seat, card)
    g.state.records.append(record)
    player = g.player(seat)
    player.score += record.total
    parts = {
        "areas": sum(record.areas.values()),
        "capitals": record.capitals,
        "cities": record.cities,
        "monuments": record.monuments,
        "seas": record.seas,
    }
    for source, points in parts.items():
        if points:
            player.sources[source] = player.sources.get(source, 0) + points
    reached = levels(tally(g.state.lands), seat)
    areas = tuple((area, LEVELS[reached[area]], points) for area, points in record.areas.items())
    g.tell(
        TurnScored(
            g.state.epoch,
            seat,
            areas,
            record.capitals,
            record.cities,
            record.monuments,
            record.seas,
            record.total,
            player.score,
        )
    )
