"""Mercenaries on the move: how many of those who go are hired; and who has come by ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from rules.civ import faults_movement as wrong
from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Fault, Seat

if TYPE_CHECKING:
    from rules.civ.movement.mover import Mover


class Passenger(NamedTuple):
    """A token aboard a ship: where it came from, and whether it is a mercenary."""

    source: str
    hired: bool


def passengers(source: str, count: int, hired: int) -> list[Passenger]:
    """So many tokens as they come aboard, mercenaries last: the first to land should be no mercenary."""
    return [Passenger(source, number >= count - hired) for number in range(count)]


def note_landing(g: Civ, area: str, seat: Seat) -> None:
    """Somebody came by ship, which is kept where it may matter in a conflict."""
    landed = g.state.landed.get(area, [])
    if seat not in landed and g.allows(seat, Trait.FIRE):
        g.state.landed[area] = [*landed, seat]


def fewest_hired(mover: Mover, source: str, count: int) -> int:
    """How many mercenaries must be among so many tokens of an area."""
    return max(0, count - mover.fresh.get(source, 0) + mover.hired.get(source, 0))


def hired_among(mover: Mover, source: str, target: str, count: int) -> int:
    """Where nothing is said, mercenaries go to fight with one other token, and stay behind else."""
    least, here = fewest_hired(mover, source, count), mover.hired.get(source, 0)
    meets = not mover.g.is_alone(target, mover.seat) or target in mover.g.state.pirates
    wanted = count - 1 if meets else 0
    return max(least, min(here, wanted))


def hired_aboard(mover: Mover, source: str, target: str, load: int, left: int | None) -> int:
    """How many mercenaries come aboard here, where so many are still to come, or none are spoken of."""
    if load > mover.fresh.get(source, 0):
        return 0
    if left is None:
        return hired_among(mover, source, target, load)
    return max(fewest_hired(mover, source, load), min(left, load, mover.hired.get(source, 0)))


def load_faults(mover: Mover, source: str, left: int) -> list[Fault]:
    """What is wrong where more mercenaries were spoken of than came aboard, or fewer."""
    if left > 0:
        return [wrong.too_few_hired(source, left, mover.section)]
    return [wrong.too_few_regulars(source, -left, mover.section)] if left else []


def hired_span(mover: Mover, loads: Iterable[tuple[str, int]]) -> tuple[int, int]:
    """How many mercenaries there are at least and at most among tokens that leave these areas."""
    going = Counter[str]()
    for source, count in loads:
        going[source] += count
    least = sum(fewest_hired(mover, source, count) for source, count in going.items())
    most = sum(min(count, mover.hired.get(source, 0)) for source, count in going.items())
    return least, most


def hired_faults(mover: Mover, source: str, count: int, hired: int) -> list[Fault]:
    """Why so many of the tokens that leave an area cannot be mercenaries."""
    here = mover.hired.get(source, 0)
    if hired > min(here, count):
        return [wrong.too_few_hired(source, hired - min(here, count), mover.section)]
    missing = fewest_hired(mover, source, count) - hired
    return [wrong.too_few_regulars(source, missing, mover.section)] if missing > 0 else []
