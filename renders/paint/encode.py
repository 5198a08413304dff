"""Pictures as bytes under a size limit: WebP, JPEG where that takes too long, a palette PNG as fallback."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

Thing = TypeVar("Thing")
LIMIT = 8_000_000
QUALITY, METHOD = 80, 0
"""The eye sees no difference to 88 and 2, which take nearly twice the time and a sixth more bytes."""
JPEG_QUALITY = 75
LARGE = 2_500_000
"""From so many pixels on a picture is posted as JPEG: it is made in a seventh of the time, a fifth larger.

Its colours are kept for every pixel, not for four together as in WebP: letters and arrows look sharper.
"""
_LOWER = (70, 55, 40)
_JPEG = b"\xff\xd8"


def posted(image: Image.Image, limit: int = LIMIT, quality: int = QUALITY, large: int = LARGE) -> bytes:
    """The picture as people get it: as JPEG from so many pixels on, a smaller one as WebP of this quality."""
    if image.mode == "RGB" and image.width * image.height >= large:
        return jpeg(image, limit)
    return webp(image, limit, quality)


def suffix(data: bytes) -> str:
    """How the name of a file with a posted picture ends."""
    return ".jpg" if data.startswith(_JPEG) else ".webp"


def webp(image: Image.Image, limit: int = LIMIT, quality: int = QUALITY) -> bytes:
    """The picture as WebP; quality and then size go down until it is under the limit."""
    return _fitting(image, limit, quality, _webp)


def jpeg(image: Image.Image, limit: int = LIMIT, quality: int = JPEG_QUALITY) -> bytes:
    """The picture as JPEG; quality and then size go down until it is under the limit."""
    return _fitting(image, limit, quality, _jpeg)


def _fitting(
    image: Image.Image, limit: int, quality: int, saved: Callable[[Image.Image, int], bytes]
) -> bytes:
    for fineness in (quality, *(lower for lower in _LOWER if lower < quality)):
        data = saved(image, fineness)
        if len(data) <= limit:
            return data
    return _fitting(_halved(image, limit), limit, quality, saved)


def _halved(image: Image.Image, limit: int) -> Image.Image:
    if image.width <= 1:
        raise ValueError(f"no picture fits into {limit} bytes")
    return image.resize((max(1, image.width // 2), max(1, image.height // 2)))


def _webp(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=METHOD)
    return out.getvalue()


def _jpeg(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "JPEG", quality=quality, subsampling="4:4:4")
    return out.getvalue()


def png(image: Image.Image, limit: int = LIMIT) -> bytes:
    """The picture as a PNG of 256 colours, halved in size until it is under the limit."""
    out = BytesIO()
    image.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
    if out.tell() <= limit:
        return out.getvalue()
    return png(_halved(image, limit), limit)


def thinned(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of them, evenly spread, the first and the last among them; of one, the last."""
    if len(things) <= most:
        return list(things)
    if most < 2:
        return list(things[-1:]) if most == 1 else []
    return [things[round(i * (len(things) - 1) / (most - 1))] for i in range(most)]
