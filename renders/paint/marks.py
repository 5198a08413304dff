"""Marks for what changed: conflict, built, reduced, lost, annexed, gained; each with its own outline."""

from renders.paint.colour import RGB
from renders.paint.emblems import RIM, SHADOW, Livery
from renders.paint.pieces import IVORY
from renders.paint.vector import Canvas, Point

_RED: RGB = (190, 34, 22)
_GREEN: RGB = (36, 118, 60)
_AMBER: RGB = (222, 128, 12)
_BLUE: RGB = (30, 92, 160)
_VIOLET: RGB = (112, 52, 142)
_GOLD: RGB = (244, 196, 60)


def _disc(canvas: Canvas, fill: RGB) -> None:
    canvas.disc((1.5, 2.5), 21, SHADOW)
    canvas.disc((0, 0), 21, RIM)
    canvas.disc((0, 0), 18.6, IVORY)
    canvas.disc((0, 0), 16.4, fill)


def _sword(canvas: Canvas, mirrored: int) -> None:
    def at(x: float, y: float) -> Point:
        return x * mirrored, y

    for tone, extra in ((RIM, 4.2), (IVORY, 0.0)):
        canvas.line([at(-19, -19), at(12, 12)], tone, 5 + extra)
        canvas.line([at(4, 16), at(16, 4)], tone, 4 + extra)
        canvas.line([at(12, 12), at(19, 19)], tone, 4.6 + extra)


def conflict(canvas: Canvas, livery: Livery, text: str) -> None:
    """Crossed swords on a red burst."""
    points: list[Point] = [(0, -25), (7, -13), (20, -17), (15, -5), (25, 3), (13, 8), (14, 22), (2, 15)]
    points += [(-8, 24), (-12, 11), (-25, 9), (-16, -2), (-22, -14), (-9, -13)]
    canvas.polygon(points, _RED, RIM, 2.4)
    _sword(canvas, 1)
    _sword(canvas, -1)


def built(canvas: Canvas, livery: Livery, text: str) -> None:
    """A green plus: newly built."""
    _disc(canvas, _GREEN)
    canvas.line([(0, -9.5), (0, 9.5)], IVORY, 6, round_ends=False)
    canvas.line([(-9.5, 0), (9.5, 0)], IVORY, 6, round_ends=False)


def reduced(canvas: Canvas, livery: Livery, text: str) -> None:
    """An amber triangle pointing down: reduced."""
    canvas.polygon([(-22, -18), (22, -18), (0, 22)], _AMBER, RIM, 3.4)
    canvas.line([(0, -12), (0, 8)], IVORY, 5, round_ends=False)
    canvas.polygon([(-8, 0), (8, 0), (0, 12)], IVORY)


def lost(canvas: Canvas, livery: Livery, text: str) -> None:
    """A red cross with an ivory edge: lost."""
    for tone, extra in ((RIM, 8.0), (IVORY, 4.4), (_RED, 0.0)):
        canvas.line([(-14, -14), (14, 14)], tone, 7 + extra)
        canvas.line([(-14, 14), (14, -14)], tone, 7 + extra)


def annexed(canvas: Canvas, livery: Livery, text: str) -> None:
    """Two arrows changing places on violet: annexed by another player."""
    canvas.box((-20, -18), (20, 18), _VIOLET, RIM, 2.6, 7)
    for y, way in ((-7, 1), (7, -1)):
        canvas.line([(-12 * way, y), (5 * way, y)], IVORY, 4, round_ends=False)
        canvas.polygon([(4 * way, y - 7), (14 * way, y), (4 * way, y + 7)], IVORY)


def _pill(canvas: Canvas, text: str, tone: RGB) -> None:
    """A change of number on an ivory plate, which is no token's shape."""
    half = 17 if len(text) < 3 else 22
    canvas.box((-half + 1.5, -11), (half + 1.5, 16), SHADOW, radius=8)
    canvas.box((-half, -13.5), (half, 13.5), RIM, radius=8)
    canvas.box((-half + 2, -11.5), (half - 2, 11.5), IVORY, radius=6.5)
    canvas.number((0, 0), text, 24 if len(text) < 3 else 21, tone)


