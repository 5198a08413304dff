"""Films as GIF: one palette for all of it, and of each picture only what changed."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from renders.paint.colour import RGB
from renders.paint.encode import LIMIT, thinned

_COLOURS = 255
"""One of the 256 is left for what stays as it was."""
_SAMPLES = 6


def gif(
    frames: Sequence[Image.Image],
    milliseconds: int,
    last: int,
    keep: Sequence[RGB] = (),
    limit: int = LIMIT,
) -> bytes:
    """The frames as a film that stays on the last; with fewer of them until it is under the limit.

    The colours to keep are shown as they are: players must not be mixed with the ground.
    """
    palette = _palette(frames, keep)
    small = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    while True:
        data = _saved(small, milliseconds, last)
        if len(data) <= limit:
            return data
        fewer = thinned(small, max(2, int(len(small) * min(0.9, limit / len(data)))))
        if len(fewer) == len(small):
            raise ValueError(f"no film fits into {limit} bytes")
        small = fewer


def _palette(frames: Sequence[Image.Image], keep: Sequence[RGB]) -> Image.Image:
    """The colours to keep, and the best others for some of the frames together."""
    some = thinned(frames, _SAMPLES)
    wide, tall = frames[0].size
    wall = Image.new("RGB", (wide, tall * len(some)))
    for i, frame in enumerate(some):
        wall.paste(frame, (0, i * tall))
    kept = list(dict.fromkeys(keep))[:_COLOURS]
    found = wall.quantize(_COLOURS - len(kept), Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(part for colour in kept for part in colour), *found][: 3 * _COLOURS])
    return palette


def _saved(frames: Sequence[Image.Image], milliseconds: int, last: int) -> bytes:
    out = BytesIO()
    durations = [milliseconds] * (len(frames) - 1) + [last]
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=list(frames[1:]),
        duration=durations,
        loop=0,
        disposal=1,
        transparency=_COLOURS,
        optimize=True,
    )
    return out.getvalue()
