"""Plates of fights in a close-up: each near its place, none on another; the more there are, the smaller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, pi, sin

from PIL import Image

from renders.boards import Point
from renders.front.numbers import is_hiding
from renders.paint.layout import Box, Occupied

SCALES = (1.0, 0.86, 0.74)
"""How large plates are: the first size at which all find a place."""
REACH, STEP, DIRECTIONS = 150.0, 8.0, 16
"""How far a plate may stand from its place, and how finely places are tried."""
APART = 3.0
"""How much is seen between two plates."""
ASIDE = 12.0
"""What a pixel of the way aside costs, in pixels of pieces that would be covered."""
SPARED = 1e6
"""What hiding a number that is to be spared costs: more than any way aside."""


def body_of(image: Image.Image) -> Box:
    """What is seen of an image, around its middle."""
    left, top, right, bottom = image.getbbox() or (0, 0, *image.size)
    x, y = image.width / 2, image.height / 2
    return Box(left - x, top - y, right - x, bottom - y)


def scaled(image: Image.Image, scale: float) -> Image.Image:
    """An image at another size."""
    if scale == 1.0:
        return image
    size = round(image.width * scale), round(image.height * scale)
    return image.resize(size, Image.Resampling.LANCZOS)


def laid_apart(
    bodies: Sequence[Box],
    wanted: Sequence[Point],
    kept: Callable[[Box, Point], Point],
    corner: Box,
    others: Occupied,
    spared: Sequence[Box] = (),
) -> list[Point | None]:
    """A place for each, the weightiest first; None where no room is left beside those before it.

    Whoever comes first takes the best place, so that another order may find room for more.
    """
    orders = (
        list(range(len(bodies))),
        sorted(range(len(bodies)), key=lambda i: wanted[i][0]),
        sorted(range(len(bodies)), key=lambda i: wanted[i][1]),
        sorted(range(len(bodies)), key=lambda i: -wanted[i][0]),
        sorted(range(len(bodies)), key=lambda i: -wanted[i][1]),
    )
    best: list[Point | None] = []
    for order in orders:
        found: list[Point | None] = [None] * len(bodies)
        taken = Occupied(None, [corner])
        for i in order:
            found[i] = _place(bodies[i], wanted[i], kept, taken, others, spared)
            if (at := found[i]) is not None:
                taken.take(bodies[i].at(at).padded(APART))
        if not best or best.count(None) > found.count(None):
            best = found
        if None not in best:
            break
    return best


def _place(
    body: Box,
    wanted: Point,
    kept: Callable[[Box, Point], Point],
    taken: Occupied,
    others: Occupied,
    spared: Sequence[Box],
) -> Point | None:
    """The place that covers no plate, little else, and is near."""
    free: list[tuple[float, Point]] = []
    for xy in _around(body, wanted, kept):
        aside = hypot(xy[0] - wanted[0], xy[1] - wanted[1])
        if free and aside * ASIDE >= min(free)[0]:
            break
        if taken.is_free(body.at(xy)):
            hidden = sum(is_hiding(body.at(xy), other) for other in spared)
            free.append((others.cost(body.at(xy)) + aside * ASIDE + hidden * SPARED, xy))
    return min(free)[1] if free else None


def _around(body: Box, wanted: Point, kept: Callable[[Box, Point], Point]) -> Iterator[Point]:
    """Places in rings around a point, moved where something would be cut."""
    yield kept(body, wanted)
    for ring in range(1, int(REACH / STEP) + 1):
        for i in range(DIRECTIONS):
            turn, far = 2 * pi * i / DIRECTIONS, ring * STEP
            yield kept(body, (wanted[0] + far * cos(turn), wanted[1] + far * sin(turn)))
