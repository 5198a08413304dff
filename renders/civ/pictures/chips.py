"""Small pictures inside tables: commodities as glyph and name, wrapped to a width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PIL import Image, ImageDraw

from renders.civ.pictures.art import calamity_art, commodity_art
from renders.civ.shown import Shown
from renders.paint.colour import RGB
from renders.paint.fonts import Typeface, width, write
from renders.paint.glyphs import glyph

SIDE = 40
SIZE = 27
GAP = 16


def goods(
    names: Iterable[str], shown: Shown, room: int = 430, lead: str = "", counted: bool = True
) -> Image.Image:
    """Cards, perhaps with their numbers, in as many lines as needed; a few words may lead (RGBA)."""
    scheme, counts = shown.scheme, Counter(names)
    chips: list[tuple[str, str]] = [("", lead)] if lead else []
    chips += [(name, f"{count} {name}" if counted else name) for name, count in counts.items()]
    rows: list[list[tuple[str, str, float]]] = [[]]
    for name, text in chips:
        wide = width(text, Typeface.TEXT_MEDIUM, SIZE) + (SIDE + 4 if name else 0) + GAP
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
                sign, tone = art(shown, name)
                image.alpha_composite(glyph(sign, tone, SIDE), (round(x), y))
                at += SIDE + 4
            write(draw, (at, y + SIDE * 0.7), text, Typeface.TEXT_MEDIUM, SIZE, scheme.ink, "ls")
            x += wide
    return image


def art(shown: Shown, name: str) -> tuple[str, RGB]:
    """The glyph and the tone of any trade card."""
    grade = shown.rules.grade(name)
    return calamity_art(name, grade) if grade else commodity_art(name)
