"""Glyphs for further goods: what is bred, spun, lacquered or steeped."""

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


WARES: dict[str, Glyph] = {"ox": ox, "boll": boll, "casket": casket, "skein": skein}
