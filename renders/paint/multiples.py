"""A small chart for each of many players: one line stands out in each, all others lie thin behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from PIL import Image, ImageDraw

from renders.paint.bars import GOLD
from renders.paint.chart import Plot, Series, number, ticks, visible
from renders.paint.colour import RGB, distance, mix
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, clip, fit, width, write
from renders.paint.glyphs import glyph
from renders.paint.layout import Box as Rectangle
from renders.paint.page import EDGE, LEAST, ROOM, TALL, TOP, page
from renders.paint.vector import Canvas, Point
from renders.schemes import Scheme

ROWS = 3
_GAP = 18.0
_FOOT = 62.0
"""The room below the last row, for the first and the last label of the axis."""
_HEAD, _SIGN, _NAME, _VALUE = 88.0, 50, 34, 38
_CROWN = 40
_FRAME = 7
"""How thick the frame around the reader's own chart is."""
_OWN, _LEADER, _OTHER = 8.0, 4.0, 2.4
_BEHIND = 0.42
"""How much of the ink the lines of the others have."""
_APART = 14.0
"""How different the line that stands out looks from those behind it."""
_DOT = 8.0
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class _Field:
    """All players, the first of them leading, and what their charts share."""

    series: Sequence[Series]
    marks: Sequence[float]
    high: float
    points: int
    scheme: Scheme

    def plot(self, box: Box) -> Plot:
        left, top, right, bottom = box
        return Plot(
            left + _DOT,
            top + _HEAD + 14,
            right - _DOT - 4,
            bottom - 10,
            self.marks[0],
            self.high,
            self.points,
        )


def multiples(
    series: Sequence[Series],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    labels: Sequence[str] = (),
    axis: str = "",
) -> Image.Image:
    """A page of small charts in one scale, the leader's first (RGBA)."""
    image = page(scheme, title, subtitle)
    ranked = sorted(series, key=lambda each: -_last(each))
    values = [v for each in series for v in each.values if v is not None]
    low, high = min([0.0, *values]), max([1.0, *values])
    marks = [mark for mark in ticks(low, high, most=4) if mark <= high]
    field = _Field(ranked, marks, high, max(len(each.values) for each in series), scheme)
    boxes = cells(len(series))
    sheet = Canvas(image.width, image.height, 1.0, (0, 0), smooth=2)
    for place, box in enumerate(boxes):
        _ground(image, field, box, is_first=place % columns(len(series)) == 0)
        _lines(sheet, field, place, field.plot(box))
    image.alpha_composite(sheet.image())
    for place, box in enumerate(boxes):
        _head(image, field, place, box)
        if ranked[place].is_own:
            around = box[0] - _FRAME, box[1] - _FRAME, box[2] + _FRAME, box[3] + _FRAME
            ImageDraw.Draw(image).rounded_rectangle(around, 14, outline=scheme.accent, width=_FRAME)
    for box in boxes[-columns(len(series)) :]:
        _feet(image, field.plot(box), labels, axis, scheme)
    return image


def columns(count: int) -> int:
    """How many small charts stand beside each other."""
    return ceil(count / ROWS)


def cells(count: int) -> list[Box]:
    """The places of so many charts, row by row: left, top, right, bottom."""
    across = columns(count)
    rows = ceil(count / across)
    wide = (ROOM - _GAP * (across - 1)) / across
    tall = (TALL - TOP - _FOOT - _GAP * (rows - 1)) / rows
    spots = [divmod(place, across) for place in range(count)]
    corners = [(EDGE + column * (wide + _GAP), TOP + row * (tall + _GAP)) for row, column in spots]
    return [(left, top, left + wide, top + tall) for left, top in corners]


def _last(each: Series) -> float:
    return next((v for v in reversed(each.values) if v is not None), float("-inf"))


def _ground(image: Image.Image, field: _Field, box: Box, is_first: bool) -> None:
    """The paper of one chart and its scale, with numbers at the first of a row."""
    draw, scheme, plot = ImageDraw.Draw(image), field.scheme, field.plot(box)
    draw.rounded_rectangle(box, 10, fill=mix(scheme.paper, scheme.stripe, 0.45))
    draw.rounded_rectangle([box[0], box[1], box[2], box[1] + _HEAD], 10, fill=scheme.stripe)
    for mark in field.marks:
        y = plot.at(0, mark)[1]
        draw.line([(box[0], y), (box[2], y)], fill=mix(scheme.stripe, scheme.trim, 0.4), width=2)
        text = number(mark)
        room = Rectangle(box[0] + 6, y + 4, box[0] + 6 + width(text, Typeface.TEXT_BOLD, LEAST), y + 28)
        if is_first and mark and _is_clear(field, plot, room):
            write(draw, (room.left, y + 26), text, Typeface.TEXT_BOLD, LEAST, scheme.faint, "ls")


