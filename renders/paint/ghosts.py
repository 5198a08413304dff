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

_PALE, _BEATEN = 0.6, 0.8
"""How much of a ghost is seen, and of one on the plate of a fight."""
_CORNER = (0.58, (-0.25, 0.25))
"""How large the cross of what was beaten is, and where it stands."""
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
    image = _pale(sprite(kind, livery, text, scale), _PALE)
    if sign is not None:
        _put_sign(image, sign, scale, *_SIGN[sign])
    return image


@lru_cache(maxsize=512)
def beaten(kind: Sprite, livery: Livery, text: str, scale: float) -> Image.Image:
    """A piece that was lost in a fight: whose it was stays clear, with a cross in its corner."""
    image = _pale(sprite(kind, livery, text, scale), _BEATEN)
    _put_sign(image, Sprite.LOST, scale, *_CORNER)
    return image


def _pale(image: Image.Image, share: float) -> Image.Image:
    found = image.copy()
    found.putalpha(found.getchannel("A").point([round(share * value) for value in range(256)]))
    return found


def _put_sign(image: Image.Image, sign: Sprite, scale: float, size: float, at: tuple[float, float]) -> None:
    small = sprite(sign, scale=round(scale * size, 2))
    x = round(image.width * (0.5 + at[0]) - small.width / 2)
    y = round(image.height * (0.5 + at[1]) - small.height / 2)
    image.alpha_composite(small, (max(0, x), max(0, y)))


@lru_cache(maxsize=512)
def calamity_plate(
    name: str, tone: RGB, text: str, scale: float, victim: Livery | None = None
) -> Image.Image:
    """The sign of a calamity and what it took; with a victim, from whom."""
    room = width(text, Typeface.NUMBER, 24) + 6 if text else 0
    whose = 30 if victim else 0
    wide, tall, side = 40 + room + whose, 40.0, max(8, round(32 * scale))
    canvas = Canvas(wide, tall, scale)
    canvas.box((-wide / 2, -20), (wide / 2, 20), _LOSS, radius=9)
    canvas.box((-wide / 2 + 2.4, -17.6), (wide / 2 - 2.4, 17.6), IVORY, radius=7)
    if text:
        canvas.number((wide / 2 - 6 - room / 2, 0), text, 24, _LOSS)
    image = canvas.image()
    at = round((4 + whose) * scale), max(0, (image.height - side) // 2)
    image.alpha_composite(glyph(name, tone, side), at)
    if victim:
        small = max(8, round(28 * scale))
        image.alpha_composite(emblem(victim, small), (round(4 * scale), max(0, (image.height - small) // 2)))
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
