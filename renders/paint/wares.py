"""Glyphs for further goods: what is bred, spun, cast, carved or ground."""

from math import cos, pi, sin

from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.goods import Glyph
from renders.paint.vector import Canvas, Point

_LINE = 3.4
_HORN: RGB = (238, 228, 200)


def ox(c: Canvas, tone: RGB) -> None:
    """The head of an ox: livestock."""
    for side in (-1, 1):
        horn: list[Point] = [(14, -20), (30, -22), (38, -40), (46, -28), (40, -10), (18, -8)]
        c.polygon([(side * x, y) for x, y in horn], _HORN, RIM, _LINE)
        c.disc((side * 30, 0), (13, 7), darker(tone, 0.2), RIM, _LINE)
    c.polygon([(-22, -24), (22, -24), (24, 2), (15, 32), (-15, 32), (-24, 2)], tone, RIM, _LINE)
    c.disc((0, 30), (18, 13), lighter(tone, 0.45), RIM, _LINE)
    for side in (-1, 1):
        c.disc((side * 12, -4), 4.2, RIM)
        c.disc((side * 7, 30), 3, RIM)


def boll(c: Canvas, tone: RGB) -> None:
    """An open boll: cotton."""
    c.line([(0, 44), (0, 14)], RIM, 9)
    c.line([(0, 44), (0, 14)], (112, 92, 52), 4)
    for x, y in ((-18, -2), (18, -2), (0, -22), (0, 8)):
        c.disc((x, y), 20, tone, RIM, _LINE)
    c.disc((0, -6), 15, tone)
    for x, y in ((-20, -8), (14, -8), (-4, -28)):
        c.arc((x, y), 9, 180, 280, darker(tone, 0.25), 2.4)
    for side in (-1, 1):
        c.polygon([(0, 26), (side * 34, 6), (side * 26, 30), (side * 6, 34)], (110, 136, 66), RIM, _LINE)


def casket(c: Canvas, tone: RGB) -> None:
    """A lacquered box with a lid."""
    c.box((-36, -4), (36, 34), tone, RIM, _LINE, 4)
    c.polygon([(-40, -4), (-30, -28), (30, -28), (40, -4)], lighter(tone, 0.22), RIM, _LINE)
    for y in (8, 22):
        c.line([(-30, y), (30, y)], (226, 186, 84), 2.6)
    c.disc((0, -3), 8, (226, 186, 84), RIM, 2.6)
    c.line([(-18, -18), (18, -18)], (226, 186, 84), 2.6)


def skein(c: Canvas, tone: RGB) -> None:
    """A twisted skein of thread: silk, flax."""
    for x, fill in ((-15, darker(tone, 0.18)), (15, tone)):
        c.disc((x, 0), (20, 36), fill, RIM, _LINE)
        c.disc((x, 0), (8, 22), darker(tone, 0.5), RIM, 2.4)
        for reach in (12, 16):
            c.arc((x, 0), (reach, reach + 13), 200, 340, lighter(fill, 0.5), 2)
    c.box((-38, -7), (38, 7), lighter(tone, 0.3), RIM, _LINE, 5)


def bone(c: Canvas, tone: RGB) -> None:
    """A bone with knuckles at both ends."""
    for wide, fill in ((22, RIM), (15, lighter(tone, 0.3))):
        c.line([(-22, 22), (22, -22)], fill, wide)
        for side in (-1, 1):
            for x, y in ((30, -15), (15, -30)):
                c.disc((side * x, side * y), 8 + (wide - 15) / 2 + 4, fill)
    c.line([(-16, 20), (20, -16)], darker(tone, 0.2), 2.6)


