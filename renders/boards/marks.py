"""The printed marks of a board: limit badge, city gate, volcano, corner stone and link."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import ImageDraw

from renders.boards.baked import Point
from renders.fonts import Typeface, font

DARK = (26, 20, 18, 255)
PALE = (250, 244, 228, 255)
WHITE = (252, 250, 242, 255)
LAVA = (206, 54, 22, 255)
SMOKE = (92, 80, 74, 255)
LIMITS = (
    (122, 112, 100, 255),
    (168, 130, 72, 255),
    (196, 106, 34, 255),
    (92, 128, 50, 255),
    (26, 108, 104, 255),
    (104, 70, 140, 255),
)
"""Colours of the limit badge, from 0 up; the last serves all higher ones."""
BADGE_RADIUS = 13.5
GATE = (
    (-0.9, 0.92),
    (-0.9, -0.86),
    (-0.42, -0.86),
    (-0.42, -0.46),
    (-0.24, -0.46),
    (-0.24, -0.86),
    (0.24, -0.86),
    (0.24, -0.46),
    (0.42, -0.46),
    (0.42, -0.86),
    (0.9, -0.86),
    (0.9, 0.92),
)
"""The outline of a town gate with battlements, in halves of its width."""


def badge(draw: ImageDraw.ImageDraw, at: Point, limit: int, unit: float) -> None:
    """The population limit in a coloured disc."""
    _disc(draw, at, BADGE_RADIUS * unit, (255, 250, 235, 255))
    _disc(draw, at, (BADGE_RADIUS - 2.0) * unit, LIMITS[min(limit, len(LIMITS) - 1)])
    draw.text(
        (at[0], at[1] - 0.5 * unit),
        str(limit),
        font=font(Typeface.NUMBER, round(21 * unit)),
        anchor="mm",
        fill=WHITE,
    )


def gate(draw: ImageDraw.ImageDraw, at: Point, half: float, is_white: bool) -> None:
    """A city site: a black or white town gate; white ones stand on a flood plain."""
    wall, rim = (WHITE, DARK) if is_white else (DARK, PALE)
    x, y = at
    outline = [(x + dx * half, y + dy * half) for dx, dy in GATE]
    draw.line([*outline, *outline[:2]], fill=rim, width=max(2, round(half * 0.42)), joint="curve")
    draw.polygon(outline, fill=wall)
    door = half * 0.34
    draw.pieslice((x - door, y + half * 0.06, x + door, y + half * 0.06 + 2 * door), 180, 360, fill=rim)
    draw.rectangle((x - door, y + half * 0.06 + door, x + door, y + half * 0.92), fill=rim)


def volcano(draw: ImageDraw.ImageDraw, at: Point, size: float) -> None:
    """A smoking cone."""
    x, y = at
    cone = [(-1, 0.8), (-0.28, -0.7), (0.28, -0.7), (1, 0.8)]
    lava = [(-0.28, -0.7), (-0.5, 0.1), (-0.12, -0.25), (0.1, 0.3), (0.2, -0.2), (0.46, -0.2), (0.28, -0.7)]
    outline = [(x + dx * size, y + dy * size) for dx, dy in cone]
    draw.polygon(outline, fill=PALE)
    draw.line([*outline, outline[0]], fill=DARK, width=max(2, int(size * 0.14)), joint="curve")
    draw.polygon([(x + dx * size, y + dy * size) for dx, dy in lava], fill=LAVA)
    for dx, dy, radius in ((0.0, -1.05, 0.26), (0.3, -1.3, 0.3), (0.0, -1.55, 0.24)):
        _disc(draw, (x + dx * size, y + dy * size), radius * size, SMOKE)


def stone(draw: ImageDraw.ImageDraw, at: Point, unit: float) -> None:
    """A boundary stone where four areas meet and nobody passes across."""
    _disc(draw, at, 7.5 * unit, PALE)
    _disc(draw, at, 5.5 * unit, DARK)


def link(draw: ImageDraw.ImageDraw, one: Point, other: Point, unit: float) -> None:
    """A short bar over a narrow border: these two meet, the two beside it do not."""
    for radius, colour in ((4.2, DARK), (2.4, PALE)):
        draw.line([one, other], fill=colour, width=max(1, round(2 * radius * unit)))
        _disc(draw, one, radius * unit, colour)
        _disc(draw, other, radius * unit, colour)


def dashed(points: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The dashes of a line."""
    rest, drawing = dash, True
    piece = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > 1e-6:
            done += min(rest, length - done)
            place = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            rest -= math.dist(place, piece[-1])
            piece.append(place)
            if rest <= 1e-6:
                if drawing:
                    yield piece
                drawing = not drawing
                rest, piece = (dash if drawing else gap), [place]
    if drawing and len(piece) > 1:
        yield piece


def _disc(draw: ImageDraw.ImageDraw, at: Point, radius: float, colour: tuple[int, int, int, int]) -> None:
    draw.ellipse((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), fill=colour)
