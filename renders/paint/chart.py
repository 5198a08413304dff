"""Line charts over the turns: each player's line has its dash, markers of its shape and a direct label."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PIL import Image, ImageDraw

from renders.paint.arrows import dashes
from renders.paint.colour import RGB, contrast, darker, lighter, luminance
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, clip, width, write
from renders.paint.panel import heading, panel
from renders.paint.vector import Canvas, Point
from renders.schemes import FEW, Scheme

_DASHES: tuple[tuple[float, float] | None, ...] = (None, (26, 12), (10, 9), (40, 10), None, (18, 18), (6, 7))


@dataclass(frozen=True, slots=True)
class Series:
    """One player's values, one for each point on the horizontal axis; None where there is none."""

    livery: Livery
    values: tuple[float | None, ...]
    player: str = ""
    """Where the livery has another name."""
    is_own: bool = False
    """Whether it is the reader's."""


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers for an axis, the first at or below low and the last at or above high."""
    step, size = 1.0, 1.0
    while (high - low) / step > most:
        step, size = (
            (2 * size, size) if step == size else (5 * size, size) if step == 2 * size else (10 * size,) * 2
        )
    return [i * step for i in range(floor(low / step), ceil(high / step) + 1)]


def number(value: float) -> str:
    """A tick or value without needless decimals."""
    return str(round(value)) if abs(value - round(value)) < 1e-6 else f"{value:.1f}"


def visible(colour: RGB, scheme: Scheme) -> RGB:
    """The line colour, moved away from the paper until it can be seen on it."""
    for _ in range(8):
        if contrast(colour, scheme.paper) >= 1.9:
            break
        colour = darker(colour, 0.12) if luminance(scheme.paper) > 0.3 else lighter(colour, 0.15)
    return colour


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights for labels, as near to the wanted ones as a gap between them allows, between low and high."""
    groups: list[list[int]] = []
    starts: list[float] = []
    for i in sorted(range(len(wanted)), key=lambda i: (wanted[i], i)):
        groups.append([i])
        starts.append(0.0)
        while True:
            here = groups[-1]
            middle = sum(wanted[j] for j in here) / len(here)
            start = middle - gap * (len(here) - 1) / 2
            starts[-1] = max(low, min(start, high - gap * (len(here) - 1)))
            if len(groups) == 1 or starts[-2] + gap * len(groups[-2]) <= starts[-1]:
                break
            groups[-2:] = [groups[-2] + groups[-1]]
            starts.pop()
    placed = [0.0] * len(wanted)
    for start, group in zip(starts, groups, strict=True):
        for n, i in enumerate(group):
            placed[i] = start + n * gap
    return placed


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the lines of a chart run, and between which values."""

    left: float
    top: float
    right: float
    bottom: float
    low: float
    high: float
    points: int

    def at(self, i: int, value: float) -> Point:
        """Where a value of a moment stands."""
        share = i / max(1, self.points - 1)
        rise = (value - self.low) / max(1e-9, self.high - self.low)
        return self.left + (self.right - self.left) * share, self.bottom - (self.bottom - self.top) * rise


def lines(
    series: Sequence[Series],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    labels: Sequence[str] = (),
    size: tuple[int, int] = (1300, 860),
    axis: str = "",
) -> Image.Image:
    """Lines over the turns (RGBA); each ends at its player's emblem, name and last value."""
    image = panel(size, scheme, 1.0, shadow=False)
    top = heading(image, size[0] / 2, 26, title, subtitle, scheme, size[0] - 80) + 24
    values = [v for each in series for v in each.values if v is not None]
    marks = ticks(min([0, *values]), max([1, *values]))
    names = [_label(each) for each in series]
    lead = 24 if len(series) <= FEW else 64
    room = min(430.0, max(map(_label_width, series, names), default=0)) + lead + 42
    points = max((len(each.values) for each in series), default=1)
    plot = Plot(84, top, size[0] - room - 40, size[1] - 78, marks[0], marks[-1], points)
    _axes(image, plot, marks, labels, axis, scheme)
    sheet = Canvas(size[0], size[1], 1.0, (0, 0), smooth=2)
    for i, each in enumerate(series):
        _one(sheet, each, plot, _DASHES[i % len(_DASHES)], scheme)
    image.alpha_composite(sheet.image())
    _markers(image, series, plot)
    _ends(image, series, names, plot, lead, scheme)
    return image


