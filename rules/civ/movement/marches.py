"""Trying out a march over land."""

from itertools import pairwise

from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.movement.muster import Muster
from rules.civ.movement.orders import March
from rules.civ.topics import Topic
from rules.table import Fault


def try_march(muster: Muster, march: March) -> list[Fault]:
    """WE 3: one area by land (more with some advances); if nothing is wrong, the tokens go."""
    unknown = [area for area in march.path if area not in muster.g.board.areas]
    if unknown:
        return [faults.unknown_area(area, ()) for area in unknown]
    found = path_faults(muster, march.path)
    source, target = march.path[0], march.path[-1]
    have = muster.fresh.get(source, 0)
    if march.count > have:
        found.append(wrong.too_few_tokens(source, have, march.count, section(muster)))
    found += entry_faults(muster, target, march.count)
    if not found:
        muster.leave(source, march.count)
        muster.arrive(target, march.count)
    return found


def section(muster: Muster) -> str:
    """The rule that is cited."""
    return muster.g.rules.cite(Topic.MOVEMENT)


def path_faults(muster: Muster, path: tuple[str, ...]) -> list[Fault]:
    """WE 3 and ch.9: land borders all the way, not too far, and no way on from a conflict situation."""
    board, cite = muster.g.board, section(muster)
    found = []
    if len(path) - 1 > muster.land_steps:
        found.append(wrong.too_far(len(path) - 1, muster.land_steps, cite))
    for here, there in pairwise(path):
        if there not in board.land_neighbours(here):
            found.append(wrong.not_adjacent(here, there, cite, ", ".join(board.land_neighbours(here))))
    for area in path[1:-1]:
        if not muster.g.is_in_play(area):
            found.append(wrong.out_of_play(area, cite))
        elif muster.is_conflict(area, muster.own(area) + 1):
            found.append(wrong.stopped_by_conflict(area, muster.g.rules.cite(Topic.ADVANCES)))
    return found


def entry_faults(muster: Muster, area: str, count: int) -> list[Fault]:
    """WE 3 and ch.9: what keeps tokens from entering an area, by land or from a ship."""
    if not muster.g.is_in_play(area):
        return [wrong.out_of_play(area, section(muster))]
    cite = muster.g.rules.cite(Topic.ADVANCES)
    owner = muster.guarded_city(area)
    if owner is not None:
        return [wrong.guarded_city(area, muster.g.name(owner), cite)]
    guard = muster.guarded_unit(area, count)
    if guard is not None:
        return [wrong.guarded_units(area, muster.g.name(guard), cite)]
    return []


def paths(muster: Muster, source: str) -> dict[str, tuple[str, ...]]:
    """Every area a token may reach from here over land, and a shortest way there."""
    found: dict[str, tuple[str, ...]] = {source: (source,)}
    edge = [source]
    for _ in range(muster.land_steps):
        onward = []
        for here in edge:
            if here != source and muster.is_conflict(here, muster.own(here) + 1):
                continue
            for there in muster.g.board.land_neighbours(here):
                if there not in found and muster.g.is_in_play(there):
                    found[there] = (*found[here], there)
                    onward.append(there)
        edge = onward
    del found[source]
    return found
