"""A player's livery: colour, shape and letter, so that nobody depends on colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import asin, cos, pi, sin

from PIL import Image

from renders.paint.colour import RGB, darker, ink_on, lighter, luminance, word
from renders.paint.fonts import Typeface
from renders.paint.vector import Canvas, Point
from renders.schemes import FEW, Scheme, monograms

RIM: RGB = (24, 18, 14)
SHADOW = (20, 12, 6, 105)


class Shape(StrEnum):
    """The outline of a player's tokens and emblem."""

    DISC = "disc"
    SQUARE = "square"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"
    SHIELD = "shield"
    CROSS = "cross"
    HOUSE = "house"
    TRIANGLE = "triangle"
    FLOWER = "flower"
    WEDGE = "wedge"
    SLANT = "slant"
    STAR = "star"
    BASIN = "basin"
    ARCH = "arch"
    EYE = "eye"
    SALTIRE = "saltire"
    DROP = "drop"
    SPOOL = "spool"


NINE = tuple(Shape)[:FEW]
EIGHTEEN = (
    *(Shape.DISC, Shape.SQUARE, Shape.DIAMOND, Shape.HEXAGON, Shape.WEDGE, Shape.CROSS),
    *(Shape.SLANT, Shape.TRIANGLE, Shape.STAR, Shape.ARCH, Shape.SHIELD, Shape.SPOOL),
    *(Shape.HOUSE, Shape.EYE, Shape.FLOWER, Shape.DROP, Shape.SALTIRE, Shape.BASIN),
)
"""At a large table, too, each has a shape of its own; the more alike two are, the less so their colours."""


@dataclass(frozen=True, slots=True)
class Livery:
    """How a player looks: colour, shape, letters."""

    name: str
    colour: RGB
    shape: Shape
    letter: str

    @property
    def words(self) -> str:
        """The livery in words, for text twins."""
        return f"{word(self.colour)} {self.shape} {self.letter}"


def liveries(
    scheme: Scheme, names: Sequence[str], positions: Sequence[int] | None = None, of: int = 0
) -> dict[str, Livery]:
    """A livery for each name; positions, out of so many, keep a livery the same from table to table."""
    places = tuple(positions) if positions is not None else tuple(range(len(names)))
    of = max(of, max(places, default=0) + 1)
    colours, shapes = scheme.colours(of), NINE if of <= FEW else EIGHTEEN
    return {
        name: Livery(name, colours[place], shapes[place], sign)
        for name, place, sign in zip(names, places, monograms(names, full=of > FEW), strict=True)
    }


def _turned(corners: int, start: float) -> list[Point]:
    return [(cos(start + 2 * pi * i / corners), sin(start + 2 * pi * i / corners)) for i in range(corners)]


def _rounded(points: Sequence[Point], share: float) -> list[Point]:
    """The polygon with its corners cut by a small curve."""
    smooth: list[Point] = []
    for before, here, after in zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True):
        a = here[0] + (before[0] - here[0]) * share, here[1] + (before[1] - here[1]) * share
        b = here[0] + (after[0] - here[0]) * share, here[1] + (after[1] - here[1]) * share
        for t in (0, 0.25, 0.5, 0.75, 1):
            u = 1 - t
            smooth.append(
                (
                    a[0] * u * u + 2 * here[0] * u * t + b[0] * t * t,
                    a[1] * u * u + 2 * here[1] * u * t + b[1] * t * t,
                )
            )
    return smooth


def _flower() -> list[Point]:
    return [((0.93 + 0.13 * cos(8 * a)) * cos(a), (0.93 + 0.13 * cos(8 * a)) * sin(a)) for a in _angles(96)]


def _star() -> list[Point]:
    spikes = [(1.42 if i % 2 == 0 else 0.8, pi * i / 5) for i in range(10)]
    return [(size * sin(turn), -size * cos(turn)) for size, turn in spikes]


def _saltire() -> list[Point]:
    """The cross, standing on two of its arms."""
    turn = cos(pi / 4) * 1.06
    return [((x - y) * turn, (x + y) * turn) for x, y in _cross()]


def _arch() -> list[Point]:
    vault = [(0.92 * cos(pi + pi * i / 24), -0.22 + 0.92 * sin(pi + pi * i / 24)) for i in range(25)]
    return [*vault, (0.92, 0.95), (-0.92, 0.95)]


def _eye() -> list[Point]:
    """Two bows that meet in points left and right."""
    reach, high = 1.42, 0.94
    radius = (reach**2 + high**2) / (2 * high)
    half = asin(reach / radius)
    turns = [half * (i / 16 - 1) for i in range(33)]
    bow = [(radius * sin(turn), radius - high - radius * cos(turn)) for turn in turns]
    return [*bow, *[(-x, -y) for x, y in bow[1:-1]]]


def _drop() -> list[Point]:
    round_part = [(0.98 * sin(turn), 0.2 - 0.98 * cos(turn)) for turn in _turns(0.9, 2 * pi - 0.9, 32)]
    return [(0.0, -1.42), *round_part]


