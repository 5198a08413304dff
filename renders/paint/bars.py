"""Bars stacked from their sources: where the points come from."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.paint.chart import number
from renders.paint.colour import RGB, ink_on
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, fit, width, write, write_centred
from renders.paint.panel import heading, panel
from renders.schemes import Scheme


@dataclass(frozen=True, slots=True)
class Part:
    """One source in a stacked bar."""

    name: str
    colour: RGB


def stacked(
    bars: Sequence[tuple[Livery, Sequence[float]]],
    parts: Sequence[Part],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    wide: int = 1200,
) -> Image.Image:
    """One bar for each player, made of its parts, with the total at its end and a key below (RGBA)."""
    row = 62
    rows = _keys(parts, wide - 90)
    head = 46 + (52 if title else 0) + (38 if subtitle else 0)
    height = head + row * len(bars) + 46 * len(rows) + 34
    image = panel((wide, height), scheme, 1.0, shadow=False)
    y = heading(image, wide / 2, 24, title, subtitle, scheme, wide - 80) + 22
    names = min(260.0, max((width(livery.name, Typeface.NAME, 31) for livery, _ in bars), default=0))
    left, right = 104 + names, wide - 130
    most = max([1.0, *(sum(max(0.0, v) for v in values) for _, values in bars)])
    draw = ImageDraw.Draw(image)
    for livery, values in bars:
        middle = y + row / 2
        sign = emblem(livery, 48)
        image.alpha_composite(sign, (34, round(middle - 24)))
        name, size = fit(livery.name, Typeface.NAME, 31, names + 1, 20)
        write(draw, (90, middle + 9), name, Typeface.NAME, size, scheme.ink, "ls")
        end = _stack(draw, values, parts, left, middle, (right - left) / most, scheme)
        write(draw, (end + 14, middle + 11), number(sum(values)), Typeface.NUMBER, 35, scheme.ink, "ls")
        y += row
    y += 26
    for line in rows:
        x = (wide - sum(w for _, w in line)) / 2
        for part, room in line:
            draw.rectangle([x, y - 13, x + 30, y + 13], fill=part.colour, outline=scheme.edge, width=2)
            write(draw, (x + 40, y + 9), part.name, Typeface.TEXT_MEDIUM, 27, scheme.ink, "ls")
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
        if right - left > width(number(value), Typeface.NUMBER, 27) + 10:
            write_centred(
                draw, ((left + right) / 2, y), number(value), Typeface.NUMBER, 27, ink_on(part.colour)
            )
        left = right
    return left


def _keys(parts: Sequence[Part], room: float) -> list[list[tuple[Part, float]]]:
    rows: list[list[tuple[Part, float]]] = [[]]
    for part in parts:
        wide = 40 + width(part.name, Typeface.TEXT_MEDIUM, 27) + 30
        if rows[-1] and sum(w for _, w in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append((part, wide))
    return rows
