"""The eighteen resources: the outline says the category, the colour the kind, the figure the resource."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from renders.paint.colour import RGB
from renders.paint.emblems import RIM
from renders.paint.vector import Canvas, Point

Figure = Callable[[Canvas, RGB, RGB], None]
"""Draws with an ink on a ground, in a box of 100 units around the origin."""
WHITE: RGB = (253, 248, 236)
DARK: RGB = (34, 26, 22)
TEAL: RGB = (12, 112, 116)
PINK: RGB = (206, 62, 132)
BROWN: RGB = (140, 84, 38)
GREY: RGB = (112, 116, 128)
BLACK: RGB = (30, 28, 32)


def _grain(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.line([(0, 34), (0, -18)], ink, 6)
    for y in (18, 2, -14):
        for side in (-1, 1):
            c.polygon([(0, y + 6), (side * 20, y - 12), (side * 22, y - 2), (side * 4, y + 14)], ink)
    c.polygon([(-8, -18), (0, -36), (8, -18), (0, -8)], ink)


def _pulses(c: Canvas, ink: RGB, ground: RGB) -> None:
    pod = [(-36 + i * 6, 20 - 26 * sin(pi * i / 12) - i * 1.6) for i in range(13)]
    back = [(36 - i * 6, -2 + 24 * sin(pi * i / 12) + i * 1.6) for i in range(13)]
    c.polygon([*pod, *back], ink)
    for x, y in ((-16, 12), (0, 8), (16, 2)):
        c.disc((x, y), 7, ground)


def _cattle(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.line([(-34, -30), (-30, -10), (-12, -8)], ink, 8)
    c.line([(34, -30), (30, -10), (12, -8)], ink, 8)
    c.polygon([(-18, -16), (18, -16), (15, 12), (11, 32), (-11, 32), (-15, 12)], ink)
    for x in (-7, 7):
        c.disc((x, 22), 3.4, ground)


def _poultry(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon(
        [(-34, -10), (-20, 2), (-2, -2), (6, -24), (20, -30), (24, -16), (18, -6), (20, 8), (8, 22)], ink
    )
    c.polygon([(-34, -10), (8, 22), (-12, 22), (-28, 10)], ink)
    c.polygon([(22, -26), (36, -20), (22, -16)], ink)
    for x in (-6, 4):
        c.line([(x, 20), (x, 36)], ink, 4.5)
    c.disc((16, -21), 3, ground)


def _fish(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.disc((-6, 0), (28, 17), ink)
    c.polygon([(14, 0), (38, -18), (32, 0), (38, 18)], ink)
    c.disc((-20, -4), 3.6, ground)


def _shellfish(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.pie((0, 22), (36, 48), 180, 360, ink)
    c.polygon([(-14, 20), (14, 20), (9, 32), (-9, 32)], ink)
    for angle in (215, 243, 270, 297, 325):
        c.line([(0, 20), (33 * cos(angle * pi / 180), 22 + 44 * sin(angle * pi / 180))], ground, 3.6)


def _fur(c: Canvas, ink: RGB, ground: RGB) -> None:
    half: list[Point] = [(0, -34), (8, -30), (10, -18), (28, -24), (30, -14), (17, -4), (18, 10), (28, 22)]
    half += [(22, 30), (10, 20), (4, 36)]
    c.polygon([*half, *((-x, y) for x, y in reversed(half))], ink)


def _resin(c: Canvas, ink: RGB, ground: RGB) -> None:
    drop = [(21 * sin(2 * pi * i / 24), 12 - 20 * cos(2 * pi * i / 24)) for i in range(4, 21)]
    c.polygon([(0, -36), *drop], ink)
    c.line([(-8, 16), (-3, 22)], ground, 5)


def _sugar(c: Canvas, ink: RGB, ground: RGB) -> None:
    for x, top in ((-15, -20), (0, -34), (15, -24)):
        c.line([(x, 32), (x, top)], ink, 9, round_ends=False)
        for y in (16, 0, -14):
            if y > top:
                c.line([(x - 6, y), (x + 6, y)], ground, 3.4, round_ends=False)
    c.polygon([(15, -24), (34, -34), (20, -14)], ink)


def _gems(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon([(-18, -24), (18, -24), (32, -6), (0, 32), (-32, -6)], ink)
    c.line([(-30, -6), (30, -6)], ground, 3.4)
    c.line([(-11, -6), (0, 28), (11, -6)], ground, 3.4)


def _silk(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon(
        [(-30, -26), (30, -26), (30, 12), (20, 30), (10, 14), (0, 32), (-10, 14), (-20, 30), (-30, 12)], ink
    )
    for x in (-15, 0, 15):
        c.line([(x, -18), (x, 8)], ground, 3.4)


def _spices(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon([(-20, 0), (0, -34), (20, 0)], ink)
    c.polygon([(-34, 6), (34, 6), (20, 30), (-20, 30)], ink)


def _clay(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.box((-14, -38), (14, -29), ink, radius=3)
    c.polygon(
        [
            (-9, -28),
            (9, -28),
            (11, -18),
            (28, 0),
            (26, 18),
            (13, 36),
            (-13, 36),
            (-26, 18),
            (-28, 0),
            (-11, -18),
        ],
        ink,
    )
    c.line([(-24, 6), (24, 6)], ground, 5, round_ends=False)


def _timber(c: Canvas, ink: RGB, ground: RGB) -> None:
    for x, y in ((-18, 17), (18, 17), (0, -14)):
        c.disc((x, y), 18, ink)
        c.disc((x, y), 10.5, ground)
        c.disc((x, y), 5, ink)


def _iron(c: Canvas, ink: RGB, ground: RGB) -> None:
    c.polygon(
        [
            (-38, -22),
            (36, -22),
            (36, -10),
            (14, 4),
            (10, 18),
            (22, 32),
            (-22, 32),
            (-10, 18),
            (-14, 2),
            (-34, -8),
        ],
        ink,
    )


def _metals(c: Canvas, ink: RGB, ground: RGB) -> None:
    for x, y in ((-19, 19), (19, 19), (0, -10)):
        c.polygon([(x - 17, y + 13), (x - 10, y - 12), (x + 10, y - 12), (x + 17, y + 13)], ink)


def _coal(c: Canvas, ink: RGB, ground: RGB) -> None:
    for x, y, r in ((-18, 15, 17), (17, 16, 18), (0, -15, 19)):
        c.polygon([(x + r * cos(pi * i / 3 + 0.3), y + r * sin(pi * i / 3 + 0.3)) for i in range(6)], ink)


def _oil(c: Canvas, ink: RGB, ground: RGB) -> None:
    for side in (-1, 1):
        c.line([(side * 24, 36), (side * 5, -34)], ink, 6.5)
    for y, half in ((-12, 10), (10, 16)):
        c.line([(-half, y), (half, y)], ink, 5)
    c.line([(-20, 30), (12, -8)], ink, 4)
    c.line([(20, 30), (-12, -8)], ink, 4)
    c.box((-10, -40), (10, -31), ink)


FIGURES: dict[str, tuple[Figure, RGB]] = {
    "grain": (_grain, TEAL),
    "pulses": (_pulses, TEAL),
    "cattle": (_cattle, TEAL),
    "poultry": (_poultry, TEAL),
    "fish": (_fish, TEAL),
    "shellfish": (_shellfish, TEAL),
    "fur": (_fur, WHITE),
    "resin": (_resin, WHITE),
    "sugar": (_sugar, WHITE),
    "gems": (_gems, PINK),
    "silk": (_silk, PINK),
    "spices": (_spices, PINK),
    "clay": (_clay, BROWN),
    "timber": (_timber, BROWN),
    "iron": (_iron, GREY),
    "metals": (_metals, GREY),
    "coal": (_coal, BLACK),
    "oil": (_oil, BLACK),
}
_REACH = {"disc": 0.84, "diamond": 0.74, "square": 0.86}


@lru_cache(maxsize=256)
def resource_sign(resource: str, size: int) -> Image.Image:
    """A resource in a square of this many pixels."""
    figure, ground = FIGURES[resource]
    ink = DARK if ground is WHITE else WHITE
    canvas = Canvas(112, 112, size / 112)
    outline = _outline(ground)
    _back(canvas, outline, ground, ink)
    picture = canvas.image()
    inner = Canvas(100, 100, size / 112 * _REACH[outline])
    figure(inner, ink, ground)
    drawn = inner.image()
    picture.alpha_composite(drawn, ((picture.width - drawn.width) // 2, (picture.height - drawn.height) // 2))
    return picture


@lru_cache(maxsize=16)
def wild_sign(category: str, size: int) -> Image.Image:
    """The permanent wild resource of a category: its outline with a star."""
    ground = {"food": TEAL, "luxury": PINK, "commodity": BROWN}[category]
    canvas = Canvas(112, 112, size / 112)
    _back(canvas, _outline(ground), ground, WHITE)
    points = [
        ((24 if i % 2 == 0 else 10) * sin(pi * i / 5), -(24 if i % 2 == 0 else 10) * cos(pi * i / 5))
        for i in range(10)
    ]
    canvas.polygon(points, WHITE)
    return canvas.image()


def _outline(ground: RGB) -> str:
    return {TEAL: "disc", WHITE: "diamond", PINK: "diamond"}.get(ground, "square")


def _back(canvas: Canvas, outline: str, ground: RGB, ink: RGB) -> None:
    if outline == "disc":
        canvas.disc((0, 0), 50, RIM)
        canvas.disc((0, 0), 46.5, ink)
        canvas.disc((0, 0), 42, ground)
    elif outline == "diamond":
        for reach, tone in ((55.0, RIM), (50.5, ink), (44.5, ground)):
            canvas.polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], tone)
    else:
        canvas.box((-47, -47), (47, 47), RIM, radius=10)
        canvas.box((-43.5, -43.5), (43.5, 43.5), ink, radius=8)
        canvas.box((-39, -39), (39, 39), ground, radius=6)
