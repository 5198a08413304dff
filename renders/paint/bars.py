"""Who has how much, and where it comes from: a row for each player with every number and a stacked bar."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.paint.chart import number
from renders.paint.colour import RGB
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, fit, width, wrap, write
from renders.paint.glyphs import glyph
from renders.paint.naming import SPACING, in_lines
from renders.paint.page import EDGE, LEAST, TALL, TOP, WIDE, page
from renders.schemes import Scheme

GOLD: RGB = (224, 176, 44)
_HEADS = 92
_MOST, _SIGN = 84.0, 60
_PLACE, _TOTAL, _BAR = 62.0, 128.0, 150.0
_NAME, _PLAYER, _COLUMN = 300.0, 250.0, 150.0
"""The room for a name and for a player where there is little; for the numbers of a part, usually."""


@dataclass(frozen=True, slots=True)
class Part:
    """One source in a stacked bar."""

    name: str
    colour: RGB


@dataclass(frozen=True, slots=True)
class Ranked:
    """A place, whose it is, and what comes from each part; the player where the livery has another name."""

    place: int
    livery: Livery
    values: Sequence[float]
    player: str = ""


@dataclass(frozen=True, slots=True)
class _Slots:
    """Where the columns of a row stand, and the size of its letters."""

    tall: float
    size: int
    player: float
    first: float
    parts: tuple[float, ...]
    bar: float
    right: float

    @property
    def side(self) -> int:
        return round(min(_SIGN, self.tall - 2))


def stacked(
    rows: Sequence[Ranked], parts: Sequence[Part], scheme: Scheme, title: str = "", subtitle: str = ""
) -> Image.Image:
    """One row for each player: the place, the names, every number, a bar, the total (RGBA)."""
    tall = min(_MOST, (TALL - TOP - _HEADS - 30) / max(1, len(rows)))
    image = page(scheme, title, subtitle, TOP + _HEADS + tall * len(rows) + 30)
    slots = _slots(rows, parts, tall)
    _heads(ImageDraw.Draw(image), parts, slots, scheme)
    most = max([1.0, *(sum(max(0.0, v) for v in row.values) for row in rows)])
    for i, row in enumerate(rows):
        _row(image, row, parts, slots, TOP + _HEADS + (i + 0.5) * tall, most, i % 2 == 1, scheme)
    return image


def _slots(rows: Sequence[Ranked], parts: Sequence[Part], tall: float) -> _Slots:
    size = round(min(42, max(LEAST + 4, tall * 0.62)))
    names = max((width(row.livery.name, Typeface.NAME, size) for row in rows), default=0.0)
    players = max((width(row.player, Typeface.TEXT_MEDIUM, size - 4) for row in rows), default=0.0)
    left = EDGE + _PLACE + _SIGN + 14
    right = WIDE - EDGE - _TOTAL - _BAR
    head = max([_COLUMN, *(_longest(part) + 6 for part in parts)])
    spare = right - left - 18 - 20 - head * len(parts)
    named = min(names + 8, max(_NAME, spare - players))
    player = left + named + 18
    x = player + (min(players, max(_PLAYER, spare - named)) + 20 if players else 0)
    room = min(head, (right - x) / max(1, len(parts)))
    centres = tuple(x + (i + 0.5) * room for i in range(len(parts)))
    return _Slots(tall, size, player, x, centres, x + room * len(parts) + 16, WIDE - EDGE)


def _longest(part: Part) -> float:
    """How wide the longest word of its name is."""
    return max(width(word, Typeface.TEXT_MEDIUM, LEAST) for word in part.name.split())


def _heads(draw: ImageDraw.ImageDraw, parts: Sequence[Part], slots: _Slots, scheme: Scheme) -> None:
    """The parts by name, each with its colour below."""
    room = slots.parts[1] - slots.parts[0] if len(parts) > 1 else 150.0
    for part, x in zip(parts, slots.parts, strict=True):
        face = Typeface.TEXT_MEDIUM if _longest(part) <= room - 4 else Typeface.SEA
        lines = wrap(part.name, face, LEAST, room - 2)[:2]
        for up, line in enumerate(reversed(lines)):
            write(draw, (x, TOP + 58 - up * LEAST), line, face, LEAST, scheme.ink, "ms")
        box = [x - room / 2 + 5, TOP + 68, x + room / 2 - 5, TOP + 82]
        draw.rectangle(box, fill=part.colour, outline=scheme.edge, width=2)
    write(draw, (slots.right, TOP + 58), "Total", Typeface.TEXT_BOLD, LEAST + 4, scheme.ink, "rs")


def _row(
    image: Image.Image,
    row: Ranked,
    parts: Sequence[Part],
    slots: _Slots,
    y: float,
    most: float,
    striped: bool,
    scheme: Scheme,
) -> None:
    draw = ImageDraw.Draw(image)
    if striped:
        half = slots.tall / 2
        draw.rectangle([EDGE - 10, y - half, WIDE - EDGE + 10, y + half - 1], fill=scheme.stripe)
    size, base = slots.size, y + slots.size * 0.33
    _place(image, row.place, EDGE + _PLACE / 2, y, slots, scheme)
    sign = emblem(row.livery, slots.side)
    image.alpha_composite(sign, (round(EDGE + _PLACE), round(y - slots.side / 2)))
    left = EDGE + _PLACE + _SIGN + 14
    room = slots.player - left - 8, slots.tall * 0.9
    lines, small = in_lines(row.livery.name, Typeface.NAME, size, room, LEAST)
    top = y + small * 0.33 - small * SPACING * (len(lines) - 1) / 2
    for at, line in enumerate(lines):
        write(draw, (left, top + at * small * SPACING), line, Typeface.NAME, small, scheme.ink, "ls")
    if row.player:
        text, small = fit(row.player, Typeface.TEXT_MEDIUM, size - 4, slots.first - slots.player - 20, LEAST)
        write(draw, (slots.player, base), text, Typeface.TEXT_MEDIUM, small, scheme.faint, "ls")
    for value, x in zip(row.values, slots.parts, strict=True):
        tone = scheme.ink if value else scheme.faint
        write(draw, (x, base), number(value), Typeface.NUMBER, size, tone, "ms")
    _stack(draw, row.values, parts, slots, y, (slots.right - _TOTAL - slots.bar) / most, scheme)
    total = number(sum(row.values))
    tone = scheme.accent if row.place == 1 else scheme.ink
    write(draw, (slots.right, base), total, Typeface.NUMBER, size + 6, tone, "rs")


def _place(image: Image.Image, place: int, x: float, y: float, slots: _Slots, scheme: Scheme) -> None:
    """The place; a crown for the first."""
    if place == 1:
        side = round(slots.side * 0.96)
        image.alpha_composite(glyph("crown", GOLD, side), (round(x - side / 2), round(y - side / 2)))
    else:
        at = x, y + slots.size * 0.33
        write(ImageDraw.Draw(image), at, str(place), Typeface.NUMBER, slots.size, scheme.faint, "ms")


def _stack(
    draw: ImageDraw.ImageDraw,
    values: Sequence[float],
    parts: Sequence[Part],
    slots: _Slots,
    y: float,
    unit: float,
    scheme: Scheme,
) -> None:
    left, half = slots.bar, slots.tall * 0.3
    for value, part in zip(values, parts, strict=True):
        if value > 0:
            right = left + value * unit
            draw.rectangle([left, y - half, right, y + half], fill=part.colour, outline=scheme.edge, width=2)
            left = right
