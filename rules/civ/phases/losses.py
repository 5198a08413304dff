"""Where a party takes its losses: in the conflict area, or elsewhere if its advances allow it."""

from collections.abc import Iterable

from rules.civ.civ import Civ
from rules.civ.pieces import remove_ship, remove_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Allocate, Script, Seat, in_turn

SHIPS = "ships"
"""The source of losses that stands for the ships in the conflict area."""

Plans = dict[Seat, dict[str, int]]
"""By seat and "area/source": how many losses to take there before any in the area itself."""


def loss_sources(g: Civ, area: str, seat: Seat) -> dict[str, int]:
    """WE ch.9: what a party may lose instead: ships in the area, tokens in areas adjacent by land."""
    sources: dict[str, int] = {}
    if seat == BARBARIANS:
        return sources
    if g.allows(seat, Trait.FIGHT_SHIPS) and (ships := g.ships_of(seat, area)):
        sources[SHIPS] = len(ships)
    if g.allows(seat, Trait.FIGHT_NEIGHBOURS):
        stay = g.rules.conflict.stay_behind
        near = {other: g.tokens(other, seat) - stay for other in g.board.land_neighbours(area)}
        sources |= {other: count for other, count in near.items() if count > 0}
    return sources


def plan_losses(g: Civ, areas: Iterable[str], key: str) -> Script[Plans]:
    """WE ch.9: those who have a choice say where they take losses; a lower rank may wait for a higher one."""
    fought = list(areas)
    plans: Plans = {}
    seats = g.ranked({seat for area in fought for seat in g.parties(area) if loss_sources(g, area, seat)})
    yield from in_turn(seats, lambda seat: _question(g, fought, seat, key), plans.__setitem__)
    return plans


def lose_one(g: Civ, area: str, seat: Seat, plans: Plans) -> str:
    """Take one loss: as planned while the plan lasts, then from the area; where it was taken."""
    plan = plans.get(seat, {})
    for key, count in plan.items():
        place, _, source = key.partition("/")
        if place == area and count and _lose_at(g, area, seat, source):
            plan[key] -= 1
            return source
    remove_tokens(g, area, seat, 1)
    return area


def _lose_at(g: Civ, area: str, seat: Seat, source: str) -> bool:
    if source != SHIPS:
        can_lose = g.tokens(source, seat) > g.rules.conflict.stay_behind
        return can_lose and remove_tokens(g, source, seat, 1) == 1
    ships = g.ships_of(seat, area)
    if ships:
        remove_ship(g, ships[0])
    return bool(ships)


def _question(g: Civ, areas: list[str], seat: Seat, key: str) -> Allocate | None:
    limits = {
        f"{area}/{source}": count
        for area in areas
        if g.tokens(area, seat)
        for source, count in loss_sources(g, area, seat).items()
    }
    if not limits:
        return None
    return Allocate(
        seat=seat,
        key=key,
        prompt="Conflict: how many losses do you take elsewhere before losing tokens in the area itself?",
        section=g.rules.cite(Topic.ADVANCES),
        public="decides where to take losses",
        topic="losses",
        limits=limits,
        total=sum(limits.values()),
        exact=False,
        labels={name: _label(name) for name in limits},
    )


def _label(name: str) -> str:
    area, _, source = name.partition("/")
    return f"{area}: ships there" if source == SHIPS else f"{area}: from {source}"
