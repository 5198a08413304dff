"""Moves of one owner to one place as one arrow with several tails, and the plate with their number."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, hypot, pi

from PIL import Image

from renders.paint.arrows import dashes, head_of, shortened, width_for
from renders.paint.colour import RGB, darker, ink_on, luminance
from renders.paint.emblems import RIM
from renders.paint.layout import Box
from renders.paint.pieces import IVORY
from renders.paint.vector import Canvas, Point

Line = tuple[Point, ...]
WIDEST = 6
_TONES = 6.0, 3.0, 0.0
"""How much broader the halo, the rim and the colour of a line are drawn."""
_ALIKE = 0.7
"""Tails that come in at angles nearer to each other than this share one head."""


@dataclass(frozen=True, slots=True)
class Stream:
    """The lines lead to one place, the weightiest first; `count` pieces in all, none for an empty ship."""

    lines: tuple[Line, ...]
    colour: RGB
    count: int
    by_sea: bool = False


def draw_stream(picture: Image.Image, stream: Stream, scale: float, clear: float) -> list[Line]:
    """Draw it; it keeps `clear` units away from the pieces at both ends. The lines as they were drawn."""
    wide = width_for(min(WIDEST, max(1, stream.count))) * scale
    lines = [_kept_clear(line, clear * scale) for line in stream.lines]
    heads = _heads(lines, wide)
    tones = list(zip((IVORY, _dark(stream.colour), stream.colour), (e * scale for e in _TONES), strict=True))
    if stream.by_sea:
        for line, head in zip(lines, heads, strict=True):
            shaft = shortened(line, head * 0.8, 0) if head else list(line)
            for dash in dashes(shaft, wide * 2.0, wide * 1.5):
                _paint(picture, [dash], [], wide, tones)
    shafts = (
        []
        if stream.by_sea
        else [
            shortened(line, head * 0.8, 0) if head else list(line)
            for line, head in zip(lines, heads, strict=True)
        ]
    )
    tips = [head_of(line, head) for line, head in zip(lines, heads, strict=True) if head]
    _paint(picture, shafts, tips, wide, tones)
    return lines


def count_plate(stream: Stream, scale: float) -> Image.Image:
    """How many pieces move; a small ship where it carries none."""
    text = str(stream.count)
    wide = 12 + 5 * len(text)
    sheet = Canvas(2 * wide + 4, 32, scale)
    sheet.box((-wide, -14), (wide, 14), IVORY, radius=10)
    sheet.box((-wide + 2, -12), (wide - 2, 12), stream.colour, RIM, 1.5, 8)
    tone = ink_on(stream.colour)
    if stream.count:
        sheet.number((0, 0), text, 22, tone)
    else:
        sheet.polygon([(-9, 3), (9, 3), (6, 9), (-6, 9)], tone)
        sheet.polygon([(-1, -10), (-1, 1), (-7, 1)], tone)
        sheet.polygon([(1, -8), (1, 1), (6, 1)], tone)
    return sheet.image()


def length_of(line: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def point_at(line: Sequence[Point], share: float) -> Point:
    """The point of a line after this share of its length."""
    left = length_of(line) * share
    for (x0, y0), (x1, y1) in pairwise(line):
        step = hypot(x1 - x0, y1 - y0)
        if step and step >= left:
            return x0 + (x1 - x0) * left / step, y0 + (y1 - y0) * left / step
        left -= step
    return line[-1]


def parts_within(line: Sequence[Point], box: Box) -> list[Line]:
    """The stretches of a line that lie in a box, in their order."""
    found: list[list[Point]] = []
    for one, other in pairwise(line):
        inside = _clipped(one, other, box)
        if inside is None:
            continue
        if found and found[-1][-1] == inside[0]:
            found[-1].append(inside[1])
        else:
            found.append(list(inside))
    return [tuple(part) for part in found]


def _clipped(one: Point, other: Point, box: Box) -> tuple[Point, Point] | None:
    """What of a straight stretch lies in a box (Liang and Barsky), nothing where it only touches."""
    (x, y), (dx, dy) = one, (other[0] - one[0], other[1] - one[1])
    begin, end = 0.0, 1.0
    for step, room in ((-dx, x - box.left), (dx, box.right - x), (-dy, y - box.top), (dy, box.bottom - y)):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            begin = max(begin, room / step)
        else:
            end = min(end, room / step)
    if begin >= end:
        return None
    first = one if begin == 0.0 else (x + dx * begin, y + dy * begin)
    return first, other if end == 1.0 else (x + dx * end, y + dy * end)


def _dark(colour: RGB) -> RGB:
    return RIM if luminance(colour) > 0.03 else darker(colour, 0.5)


def _kept_clear(line: Line, clear: float) -> Line:
    keep = min(clear, length_of(line) * 0.28)
    return tuple(shortened(line, keep, keep))


def _heads(lines: Sequence[Line], wide: float) -> list[float]:
    """How long the head of each line is; none where another head comes in from the same side."""
    found: list[float] = []
    angles: list[float] = []
    for line in lines:
        (x0, y0), (x1, y1) = shortened(line, wide * 2.4, 0)[-1], line[-1]
        angle = atan2(y1 - y0, x1 - x0)
        alike = any(abs((angle - other + pi) % (2 * pi) - pi) < _ALIKE for other in angles)
        near = min((hypot(x1 - other[-1][0], y1 - other[-1][1]) for other in lines[: len(found)]), default=0)
        found.append(0.0 if alike and near < 3 * wide else min(wide * 2.4, length_of(line) * 0.45))
        angles.append(angle)
    return found


def _paint(
    picture: Image.Image,
    lines: Sequence[Sequence[Point]],
    tips: Sequence[Sequence[Point]],
    wide: float,
    tones: Sequence[tuple[RGB, float]],
) -> None:
    points = [point for line in (*lines, *tips) for point in line]
    if not points:
        return
    pad = wide + 8
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    left, top = round(left), round(top)
    sheet = Canvas(right - left, bottom - top, 1.0, (-left, -top), smooth=2)
    for tone, extra in tones:
        for line in lines:
            sheet.line(line, tone, wide + extra)
        for tip in tips:
            sheet.polygon(tip, tone, tone, max(0.5, extra))
    picture.paste(drawn := sheet.image(), (left, top), drawn)