def _label(each: Series) -> str:
    last = next((v for v in reversed(each.values) if v is not None), None)
    return each.livery.name if last is None else f"{each.livery.name} {number(last)}"


def _label_width(each: Series, label: str) -> float:
    player = width(f"  {each.player}", Typeface.TEXT_MEDIUM, 24) if each.player else 0.0
    return width(label, Typeface.NAME, 27) + player


def _axes(
    image: Image.Image, plot: Plot, marks: Sequence[float], labels: Sequence[str], axis: str, scheme: Scheme
) -> None:
    draw = ImageDraw.Draw(image)
    for mark in marks:
        _, y = plot.at(0, mark)
        draw.line([(plot.left, y), (plot.right, y)], fill=scheme.stripe if mark else scheme.trim, width=2)
        write(draw, (plot.left - 12, y + 9), number(mark), Typeface.TEXT_BOLD, 27, scheme.faint, "rs")
    names = list(labels) or [str(i + 1) for i in range(plot.points)]
    every = max(1, ceil(sum(width(n, Typeface.TEXT_BOLD, 27) + 16 for n in names) / (plot.right - plot.left)))
    for i in range(0, len(names), every):
        x, _ = plot.at(i, plot.low)
        write(draw, (x, plot.bottom + 34), names[i], Typeface.TEXT_BOLD, 27, scheme.faint, "ms")
    if axis:
        write(
            draw, ((plot.left + plot.right) / 2, plot.bottom + 62), axis, Typeface.SEA, 26, scheme.faint, "ms"
        )


def _one(sheet: Canvas, each: Series, plot: Plot, dash: tuple[float, float] | None, scheme: Scheme) -> None:
    """A player's line: in its own colour, and where that is too pale for the paper, between two edges."""
    run: list[Point] = []
    colour = each.livery.colour
    edge = visible(colour, scheme)
    strokes = [(scheme.paper, 10.0), (edge, 5.4)]
    if edge != colour:
        strokes = [(scheme.paper, 11.0), (edge, 7.0), (colour, 4.0)]
    for i, value in enumerate([*each.values, None]):
        if value is not None:
            run.append(plot.at(i, value))
        elif len(run) > 1:
            parts = dashes(run, *dash) if dash else [run]
            for tone, wide in strokes:
                for part in parts:
                    sheet.line(part, tone, wide)
            run = []
        else:
            run = []


def _markers(image: Image.Image, series: Sequence[Series], plot: Plot) -> None:
    """Each player's shape along the line, at places that differ from player to player."""
    every = max(1, plot.points // 5)
    for order, each in enumerate(series):
        small = emblem(each.livery, 26, "")
        for i, value in enumerate(each.values[:-1]):
            if value is not None and i % every == order % every:
                x, y = plot.at(i, value)
                image.alpha_composite(small, (round(x - 13), round(y - 13)))


def _ends(
    image: Image.Image,
    series: Sequence[Series],
    names: Sequence[str],
    plot: Plot,
    lead: float,
    scheme: Scheme,
) -> None:
    draw = ImageDraw.Draw(image)
    ends: list[tuple[int, Point]] = []
    for i, each in enumerate(series):
        last = max((j for j, v in enumerate(each.values) if v is not None), default=None)
        if last is not None:
            ends.append((i, plot.at(last, each.values[last] or 0)))
    gap = min(42.0, (plot.bottom - plot.top + 40) / max(1, len(ends)))
    heights = spread([y for _, (_, y) in ends], gap, plot.top - 10, plot.bottom + 10)
    for (i, (x, y)), height in zip(ends, heights, strict=True):
        tone = visible(series[i].livery.colour, scheme)
        draw.line([(x, y), (plot.right + lead - 2, height)], fill=tone, width=2)
        sign = emblem(series[i].livery, round(min(44, gap)))
        image.alpha_composite(sign, (round(plot.right + lead - 4), round(height - sign.height / 2)))
        name, _, value = names[i].rpartition(" ")
        room = image.width - plot.right - lead - 60 - width(f" {value}", Typeface.NAME, 27)
        text = f"{clip(name, Typeface.NAME, 27, room)} {value}"
        left = plot.right + lead + 44
        left += write(draw, (left, height + 8), text, Typeface.NAME, 27, scheme.ink, "ls") + 10
        player = clip(series[i].player, Typeface.TEXT_MEDIUM, 24, image.width - 22 - left)
        write(draw, (left, height + 8), player, Typeface.TEXT_MEDIUM, 24, scheme.faint, "ls")
