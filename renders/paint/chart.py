"""Charts: lines over the turns with a marker, dash and direct label each; bars stacked from their sources."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image, ImageDraw

from renders.paint.arrows import dashes
from renders.paint.colour import RGB, contrast, darker, ink_on, lighter, luminance
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Face, clip, fit, width, write, write_centred
from renders.paint.panel import heading, panel
from renders.paint.vector import Canvas, Point
from renders.schemes import Scheme

_DASHES: tuple[tuple[float, float] | None, ...] = (None, (26, 12), (10, 9), (40, 10), None, (18, 18), (6, 7))


@dataclass(frozen=True, slots=True)
class Series:
    """One player's values, one for each point on the horizontal axis; None where there is none."""

    livery: Livery
    values: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One source in a stacked bar."""

    name: str
    colour: RGB


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers for an axis that cover low to high."""
    span = max(high - low, 1e-9)
    step = 10.0 ** ceil(_exponent(span / about))
    for finer in (0.5, 0.4, 0.2):
        if span / (step * finer) <= about * 1.01:
            step *= finer
            break
    first = ceil(low / step - 1e-9)
    found = [(first + i) * step for i in range(int(span / step) + 2)]
    return [value for value in found if value <= high + step * 0.999]


def _exponent(value: float) -> float:
    exponent = 0
    while 10.0**exponent < value:
        exponent += 1
    while 10.0 ** (exponent - 1) >= value:
        exponent -= 1
    return float(exponent)


def number(value: float) -> str:
    """A tick or value without needless decimals."""
    return str(round(value)) if abs(value - round(value)) < 1e-6 else f"{value:.1f}"


