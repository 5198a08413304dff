"""The whole game as a short film of small maps.

It is a GIF: that is what Discord animates everywhere. Of an animated WebP many phones show the first picture
alone; a video has to be started, and takes no alt text. One palette serves the whole film and only what
changes is kept: a long game of eighteen takes about 2 MB. A picture has twice the pixels of the room in a
channel: nothing is enlarged there, and the letters are set for the smaller size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image, ImageDraw, ImageOps

from renders.paint.bars import GOLD
from renders.paint.colour import RGB
from renders.paint.emblems import Livery, emblem
from renders.paint.encode import thinned
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.gif import gif
from renders.paint.glyphs import glyph
from renders.schemes import FEW, Scheme

S = TypeVar("S")
WIDE, TALL = 1100, 700
MOST = 90
"""More frames than this are thinned out: nobody watches longer, and it has to fit into a message."""
LAST = 5000
STRIP, CROWDED = 118, 140
"""The height of the strip; where many play, their points stand below their emblems."""
BESIDE, BELOW = (50, 36), (46, 27)
"""How large an emblem and the figure beside it are at most, and where it stands below it."""
GAP, APART = 8, 12
"""What is between an emblem and its figure, and at least between two players."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands below a picture of a film: when it is, and everybody's figure, the leader first."""

    when: str
    title: str
    ranks: Sequence[tuple[Livery, int]]
    leader: str
    """The name to go with the first of them; empty while nobody leads alone."""


def film(
    frames: Sequence[S],
    position: Callable[[S], object],
    still: Callable[[S], Image.Image],
    milliseconds: int,
    keep: Sequence[RGB],
) -> bytes:
    """A still of every frame in which the position changed; the last one stays longer."""
    pictures = [still(shown) for shown in thinned(_changed(frames, position), MOST)]
    return gif(pictures, milliseconds, LAST, keep)


def _changed(frames: Sequence[S], position: Callable[[S], object]) -> list[S]:
    found: list[S] = []
    for shown in frames:
        if not found or position(found[-1]) != position(shown):
            found.append(shown)
    if found and found[-1] is not frames[-1]:
        found.append(frames[-1])
    return found


def room_of(players: int) -> tuple[int, int]:
    """What the strip leaves for the map."""
    return WIDE, TALL - (STRIP if players <= FEW else CROWDED)


def captioned(picture: Image.Image, caption: Caption, scheme: Scheme) -> Image.Image:
    """A picture of the film: the map, and below it the strip."""
    wide, tall = room_of(len(caption.ranks))
    image = Image.new("RGB", (WIDE, TALL), scheme.paper)
    if picture.width > wide or picture.height > tall:
        picture = ImageOps.contain(picture, (wide, tall), Image.Resampling.LANCZOS)
    left, top = (wide - picture.width) // 2, (tall - picture.height) // 2
    image.paste(picture, (left, top))
    frame = left - 2, top - 2, left + picture.width + 1, top + picture.height + 1
    ImageDraw.Draw(image).rectangle(frame, outline=scheme.edge, width=2)
    _headline(image, caption, tall, scheme)
    _everybody(image, caption, tall + 58, scheme)
    return image


def _headline(image: Image.Image, caption: Caption, top: int, scheme: Scheme) -> None:
    """The turn and the phase; at the right the leader, crowned."""
    draw, base = ImageDraw.Draw(image), top + 42
    right = WIDE - 14.0
    if caption.leader and caption.ranks:
        livery, figure = caption.ranks[0]
        text, size = fit(f"{caption.leader}  {figure}", Typeface.TEXT_BOLD, 34, 420, 24)
        right -= write(draw, (right, base), text, Typeface.TEXT_BOLD, size, scheme.ink, "rs") + 52
        for sign in (emblem(livery, 46), glyph("crown", GOLD, 44)):
            image.paste(sign, (round(right), top + 7), sign)
            right -= 48
    x = 14 + write(draw, (14, base), caption.when, Typeface.NAME, 40, scheme.accent, "ls") + 18
    title, size = fit(caption.title, Typeface.SEA, 36, right - x, 24)
    write(draw, (x, base), title, Typeface.SEA, size, scheme.ink, "ls")


def _everybody(image: Image.Image, caption: Caption, top: int, scheme: Scheme) -> None:
    """Emblems with their figures beside them, as large as they fit; where many play, below them."""
    draw = ImageDraw.Draw(image)
    room = WIDE / max(1, len(caption.ranks))
    if len(caption.ranks) > FEW:
        for i, (livery, figure) in enumerate(caption.ranks):
            sign, middle = emblem(livery, BELOW[0]), (i + 0.5) * room
            image.paste(sign, (round(middle - BELOW[0] / 2), top), sign)
            write(draw, (middle, top + 73), str(figure), Typeface.NUMBER, BELOW[1], scheme.ink, "ms")
        return
    figures = [width(str(figure), Typeface.NUMBER, BESIDE[1]) for _, figure in caption.ranks]
    share = min(1.0, (room - APART) / (BESIDE[0] + GAP + max(figures, default=0.0)))
    side, size = int(BESIDE[0] * share), BESIDE[1] * share
    for i, (livery, figure) in enumerate(caption.ranks):
        wide = side + GAP * share + width(str(figure), Typeface.NUMBER, size)
        left, sign = (i + 0.5) * room - wide / 2, emblem(livery, side)
        image.paste(sign, (round(left), top + round((BESIDE[0] - side) / 2)), sign)
        at = left + side + GAP * share, top + BESIDE[0] / 2 + 0.36 * size
        write(draw, at, str(figure), Typeface.NUMBER, size, scheme.ink, "ls")


def kept_colours(scheme: Scheme, liveries: Sequence[Livery]) -> tuple[RGB, ...]:
    """The colours that a film shows as they are."""
    return (scheme.paper, scheme.ink, scheme.accent, *(livery.colour for livery in liveries))
