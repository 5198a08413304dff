"""A contact sheet: many pictures as small as people see them, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageOps

from renders.paint.fonts import Typeface, clip, write

Named: TypeAlias = tuple[str, Image.Image]

CHANNEL = (550, 350)
PHONE = (400, 400)
"""The room that Discord gives a picture: beside the list of channels, and upright in a hand."""
PAGE = (1200, 1560)
"""A page is small enough to be looked at pixel by pixel."""
_GAP, _NAME = 12, 26
_GROUND, _INK = (49, 51, 56), (219, 222, 225)


def shrunk(image: Image.Image, room: tuple[int, int]) -> Image.Image:
    """The picture as Discord shows it: made to fit, never made larger."""
    if image.width <= room[0] and image.height <= room[1]:
        return image
    return ImageOps.contain(image, room, Image.Resampling.LANCZOS)


def contact_sheets(pictures: Sequence[Named], room: tuple[int, int]) -> list[Image.Image]:
    """Named pictures in rows on pages, each in the room it has on a screen."""
    across = max(1, (PAGE[0] - _GAP) // (room[0] + _GAP))
    down = max(1, (PAGE[1] - _GAP) // (room[1] + _NAME + _GAP))
    small = [(name, shrunk(image, room)) for name, image in pictures]
    rows = [small[i : i + across] for i in range(0, len(small), across)]
    return [_page(rows[i : i + down], across, room) for i in range(0, len(rows), down)]


def _page(rows: Sequence[Sequence[Named]], across: int, room: tuple[int, int]) -> Image.Image:
    heights = [max(image.height for _, image in row) + _NAME + _GAP for row in rows]
    sheet = Image.new("RGB", (across * (room[0] + _GAP) + _GAP, sum(heights) + _GAP), _GROUND)
    draw, y = ImageDraw.Draw(sheet), _GAP
    for row, tall in zip(rows, heights, strict=True):
        for column, (name, image) in enumerate(row):
            x = _GAP + column * (room[0] + _GAP)
            label = clip(f"{name}, {image.width} × {image.height}", Typeface.TEXT_MEDIUM, 17, room[0])
            write(draw, (x, y + 18), label, Typeface.TEXT_MEDIUM, 17, _INK, "ls")
            sheet.paste(image, (x, y + _NAME))
        y += tall
    return sheet
