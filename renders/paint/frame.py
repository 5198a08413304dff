"""What goes around a picture: the frame, a title cartouche, a legend and a compass."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.paint.colour import RGB
from renders.paint.fonts import Typeface, clip, fit, width, write
from renders.paint.panel import heading, panel
from renders.schemes import Scheme

_WOOD: RGB = (62, 38, 18)
_GILT: RGB = (226, 196, 136)


def frame(picture: Image.Image, scale: float = 1.0) -> None:
    """A wooden frame with a gilt line, drawn over the edges."""
    draw = ImageDraw.Draw(picture)
    right, bottom = picture.width - 1, picture.height - 1
    for inset, tone, wide in ((0.0, _WOOD, 10.0), (10.0, _GILT, 4.0), (14.0, _WOOD, 2.0)):
        i = round(inset * scale)
        draw.rectangle([i, i, right - i, bottom - i], outline=tone, width=max(1, round(wide * scale)))


def cartouche(
    title: str, subtitle: str, scheme: Scheme, scale: float = 1.0, most: float = 900
) -> Image.Image:
    """A title on its own small panel (RGBA)."""
    room = max(
        width(title, Typeface.TITLE, round(42 * scale)), width(subtitle, Typeface.SEA, round(31 * scale))
    )
    room = min(room, most * scale)
    height = (36 + (52 if title else 0) + (40 if subtitle else 0) + 8) * scale
    image = panel((round(room + 88 * scale), round(height)), scheme, scale)
    heading(image, (image.width - 8 * scale) / 2, 18 * scale, title, subtitle, scheme, room, scale)
    return image


@dataclass(frozen=True, slots=True)
class Key:
    """One line of a legend: a small picture and what it means."""

    picture: Image.Image
    text: str


def legend(
    keys: Sequence[Key], scheme: Scheme, title: str = "", columns: int = 1, scale: float = 1.0
) -> Image.Image:
    """A panel that explains signs (RGBA)."""
    size = round(28 * scale)
    side = max((key.picture.width for key in keys), default=0) + 14 * scale
    wide = side + max((width(key.text, Typeface.TEXT_MEDIUM, size) for key in keys), default=0)
    row = max([44 * scale, *(key.picture.height + 4 * scale for key in keys)])
    lines = -(-len(keys) // columns)
    head = 44 * scale if title else 0
    outer = round(columns * (wide + 28 * scale) + 36 * scale), round(lines * row + head + 48 * scale)
    image = panel(outer, scheme, scale)
    draw = ImageDraw.Draw(image)
    if title:
        text, tall = fit(title, Typeface.NAME, round(32 * scale), outer[0] - 60 * scale, round(18 * scale))
        write(draw, ((outer[0] - 8 * scale) / 2, 46 * scale), text, Typeface.NAME, tall, scheme.accent, "ms")
    for i, key in enumerate(keys):
        x = 26 * scale + i // lines * (wide + 28 * scale)
        y = 20 * scale + head + (i % lines + 0.5) * row
        middle = x + (side - 14 * scale) / 2 - key.picture.width / 2
        small = key.picture.convert("RGBA")
        image.paste(small, (round(middle), round(y - small.height / 2)), small)
        text = clip(key.text, Typeface.TEXT_MEDIUM, size, wide - side + 1)
        write(draw, (x + side, y + size * 0.3), text, Typeface.TEXT_MEDIUM, size, scheme.ink, "ls")
    return image