def _is_clear(field: _Field, plot: Plot, room: Rectangle) -> bool:
    """Whether no line runs through the place of a number: a scale is read from the others as well."""
    here = room.padded(_OWN)
    for each in field.series:
        ends = [plot.at(i, value) for i, value in enumerate(each.values) if value is not None]
        for (x0, y0), (x1, y1) in pairwise(ends):
            steps = [share / 4 for share in range(5)]
            if any(here.holds((x0 + (x1 - x0) * at, y0 + (y1 - y0) * at)) for at in steps):
                return False
    return True


def _lines(sheet: Canvas, field: _Field, place: int, plot: Plot) -> None:
    """The player's own line above the leader's, and that above all others."""
    scheme, own = field.scheme, field.series[place]
    for each in field.series[1:]:
        _line(sheet, each, plot, behind(scheme), _OTHER)
    _line(sheet, field.series[0], plot, scheme.faint, _LEADER)
    tone = standing_out(own.livery.colour, scheme)
    _line(sheet, own, plot, scheme.paper, _OWN + 5)
    _line(sheet, own, plot, tone, _OWN)
    last = max((i for i, value in enumerate(own.values) if value is not None), default=None)
    if last is not None:
        sheet.disc(plot.at(last, own.values[last] or 0), _DOT, tone, scheme.ink, 2)


def behind(scheme: Scheme) -> RGB:
    """The tone of the lines of the others."""
    return mix(scheme.paper, scheme.faint, _BEHIND)


def standing_out(colour: RGB, scheme: Scheme) -> RGB:
    """The tone of a player's own line: to be seen on the paper, and not taken for one of those behind it."""
    tone = visible(colour, scheme)
    for _ in range(8):
        if distance(tone, behind(scheme)) >= _APART:
            break
        tone = mix(tone, scheme.ink, 0.2)
    return tone


def _line(sheet: Canvas, each: Series, plot: Plot, tone: RGB, wide: float) -> None:
    """A line with gaps where there is no value."""
    run: list[Point] = []
    for i, value in enumerate([*each.values, None]):
        if value is not None:
            run.append(plot.at(i, value))
        else:
            if len(run) > 1:
                sheet.line(run, tone, wide)
            run = []


def _head(image: Image.Image, field: _Field, place: int, box: Box) -> None:
    """Who it is, and the last value; a crown for the leader."""
    draw, scheme, each = ImageDraw.Draw(image), field.scheme, field.series[place]
    left, top, right, _ = box
    image.alpha_composite(emblem(each.livery, _SIGN), (round(left + 2), round(top + 1)))
    if is_leading(field.series, place):
        image.alpha_composite(glyph("crown", GOLD, _CROWN), (round(right - _CROWN - 4), round(top)))
    name, size = fit(each.livery.name, Typeface.NAME, _NAME, right - left - _SIGN - _CROWN - 10, LEAST)
    write(draw, (left + _SIGN + 5, top + 37), name, Typeface.NAME, size, scheme.ink, "ls")
    value = "" if _last(each) == float("-inf") else number(_last(each))
    write(draw, (right - 8, top + 77), value, Typeface.NUMBER, _VALUE, scheme.accent, "rs")
    room = right - left - width(value, Typeface.NUMBER, _VALUE) - 28
    face = Typeface.TEXT_BOLD if each.is_own else Typeface.TEXT_MEDIUM
    player = clip(each.player, face, LEAST, room)
    tone = scheme.accent if each.is_own else scheme.faint
    write(draw, (left + 10, top + 75), player, face, LEAST, tone, "ls")


def is_leading(ranked: Sequence[Series], place: int) -> bool:
    """Whether nobody has more than this player, and not everybody has the same."""
    last = [_last(each) for each in ranked]
    return last[place] == max(last) > min(last)


def _feet(image: Image.Image, plot: Plot, labels: Sequence[str], axis: str, scheme: Scheme) -> None:
    """The first and the last label of the axis below a chart."""
    draw, y = ImageDraw.Draw(image), plot.bottom + 34
    names = list(labels) or [str(i + 1) for i in range(plot.points)]
    first = f"{axis} {names[0]}".strip()
    write(draw, (plot.left + 4, y), first, Typeface.TEXT_BOLD, LEAST, scheme.faint, "ls")
    if len(names) > 1:
        write(draw, (plot.right, y), names[-1], Typeface.TEXT_BOLD, LEAST, scheme.faint, "rs")
