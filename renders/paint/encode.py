"""Pictures as bytes under a size limit: WebP for the table, a palette PNG as fallback."""

from collections.abc import Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

Thing = TypeVar("Thing")
LIMIT = 8_000_000
QUALITY, METHOD = 80, 0
"""The eye sees no difference to 88 and 2, which take nearly twice the time and a sixth more bytes."""
_LOWER = (70, 55, 40)


def _saved(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=METHOD)
    return out.getvalue()


def webp(image: Image.Image, limit: int = LIMIT, quality: int = QUALITY) -> bytes:
    """The picture as WebP; quality and then size go down until it is under the limit."""
    for fineness in (quality, *(lower for lower in _LOWER if lower < quality)):
        data = _saved(image, fineness)
        if len(data) <= limit:
            return data
    if image.width <= 1:
        raise ValueError(f"no picture fits into {limit} bytes")
    return webp(image.resize((max(1, image.width // 2), max(1, image.height // 2))), limit, quality)


def png(image: Image.Image, limit: int = LIMIT) -> bytes:
    """The picture as a PNG of 256 colours, halved in size until it is under the limit."""
    out = BytesIO()
    image.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
    if out.tell() <= limit:
        return out.getvalue()
    if image.width <= 1:
        raise ValueError(f"no picture fits into {limit} bytes")
    return png(image.resize((max(1, image.width // 2), max(1, image.height // 2))), limit)


def thinned(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of them, evenly spread, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(i * (len(things) - 1) / (most - 1))] for i in range(most)]
