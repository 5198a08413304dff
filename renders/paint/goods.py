"""Vector glyphs of goods that people make, in a box of 100 units around the origin."""

from collections.abc import Callable

from renders.paint.colour import RGB, darker, lighter
from renders.paint.emblems import RIM
from renders.paint.vector import Canvas, Point

Glyph = Callable[[Canvas, RGB], None]
_LINE = 3.4


def amphora(c: Canvas, tone: RGB) -> None:
    """A two-handled jar: oil, wine, anything poured."""
    for side in (-1, 1):
        c.arc((side * 14, -22), (14, 16), 0, 360, RIM, 7)
        c.arc((side * 14, -22), (12, 14), 0, 360, darker(tone, 0.2), 3)
    jar: list[Point] = [
        (-9, -40),
        (9, -40),
        (8, -24),
        (26, -8),
        (24, 12),
        (8, 40),
        (-8, 40),
        (-24, 12),
        (-26, -8),
    ]
    c.polygon([*jar, (-8, -24)], tone, RIM, _LINE)
    c.polygon([(-24, -4), (24, -4), (23, 8), (-23, 8)], darker(tone, 0.4))
    for x in (-16, -4, 8):
        c.polygon([(x, 7), (x + 4, -2), (x + 8, 7)], lighter(tone, 0.5))
    c.box((-13, -45), (13, -38), darker(tone, 0.3), RIM, 2)


def crystals(c: Canvas, tone: RGB) -> None:
    """A heap of crystals: salt, sugar, resin."""
    for x, y, s in ((-22, 16, 17), (20, 18, 16), (-2, -8, 21)):
        c.polygon(
            [(x - s, y - s * 0.4), (x, y - s), (x + s, y - s * 0.4), (x, y + s * 0.2)],
            lighter(tone, 0.6),
            RIM,
            2.6,
        )
        c.polygon(
            [(x - s, y - s * 0.4), (x, y + s * 0.2), (x, y + s * 1.2), (x - s, y + s * 0.6)], tone, RIM, 2.6
        )
        c.polygon(
            [(x + s, y - s * 0.4), (x, y + s * 0.2), (x, y + s * 1.2), (x + s, y + s * 0.6)],
            darker(tone, 0.25),
            RIM,
            2.6,
        )


def gem(c: Canvas, tone: RGB) -> None:
    """A cut stone."""
    c.polygon([(-24, -28), (24, -28), (42, -6), (0, 40), (-42, -6)], tone, RIM, _LINE)
    c.polygon([(-24, -28), (0, -6), (-42, -6)], lighter(tone, 0.5))
    c.polygon([(24, -28), (0, -6), (42, -6)], lighter(tone, 0.25))
    c.polygon([(-16, -6), (16, -6), (0, 40)], lighter(tone, 0.35))
    c.line([(-24, -28), (-16, -6), (0, -28), (16, -6), (24, -28)], RIM, 2)
    c.line([(-42, -6), (42, -6)], RIM, 2)
    c.line([(-16, -6), (0, 40), (16, -6)], RIM, 2)


def ingots(c: Canvas, tone: RGB) -> None:
    """Metal bars: iron, bronze, lead, silver, gold."""
    for x, y in ((-21, 24), (21, 24), (0, -6)):
        c.polygon([(x - 20, y + 14), (x - 13, y - 8), (x + 13, y - 8), (x + 20, y + 14)], tone, RIM, _LINE)
        c.polygon(
            [(x - 13, y - 8), (x - 8, y - 17), (x + 14, y - 17), (x + 13, y - 8)],
            lighter(tone, 0.5),
            RIM,
            2.6,
        )
        c.polygon(
            [(x + 13, y - 8), (x + 14, y - 17), (x + 21, y + 4), (x + 20, y + 14)],
            darker(tone, 0.35),
            RIM,
            2.6,
        )


def cloth(c: Canvas, tone: RGB) -> None:
    """Folded bolts of cloth."""
    for i, share in enumerate((0.0, 0.35, 0.15)):
        y = 22 - i * 22
        c.box((-38, y - 10), (38, y + 12), lighter(tone, share), RIM, _LINE, 10)
        c.line([(-30, y + 4), (26, y + 4)], darker(tone, 0.3), 2.2)
        c.line([(-30, y - 2), (18, y - 2)], lighter(tone, 0.6), 2.2)


def scroll(c: Canvas, tone: RGB) -> None:
    """A roll of papyrus."""
    c.box((-26, -36), (26, 36), lighter(tone, 0.55), RIM, _LINE)
    for y in (-20, -10, 0, 10, 20):
        c.line([(-17, y), (17 if y % 20 else 8, y)], darker(tone, 0.45), 2.4)
    for y in (-36, 36):
        c.box((-36, y - 8), (36, y + 8), tone, RIM, _LINE, 8)


def cup(c: Canvas, tone: RGB) -> None:
    """A drinking cup."""
    for side in (-1, 1):
        c.arc((side * 28, -12), (13, 12), 0, 360, RIM, 6)
        c.arc((side * 28, -12), (11.5, 10.5), 0, 360, tone, 3)
    c.polygon(
        [
            (-30, -30),
            (30, -30),
            (26, -6),
            (8, 12),
            (8, 30),
            (24, 38),
            (-24, 38),
            (-8, 30),
            (-8, 12),
            (-26, -6),
        ],
        tone,
        RIM,
        _LINE,
    )
    c.disc((0, -30), (30, 8), darker(tone, 0.5), RIM, _LINE)


def pigment(c: Canvas, tone: RGB) -> None:
    """Bowls of powder: ochre, dye, spices."""
    c.polygon([(-34, 6), (0, -38), (34, 6)], tone, RIM, _LINE)
    c.polygon([(-8, -26), (0, -38), (34, 6), (10, 6)], darker(tone, 0.2))
    c.line([(-34, 6), (0, -38), (34, 6)], RIM, _LINE)
    c.polygon([(-42, 4), (42, 4), (28, 34), (-28, 34)], (176, 120, 72), RIM, _LINE)
    c.line([(-34, 14), (34, 14)], (228, 184, 130), 3)


def blocks(c: Canvas, tone: RGB) -> None:
    """Dressed stone: marble, stone, obsidian, clay."""
    for x, y in ((-40, 8), (2, 8), (-19, -24)):
        c.polygon([(x, y), (x + 8, y - 9), (x + 44, y - 9), (x + 36, y)], lighter(tone, 0.55), RIM, 2.6)
        c.box((x, y), (x + 36, y + 24), tone, RIM, 2.6)
        c.line([(x + 6, y + 18), (x + 14, y + 10), (x + 20, y + 15), (x + 29, y + 6)], darker(tone, 0.3), 2)


def coins(c: Canvas, tone: RGB) -> None:
    """Stacks of coins."""
    for x, height in ((-24, 3), (0, 5), (24, 2)):
        for i in range(height):
            y = 30 - i * 11
            c.disc((x, y), (17, 8), darker(tone, 0.3), RIM, 2.4)
            c.disc((x, y - 4), (17, 8), lighter(tone, 0.25), RIM, 2.4)


GOODS: dict[str, Glyph] = {
    glyph.__name__: glyph
    for glyph in (amphora, crystals, gem, ingots, cloth, scroll, cup, pigment, blocks, coins)
}
