"""Colours as eyes see them: mixing, contrast, Oklab distance, and the common kinds of colour-blind sight."""

from enum import StrEnum
from functools import lru_cache
from math import dist
from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]
RGBA: TypeAlias = tuple[int, int, int, int]
Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

WHITE: RGB = (255, 253, 246)
BLACK: RGB = (22, 17, 13)


class Sight(StrEnum):
    """How a reader sees colours."""

    NORMAL = "normal"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"
    GREY = "grey"


# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; grey is plain luminance, as on a print.
_SEEN: dict[Sight, Matrix] = {
    Sight.NORMAL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Sight.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Sight.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    Sight.GREY: ((0.2126, 0.7152, 0.0722),) * 3,
}
_LMS: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_WORDS: dict[str, RGB] = {
    "black": (12, 10, 12),
    "grey": (125, 125, 125),
    "white": (248, 246, 240),
    "red": (215, 25, 25),
    "dark red": (125, 15, 20),
    "orange": (240, 145, 20),
    "brown": (125, 70, 30),
    "yellow": (250, 240, 50),
    "pale yellow": (252, 248, 160),
    "olive": (110, 115, 20),
    "lime": (150, 220, 40),
    "green": (30, 140, 50),
    "teal": (10, 140, 135),
    "sky blue": (110, 205, 245),
    "blue": (20, 50, 225),
    "dark blue": (12, 15, 95),
    "steel blue": (60, 130, 175),
    "violet": (115, 35, 150),
    "lilac": (185, 160, 240),
    "magenta": (205, 60, 195),
    "pink": (240, 160, 185),
    "sand": (205, 180, 130),
}


def parse(text: str) -> RGB:
    """A colour written as #rrggbb."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """The first colour with this share (0 to 1) of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: RGB, share: float) -> RGB:
    """Towards white."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: RGB, share: float) -> RGB:
    """Towards black."""
    return mix(colour, (0, 0, 0), share)


def _apply(matrix: Matrix, values: Triple) -> Triple:
    one, two, three = (sum(m * v for m, v in zip(row, values, strict=True)) for row in matrix)
    return one, two, three


def _linear(colour: RGB) -> Triple:
    one, two, three = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)
    )
    return one, two, three


def _screen(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def seen(colour: RGB, sight: Sight) -> RGB:
    """The colour that a reader of normal sight would have to see, to see what this sight sees."""
    red, green, blue = map(_screen, _apply(_SEEN[sight], _linear(colour)))
    return red, green, blue


def luminance(colour: RGB) -> float:
    """Relative luminance, 0 to 1."""
    return _apply(_SEEN[Sight.GREY], _linear(colour))[0]


def contrast(one: RGB, other: RGB) -> float:
    """The contrast ratio of two colours, 1 to 21; small text needs 4.5."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def ink_on(ground: RGB) -> RGB:
    """Black or white, whichever reads better on this ground."""
    return max((BLACK, WHITE), key=lambda ink: contrast(ink, ground))


@lru_cache(maxsize=4096)
def oklab(colour: RGB, sight: Sight = Sight.NORMAL) -> Triple:
    """Oklab times 100, as this sight sees the colour."""
    one, two, three = (min(1.0, max(0.0, v)) for v in _apply(_SEEN[sight], _linear(colour)))
    long, middle, short = (max(0.0, v) ** (1 / 3) for v in _apply(_LMS, (one, two, three)))
    lightness, a, b = (v * 100 for v in _apply(_LAB, (long, middle, short)))
    return lightness, a, b


def distance(one: RGB, other: RGB, sight: Sight = Sight.NORMAL) -> float:
    """How different two colours look to this sight (Oklab times 100; 2 is just visible)."""
    return dist(oklab(one, sight), oklab(other, sight))


@lru_cache(maxsize=256)
def word(colour: RGB) -> str:
    """The everyday word nearest to a colour, for text twins."""
    return min(_WORDS, key=lambda name: distance(colour, _WORDS[name]))
