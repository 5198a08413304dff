"""Vector glyphs of arts, power and ideas, in a box of 100 units around the origin."""

from math import cos, pi, sin

from renders.paint import pieces
from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.goods import Glyph
from renders.paint.vector import Canvas, Point

_LINE = 3.4
_FIRE: RGB = (214, 60, 24)
_GOLD: RGB = (236, 184, 56)
_IVORY = pieces.IVORY


def shield(c: Canvas, tone: RGB) -> None:
    """A round shield: defence."""
    c.disc((0, 0), 42, RIM)
    c.disc((0, 0), 38.5, _GOLD)
    c.disc((0, 0), 31, tone, RIM, 2.4)
    for i in range(8):
        c.disc((35 * cos(i * pi / 4), 35 * sin(i * pi / 4)), 2.6, RIM)
    pieces.star(c, (0, 0), 24, _IVORY, 6)


def scales(c: Canvas, tone: RGB) -> None:
    """A balance: law, trade."""
    c.line([(0, -36), (0, 36)], RIM, 8)
    c.line([(0, -36), (0, 36)], _GOLD, 3.4)
    c.line([(-34, -24), (34, -24)], RIM, 7)
    for side in (-1, 1):
        c.line([(side * 34 - 14, 8), (side * 34, -24), (side * 34 + 14, 8)], RIM, 2.4)
        c.pie((side * 32, 7), (17, 15), 0, 180, RIM)
        c.pie((side * 32, 8.5), (13.5, 11), 0, 180, tone)
    c.box((-20, 34), (20, 43), _GOLD, RIM, 2.6, 3)


def column(c: Canvas, tone: RGB) -> None:
    """A column: building, the arts."""
    light = lighter(tone, 0.5)
    for x in (-15, -5, 5, 15):
        c.box((x - 5, -26), (x + 5, 28), light, RIM, 2)
    c.box((-30, -42), (30, -34), tone, RIM, 2.6)
    c.polygon([(-26, -34), (26, -34), (19, -25), (-19, -25)], light, RIM, 2.6)
    c.box((-26, 27), (26, 34), light, RIM, 2.6)
    c.box((-32, 34), (32, 43), tone, RIM, 2.6)


def tower(c: Canvas, tone: RGB) -> None:
    """A tower: fortification."""
    wall: list[Point] = [
        (-22, 42),
        (-22, -18),
        (-30, -24),
        (-30, -42),
        (-16, -42),
        (-16, -32),
        (-7, -32),
        (-7, -42),
        (7, -42),
    ]
    wall += [(7, -32), (16, -32), (16, -42), (30, -42), (30, -24), (22, -18), (22, 42)]
    c.polygon(wall, lighter(tone, 0.25), RIM, _LINE)
    for x, y in ((-10, -8), (8, 2), (-6, 14)):
        c.line([(x - 5, y), (x + 5, y)], darker(tone, 0.3), 2.4)
    c.pie((0, 28), (9, 12), 180, 360, RIM)
    c.box((-9, 27), (9, 41), RIM)


def lyre(c: Canvas, tone: RGB) -> None:
    """A lyre: music."""
    for fill, extra in ((RIM, 6.0), (tone, 0.0)):
        for side in (-1, 1):
            c.line(
                [(side * 8, 32), (side * 26, 18), (side * 24, -8), (side * 16, -26), (side * 26, -40)],
                fill,
                6 + extra,
            )
    c.line([(-26, -26), (26, -26)], RIM, 6)
    for x in (-8, 0, 8):
        c.line([(x, -26), (x * 0.6, 28)], RIM, 1.8)
    c.disc((0, 32), (17, 11), lighter(tone, 0.3), RIM, _LINE)


