"""Vector glyphs of what befalls towns and peoples, in a box of 100 units around the origin."""

from math import cos, pi, sin

from renders.paint import pieces
from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.goods import Glyph
from renders.paint.vector import Canvas, Point

_LINE = 3.4
_FIRE: RGB = (214, 60, 24)
_GOLD: RGB = (236, 184, 56)
_WATER: RGB = (74, 130, 176)
_WOOD: RGB = (172, 116, 66)
_IVORY = pieces.IVORY


def storm(c: Canvas, tone: RGB) -> None:
    """A cloud with lightning."""
    for x, y, r in ((-22, -10, 19), (20, -10, 20), (-2, -23, 21)):
        c.disc((x, y), r + 3, RIM)
    c.box((-38, -12), (38, 12), RIM, radius=10)
    for x, y, r in ((-22, -10, 18), (20, -10, 19), (-2, -23, 20)):
        c.disc((x, y), r, tone)
    c.box((-35, -12), (35, 9), tone, radius=9)
    c.polygon([(2, -4), (-16, 24), (-3, 24), (-12, 46), (18, 14), (4, 14), (14, -4)], _GOLD, RIM, _LINE)


def flood(c: Canvas, tone: RGB) -> None:
    """A house up to its eaves in water."""
    c.box((-24, -14), (24, 30), lighter(tone, 0.55), RIM, _LINE)
    c.polygon([(-34, -12), (0, -42), (34, -12)], tone, RIM, _LINE)
    for y, fill in ((10, _WATER), (28, darker(_WATER, 0.3))):
        curl: list[Point] = [(-44 + i * 2.2, y + 5 * sin(i * pi / 5)) for i in range(41)]
        c.polygon([*curl, (44, 44), (-44, 44)], fill, RIM, 2.6)


def burning(c: Canvas, tone: RGB) -> None:
    """A house on fire."""
    fire = [(-32, 4), (-36, -20), (-22, -12), (-16, -42), (0, -22), (12, -44), (20, -14), (36, -24), (32, 4)]
    c.polygon(list(fire), _FIRE, RIM, _LINE)
    c.polygon([(-20, 2), (-14, -18), (-4, -6), (8, -24), (18, 2)], _GOLD)
    c.box((-30, 8), (30, 42), lighter(tone, 0.4), RIM, _LINE)
    c.polygon([(-38, 12), (-16, -8), (-6, 4), (8, -8), (38, 12)], tone, RIM, _LINE)
    c.box((-8, 22), (8, 42), RIM)


def purse(c: Canvas, tone: RGB) -> None:
    """A purse that spills its coins."""
    bag = [(-30, -34), (-4, -40), (-8, -24), (12, -6), (10, 18), (-12, 28), (-36, 14), (-38, -8), (-22, -24)]
    c.polygon(list(bag), lighter(tone, 0.15), RIM, _LINE)
    c.line([(-26, -24), (-5, -26)], RIM, 5)
    c.line([(-14, -2), (-4, 10)], RIM, 3.4)
    for x, y in ((20, 8), (34, 22), (16, 32), (-6, 38), (36, 38)):
        c.disc((x, y), 9.5, _GOLD, RIM, 3)


def torch(c: Canvas, tone: RGB) -> None:
    """A torch held high."""
    c.line([(-4, 40), (4, 0)], RIM, 15)
    c.line([(-4, 40), (4, 0)], _WOOD, 9)
    c.polygon([(-14, -6), (22, 0), (19, 12), (-12, 6)], tone, RIM, _LINE)
    c.polygon(
        [(-14, -8), (-22, -26), (-10, -22), (0, -46), (12, -26), (24, -30), (22, -4)], _FIRE, RIM, _LINE
    )
    c.polygon([(-6, -8), (-6, -18), (4, -28), (12, -12), (12, -5)], _GOLD)


def fork(c: Canvas, tone: RGB) -> None:
    """A pitchfork."""
    for fill, extra in ((RIM, 6.0), (_WOOD, 0.0)):
        c.line([(0, -4), (0, 42)], fill, 7 + extra)
    for fill, extra in ((RIM, 6.0), (lighter(tone, 0.25), 0.0)):
        c.line([(-26, -40), (-26, -8), (-14, 2), (14, 2), (26, -8), (26, -40)], fill, 7 + extra)
        c.line([(0, -42), (0, 2)], fill, 7 + extra)


def clubs(c: Canvas, tone: RGB) -> None:
    """Crossed clubs."""
    for side in (-1, 1):
        for fill, extra in ((RIM, 3.2), (_WOOD if side < 0 else darker(_WOOD, 0.2), 0.0)):
            c.line([(-34 * side, 40), (10 * side, -10)], fill, 8 + 2 * extra)
            head: list[Point] = [
                (4 * side, -14),
                (20 * side, -42),
                (40 * side, -36),
                (36 * side, -14),
                (14 * side, 0),
            ]
            c.polygon(head, fill, fill, 2 * extra + 3)
        for x, y in ((20, -28), (30, -22), (27, -34)):
            c.disc((x * side, y), 2.8, RIM)


