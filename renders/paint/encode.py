"""Pictures as bytes: WebP for the table, a palette PNG as fallback, and animated WebP under a size limit."""

from collections.abc import Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

Thing = TypeVar("Thing")
LIMIT = 8_000_000
QUALITY, METHOD = 80, 0
"""The eye sees no difference to 88 and 2, which take nearly twice the time and a sixth more bytes."""
_LOWER = (70, 55, 40)
_LAST_WIDTH = 320


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


def _film(frames: Sequence[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    out = BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=list(durations),
        loop=0,
        quality=quality,
        method=1,
    )
    return out.getvalue()


def _fitted(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The frame in this size; itself where it fits, for a film holds many."""
    if frame.mode == "RGB" and frame.size == size:
        return frame
    return frame.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def thinned(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of them, evenly spread, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(i * (len(things) - 1) / (most - 1))] for i in range(most)]


def replay(
    frames: Sequence[Image.Image],
    milliseconds: int = 900,
    last: int = 4000,
    width: int = 1200,
    limit: int = LIMIT,
) -> bytes:
    """The frames as one animated WebP; the last frame stays longer; smaller until it is under the limit."""
    durations = [milliseconds] * (len(frames) - 1) + [last]
    quality = 70
    while True:
        height = max(1, round(frames[0].height * width / frames[0].width))
        small = [_fitted(frame, (width, height)) for frame in frames]
        data = _film(small, durations, quality)
        if len(data) <= limit:
            return data
        if width <= _LAST_WIDTH and quality <= _LOWER[-1]:
            raise ValueError(f"{len(frames)} frames do not fit into {limit} bytes")
        # Bytes go roughly with the area: step straight to the width that should fit.
        share = (limit / len(data)) ** 0.5
        width = max(min(_LAST_WIDTH, width), round(width * min(0.9, share * 0.97)))
        quality = max(_LOWER[-1], quality - 6)
