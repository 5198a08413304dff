"""The round from one Revolution to the next: how many turns it takes, and how many deeds it brings."""

from collections.abc import Sequence
from math import ceil

from rules.peoples.play import Play
from rules.peoples.traits import Trait
from rules.table import Seat


def turns_of_round(pieces: int) -> int:
    """Two tribes or settlements act in a turn, and the Revolution is a turn more."""
    return ceil(pieces / 2) + 1


def together_cost(level: int, size: int) -> int:
    """The markers a settlement takes to act with all its tribes."""
    points = size - 1
    return 0 if not points else 1 if points <= level else 1 + points - level


def deeds_of(level: int, sizes: Sequence[int], available: int | None = None) -> int:
    """What tribes and settlements of these sizes can do with a level of Civics and so many of its markers."""
    markers, deeds = level if available is None else available, 0
    for size in sorted(sizes, reverse=True):
        cost = together_cost(level, size)
        can_act = level > 0 and cost <= markers
        markers -= cost if can_act else 0
        deeds += size if can_act else 1
    return deeds


def deeds_in_round(g: Play, seat: Seat) -> int:
    """What the tribes of a people can do in a round."""
    return deeds_of(g.level(seat, Trait.CIVICS), [tribe.size for tribe in g.tribes_of(seat)])