def steps(c: Canvas, tone: RGB) -> None:
    """Footprints that lead away."""
    for x, y in ((-20, 14), (18, -18)):
        c.disc((x, y), (14, 21), tone, RIM, _LINE)
        c.disc((x, y + 24), (10, 10), tone, RIM, _LINE)
        for i, r in enumerate((5.6, 4.6, 4.2, 4.0)):
            c.disc((x - 14 + 9.4 * i, y - 23 + 1.8 * abs(i - 1.2)), r, tone, RIM, 2.4)


def barren(c: Canvas, tone: RGB) -> None:
    """A tree without a leaf on cracked ground."""
    wood = lighter(tone, 0.35)
    boughs: tuple[list[Point], ...] = (
        [(0, 30), (-2, -2), (4, -42)],
        [(-1, 6), (-20, -14), (-24, -38)],
        [(-20, -14), (-38, -20)],
        [(0, -4), (22, -18), (26, -40)],
        [(22, -18), (40, -20)],
    )
    for fill, extra in ((RIM, 6.0), (wood, 0.0)):
        for place, bough in enumerate(boughs):
            c.line(bough, fill, (9 if place == 0 else 5.4) + extra)
    c.polygon([(-44, 44), (-34, 30), (34, 30), (44, 44)], (214, 178, 120), RIM, _LINE)
    for crack in ([(-18, 31), (-12, 37), (-18, 43)], [(14, 31), (10, 36), (20, 43)]):
        c.line(crack, RIM, 2.6)


def whirl(c: Canvas, tone: RGB) -> None:
    """A whirlwind over the sea."""
    for turn in (0.0, pi):
        arm: list[Point] = []
        for i in range(40):
            r, a = 40.5 - i * 0.8, turn + i * 0.115
            arm.append((r * cos(a), r * sin(a)))
        c.line(arm, RIM, 15)
        c.line(arm, lighter(tone, 0.25), 9)
    c.disc((0, 0), 11, _IVORY, RIM, _LINE)


def banners(c: Canvas, tone: RGB) -> None:
    """Two banners of one nation that face each other."""
    for side, fill in ((-1, tone), (1, lighter(tone, 0.65))):
        c.line([(side * 8, 44), (side * 38, -42)], RIM, 9)
        c.line([(side * 8, 44), (side * 38, -42)], _WOOD, 4.4)
        flag = [(36, -38), (4, -40), (10, -24), (3, -6), (25, -4)]
        c.polygon([(side * x, y) for x, y in flag], fill, RIM, _LINE)


def fetters(c: Canvas, tone: RGB) -> None:
    """Two cuffs on a chain."""
    iron = lighter(tone, 0.3)
    for fill, extra in ((RIM, 5.0), (lighter(tone, 0.55), 0.0)):
        for x, y in ((-15, -26), (0, -32), (15, -26)):
            c.disc((x, y), (11 + extra / 2, 8 + extra / 2), None, fill, 4 + extra)
    for side in (-1, 1):
        x = side * 24
        c.disc((x, 12), (21, 25), None, RIM, 14)
        c.disc((x, 12), (18, 22), None, iron, 8)
        c.box((x - 8, -20), (x + 8, -6), iron, RIM, _LINE, 3)


def idol(c: Canvas, tone: RGB) -> None:
    """A statue that is broken in two."""
    c.box((-26, 32), (26, 43), tone, RIM, 2.6)
    c.polygon(
        [(-18, 32), (-20, 8), (-8, 14), (2, 2), (12, 12), (20, 6), (18, 32)], lighter(tone, 0.5), RIM, _LINE
    )
    c.polygon(
        [(-14, -2), (-24, -14), (-10, -26), (26, -18), (24, -2), (10, -8), (0, 2)],
        lighter(tone, 0.5),
        RIM,
        _LINE,
    )
    c.disc((6, -31), 13, lighter(tone, 0.65), RIM, _LINE)


def setback(c: Canvas, tone: RGB) -> None:
    """An arrow that turns back."""
    tone = lighter(tone, 0.25)
    bend: list[Point] = [(30 * sin(i * pi / 12) + 4, -4 - 30 * cos(i * pi / 12)) for i in range(13)]
    path: list[Point] = [(-27.5, -34), *bend, (-16, 26)]
    c.line(path, RIM, 21, round_ends=False)
    c.polygon([(-14, 4), (-44, 26), (-14, 46)], tone, RIM, _LINE)
    c.line([(-24, -34), *bend, (-16, 26)], tone, 14, round_ends=False)


STRIFE: dict[str, Glyph] = {
    "storm": storm,
    "flood": flood,
    "burning": burning,
    "purse": purse,
    "torch": torch,
    "fork": fork,
    "clubs": clubs,
    "steps": steps,
    "barren": barren,
    "whirl": whirl,
    "banners": banners,
    "fetters": fetters,
    "idol": idol,
    "setback": setback,
}
