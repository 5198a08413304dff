"""Where the name of a land stands in a close-up so that it is read as the name of that land."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist

from renders.boards import Point
from renders.paint.layout import Box
from renders.paint.streams import point_at

STEPS = 24
"""How many places of a line must be seen."""


def is_nearest(own: Point, others: Iterable[Point], name: Box) -> bool:
    """Whether a name there stands nearer to no other army."""
    here = dist(own, _edge(name, own))
    return all(here <= dist(other, _edge(name, other)) for other in others)


def is_led(own: Point, bodies: Iterable[Box], name: Box) -> bool:
    """Whether a line from a name there to its army would be seen all the way under these bodies."""
    line = [point_at((_edge(name, own), own), step / STEPS) for step in range(STEPS + 1)]
    return not any(body.holds(point) for body in bodies if not body.holds(own) for point in line)


def _edge(name: Box, place: Point) -> Point:
    """The point of a name that is nearest to a place."""
    x, y = place
    return min(max(x, name.left), name.right), min(max(y, name.top), name.bottom)
