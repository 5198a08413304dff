"""Names in a close-up: in one line or two, and the room they take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renders.boards import Point
from renders.paint.fonts import Typeface, width
from renders.paint.layout import Box

LONG = 11
"""A longer name is written in two lines."""
SPACING, HALF_LINE = 0.78, 0.36


@dataclass(frozen=True, slots=True)
class Name:
    """A name that has found its place: its lines, their middle and the size of their letters."""

    lines: tuple[str, ...]
    xy: Point
    letters: float

    @property
    def box(self) -> Box:
        """What is written on."""
        half, tall = half_of(self.lines, self.letters)
        return Box(-half, -tall, half, tall).at(self.xy)


def half_of(lines: Sequence[str], letters: float) -> Point:
    """Half of the width and of the height that lines take."""
    half = max(width(line, Typeface.NAME, letters) for line in lines) / 2
    return half, letters * HALF_LINE * len(lines) + 2


def lines_of(name: str) -> list[str]:
    """A long name in two lines as equal as can be."""
    words = name.split()
    if len(name) <= LONG or len(words) < 2:
        return [name]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))
