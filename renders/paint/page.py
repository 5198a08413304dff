"""A page of parchment: three times the room that a picture has in a channel, with its heading on one line."""

from PIL import Image, ImageDraw

from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.panel import flourish, panel
from renders.schemes import Scheme

WIDE, TALL = 1650, 1050
LEAST = 28
"""The smallest letters on a page: nine pixels and a bit where it is 550 wide."""
EDGE = 44
TOP = 112
"""Where what stands below the heading may begin."""
ROOM = WIDE - 2 * EDGE
_SCALE = 1.4


def page(scheme: Scheme, title: str, subtitle: str = "", tall: float = TALL) -> Image.Image:
    """An empty page of this height with its heading (RGBA)."""
    image = panel((WIDE, round(min(tall, TALL))), scheme, _SCALE, shadow=False)
    draw = ImageDraw.Draw(image)
    name, size = fit(title, Typeface.TITLE, 54, ROOM * (0.58 if subtitle else 1), LEAST)
    write(draw, (EDGE, 74), name, Typeface.TITLE, size, scheme.accent, "ls")
    left = ROOM - width(name, Typeface.TITLE, size) - 40
    text, size = fit(subtitle, Typeface.SEA, 44, left, LEAST)
    write(draw, (WIDE - EDGE, 72), text, Typeface.SEA, size, scheme.ink, "rs")
    flourish(image, WIDE / 2, 96, ROOM, scheme, _SCALE)
    return image