def loaf(c: Canvas, tone: RGB) -> None:
    """A sugarloaf: a tall cone with its foot in paper."""
    c.polygon([(-27, 22), (-8, -38), (0, -44), (8, -38), (27, 22)], lighter(tone, 0.5), RIM, _LINE)
    c.polygon([(8, -38), (27, 22), (10, 22), (2, -42)], darker(tone, 0.12))
    c.polygon(
        [(-32, 42), (-25, 8), (-12, 18), (0, 8), (12, 18), (25, 8), (32, 42)], (70, 96, 150), RIM, _LINE
    )


def lamp(c: Canvas, tone: RGB) -> None:
    """An oil lamp with its flame."""
    c.arc((32, 10), (13, 13), 0, 360, RIM, 7)
    c.arc((32, 10), (11, 11), 0, 360, tone, 3)
    c.polygon([(-43, -2), (-30, -6), (24, -6), (32, 8), (20, 30), (-10, 30), (-28, 12)], tone, RIM, _LINE)
    c.disc((4, -6), (17, 6), darker(tone, 0.5), RIM, 2.6)
    c.box((-16, 30), (22, 38), darker(tone, 0.2), RIM, _LINE, 3)
    c.polygon([(-38, -4), (-45, -20), (-36, -44), (-28, -22), (-30, -6)], (238, 150, 40), RIM, 2.6)
    c.polygon([(-37, -8), (-39, -18), (-36, -28), (-33, -16)], (252, 230, 130))


def oxhide(c: Canvas, tone: RGB) -> None:
    """An ingot in the shape of a hide, as copper was shipped."""
    corner: list[Point] = [(-44, -34), (-30, -36), (0, -24), (30, -36), (44, -34), (42, -20), (30, 0)]
    c.polygon([*corner, *[(-x, -y) for x, y in corner]], tone, RIM, _LINE)
    c.polygon([(-30, -26), (0, -15), (30, -26), (22, -12), (-22, -12)], lighter(tone, 0.45))
    c.line([(-10, 2), (10, 2), (0, 2), (0, 14)], darker(tone, 0.5), 4)


def sprig(c: Canvas, tone: RGB) -> None:
    """Two leaves and a bud: tea."""
    c.line([(0, 44), (0, 2)], RIM, 8)
    c.line([(0, 44), (0, 2)], darker(tone, 0.2), 3.6)
    for side in (-1, 1):
        blade: list[Point] = [(0, 26), (16, -4), (42, -18), (38, 8), (20, 26)]
        c.polygon([(side * x, y) for x, y in blade], tone, RIM, _LINE)
        c.line([(side * 4, 22), (side * 34, -10)], lighter(tone, 0.5), 2.4)
    c.polygon([(0, 4), (-12, -18), (0, -46), (12, -18)], lighter(tone, 0.35), RIM, _LINE)


def ring(c: Canvas, tone: RGB) -> None:
    """A pierced disc: jade."""
    c.disc((0, 0), 42, tone, RIM, _LINE)
    c.arc((0, 0), 33, 195, 290, lighter(tone, 0.6), 5)
    for turn in range(8):
        x, y = 27 * cos(pi * turn / 4), 27 * sin(pi * turn / 4)
        c.disc((x, y), 4, darker(tone, 0.35))
    c.disc((0, 0), 14, (236, 224, 196), RIM, _LINE)


def mortar(c: Canvas, tone: RGB) -> None:
    """A mortar heaped with spices, and its pestle."""
    c.line([(34, -40), (6, -6)], RIM, 15)
    c.line([(34, -40), (6, -6)], (176, 168, 156), 8)
    c.disc((-4, -6), (34, 14), tone, RIM, _LINE)
    c.polygon([(-40, -6), (32, -6), (22, 26), (14, 40), (-22, 40), (-30, 26)], (146, 140, 132), RIM, _LINE)
    c.line([(-32, 8), (24, 8)], (206, 200, 190), 3)


WARES: dict[str, Glyph] = {
    glyph.__name__: glyph
    for glyph in (ox, boll, casket, skein, bone, loaf, lamp, oxhide, sprig, ring, mortar)
}
