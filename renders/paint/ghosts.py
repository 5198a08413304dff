"""Pieces that are gone or yet to come: pale, in their owner's colour, with a sign of what became of them."""

from functools import lru_cache

from PIL import Image

from renders.paint.colour import RGB
from renders.paint.emblems import RIM, Livery, emblem
from renders.paint.fonts import Typeface, width
from renders.paint.glyphs import glyph
from renders.paint.pieces import IVORY
from renders.paint.sprites import Sprite, sprite
from renders.paint.vector import Canvas

_PALE = 0.6
_SIGN = {
    Sprite.LOST: (0.72, (0.0, 0.0)),
    Sprite.REDUCED: (0.8, (0.0, 0.02)),
    Sprite.BUILT: (0.66, (0.3, -0.3)),
}
"""How large the sign on a ghost is, and where it stands as shares of the picture."""
_LOSS: RGB = (190, 34, 22)


@lru_cache(maxsize=512)
def ghost(kind: Sprite, livery: Livery, text: str, scale: float, sign: Sprite | None = None) -> Image.Image:
    """A piece as a ghost; a cross for lost, an arrow for reduced, a plus for yet to come."""
    image = sprite(kind, livery, text, scale).copy()
    image.putalpha(image.getchannel("A").point([round(_PALE * value) for value in range(256)]))
    if sign is not None:
        size, (across, down) = _SIGN[sign]
        small = sprite(sign, scale=round(scale * size, 2))
        at = (
            round(image.width * (0.5 + across) - small.width / 2),
            round(image.height * (0.5 + down) - small.height / 2),
        )
        image.alpha_composite(small, (max(0, at[0]), max(0, at[1])))
    return image


@lru_cache(maxsize=512)
def calamity_plate(name: str, tone: RGB, text: str, scale: float) -> Image.Image:
    """The sign of a calamity and what it took."""
    room = width(text, Typeface.NUMBER, 24) + 6 if text else 0
    wide, tall, side = 40 + room, 40.0, max(8, round(32 * scale))
    canvas = Canvas(wide, tall, scale)
    canvas.box((-wide / 2, -20), (wide / 2, 20), _LOSS, radius=9)
    canvas.box((-wide / 2 + 2.4, -17.6), (wide / 2 - 2.4, 17.6), IVORY, radius=7)
    if text:
        canvas.number((wide / 2 - 6 - room / 2, 0), text, 24, _LOSS)
    image = canvas.image()
    image.alpha_composite(glyph(name, tone, side), (round(4 * scale), max(0, (image.height - side) // 2)))
    return image


@lru_cache(maxsize=512)
def changed_hands(old: Livery, new: Livery, scale: float) -> Image.Image:
    """A plate: from one owner to another."""
    wide, tall, side = 74.0, 36.0, max(8, round(28 * scale))
    canvas = Canvas(wide, tall, scale)
    canvas.box((-wide / 2, -18), (wide / 2, 18), (112, 52, 142), radius=9)
    canvas.box((-wide / 2 + 2.4, -15.6), (wide / 2 - 2.4, 15.6), IVORY, radius=7)
    canvas.polygon([(-6, -8), (7, 0), (-6, 8)], RIM)
    image = canvas.image()
    down = max(0, (image.height - side) // 2)
    image.alpha_composite(emblem(old, side), (round(3 * scale), down))
    image.alpha_composite(emblem(new, side), (image.width - side - round(3 * scale), down))
    return image