def book(c: Canvas, tone: RGB) -> None:
    """An open book: learning."""
    for side in (-1, 1):
        c.polygon(
            [(0, -22), (side * 20, -32), (side * 42, -26), (side * 42, 28), (side * 20, 22), (0, 34)],
            tone,
            RIM,
            _LINE,
        )
        c.polygon(
            [(0, -17), (side * 19, -27), (side * 36, -22), (side * 36, 21), (side * 19, 16), (0, 26)], _IVORY
        )
        for y in (-14, -4, 6):
            c.line([(side * 8, y + 3), (side * 20, y - 3), (side * 30, y)], darker(tone, 0.4), 2)
    c.line([(0, -20), (0, 32)], RIM, 2.8)


def crown(c: Canvas, tone: RGB) -> None:
    """A crown: rule."""
    c.polygon([(-36, 30), (-42, -22), (-20, 0), (0, -36), (20, 0), (42, -22), (36, 30)], _GOLD, RIM, _LINE)
    c.box((-37, 22), (37, 36), tone, RIM, 2.6)
    for x, y in ((-42, -24), (0, -38), (42, -24)):
        c.disc((x, y), 6, tone, RIM, 2.4)


def sun(c: Canvas, tone: RGB) -> None:
    """A sun: astronomy, faith."""
    for i in range(12):
        a = i * pi / 6
        c.polygon(
            [
                (44 * cos(a), 44 * sin(a)),
                (24 * cos(a + 0.2), 24 * sin(a + 0.2)),
                (24 * cos(a - 0.2), 24 * sin(a - 0.2)),
            ],
            tone,
            RIM,
            2,
        )
    c.disc((0, 0), 23, _GOLD, RIM, _LINE)


def wheel(c: Canvas, tone: RGB) -> None:
    """A wheel: craft, roads, engines."""
    c.disc((0, 0), 42, None, RIM, 13)
    c.disc((0, 0), 39.5, None, tone, 8)
    for i in range(4):
        a = i * pi / 4
        for fill, wide in ((RIM, 9.0), (lighter(tone, 0.2), 4.0)):
            c.line([(-33 * cos(a), -33 * sin(a)), (33 * cos(a), 33 * sin(a))], fill, wide, round_ends=False)
    c.disc((0, 0), 10, tone, RIM, _LINE)


def hammer(c: Canvas, tone: RGB) -> None:
    """A hammer: mining, smithing."""
    c.line([(-26, 38), (14, -14)], RIM, 13)
    c.line([(-26, 38), (14, -14)], (172, 116, 66), 7)
    c.polygon([(-14, -28), (4, -44), (42, -8), (28, 8)], tone, RIM, _LINE)


def eye(c: Canvas, tone: RGB) -> None:
    """An eye: mysticism, foresight."""
    lid: list[Point] = [(-44 + i * 4.4, -26 * sin(i * pi / 20)) for i in range(21)]
    c.polygon([*lid, *[(x, -y) for x, y in reversed(lid)]], _IVORY, RIM, 4)
    c.disc((0, 0), 17, tone, RIM, 2.6)
    c.disc((0, 0), 7.5, RIM)
    c.line([(8, 24), (2, 42)], RIM, 4)
    c.line([(18, 20), (34, 38), (42, 32)], RIM, 4)


def ship(c: Canvas, tone: RGB) -> None:
    """A ship under sail."""
    c.polygon([(-44, 10), (44, 10), (30, 36), (-30, 36)], (150, 96, 54), RIM, _LINE)
    c.box((-2.5, -44), (2.5, 10), RIM)
    c.polygon(
        [(-30, -38), (30, -38), (36, -14), (30, 4), (-30, 4), (-25, -14)], lighter(tone, 0.2), RIM, _LINE
    )
    c.line([(-22, 23), (22, 23)], (222, 176, 120), 3)


def star(c: Canvas, tone: RGB) -> None:
    """A star: glory, points."""
    pieces.star(c, (0, 2), 44, tone)


SYMBOLS: dict[str, Glyph] = {
    "shield": shield,
    "scales": scales,
    "column": column,
    "tower": tower,
    "lyre": lyre,
    "book": book,
    "crown": crown,
    "sun": sun,
    "wheel": wheel,
    "hammer": hammer,
    "eye": eye,
    "ship": ship,
    "star": star,
}
