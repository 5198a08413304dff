"""Vector glyphs of disasters and strife, in a box of 100 units around the origin."""

from math import pi, sin

from renders.paint import pieces
from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.goods import Glyph
from renders.paint.vector import Canvas, Point

_LINE = 3.4
_FIRE: RGB = (214, 60, 24)
_GOLD: RGB = (236, 184, 56)
_IVORY = pieces.IVORY


def volcano(c: Canvas, tone: RGB) -> None:
    """A smoking mountain."""
    for x, y, r in ((-4, -32, 9), (10, -38, 11), (0, -20, 7)):
        c.disc((x, y), r, (120, 108, 100), RIM, 2)
    c.polygon([(-44, 38), (-14, -14), (14, -14), (44, 38)], tone, RIM, _LINE)
    c.polygon([(-14, -14), (-20, 8), (-8, 2), (0, 20), (8, 4), (20, 12), (14, -14)], _FIRE, RIM, 2)


def flame(c: Canvas, tone: RGB) -> None:
    """Fire."""
    c.polygon(
        [
            (0, -44),
            (16, -20),
            (22, -28),
            (34, 6),
            (26, 30),
            (10, 42),
            (-10, 42),
            (-26, 30),
            (-34, 2),
            (-20, -14),
            (-12, -6),
        ],
        tone,
        RIM,
        _LINE,
    )
    c.polygon(
        [(2, -10), (14, 10), (16, 24), (8, 36), (-8, 36), (-16, 24), (-12, 10), (-4, 14)], (252, 196, 64)
    )


def wave(c: Canvas, tone: RGB) -> None:
    """Rolling waves: flood, sea."""
    for y, share in ((-22, 0.35), (2, 0.0), (26, -0.3)):
        fill = lighter(tone, share) if share >= 0 else darker(tone, -share)
        curl: list[Point] = [(-44 + i * 2.2, y + 9 * sin(i * pi / 6.7)) for i in range(41)]
        c.polygon([*curl, (44, y + 18), (-44, y + 18)], fill, RIM, 2.6)


def skull(c: Canvas, tone: RGB) -> None:
    """Death: plague, famine."""
    for side in (-1, 1):
        c.line([(-34 * side, 12), (34 * side, 40)], RIM, 12)
        c.line([(-34 * side, 12), (34 * side, 40)], _IVORY, 7)
    c.disc((0, -10), (31, 29), RIM)
    pieces.skull(c, (0, -8), 27)


def swords(c: Canvas, tone: RGB) -> None:
    """Crossed swords: war."""
    for side in (-1, 1):
        for fill, extra in ((RIM, 6.0), (lighter(tone, 0.7), 0.0)):
            c.line([(-36 * side, -38), (20 * side, 18)], fill, 7 + extra)
        for fill, extra in ((RIM, 6.0), (_GOLD, 0.0)):
            c.line([(8 * side, 30), (32 * side, 6)], fill, 6 + extra)
            c.line([(24 * side, 22), (38 * side, 38)], fill, 6 + extra)


def mask(c: Canvas, tone: RGB) -> None:
    """A theatre mask."""
    c.polygon(
        [(-34, -36), (34, -36), (34, 4), (20, 34), (0, 44), (-20, 34), (-34, 4)],
        lighter(tone, 0.4),
        RIM,
        _LINE,
    )
    for side in (-1, 1):
        c.pie((side * 15, -8), (10, 9), 180, 360, RIM)
    c.pie((0, 12), (18, 18), 0, 180, RIM)


def people(c: Canvas, tone: RGB) -> None:
    """Three people: population, a crowd, revolt."""
    for x, y, fill in ((-24, 4, darker(tone, 0.2)), (24, 4, darker(tone, 0.2)), (0, 0, tone)):
        c.pie((x, y + 38), (20, 34), 180, 360, RIM)
        c.pie((x, y + 38), (16.6, 30), 180, 360, fill)
        c.disc((x, y - 12), 13.5, lighter(fill, 0.35), RIM, 3)


def quake(c: Canvas, tone: RGB) -> None:
    """Broken ground: earthquake."""
    c.polygon([(-44, 6), (-4, 2), (-12, 16), (0, 24), (-8, 42), (-44, 42)], tone, RIM, _LINE)
    c.polygon([(4, -6), (44, -2), (44, 42), (2, 42), (12, 24), (0, 12)], darker(tone, 0.2), RIM, _LINE)
    c.polygon([(-34, 4), (-34, -24), (-20, -38), (-6, -26), (-12, 2)], lighter(tone, 0.5), RIM, 2.6)
    c.polygon([(10, -6), (16, -34), (30, -42), (40, -26), (34, -3)], lighter(tone, 0.5), RIM, 2.6)


def serpent(c: Canvas, tone: RGB) -> None:
    """A snake: treachery, sickness."""
    path: list[Point] = [(24 * sin(i / 5.2), 38 - i * 2.2) for i in range(32)]
    c.line(path, RIM, 14)
    c.line(path, tone, 8)
    x, y = path[-1]
    c.disc((x, y - 5), (11, 9), tone, RIM, _LINE)
    c.disc((x - 3, y - 7), 2, RIM)
    c.line([(x + 8, y - 5), (x + 20, y - 9)], _FIRE, 2.6)


DISASTERS: dict[str, Glyph] = {
    "volcano": volcano,
    "flame": flame,
    "wave": wave,
    "skull": skull,
    "swords": swords,
    "mask": mask,
    "people": people,
    "quake": quake,
    "serpent": serpent,
}
