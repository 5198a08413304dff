"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PIL import Image

from renders.paint.colour import RGB
from renders.paint.encode import replay, thinned

S = TypeVar("S")
MOST = 110
"""More frames than this are thinned out: nobody watches longer, and it has to fit into a message."""
LAST = 5000


def film(
    frames: Sequence[S],
    position: Callable[[S], object],
    still: Callable[[S], Image.Image],
    milliseconds: int,
) -> bytes:
    """A still of every frame in which the position changed; the last one stays longer."""
    pictures = [still(shown) for shown in thinned(_changed(frames, position), MOST)]
    return replay(pictures, milliseconds=milliseconds, last=LAST, width=pictures[0].width)


def _changed(frames: Sequence[S], position: Callable[[S], object]) -> list[S]:
    found: list[S] = []
    for shown in frames:
        if not found or position(found[-1]) != position(shown):
            found.append(shown)
    if found and found[-1] is not frames[-1]:
        found.append(frames[-1])
    return found


def with_band(picture: Image.Image, tall: int, paper: RGB) -> Image.Image:
    """The picture with an empty band below it, for a caption."""
    image = Image.new("RGB", (picture.width, picture.height + tall), paper)
    image.paste(picture, (0, 0))
    return image
