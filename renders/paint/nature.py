"""Vector glyphs of what grows and lives, in a box of 100 units around the origin."""

from math import cos, pi, sin

from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.goods import Glyph
from renders.paint.vector import Canvas, Point

_LINE = 3.4


def _ring(count: int, radius: float) -> list[Point]:
    return [(radius * cos(2 * pi * i / count), radius * sin(2 * pi * i / count)) for i in range(count)]


def grain(c: Canvas, tone: RGB) -> None:
    """Three ears of grain."""
    for lean in (-26, 0, 26):
        c.line([(0, 42), (lean * 0.5, 6), (lean, -22)], RIM, 5)
        c.line([(0, 42), (lean * 0.5, 6), (lean, -22)], darker(tone, 0.2), 2)
        for i in range(4):
            x, y = lean * (0.62 + i * 0.14), 7 - i * 11.5
            for side in (-1, 1):
                c.disc((x + side * 6, y), (5.4, 8), tone, RIM, 2)
        c.disc((lean * 1.16, -40), (5, 8), lighter(tone, 0.3), RIM, 2)


def timber(c: Canvas, tone: RGB) -> None:
    """Stacked logs."""
    for x, y in ((-20, 20), (20, 20), (0, -14)):
        c.disc((x, y), 19, darker(tone, 0.25), RIM, _LINE)
        c.disc((x, y), 13, lighter(tone, 0.45))
        c.disc((x, y), 8.5, None, tone, 2)
        c.disc((x, y), 4, None, tone, 2)


def hide(c: Canvas, tone: RGB) -> None:
    """A stretched hide."""
    skin: list[Point] = [
        (-8, -42),
        (8, -42),
        (14, -28),
        (38, -34),
        (40, -22),
        (24, -10),
        (26, 14),
        (42, 30),
        (32, 40),
    ]
    skin += [
        (14, 26),
        (4, 42),
        (-4, 42),
        (-14, 26),
        (-32, 40),
        (-42, 30),
        (-26, 14),
        (-24, -10),
        (-40, -22),
        (-38, -34),
        (-14, -28),
    ]
    c.polygon(skin, tone, RIM, _LINE)
    for x, y, r in ((-8, -10, 8), (10, 4, 10), (-6, 18, 6)):
        c.disc((x, y), (r, r * 0.8), darker(tone, 0.35))


def tusk(c: Canvas, tone: RGB) -> None:
    """A pair of tusks."""
    bow = [pi * (0.5 + 0.62 * i / 16) for i in range(17)]
    for side in (-1, 1):
        outer = [(-side * 40 * cos(a), -6 + 44 * sin(a)) for a in bow]
        inner = [(-side * (34 * cos(a) + 1), -14 + 36 * sin(a)) for a in bow]
        c.polygon([*outer, *reversed(inner[:-1])], lighter(tone, 0.35), RIM, _LINE)
    c.box((-9, 18), (9, 42), darker(tone, 0.5), RIM, 2.6, 4)


def shell(c: Canvas, tone: RGB) -> None:
    """A shell with a pearl."""
    c.pie((0, 22), (44, 50), 180, 360, RIM)
    c.pie((0, 20), (40, 45), 180, 360, tone)
    for angle in (200, 220, 240, 260, 280, 300, 320, 340):
        c.line(
            [(0, 20), (38 * cos(angle * pi / 180), 20 + 43 * sin(angle * pi / 180))], darker(tone, 0.35), 2
        )
    c.box((-44, 18), (44, 30), darker(tone, 0.25), RIM, _LINE, 6)
    c.disc((0, 16), 13, (250, 248, 244), RIM, 2.6)
    c.disc((-4, 12), 4, (255, 255, 255))


def fish(c: Canvas, tone: RGB) -> None:
    """A fish."""
    c.polygon([(20, 0), (44, -22), (38, 0), (44, 22)], darker(tone, 0.25), RIM, _LINE)
    c.disc((-8, 0), (34, 20), tone, RIM, _LINE)
    c.arc((-14, 0), (10, 16), 280, 80, RIM, 2.4)
    c.disc((-26, -5), 3.6, RIM)
    for x in (0, 11):
        c.arc((x, 0), (8, 11), 290, 70, darker(tone, 0.45), 2.2)


def fruit(c: Canvas, tone: RGB) -> None:
    """A bunch of grapes or berries."""
    for y, xs in ((-12, (-24, -8, 8, 24)), (4, (-16, 0, 16)), (19, (-8, 8)), (34, (0,))):
        for x in xs:
            c.disc((x, y), 11, tone, RIM, 2.4)
            c.disc((x - 3, y - 3), 3, lighter(tone, 0.6))
    c.polygon([(0, -22), (-20, -42), (8, -40), (24, -30)], (92, 128, 50), RIM, 2.6)


def fleece(c: Canvas, tone: RGB) -> None:
    """A sheep: wool."""
    for leg in (-18, -6, 12, 22):
        c.box((leg - 3, 14), (leg + 3, 38), RIM)
    wool = [*_ring(9, 20), (0.0, 0.0)]
    for x, y in wool:
        c.disc((x * 1.35 + 4, y), 14, RIM)
    for x, y in wool:
        c.disc((x * 1.35 + 4, y), 11.4, lighter(tone, 0.4))
    c.disc((4, 0), (24, 18), lighter(tone, 0.4))
    c.disc((-34, -10), (10, 13), darker(tone, 0.55), RIM, 2.6)
    c.disc((-37, -13), 2, (255, 255, 255))


def honeycomb(c: Canvas, tone: RGB) -> None:
    """Cells of honey or wax."""
    for x, y in ((0, 0), (0, -30), (0, 30), (-26, -15), (26, -15), (-26, 15), (26, 15)):
        c.polygon(
            [(x + p, y + q) for p, q in _ring(6, 16.5)],
            tone if (x + y) % 2 else lighter(tone, 0.35),
            RIM,
            2.8,
        )


def leaf(c: Canvas, tone: RGB) -> None:
    """A sprig: herbs, tea, flax, incense."""
    c.line([(-6, 44), (0, 10), (4, -30)], RIM, 4)
    for x, y, side in ((2, -8, 1), (-1, 4, -1), (0, 18, 1), (-4, 28, -1)):
        c.polygon(
            [(x, y), (x + side * 14, y - 20), (x + side * 38, y - 18), (x + side * 24, y - 1)], tone, RIM, 2.6
        )
        c.line([(x, y), (x + side * 26, y - 13)], darker(tone, 0.4), 2)
    c.polygon([(4, -14), (-8, -30), (4, -46), (14, -30)], lighter(tone, 0.3), RIM, 2.6)


def horse(c: Canvas, tone: RGB) -> None:
    """A horse's head."""
    head: list[Point] = [
        (-12, 42),
        (-16, 8),
        (-8, -20),
        (2, -42),
        (8, -30),
        (20, -26),
        (42, -2),
        (38, 10),
        (24, 8),
    ]
    c.polygon([*head, (14, 8), (24, 42)], tone, RIM, _LINE)
    c.polygon(
        [(-12, 42), (-26, 20), (-24, -10), (-8, -36), (2, -42), (-4, -20), (-10, 8)],
        darker(tone, 0.45),
        RIM,
        2.6,
    )
    c.disc((14, -14), 3.2, RIM)
    c.disc((36, 1), 2, RIM)


NATURE: dict[str, Glyph] = {
    glyph.__name__: glyph
    for glyph in (grain, timber, hide, tusk, shell, fish, fruit, fleece, honeycomb, leaf, horse)
}
