"""Ch. VI Scoring: areas, capitals, cities, monuments; with Naval Control also seas."""

from rules.history_of_the_world.board import AreaId
from rules.history_of_the_world.events import TurnScored
from rules.history_of_the_world.play import Play
from rules.history_of_the_world.state import Settlement, TurnRecord
from rules.table import Seat

CAPITAL_POINTS = 2
CITY_POINTS = 1
MONUMENT_POINTS = 1
SEA_POINTS = 1
DOMINANCE_LANDS = 2
CONTROL_LANDS = 3
LEVELS = ("", "presence", "dominance", "control")


def lands_in(g: Play, area: AreaId) -> dict[Seat, int]:
    """How many lands of an area each player holds."""
    held: dict[Seat, int] = {}
    for land in g.board.areas[area].lands:
        owner = g.owner(land)
        if owner is not None:
            held[owner] = held.get(owner, 0) + 1
    return held


def level(g: Play, seat: Seat, area: AreaId) -> int:
    """Ch. VI: 1 presence, 2 dominance (two lands, more than anybody), 3 control (three, nobody else)."""
    held = lands_in(g, area)
    own = held.pop(seat, 0)
    if own >= CONTROL_LANDS and not held:
        return 3
    if own >= DOMINANCE_LANDS and own > max(held.values(), default=0):
        return 2
    return 1 if own else 0


def reckon(g: Play, seat: Seat, card: str) -> TurnRecord:
    """Ch. VI: what a player would score now."""
    state = g.state
    epoch = state.epoch
    areas = {
        area.id: area.presence(epoch) * level(g, seat, area.id)
        for area in g.board.areas.values()
        if area.presence(epoch) and level(g, seat, area.id)
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


def score_turn(g: Play, seat: Seat, card: str) -> None:
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
    areas = tuple((area, LEVELS[level(g, seat, area)], points) for area, points in record.areas.items())
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
