"""The title above a map and the key below it, in bands of their own: they never hide a land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

from renders.paint.compose import above
from renders.paint.fonts import Typeface, clip, fit, width, write
from renders.paint.frame import Key
from renders.paint.layout import Box
from renders.pictures.placed import Placed, What
from renders.pictures.sheet import Sheet
from renders.schemes import Scheme

TITLE, KEY = 1 / 34, 1 / 62
"""The height of a title's and of a key's letters, as shares of the width of the picture."""
NEAR, LETTERS = 1 / 50, 26
"""The same for the key of a close-up, which is seen small: up to this height."""
LEAST = 0.6
"""A title that is too long is set down to this share of its size."""


def with_bands(
    sheet: Sheet[Any], title: str, subtitle: str, keys: Sequence[Key], scheme: Scheme
) -> Image.Image:
    """The drawn sheet between its title and its key."""
    wide, tall = sheet.picture.size
    head = title_band(wide, title, subtitle, scheme)
    sheet.placed.append(Placed(What.TITLE, Box(0, -head.height, wide, 0), "title"))
    image = above(head, sheet.picture)
    if keys:
        foot = key_band(wide, keys, scheme)
        sheet.placed.append(Placed(What.TITLE, Box(0, tall, wide, tall + foot.height), "key"))
        image = above(image, foot)
    return image


def bands_around(
    image: Image.Image, title: str, subtitle: str, keys: Sequence[Key], scheme: Scheme
) -> Image.Image:
    """A picture between its title and its key."""
    image = above(title_band(image.width, title, subtitle, scheme), image)
    return above(image, key_band(image.width, keys, scheme)) if keys else image


def title_band(wide: int, title: str, subtitle: str, scheme: Scheme) -> Image.Image:
    """One line: the title, and what is said with it."""
    size = wide * TITLE
    band = Image.new("RGB", (wide, round(size * 1.7)), scheme.paper)
    draw = ImageDraw.Draw(band)
    base, edge = size * 1.2, size * 0.6
    room = wide - 2 * edge
    text, letters = fit(title, Typeface.TITLE, round(size), room * 0.62, round(size * LEAST))
    used = write(draw, (edge, base), text, Typeface.TITLE, letters, scheme.accent, "ls")
    left = edge + used + size * 0.7
    text, letters = fit(subtitle, Typeface.SEA, round(size * 0.86), wide - edge - left, round(size * 0.5))
    write(draw, (left, base), text, Typeface.SEA, letters, scheme.ink, "ls")
    draw.rectangle((0, band.height - max(2, round(size * 0.08)), wide, band.height), fill=scheme.trim)
    return band


def key_band(wide: int, keys: Sequence[Key], scheme: Scheme) -> Image.Image:
    """Signs and what they mean, in as many lines as they need."""
    size = max(wide * KEY, min(wide * NEAR, LETTERS))
    edge, gap, tall = size * 0.7, size * 0.4, size * 1.9
    rows: list[list[tuple[Key, Image.Image, float]]] = [[]]
    x = edge
    for key in keys:
        picture = _within(key.picture, round(tall * 0.92))
        room = picture.width + gap + width(key.text, Typeface.TEXT_MEDIUM, round(size)) + 2 * edge
        if rows[-1] and x + room > wide:
            rows.append([])
            x = edge
        rows[-1].append((key, picture, room))
        x += room
    band = Image.new("RGB", (wide, round(tall * len(rows) + size * 0.3)), scheme.paper)
    draw = ImageDraw.Draw(band)
    draw.rectangle((0, 0, wide, max(1, round(size * 0.08))), fill=scheme.trim)
    for line, row in enumerate(rows):
        x, middle = edge, size * 0.2 + tall * (line + 0.5)
        for key, picture, room in row:
            band.paste(picture, (round(x), round(middle - picture.height / 2)), picture)
            at = x + picture.width + gap
            text = clip(key.text, Typeface.TEXT_MEDIUM, round(size), wide - at)
            write(draw, (at, middle + size * 0.32), text, Typeface.TEXT_MEDIUM, round(size), scheme.ink, "ls")
            x += room
    return band


def _within(picture: Image.Image, tall: int) -> Image.Image:
    """A sign cropped to what it shows, no higher than the line."""
    sign = picture.convert("RGBA")
    sign = sign.crop(sign.getbbox() or (0, 0, 1, 1))
    if sign.height <= tall:
        return sign
    return sign.resize((max(1, round(sign.width * tall / sign.height)), tall), Image.Resampling.LANCZOS)
