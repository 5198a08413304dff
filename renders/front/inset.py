"""The board in small: the frames of the close-ups on it, and a dot for whatever happened outside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from renders.boards import Box as Corners
from renders.boards import Point, Window
from renders.front.model import Panel, Size, Stage
from renders.front.tones import tones_of
from renders.paint.colour import RGB
from renders.paint.fonts import Typeface, write_centred
from renders.paint.layout import Box, Occupied
from renders.paint.pieces import IVORY
from renders.schemes import Scheme

FRAMED = 3
"""The frames of more close-ups than these would hide the board: it shows their numbers alone."""
DOT, NUMBER = 1.0, 19
"""The weight from which something outside the close-ups gets a dot; half the size of a number's disc."""


def inset(
    stage: Stage, size: Size, panels: Sequence[Panel], weights: Mapping[str, float], scheme: Scheme
) -> Image.Image:
    """Whose land is where, and where the close-ups lie."""
    picture = stage.small(size)
    draw = ImageDraw.Draw(picture)
    left, top, right, _ = stage.extent
    window = Window(left, top, size[0] / (right - left))
    shown = {place for panel in panels for place in panel.places}
    for place, weight in weights.items():
        if weight >= DOT and place not in shown:
            for core in stage.frames(stage.core(place)):
                _dot(draw, window, core, min(9.0, 4 + weight / 2), scheme.bad)
    framed = {n: stage.frames(panel.seen) for n, panel in enumerate(panels, start=1)}
    for boxes in framed.values() if len(panels) <= FRAMED else ():
        for box in boxes:
            _frame(draw, window, box, size)
    marked = {n: _largest(boxes) for n, boxes in framed.items() if boxes and len(panels) > 1}
    for number, at in zip(marked, _apart(window, list(marked.values()), size), strict=True):
        numbered(draw, at, number, NUMBER, scheme)
    edged(picture, scheme)
    return picture


def _largest(boxes: Sequence[Corners]) -> Corners:
    return max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))


def _apart(window: Window, boxes: Sequence[Corners], size: Size) -> list[Point]:
    """A place for the number of each close-up in its midst, or beside others that are there."""
    taken = Occupied(Box(4, 4, size[0] - 4, size[1] - 4))
    half = Box(-NUMBER, -NUMBER, NUMBER, NUMBER)
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in boxes]
    return [taken.place(half, window.point(middle), 160, 4) for middle in middles]


def _dot(draw: ImageDraw.ImageDraw, window: Window, core: Corners, size: float, tone: RGB) -> None:
    left, top, right, bottom = core
    x, y = window.point(((left + right) / 2, (top + bottom) / 2))
    draw.ellipse([x - size, y - size, x + size, y + size], fill=tone, outline=IVORY, width=2)


def _frame(draw: ImageDraw.ImageDraw, window: Window, box: Corners, size: Size) -> None:
    (left, top), (right, bottom) = window.point(box[:2]), window.point(box[2:])
    left, top, right, bottom = max(3, left), max(3, top), min(size[0] - 4, right), min(size[1] - 4, bottom)
    draw.rectangle([left - 2, top - 2, right + 2, bottom + 2], outline=(30, 20, 10), width=8)
    draw.rectangle([left, top, right, bottom], outline=IVORY, width=4)


def numbered(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], number: int, size: float, scheme: Scheme
) -> None:
    """The number of a close-up on a dark disc."""
    tones, (x, y) = tones_of(scheme), at
    draw.ellipse([x - size, y - size, x + size, y + size], fill=tones.bar, outline=tones.gilt, width=3)
    write_centred(draw, at, str(number), Typeface.NUMBER, round(size * 1.45), tones.text)


def edged(picture: Image.Image, scheme: Scheme) -> None:
    """A narrow frame, drawn over the edges."""
    tones, draw = tones_of(scheme), ImageDraw.Draw(picture)
    draw.rectangle([0, 0, picture.width - 1, picture.height - 1], outline=tones.bar, width=4)
    draw.rectangle([4, 4, picture.width - 5, picture.height - 5], outline=tones.gilt, width=2)