def _visible(colour: RGB, scheme: Scheme) -> RGB:
    """The line colour, moved away from the paper until it can be seen on it."""
    for _ in range(8):
        if contrast(colour, scheme.paper) >= 1.9:
            break
        colour = darker(colour, 0.12) if luminance(scheme.paper) > 0.3 else lighter(colour, 0.15)
    return colour


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights for labels near the wanted ones but at least a gap apart, kept between low and high."""
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    placed = [0.0] * len(wanted)
    below = low - gap
    for i in order:
        below = placed[i] = max(wanted[i], below + gap)
    above = high + gap
    for i in reversed(order):
        above = placed[i] = min(placed[i], above - gap)
    return placed


@dataclass(frozen=True, slots=True)
class _Plot:
    left: float
    top: float
    right: float
    bottom: float
    low: float
    high: float
    points: int

    def at(self, i: int, value: float) -> Point:
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
    room = min(300.0, max((width(n, Face.NAME, 27) for n in names), default=0)) + 66
    points = max((len(each.values) for each in series), default=1)
    plot = _Plot(84, top, size[0] - room - 40, size[1] - 78, marks[0], marks[-1], points)
    _axes(image, plot, marks, labels, axis, scheme)
    sheet = Canvas(size[0], size[1], 1.0, (0, 0))
    for i, each in enumerate(series):
        _one(sheet, each, plot, _DASHES[i % len(_DASHES)], scheme)
    image.alpha_composite(sheet.image())
    _markers(image, series, plot)
    _ends(image, series, names, plot, scheme)
    return image


def _label(each: Series) -> str:
    last = next((v for v in reversed(each.values) if v is not None), None)
    return each.livery.name if last is None else f"{each.livery.name} {number(last)}"


def _axes(
    image: Image.Image, plot: _Plot, marks: Sequence[float], labels: Sequence[str], axis: str, scheme: Scheme
) -> None:
    draw = ImageDraw.Draw(image)
    for mark in marks:
        _, y = plot.at(0, mark)
        draw.line([(plot.left, y), (plot.right, y)], fill=scheme.stripe if mark else scheme.trim, width=2)
        write(draw, (plot.left - 12, y + 9), number(mark), Face.TEXT_BOLD, 27, scheme.faint, "rs")
    names = list(labels) or [str(i + 1) for i in range(plot.points)]
    every = max(1, ceil(sum(width(n, Face.TEXT_BOLD, 27) + 16 for n in names) / (plot.right - plot.left)))
    for i in range(0, len(names), every):
        x, _ = plot.at(i, plot.low)
        write(draw, (x, plot.bottom + 34), names[i], Face.TEXT_BOLD, 27, scheme.faint, "ms")
    if axis:
        write(draw, ((plot.left + plot.right) / 2, plot.bottom + 62), axis, Face.SEA, 26, scheme.faint, "ms")


def _one(sheet: Canvas, each: Series, plot: _Plot, dash: tuple[float, float] | None, scheme: Scheme) -> None:
    run: list[Point] = []
    tone = _visible(each.livery.colour, scheme)
    for i, value in enumerate([*each.values, None]):
        if value is not None:
            run.append(plot.at(i, value))
        elif len(run) > 1:
            parts = dashes(run, *dash) if dash else [run]
            for part in parts:
                sheet.line(part, scheme.paper, 10)
            for part in parts:
                sheet.line(part, tone, 5.4)
            run = []
        else:
            run = []


def _markers(image: Image.Image, series: Sequence[Series], plot: _Plot) -> None:
    """Each player's shape along the line, at places that differ from player to player."""
    every = max(1, plot.points // 5)
    for order, each in enumerate(series):
        small = emblem(each.livery, 26, "")
        for i, value in enumerate(each.values[:-1]):
            if value is not None and i % every == order % every:
                x, y = plot.at(i, value)
                image.alpha_composite(small, (round(x - 13), round(y - 13)))


def _ends(
    image: Image.Image, series: Sequence[Series], names: Sequence[str], plot: _Plot, scheme: Scheme
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
        tone = _visible(series[i].livery.colour, scheme)
        draw.line([(x, y), (plot.right + 22, height)], fill=tone, width=2)
        sign = emblem(series[i].livery, round(min(44, gap)))
        image.alpha_composite(sign, (round(plot.right + 20), round(height - sign.height / 2)))
        text = clip(names[i], Face.NAME, 27, image.width - plot.right - 84)
        write(draw, (plot.right + 68, height + 8), text, Face.NAME, 27, scheme.ink, "ls")


def stacked(
    bars: Sequence[tuple[Livery, Sequence[float]]],
    parts: Sequence[Part],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    wide: int = 1200,
) -> Image.Image:
    """One bar for each player, made of its parts, with the total at its end and the parts named below (RGBA)."""
    row = 62
    rows = _keys(parts, wide - 90)
    height = 150 + row * len(bars) + 46 * len(rows) + 40
    image = panel((wide, height), scheme, 1.0, shadow=False)
    y = heading(image, wide / 2, 24, title, subtitle, scheme, wide - 80) + 22
    names = min(260.0, max((width(livery.name, Face.NAME, 31) for livery, _ in bars), default=0))
    left, right = 104 + names, wide - 130
    most = max([1.0, *(sum(max(0.0, v) for v in values) for _, values in bars)])
    draw = ImageDraw.Draw(image)
    for livery, values in bars:
        middle = y + row / 2
        sign = emblem(livery, 48)
        image.alpha_composite(sign, (34, round(middle - 24)))
        name, size = fit(livery.name, Face.NAME, 31, names + 1, 20)
        write(draw, (90, middle + 9), name, Face.NAME, size, scheme.ink, "ls")
        end = _stack(draw, values, parts, left, middle, (right - left) / most, scheme)
        write(draw, (end + 14, middle + 11), number(sum(values)), Face.NUMBER, 35, scheme.ink, "ls")
        y += row
    y += 26
    for line in rows:
        x = (wide - sum(w for _, w in line)) / 2
        for part, room in line:
            draw.rectangle([x, y - 13, x + 30, y + 13], fill=part.colour, outline=scheme.edge, width=2)
            write(draw, (x + 40, y + 9), part.name, Face.TEXT_MEDIUM, 27, scheme.ink, "ls")
            x += room
        y += 46
    return image


def _stack(
    draw: ImageDraw.ImageDraw,
    values: Sequence[float],
    parts: Sequence[Part],
    left: float,
    y: float,
    unit: float,
    scheme: Scheme,
) -> float:
    for value, part in zip(values, parts, strict=True):
        if value <= 0:
            continue
        right = left + value * unit
        draw.rectangle([left, y - 21, right, y + 21], fill=part.colour, outline=scheme.edge, width=2)
        if right - left > width(number(value), Face.NUMBER, 27) + 10:
            write_centred(draw, ((left + right) / 2, y), number(value), Face.NUMBER, 27, ink_on(part.colour))
        left = right
    return left


def _keys(parts: Sequence[Part], room: float) -> list[list[tuple[Part, float]]]:
    rows: list[list[tuple[Part, float]]] = [[]]
    for part in parts:
        wide = 40 + width(part.name, Face.TEXT_MEDIUM, 27) + 30
        if rows[-1] and sum(w for _, w in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append((part, wide))
    return rows
