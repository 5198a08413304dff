"""What stops tokens on their way over land, or keeps them out of an area."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from rules.civ import faults_movement as wrong
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Fault, Seat

if TYPE_CHECKING:
    from rules.civ.movement.mover import Mover


def land_steps(mover: Mover) -> int:
    """WE 3: how many areas tokens may march."""
    return mover.g.amount(mover.seat, Trait.LAND_STEPS, mover.g.numbers.land_steps)


def path_faults(mover: Mover, path: tuple[str, ...]) -> list[Fault]:
    """WE 3 and ch.9: land borders all the way, not too far, and no way on from where they are stopped."""
    board, cite = mover.g.board, mover.section
    found = []
    steps, most = len(path) - 1, land_steps(mover)
    if steps > most:
        found.append(wrong.too_far(steps, most, cite))
    for here, there in pairwise(path):
        if there not in board.land_neighbours(here):
            found.append(wrong.not_adjacent(here, there, cite, ", ".join(board.land_neighbours(here))))
    for area in path[1:-1]:
        if not mover.g.is_in_play(area):
            found.append(wrong.out_of_play(area, cite))
        elif reason := _why_stopped(mover, area):
            found.append(wrong.stopped(area, reason, mover.g.rules.cite(Topic.ADVANCES)))
    return found


def _why_stopped(mover: Mover, area: str) -> str:
    return mover.g.rules.movement.stops(mover.g, mover.seat, area)


def entry_faults(mover: Mover, area: str, count: int, *, ashore: bool = False) -> list[Fault]:
    """WE 3 and ch.9: what keeps tokens from entering an area, by land or (`ashore`) from a ship."""
    g, seat = mover.g, mover.seat
    if not g.is_in_play(area):
        return [wrong.out_of_play(area, mover.section)]
    if g.is_alone(area, seat):
        return []
    city = g.city_owner(area)
    keeper = _guard(mover, [city], Trait.GUARD_CITIES, Trait.PASS_GUARD_CITIES)
    guard = _guard(mover, [*g.parties(area), city], Trait.GUARD_UNITS, Trait.PASS_GUARD_UNITS)
    watch = _guard(mover, [city], Trait.GUARD_HARBOURS, Trait.PASS_GUARD_HARBOURS) if ashore else None
    if keeper is guard is watch is None or not _provokes(mover, area, count):
        return []
    cite = g.rules.cite(Topic.ADVANCES)
    if keeper is not None:
        return [wrong.guarded_city(area, g.name(keeper), cite, _most(mover, area, count))]
    if watch is not None:
        return [wrong.guarded_harbour(area, g.name(watch), cite)]
    if guard is not None and mover.is_conflict(area, more=count):
        return [wrong.guarded_units(area, g.name(guard), cite, _most(mover, area, count))]
    return []


def _provokes(mover: Mover, area: str, count: int) -> bool:
    """Whether so many tokens that enter do what guards forbid."""
    before = mover.own(area)
    return mover.g.rules.movement.provokes(mover.g, mover.seat, area, before, before + count)


def _most(mover: Mover, area: str, count: int) -> int:
    """How many of so many tokens could enter and provoke nobody."""
    return next((few for few in range(count - 1, 0, -1) if not _provokes(mover, area, few)), 0)


def _guard(mover: Mover, met: Iterable[Seat | None], guard: Trait, passing: Trait) -> Seat | None:
    """The first of those met in an area whose guard stops the seat."""
    g, seat = mover.g, mover.seat
    guards = (party for party in met if party not in (None, seat) and g.allows(party, guard))
    found = next(guards, None)
    return None if found is None or g.allows(seat, passing) else found


def paths(mover: Mover, source: str) -> dict[str, tuple[str, ...]]:
    """Every area a token may reach from here over land, and a shortest way there."""
    found: dict[str, tuple[str, ...]] = {source: (source,)}
    edge = [source]
    for _ in range(land_steps(mover)):
        onward = []
        for here in edge:
            if here != source and _why_stopped(mover, here):
                continue
            for there in mover.g.board.land_neighbours(here):
                if there not in found and mover.g.is_in_play(there):
                    found[there] = (*found[here], there)
                    onward.append(there)
        edge = onward
    del found[source]
    return found
