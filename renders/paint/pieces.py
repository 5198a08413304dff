"""The pieces of the games as drawings in units of a 50-unit token; `sprites` caches them as images."""

from collections.abc import Callable
from math import cos, pi, sin

from renders.paint.colour import RGB, darker, ink_on, lighter, luminance, mix
from renders.paint.emblems import RIM, SHADOW, Livery, heart, ink, outline, stamp
from renders.paint.vector import Canvas, Point

IVORY: RGB = (252, 246, 228)
Drawing = Callable[[Canvas, Livery, str], None]


def _moved(points: tuple[Point, ...] | list[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def _lit(livery: Livery) -> RGB:
    return lighter(livery.colour, 0.38)


def _body(livery: Livery) -> RGB:
    """The colour itself, a nearly black one a little lighter, so that the dark lines on it show."""
    return livery.colour if luminance(livery.colour) > 0.03 else lighter(livery.colour, 0.2)


def _dim(livery: Livery) -> RGB:
    """The shaded colour; a nearly black livery gets lighter instead, so that its details show."""
    return darker(livery.colour, 0.45) if luminance(livery.colour) > 0.03 else lighter(livery.colour, 0.18)


def badge(canvas: Canvas, livery: Livery, text: str, centre: Point = (15, 14), radius: float = 11.5) -> None:
    """A small dark disc with a number, at the lower right of a piece."""
    if not text:
        return
    canvas.disc(centre, radius, IVORY)
    canvas.disc(centre, radius - 1.6, RIM)
    canvas.number(centre, text, 19 if len(text) == 1 else 15, IVORY)


def token(canvas: Canvas, livery: Livery, text: str) -> None:
    """A token or a pile of them: the player's shape with the count."""
    stamp(canvas, livery, (0, 0), 20.5)
    canvas.number(
        (0, 20.5 * heart(livery.shape)), text, {0: 28, 1: 28, 2: 24}.get(len(text), 18), ink(livery)
    )


def city(canvas: Canvas, livery: Livery, text: str) -> None:
    """A temple in the player's colour, the letter on a plate between the columns."""
    colour, lit, dim = livery.colour, _lit(livery), _dim(livery)
    canvas.polygon([(-25, 25), (27, 25), (29, 30), (-21, 30)], SHADOW)
    canvas.polygon([(-28, -8), (0, -28), (28, -8), (28, 27), (-28, 27)], RIM, IVORY, 1.4)
    canvas.polygon([(-21, -10), (0, -24.5), (21, -10)], lit)
    canvas.box((-24.5, -8), (24.5, -3.6), colour)
    canvas.box((-24.5, -1.6), (24.5, 17.5), dim)
    for x in (-22.5, 16):
        canvas.box((x, -1.6), (x + 6.5, 17.5), lit)
    for x in (-14, 9.5):
        canvas.box((x, -1.6), (x + 4.5, 17.5), lit)
    canvas.box((-24.5, 19.4), (24.5, 24), colour)
    plate(canvas, livery, (0, 8), text or livery.letter)


def plate(canvas: Canvas, livery: Livery, centre: Point, text: str) -> None:
    """The letter on a small plate of the player's shape."""
    canvas.polygon(_grown(livery, centre, 12.4), RIM)
    canvas.polygon(_grown(livery, centre, 10.9), livery.colour)
    canvas.number(
        (centre[0], centre[1] + 11 * heart(livery.shape)), text, 15.5 if len(text) == 1 else 12, ink(livery)
    )


def _grown(livery: Livery, centre: Point, size: float) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in outline(livery.shape)]


def ship(canvas: Canvas, livery: Livery, text: str) -> None:
    """A galley with the player's sail; the letter on the sail, the count in a badge."""
    colour = livery.colour
    canvas.polygon([(-27, 5), (27, 5), (18, 24), (-18, 24)], RIM, IVORY, 1.4)
    canvas.polygon([(-22, 8), (22, 8), (15, 20.5), (-15, 20.5)], mix(colour, (110, 66, 30), 0.45))
    canvas.line([(-20, 12), (20, 12)], lighter(colour, 0.4), 1.6, round_ends=False)
    canvas.box((-1.8, -27), (1.8, 8), RIM)
    canvas.polygon([(-19, -24), (19, -24), (22, -9), (19, 4), (-19, 4), (-16, -9)], RIM, IVORY, 1.2)
    canvas.polygon([(-15, -21), (15.5, -21), (18.3, -9), (15.6, 1), (-15, 1), (-12.2, -9)], colour)
    canvas.number((2, -10), livery.letter, 20 if len(livery.letter) == 1 else 16, ink(livery))
    badge(canvas, livery, text if text not in ("", "1") else "")


def army(canvas: Canvas, livery: Livery, text: str) -> None:
    """An army: the player's shape on a standard, with the count."""
    canvas.box((-2, 10), (2, 27), RIM)
    canvas.box((-9, 24), (9, 27), RIM)
    stamp(canvas, livery, (0, -3), 20)
    canvas.number(
        (0, -3 + 20 * heart(livery.shape)), text, {0: 27, 1: 27, 2: 23}.get(len(text), 17), ink(livery)
    )


def garrison(canvas: Canvas, livery: Livery, text: str) -> None:
    """An army behind the walls of a fort."""
    right: list[Point] = [
        (14, 2),
        (14, -18),
        (18.5, -18),
        (18.5, -12),
        (23.5, -12),
        (23.5, -18),
        (28, -18),
        (28, 28),
    ]
    wall = [*right, *[(-x, y) for x, y in reversed(right)]]
    canvas.polygon(_moved(wall, 1.5, 3), SHADOW)
    canvas.polygon(wall, (214, 202, 178), RIM, 3.6)
    for y in (9, 18.5):
        canvas.line([(-26, y), (26, y)], (132, 120, 102), 1.6, round_ends=False)
    stamp(canvas, livery, (0, -5), 17.5, shadow=False)
    canvas.number(
        (0, -5 + 17.5 * heart(livery.shape)), text, {0: 25, 1: 25, 2: 21}.get(len(text), 16), ink(livery)
    )


def count(canvas: Canvas, livery: Livery, text: str) -> None:
    """A small dark disc with a number alone."""
    badge(canvas, livery, text, (0, 0))


def capital(canvas: Canvas, livery: Livery, text: str) -> None:
    """A temple crowned by a star."""
    city(canvas, livery, text)
    star(canvas, (0, -19), 14, (255, 208, 64))


def star(canvas: Canvas, centre: Point, radius: float, fill: RGB, points: int = 5) -> None:
    """A star with a dark rim."""
    spikes = [
        (centre[0] + r * sin(pi * i / points), centre[1] - r * cos(pi * i / points))
        for i, r in ((i, radius if i % 2 == 0 else radius * 0.46) for i in range(2 * points))
    ]
    canvas.polygon(spikes, fill, RIM, radius * 0.16)


def monument(canvas: Canvas, livery: Livery, text: str) -> None:
    """An obelisk on a base with the owner's letter."""
    canvas.polygon([(-22, 25), (24, 25), (26, 29), (-18, 29)], SHADOW)
    canvas.polygon([(-8, 8), (-6, -19), (0, -28), (6, -19), (8, 8)], _lit(livery), RIM, 3)
    canvas.polygon([(0, -28), (6, -19), (8, 8), (0, 8)], _body(livery))
    canvas.line([(-6, -19), (0, -28), (6, -19), (8, 8)], RIM, 3)
    canvas.polygon(
        [(-22, 27), (-22, 21), (-15, 21), (-15, 5), (15, 5), (15, 21), (22, 21), (22, 27)],
        _body(livery),
        RIM,
        3,
    )
    canvas.number((0, 14), livery.letter, 16 if len(livery.letter) == 1 else 13, ink_on(_body(livery)))
    badge(canvas, livery, text)


def fleet(canvas: Canvas, livery: Livery, text: str) -> None:
    """A fleet: a ship over waves on the player's shape."""
    stamp(canvas, livery, (0, 0), 21)
    tone = ink(livery)
    canvas.polygon([(-14, 3), (14, 3), (9, 11), (-9, 11)], tone)
    canvas.polygon([(-1, -14), (-1, 0), (-10, 0)], tone)
    canvas.polygon([(2, -11), (2, 0), (9, 0)], tone)
    for x in (-9, 0, 9):
        canvas.arc((x, 14), (4.5, 2.6), 180, 360, tone, 1.8)
    badge(canvas, livery, text if text not in ("", "1") else "")


def barbarian(canvas: Canvas, livery: Livery, text: str) -> None:
    """Barbarians: a disc of bone with black spikes, and the count."""
    spikes = [
        (r * cos(pi * i / 9), r * sin(pi * i / 9))
        for i, r in ((i, 24.5 if i % 2 == 0 else 18.5) for i in range(18))
    ]
    canvas.polygon(_moved(spikes, 1.5, 3), SHADOW)
    canvas.polygon(spikes, RIM)
    canvas.disc((0, 0), 16, IVORY)
    canvas.number((0, 0), text, {0: 25, 1: 25, 2: 20}.get(len(text), 16), RIM)


def pirate(canvas: Canvas, livery: Livery, text: str) -> None:
    """A pirate city: a black temple with a skull."""
    canvas.polygon([(-25, 25), (27, 25), (29, 30), (-21, 30)], SHADOW)
    canvas.polygon([(-28, -8), (0, -28), (28, -8), (28, 27), (-28, 27)], RIM, IVORY, 1.8)
    canvas.polygon([(-20, -10), (0, -24), (20, -10)], (92, 84, 78))
    for x in (-22.5, 16):
        canvas.box((x, -4), (x + 6.5, 18), (92, 84, 78))
    canvas.box((-24.5, 20), (24.5, 24), (92, 84, 78))
    skull(canvas, (0, 5), 12)


def pirate_ship(canvas: Canvas, livery: Livery, text: str) -> None:
    """A pirate ship: a longship with high stems, and a skull on a black sail in rags."""
    stem: list[Point] = [(20, 11), (24, 3), (31, -1), (27, 16), (17, 25)]
    canvas.polygon([*stem, *[(-x, y) for x, y in reversed(stem)]], RIM, IVORY, 1.8)
    canvas.line([(-22, 16), (22, 16)], IVORY, 2.2, round_ends=False)
    canvas.box((-1.8, -28), (1.8, 12), RIM)
    rags = [(21, 9), (14, 3), (7, 10), (0, 4), (-7, 10), (-14, 3), (-21, 9)]
    canvas.polygon([(-21, -26), (21, -26), *rags], RIM, IVORY, 1.8)
    skull(canvas, (0, -12), 11)
    badge(canvas, livery, text if text not in ("", "1") else "")


def skull(canvas: Canvas, centre: Point, size: float) -> None:
    """A skull."""
    x, y = centre
    canvas.disc((x, y - size * 0.15), (size, size * 0.92), IVORY)
    canvas.box(
        (x - size * 0.52, y + size * 0.3), (x + size * 0.52, y + size * 1.15), IVORY, radius=size * 0.18
    )
    for side in (-1, 1):
        canvas.disc((x + side * size * 0.4, y - size * 0.1), size * 0.27, RIM)
    canvas.polygon(
        [(x, y + size * 0.2), (x - size * 0.16, y + size * 0.5), (x + size * 0.16, y + size * 0.5)], RIM
    )
    for tooth in (-0.18, 0.18):
        canvas.line(
            [(x + size * tooth, y + size * 0.75), (x + size * tooth, y + size * 1.1)], RIM, size * 0.1
        )