def gained(canvas: Canvas, livery: Livery, text: str) -> None:
    """So many more, in green: grown."""
    _pill(canvas, f"+{text}", _GREEN)


def fewer(canvas: Canvas, livery: Livery, text: str) -> None:
    """So many fewer, in red."""
    _pill(canvas, f"−{text}", _RED)


def over(canvas: Canvas, livery: Livery, text: str) -> None:
    """A red ring with a flag, for the printed limit inside it: more are there than may stay."""
    canvas.disc((0, 0), 22, None, IVORY, 6.6)
    canvas.disc((0, 0), 21, None, _RED, 4.4)
    canvas.polygon([(11, -26), (27, -26), (19, -8)], _RED, IVORY, 2)


def site(canvas: Canvas, livery: Livery, text: str) -> None:
    """The outline of a city in gold, with what is there of what it takes: the reader may build."""
    house: list[Point] = [(-24, 23), (-24, -7), (0, -25), (24, -7), (24, 23)]
    canvas.polygon(house, (255, 250, 235, 215), RIM, 6.4)
    canvas.polygon(house, None, _GOLD, 3.6)
    canvas.number((0, 7), text, 19 if len(text) < 4 else 16, RIM)


def threat(canvas: Canvas, livery: Livery, text: str) -> None:
    """A red triangle with a warning: the reader's city can be attacked from next door."""
    canvas.polygon([(0, -25), (25, 20), (-25, 20)], IVORY, RIM, 4.4)
    canvas.polygon([(0, -17), (18.5, 16.5), (-18.5, 16.5)], _RED)
    canvas.number((0, 6), text or "!", 21 if len(text) < 2 else 17, IVORY)


def moved(canvas: Canvas, livery: Livery, text: str) -> None:
    """A small ring where pieces left."""
    canvas.disc((0, 0), 15, (255, 250, 235, 120), RIM, 3)
    canvas.disc((0, 0), 11, None, livery.colour, 4)


def disaster(canvas: Canvas, livery: Livery, text: str) -> None:
    """A flame: struck by a calamity."""
    flame: list[Point] = [
        (0, -26),
        (8, -14),
        (14, -18),
        (20, 2),
        (17, 15),
        (8, 23),
        (-8, 23),
        (-17, 15),
        (-20, 0),
    ]
    canvas.polygon([*flame, (-12, -8), (-7, -4)], _RED, RIM, 2.6)
    canvas.polygon(
        [(0, -8), (7, 3), (10, 12), (5, 20), (-5, 20), (-10, 12), (-8, 4), (-3, 6)], (250, 186, 48)
    )


def town(canvas: Canvas, livery: Livery, text: str) -> None:
    """A plain house in the owner's colour: a city on a small map."""
    house: list[Point] = [(-19, 21), (-19, -6), (0, -23), (19, -6), (19, 21)]
    canvas.polygon([(x + 1.5, y + 2.5) for x, y in house], SHADOW)
    canvas.polygon(house, livery.colour, IVORY, 7)
    canvas.polygon([(x * 1.16, y * 1.16) for x, y in house], None, RIM, 4)


def hired(canvas: Canvas, livery: Livery, text: str) -> None:
    """A gold coin with the number of those who fight for pay."""
    canvas.disc((0, 0), 13.5, IVORY)
    canvas.disc((0, 0), 12.4, RIM)
    canvas.disc((0, 0), 10.6, _GOLD)
    canvas.number((0, 0), text, 19 if len(text) < 2 else 15, RIM)


def own(canvas: Canvas, livery: Livery, text: str) -> None:
    """A golden banner: the reader's own."""
    banner: list[Point] = [(-13, -26), (25, -22), (14, -10), (25, 2), (-13, 4)]
    canvas.polygon([(x + 1.5, y + 2.5) for x, y in banner], SHADOW)
    for tone, extra in ((RIM, 4.0), (IVORY, 0.0)):
        canvas.line([(-13, -24), (-13, 24)], tone, 4 + extra)
    canvas.polygon(banner, _GOLD, RIM, 3.4)