def _turns(start: float, end: float, count: int) -> list[float]:
    return [start + (end - start) * i / count for i in range(count + 1)]


def _angles(count: int) -> list[float]:
    return [2 * pi * i / count for i in range(count)]


def _cross() -> list[Point]:
    a, b = 1.06, 0.62
    return [
        (-b, -a),
        (b, -a),
        (b, -b),
        (a, -b),
        (a, b),
        (b, b),
        (b, a),
        (-b, a),
        (-b, b),
        (-a, b),
        (-a, -b),
        (-b, -b),
    ]


@lru_cache(maxsize=len(Shape))
def outline(shape: Shape) -> tuple[Point, ...]:
    """The outline around the origin; all shapes look about as large as a disc of radius 1."""
    match shape:
        case Shape.DISC:
            points = _turned(64, 0)
        case Shape.SQUARE:
            points = _rounded([(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)], 0.09)
        case Shape.DIAMOND:
            points = _rounded([(0, -1.28), (1.28, 0), (0, 1.28), (-1.28, 0)], 0.07)
        case Shape.HEXAGON:
            half: list[Point] = [(-0.66, -0.97), (0.66, -0.97), (1.3, 0)]
            points = _rounded([*half, *[(-x, -y) for x, y in half]], 0.05)
        case Shape.SHIELD:
            points = _rounded([(-0.96, -0.98), (0.96, -0.98), (0.9, 0.3), (0, 1.24), (-0.9, 0.3)], 0.16)
        case Shape.CROSS:
            points = _rounded(_cross(), 0.1)
        case Shape.HOUSE:
            points = _rounded([(0, -1.28), (0.98, -0.42), (0.86, 0.98), (-0.86, 0.98), (-0.98, -0.42)], 0.07)
        case Shape.TRIANGLE:
            points = _rounded([(0, -1.3), (1.28, 0.95), (-1.28, 0.95)], 0.1)
        case Shape.FLOWER:
            points = _flower()
        case Shape.WEDGE:
            points = _rounded([(0, 1.3), (1.28, -0.95), (-1.28, -0.95)], 0.1)
        case Shape.SLANT:
            points = _rounded([(-0.6, -0.92), (1.38, -0.92), (0.6, 0.92), (-1.38, 0.92)], 0.06)
        case Shape.STAR:
            points = _rounded(_star(), 0.05)
        case Shape.BASIN:
            points = _rounded([(-1.3, -0.9), (1.3, -0.9), (0.78, 0.92), (-0.78, 0.92)], 0.07)
        case Shape.ARCH:
            points = _arch()
        case Shape.EYE:
            points = _eye()
        case Shape.SALTIRE:
            points = _rounded(_saltire(), 0.1)
        case Shape.DROP:
            points = _drop()
        case Shape.SPOOL:
            points = _rounded(
                [(-1.12, -1.08), (1.12, -1.08), (0.76, 0), (1.12, 1.08), (-1.12, 1.08), (-0.76, 0)], 0.06
            )
    return tuple(points)


def heart(shape: Shape) -> float:
    """How far below the origin, in radii, a number stands best in this shape."""
    middles = {
        Shape.TRIANGLE: 0.26,
        Shape.WEDGE: -0.26,
        Shape.HOUSE: 0.06,
        Shape.SHIELD: -0.06,
        Shape.STAR: 0.05,
        Shape.BASIN: -0.06,
        Shape.DROP: 0.18,
    }
    return middles.get(shape, 0.0)


def stamp(canvas: Canvas, livery: Livery, centre: Point, radius: float, shadow: bool = True) -> None:
    """Draw the livery's shape: dark rim, light bevel, colour."""
    colour = livery.colour
    edge = RIM if luminance(colour) > 0.03 else lighter(colour, 0.75)

    def grown(size: float, dx: float = 0, dy: float = 0) -> list[Point]:
        return [(centre[0] + dx + x * size, centre[1] + dy + y * size) for x, y in outline(livery.shape)]

    if shadow:
        canvas.polygon(grown(radius, radius * 0.07, radius * 0.14), SHADOW)
    canvas.polygon(grown(radius), RIM)
    canvas.polygon(grown(radius * 0.9), lighter(colour, 0.5) if edge is RIM else edge)
    canvas.polygon(grown(radius * 0.81), colour)


def ink(livery: Livery) -> RGB:
    """The colour of a number or letter on this livery."""
    return ink_on(livery.colour)


def shade(livery: Livery) -> RGB:
    """The livery's colour in shadow."""
    return darker(livery.colour, 0.42)


@lru_cache(maxsize=512)
def emblem(livery: Livery, size: int, text: str | None = None) -> Image.Image:
    """The player's sign in a square of this size, with its letter or another short text."""
    canvas = Canvas(56, 56, size / 56)
    stamp(canvas, livery, (0, 0), 21)
    shown = livery.letter if text is None else text
    canvas.number(
        (0, 21 * heart(livery.shape)),
        shown,
        {0: 30, 1: 30, 2: 25}.get(len(shown), 19),
        ink(livery),
        Typeface.NUMBER,
    )
    return canvas.image()
