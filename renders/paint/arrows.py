"""Curved arrows for moves: wider for more pieces, with a halo; sea routes are dashed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, sin

from PIL import Image

from renders.paint.colour import RGB, darker, ink_on, luminance
from renders.paint.emblems import RIM
from renders.paint.pieces import IVORY
from renders.paint.vector import Canvas, Point

_STEPS = 28


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move: from, to, a colour, how many pieces, whether over water, and how far it bows to its left."""

    start: Point
    end: Point
    colour: RGB
    count: int = 1
    by_sea: bool = False
    bow: float = 0.18
    by_way_of: tuple[Point, ...] = ()


def curve(start: Point, end: Point, bow: float = 0.18, steps: int = _STEPS) -> list[Point]:
    """Points of a quadratic curve that bows to the left of its way by a share of its length."""
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = end[0] - start[0], end[1] - start[1]
    bend = mx + dy * bow * 2, my - dx * bow * 2
    found: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        found.append(
            (
                start[0] * u * u + 2 * bend[0] * u * t + end[0] * t * t,
                start[1] * u * u + 2 * bend[1] * u * t + end[1] * t * t,
            )
        )
    return found


def shortened(points: Sequence[Point], head: float, tail: float) -> list[Point]:
    """The path without its first `tail` and last `head` pixels, so that pieces stay in sight."""
    return _trimmed(_trimmed(list(points), tail)[::-1], head)[::-1]


def _trimmed(points: list[Point], length: float) -> list[Point]:
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        step = hypot(x1 - x0, y1 - y0)
        if step > length:
            share = length / step
            return [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share), *points[i + 1 :]]
        length -= step
    return points[-2:]


def dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """The path cut into dashes."""
    parts: list[list[Point]] = [[points[0]]]
    left, drawing = on, True
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            at = x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length
            if drawing:
                parts[-1].append(at)
            else:
                parts.append([at])
            drawing = not drawing
            left = on if drawing else off
        left -= length - done
        if drawing:
            parts[-1].append((x1, y1))
    return [part for part in parts if len(part) > 1]


def width_for(count: int) -> float:
    """How wide an arrow for this many pieces is."""
    return min(16.0, 5.0 + 1.5 * count)


def through(stops: Sequence[Point]) -> list[Point]:
    """A smooth line through all the stops (Catmull-Rom)."""
    ends = [stops[0], *stops, stops[-1]]
    points = [stops[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(1, _STEPS // 2 + 1):
            t = i / (_STEPS // 2)
            x, y = (
                0.5
                * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )
            points.append((x, y))
    return points


def path(arrow: Arrow) -> list[Point]:
    """All points of the move: one bow, or a smooth line through its way points."""
    if arrow.by_way_of:
        return through([arrow.start, *arrow.by_way_of, arrow.end])
    return curve(arrow.start, arrow.end, arrow.bow)


def draw_arrow(picture: Image.Image, arrow: Arrow, scale: float = 1.0, clear: float = 24) -> None:
    """Draw the arrow onto a picture; it keeps `clear` units away from the pieces at both ends."""
    points = path(arrow)
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    keep = min(clear * scale, length * 0.28)
    points = shortened(points, keep, keep)
    wide = width_for(arrow.count) * scale
    pad = wide * 3 + 8 * scale
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    sheet = Canvas(right - left, bottom - top, 1.0, (-left, -top), smooth=2)
    head = min(wide * 2.4, length * 0.4)
    shaft = shortened(points, head * 0.8, 0)
    lines = dashes(shaft, wide * 2.0, wide * 1.5) if arrow.by_sea else [shaft]
    dark = RIM if luminance(arrow.colour) > 0.03 else darker(arrow.colour, 0.5)
    for tone, extra in ((IVORY, 6.0), (dark, 3.0), (arrow.colour, 0.0)):
        for line in lines:
            sheet.line(line, tone, wide + extra * scale)
        sheet.polygon(head_of(points, head), tone, tone, max(0.5, extra * scale))
    picture.paste(drawn := sheet.image(), (round(left), round(top)), drawn)


def head_of(points: Sequence[Point], size: float) -> list[Point]:
    """The outline of an arrow's head at the end of a path."""
    tip = points[-1]
    back = shortened(points, size, 0)[-1]
    angle = atan2(tip[1] - back[1], tip[0] - back[0])

    def at(along: float, across: float) -> Point:
        return (
            tip[0] - along * cos(angle) - across * sin(angle),
            tip[1] - along * sin(angle) + across * cos(angle),
        )

    return [tip, at(size, size * 0.58), at(size * 0.74, 0), at(size, -size * 0.58)]


def middle(arrow: Arrow) -> Point:
    """The middle of the arrow, where its count may stand."""
    points = path(arrow)
    return points[len(points) // 2]


def draw_count(picture: Image.Image, arrow: Arrow, scale: float = 1.0) -> None:
    """A small plate with the number of pieces on the middle of the arrow."""
    text = str(arrow.count)
    wide = 12 + 5 * len(text)
    sheet = Canvas(2 * wide + 4, 32, scale)
    sheet.box((-wide, -14), (wide, 14), IVORY, radius=10)
    sheet.box((-wide + 2, -12), (wide - 2, 12), arrow.colour, RIM, 1.5, 8)
    sheet.number((0, 0), text, 20, ink_on(arrow.colour))
    drawn = sheet.image()
    x, y = middle(arrow)
    picture.paste(drawn, (round(x - drawn.width / 2), round(y - drawn.height / 2)), drawn)
