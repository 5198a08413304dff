"""Development cards: two traits, the levels they ask for, a name and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from renders.paint.colour import ink_on
from renders.paint.emblems import RIM
from renders.paint.fonts import Typeface, fit, wrap, write, write_centred
from renders.paint.vector import Canvas
from renders.peoples.signs.traits import tone, trait_figure
from renders.peoples.words.abilities import SHORT
from renders.schemes import Scheme
from rules.peoples.developments import Dev, developments

GAP = 10
LEAST = 28
"""The smallest letters of a name."""
PROPORTION = 0.92
"""How tall a card is at most, as a share of its width."""


@lru_cache(maxsize=128)
def card(key: str, size: tuple[int, int], scheme: Scheme) -> Image.Image:
    """One development."""
    wide, tall = size
    development = developments()[Dev(key)]
    band = round(min(80, tall * 0.32))
    sheet = Canvas(wide, tall, 1.0, (0, 0), smooth=2)
    sheet.box((0, 0), (wide, tall), scheme.paper, scheme.edge, 3, 12)
    first, second = (tone(trait) for trait in development.traits)
    sheet.box((0, 0), (wide, band), second, RIM, 3, 12)
    sheet.box((0, 0), (wide / 2, band), first, RIM, 3, 12)
    half = band * 0.42
    sheet.box(
        (wide / 2 - half * 1.1, band / 2 - half * 0.8),
        (wide / 2 + half * 1.1, band / 2 + half * 0.8),
        scheme.paper,
        RIM,
        3,
        8,
    )
    picture = sheet.image()
    draw = ImageDraw.Draw(picture)
    write_centred(
        draw,
        (wide / 2, band / 2),
        f"{development.high}/{development.low}",
        Typeface.NUMBER,
        round(band * 0.46),
        scheme.ink,
    )
    side = round(band * 0.78)
    for trait, x in zip(development.traits, (wide * 0.2, wide * 0.8), strict=True):
        figure = trait_figure(str(trait), ink_on(tone(trait)), tone(trait), side)
        picture.alpha_composite(figure, (round(x - side / 2), round((band - side) / 2)))
    _words(draw, development.name, SHORT[key], (wide, tall), band, scheme)
    return picture


def _words(
    draw: ImageDraw.ImageDraw, name: str, text: str, size: tuple[int, int], band: int, scheme: Scheme
) -> None:
    wide, tall = size
    room = tall - band - 12
    text_name, letters = fit(name, Typeface.NAME, min(38, room * 0.46), wide - 16, LEAST)
    write_centred(
        draw, (wide / 2, band + 8 + letters * 0.5), text_name, Typeface.NAME, round(letters), scheme.accent
    )
    top = band + 14 + letters
    for small in (31, 29, 28):
        rows = wrap(text, Typeface.TEXT_MEDIUM, small, wide - 24)
        if len(rows) * small * 1.08 <= tall - top - 8:
            break
    else:
        rows = rows[: max(0, int((tall - top - 8) / (small * 1.08)))]
    for i, row in enumerate(rows):
        at = wide / 2, top + (i + 0.8) * small * 1.08
        write(draw, at, row, Typeface.TEXT_MEDIUM, small, scheme.ink, "ms")


def spread(keys: Sequence[str], size: tuple[int, int], scheme: Scheme) -> Image.Image:
    """All cards in rows, as large as they fit."""
    wide, tall = size
    sheet = Image.new("RGBA", size, (0, 0, 0, 0))
    if not keys:
        return sheet
    columns = max(range(1, len(keys) + 1), key=lambda n: _fits(len(keys), n, size))
    columns = max(columns, 5)
    rows = ceil(len(keys) / columns)
    across = (wide + GAP) / columns
    down = min((tall + GAP) / rows, across * PROPORTION)
    for i, key in enumerate(keys):
        drawn = card(key, (round(across) - GAP, round(down) - GAP), scheme)
        sheet.alpha_composite(drawn, (round(i % columns * across), round(i // columns * down)))
    return sheet


def _fits(count: int, columns: int, size: tuple[int, int]) -> float:
    """How large a card becomes with so many in a row."""
    across, down = size[0] / columns, size[1] / ceil(count / columns)
    return min(across * 0.8, down)
