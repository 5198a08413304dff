"""Where a name stands in a close-up so that it is read as the name of what it is meant for."""

from __future__ import annotations

from collections.abc import Iterable

from renders.boards import Point
from renders.paint.layout import Box
from renders.paint.streams import point_at

STEPS = 24
"""How many places of a line must be seen."""


def is_nearest(own: Iterable[Point], others: Iterable[Point], name: Box, by: float = 0.0) -> bool:
    """Whether a name there is nearer to its own pieces than to any other, by so much."""
    here = min(map(name.away, own), default=0.0)
    return all(here + by <= name.away(other) for other in others)


def is_led(own: Point, bodies: Iterable[Box], name: Box) -> bool:
    """Whether a line from a name there to its piece would be seen all the way under these bodies."""
    line = [point_at((name.nearest(own), own), step / STEPS) for step in range(STEPS + 1)]
    return not any(body.holds(point) for body in bodies if not body.holds(own) for point in line)
