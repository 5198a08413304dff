"""Small pictures inside tables: commodities as glyph and name, wrapped to a width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from renders.civ.pictures.art import good
from renders.paint.fonts import Face, width, wrap, write
from renders.paint.glyphs import glyph
from renders.schemes import Scheme

SIDE = 40
SIZE = 27
GAP = 16


def goods(names: Iterable[str], scheme: Scheme, room: int = 430, lead: str = "") -> Image.Image:
    """Commodities with their numbers, in as many lines as needed; a few words may lead (RGBA)."""
    counts = Counter(names)
    chips: list[tuple[str, str]] = [("", lead)] if lead else []
    chips += [(name, f"{count} {name}") for name, count in counts.items()]
    rows: list[list[tuple[str, str, float]]] = [[]]
    for name, text in chips:
        wide = width(text, Face.TEXT_MEDIUM, SIZE) + (SIDE + 4 if name else 0) + GAP
        if rows[-1] and sum(w for _, _, w in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append((name, text, wide))
    across = max((sum(w for _, _, w in row) for row in rows), default=1)
    image = Image.new("RGBA", (max(1, round(across)), SIDE * len(rows) + 4), (*scheme.paper, 0))
    draw = ImageDraw.Draw(image)
    for line, row in enumerate(rows):
        x, y = 0.0, line * SIDE + 2
        for name, text, wide in row:
            at = x
            if name:
                sign, tone = good(name)
                image.alpha_composite(glyph(sign, tone, SIDE), (round(x), y))
                at += SIDE + 4
            write(draw, (at, y + SIDE * 0.7), text, Face.TEXT_MEDIUM, SIZE, scheme.ink, "ls")
            x += wide
    return image


def paragraph(text: str, scheme: Scheme, room: float, size: int = 24) -> Image.Image:
    """A text wrapped to a width (RGBA)."""
    rows: Sequence[str] = wrap(text, Face.TEXT_MEDIUM, size, room) if text else []
    image = Image.new("RGBA", (round(room), max(1, round(len(rows) * size * 1.14 + 8))), (*scheme.paper, 0))
    draw = ImageDraw.Draw(image)
    for i, row in enumerate(rows):
        write(draw, (0, size * 0.9 + i * size * 1.14), row, Face.TEXT_MEDIUM, size, scheme.ink, "ls")
    return image
