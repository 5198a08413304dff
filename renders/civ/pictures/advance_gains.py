"""What an advance brings besides its effect: points, credits to groups and others, what it makes dearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.civ.pictures.advance_line import SMALL, paint_group
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.page import LEAST
from renders.schemes import Scheme
from rules.civ.ruleset import Advance
from rules.civ.traits import Trait

GAIN = 38
"""The height of a row."""
APART, CLOSE = 18, 6
"""How far one gain stands from the next, and its words from its sign."""


@dataclass(frozen=True, slots=True)
class Gain:
    """One thing an advance brings: some words, perhaps the sign of a group between them."""

    words: str
    group: str = ""
    lead: str = ""
    """What stands before the sign."""
    is_price: bool = False
    """Whether it makes another advance dearer."""

    @property
    def wide(self) -> float:
        """How much room it takes."""
        sign = SMALL + CLOSE if self.group else 0
        lead = _width(self.lead) + CLOSE if self.lead else 0
        return lead + sign + _width(self.words)


def gains_of(advance: Advance) -> Iterator[Gain]:
    """All that it brings, points first."""
    yield Gain(f"{advance.points} V.P.")
    for lead, credits_ in (("", advance.credits), ("upper", advance.upper), ("lower", advance.lower)):
        for place, (group, points) in enumerate(credits_.items()):
            yield Gain(str(points), group, lead if place == 0 else "")
    chosen = advance.traits.get(Trait.CHOSEN_CREDITS)
    if chosen:
        yield Gain(f"{chosen} to a group of choice")
    for other, points in advance.bonus.items():
        if points > 0:
            yield Gain(f"{points} to {other}")
    for other, points in advance.bonus.items():
        if points < 0:
            yield Gain(f"{other} {-points} dearer", is_price=True)


def rows_of(gains: Iterable[Gain], room: float) -> list[list[Gain]]:
    """The gains in rows no wider than the room."""
    rows: list[list[Gain]] = [[]]
    left = room
    for gain in gains:
        if rows[-1] and gain.wide > left:
            rows.append([])
            left = room
        rows[-1].append(gain)
        left -= gain.wide + APART
    return rows


def paint_gains(
    image: Image.Image, row: list[Gain], at: tuple[float, float], room: float, scheme: Scheme
) -> None:
    """A row of gains from a point on its line of writing."""
    draw, (x, y) = ImageDraw.Draw(image), at
    end = x + room
    for gain in row:
        tone = scheme.bad if gain.is_price else scheme.good
        if gain.lead:
            x += write(draw, (x, y), gain.lead, Typeface.TEXT_BOLD, LEAST, tone, "ls") + CLOSE
        if gain.group:
            paint_group(image, gain.group, x, y - LEAST * 0.34, SMALL)
            x += SMALL + CLOSE
        words, size = fit(gain.words, Typeface.TEXT_BOLD, LEAST, end - x, LEAST)
        x += write(draw, (x, y), words, Typeface.TEXT_BOLD, size, tone, "ls") + APART


def _width(words: str) -> float:
    return width(words, Typeface.TEXT_BOLD, LEAST)
