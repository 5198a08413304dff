"""The printed marks of the world: peaks, trees, the Great Wall, straits and resources."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import ImageDraw

from renders.boards.baked import Point
from renders.boards.marks import dashed

Colour = tuple[int, int, int, int]
OUTLINE: Colour = (58, 42, 30, 255)
SNOW: Colour = (246, 238, 222, 255)
ROCK: Colour = (146, 112, 80, 255)
LEAF: Colour = (62, 116, 62, 255)
LEAF_DARK: Colour = (34, 74, 40, 255)
STONE: Colour = (226, 210, 178, 255)
WATER_DARK: Colour = (30, 58, 84, 255)
WHITE: Colour = (255, 252, 242, 255)
SAND: Colour = (236, 206, 140, 255)
GOLD: Colour = (238, 190, 62, 255)
TOWERS = 46.0
MERLONS = 9.0


def peak(draw: ImageDraw.ImageDraw, at: Point, unit: float) -> None:
    """A mountain, lit from the west."""
    x, y = at
    left, top, right = (x - 9 * unit, y + 6 * unit), (x, y - 9 * unit), (x + 9 * unit, y + 6 * unit)
    foot = (x + 1.5 * unit, y + 6 * unit)
    draw.polygon([left, top, right], fill=SNOW)
    draw.polygon([top, right, foot], fill=ROCK)
    draw.line([left, top, right, left], fill=OUTLINE, width=_wide(1.7, unit), joint="curve")


def tree(draw: ImageDraw.ImageDraw, at: Point, unit: float) -> None:
    """A fir."""
    x, y = at
    draw.line([(x, y + 3 * unit), (x, y + 9 * unit)], fill=OUTLINE, width=_wide(2.6, unit))
    for width, top, foot in ((7.6, -4.5, 5.5), (6.0, -10.5, -1.0)):
        points = [
            (x - width * unit, y + foot * unit),
            (x, y + top * unit),
            (x + width * unit, y + foot * unit),
        ]
        draw.polygon(points, fill=LEAF)
        draw.line([*points, points[0]], fill=LEAF_DARK, width=_wide(1.5, unit), joint="curve")


def wall(draw: ImageDraw.ImageDraw, points: Sequence[Point], unit: float) -> None:
    """A wall with battlements and towers."""
    draw.line(list(points), fill=OUTLINE, width=_wide(8.5, unit), joint="curve")
    draw.line(list(points), fill=STONE, width=_wide(5.0, unit), joint="curve")
    for x, y in _every(points, MERLONS * unit):
        _square(draw, (x, y), 1.7 * unit, OUTLINE)
    for x, y in _every(points, TOWERS * unit):
        _square(draw, (x, y), 7.0 * unit, OUTLINE)
        _square(draw, (x, y), 5.0 * unit, STONE)
        _square(draw, (x, y), 2.0 * unit, OUTLINE)


def crossing(draw: ImageDraw.ImageDraw, one: Point, other: Point, unit: float, *, is_strait: bool) -> None:
    """A line between two lands; sand-coloured where it is a mere border and no strait helps the defender."""
    colour = WHITE if is_strait else SAND
    draw.line([one, other], fill=WATER_DARK, width=_wide(8.5, unit))
    for end in (one, other):
        _disc(draw, end, 7.0 * unit, WATER_DARK)
        _disc(draw, end, 4.8 * unit, colour)
    for dash in dashed([one, other], 6.5 * unit, 4.0 * unit):
        draw.line(dash, fill=colour, width=_wide(4.2, unit))


def resource(draw: ImageDraw.ImageDraw, at: Point, unit: float) -> None:
    """An amphora on a gold coin."""
    x, y = at
    _disc(draw, at, 14.0 * unit, OUTLINE)
    _disc(draw, at, 12.4 * unit, WHITE)
    _disc(draw, at, 10.9 * unit, GOLD)
    body = ((-2.2, -7.4), (2.2, -7.4), (1.8, -4.6), (4.6, -1.4), (3.4, 4.0), (1.0, 7.6), (-1.0, 7.6))
    rest = ((-3.4, 4.0), (-4.6, -1.4), (-1.8, -4.6))
    draw.polygon([(x + dx * unit, y + dy * unit) for dx, dy in (*body, *rest)], fill=OUTLINE)
    for side in (-1, 1):
        handle = ((2.0, -6.6), (5.2, -5.2), (4.4, -1.8))
        points = [(x + side * dx * unit, y + dy * unit) for dx, dy in handle]
        draw.line(points, fill=OUTLINE, width=_wide(1.6, unit), joint="curve")


def _every(points: Sequence[Point], step: float) -> list[Point]:
    """Places along a line, one step apart, half a step from its start."""
    found, ahead = [], step / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        while length and ahead <= length:
            found.append((x0 + (x1 - x0) * ahead / length, y0 + (y1 - y0) * ahead / length))
            ahead += step
        ahead -= length
    return found


def _wide(width: float, unit: float) -> int:
    return max(1, round(width * unit))


def _disc(draw: ImageDraw.ImageDraw, at: Point, radius: float, colour: Colour) -> None:
    draw.ellipse((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), fill=colour)


def _square(draw: ImageDraw.ImageDraw, at: Point, half: float, colour: Colour) -> None:
    draw.rectangle((at[0] - half, at[1] - half, at[0] + half, at[1] + half), fill=colour)
