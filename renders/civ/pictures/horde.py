"""The barbarians in the panel below a map: who leads them, and what they have."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.civ.shown import Shown
from renders.civ.words.barbarians import led
from renders.paint.compose import above
from renders.paint.fonts import Typeface, fit, write
from renders.paint.sprites import Sprite, sprite

TALL, LETTERS, SIGN = 0.036, 0.019, 0.00042
"""The height of the line, its letters and its sign, as shares of the width of the picture."""


def with_horde(panel: Image.Image, shown: Shown) -> Image.Image:
    """The panel with a line below it, where somebody leads the barbarians."""
    text = led(shown.view, shown.name)
    if not text:
        return panel
    wide, scheme = panel.width, shown.scheme
    tall, gap = round(wide * TALL), round(wide * 0.005)
    line = Image.new("RGB", (wide, tall + gap), scheme.edge)
    draw = ImageDraw.Draw(line)
    draw.rectangle([gap, 0, wide - gap - 1, tall - 1], fill=scheme.paper)
    sign = sprite(Sprite.BARBARIAN, scale=round(wide * SIGN, 2))
    said, size = fit(text, Typeface.TEXT_MEDIUM, round(wide * LETTERS), wide - 4 * gap - sign.width, 12)
    line.paste(sign, (2 * gap, round(tall / 2 - sign.height / 2)), sign)
    at = 2 * gap + sign.width, tall / 2 + size * 0.33
    write(draw, at, said, Typeface.TEXT_MEDIUM, size, scheme.ink, "ls")
    return above(panel, line)
