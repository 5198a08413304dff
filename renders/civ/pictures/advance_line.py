"""One advance on a sheet: what it is to a nation, and the signs it is drawn with."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.civ.pictures.art import group_art
from renders.paint.colour import ink_on
from renders.paint.fonts import Typeface, write_centred
from renders.paint.page import LEAST
from rules.civ.ruleset import Advance
from rules.table import Seat

SQUARE, SMALL = 40, 36
"""How large the sign of a group is, and in a line of text."""


@dataclass(frozen=True, slots=True)
class Line:
    """One advance for the nation the sheet is about; the price is what it costs that nation."""

    advance: Advance
    held: bool
    price: int
    affordable: bool
    holders: tuple[Seat, ...]
    note: str = ""
    """What it requires, and how many of those who may have it do."""
    barred: bool = False


def paint_groups(
    image: Image.Image, groups: tuple[str, ...], x: float, y: float, side: int = SQUARE
) -> float:
    """The signs of its groups side by side, centred on a height; where they end."""
    for group in groups:
        paint_group(image, group, x, y, side)
        x += side + 4
    return x


def paint_group(image: Image.Image, group: str, x: float, y: float, side: int = SQUARE) -> None:
    """The sign of a group of advances, centred on a height: its letters on its colour."""
    draw = ImageDraw.Draw(image)
    letter, tone = group_art(group)
    box = [x, y - side / 2 + 1, x + side, y + side / 2 - 1]
    draw.rounded_rectangle(box, 7, fill=tone, outline=(30, 22, 16), width=2)
    write_centred(draw, (x + side / 2, y), letter, Typeface.NUMBER, LEAST, ink_on(tone))
