"""Parchment tables: columns of emblems, names, numbers, bars and small pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageDraw

from renders.paint.colour import RGB, ink_on
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, clip, fit, width, wrap, write
from renders.paint.panel import flourish, heading, panel
from renders.schemes import Scheme


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: a value out of the most there can be, in a colour, with a label after it."""

    value: float
    most: float
    colour: RGB
    label: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A cell with its own colour, bold or struck through."""

    text: str
    colour: RGB | None = None
    bold: bool = False


Cell: TypeAlias = str | int | Livery | Bar | Note | Image.Image | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, how it is aligned (l, m or r), and its least and largest width."""

    title: str
    align: str = "m"
    least: float = 0
    most: float = 620
    bold: bool = False
    name: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table; a strong one is set off, a faint one stands back, a ruled one has a line above."""

    cells: tuple[Cell, ...]
    strong: bool = False
    faint: bool = False
    ruled: bool = False


_ROW, _LOW = 52.0, 42.0
_MANY = 12
"""More rows than this are low ones."""
_TEXT = 33
_LEAST, _SMALL = 27, 20
_HEAD, _LOW_HEAD = 28, 25
"""The smallest letters and those of the heads; a table without a title is part of a larger picture."""
_GAP = 24.0
_EDGE = 34.0
_BAR = 150.0


def _face(column: Column, cell: Cell) -> Typeface:
    if column.name:
        return Typeface.NAME
    bold = column.bold or (isinstance(cell, Note) and cell.bold)
    return Typeface.NUMBER if bold or isinstance(cell, int) else Typeface.TEXT_MEDIUM


def _wide(column: Column, cell: Cell, scale: float) -> float:
    match cell:
        case None:
            return 0
        case Livery():
            return 46 * scale
        case Bar(label=label):
            return (_BAR + 10) * scale + width(label, Typeface.TEXT_BOLD, round(_LEAST * scale))
        case Note(text=text):
            return width(text, _face(column, cell), round(_TEXT * scale))
        case Image.Image():
            return cell.width
        case _:
            return width(str(cell), _face(column, cell), round(_TEXT * scale))


def _widths(columns: Sequence[Column], rows: Sequence[Row], scale: float, head_size: int) -> list[float]:
    found: list[float] = []
    for i, column in enumerate(columns):
        head = max(
            (width(w, Typeface.NAME, round(head_size * scale)) for w in column.title.split("\n")), default=0
        )
        cells = max((_wide(column, row.cells[i], scale) for row in rows), default=0)
        found.append(min(max(head, cells, column.least * scale), column.most * scale))
    return found


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the columns stand."""

    columns: tuple[Column, ...]
    widths: tuple[float, ...]
    left: float
    gap: float
    whole: float
    scheme: Scheme
    scale: float
    row: float
    head: int
    least: int

    def slots(self) -> list[tuple[Column, float, float]]:
        """Each column with its left edge and its room."""
        found, left = [], self.left
        for column, room in zip(self.columns, self.widths, strict=True):
            found.append((column, left, room))
            left += room + self.gap
        return found


def _grid(
    columns: Sequence[Column], rows: Sequence[Row], scheme: Scheme, least: float, heads: float, scale: float
) -> _Grid:
    head, smallest = (_HEAD, _LEAST) if heads else (_LOW_HEAD, _SMALL)
    widths = _widths(columns, rows, scale, head)
    gap, edge, gaps = _GAP * scale, _EDGE * scale, max(1, len(widths) - 1)
    content = sum(widths) + gap * (len(widths) - 1)
    whole = max(content, heads, least - 2 * edge)
    low = (_LOW if len(rows) > _MANY else _ROW) * scale
    spread = gap + (whole - content) / gaps
    return _Grid(tuple(columns), tuple(widths), edge, spread, whole, scheme, scale, low, head, smallest)


def table_width(columns: Sequence[Column], rows: Sequence[Row], scheme: Scheme, scale: float = 1.0) -> int:
    """How wide a table without a title is when nothing stretches it, before it is drawn."""
    grid = _grid(columns, rows, scheme, 0, 0, scale)
    return round(grid.whole + 2 * grid.left)


def table(
    columns: Sequence[Column],
    rows: Sequence[Row],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    foot: str = "",
    scale: float = 1.0,
    least: float = 0,
    shadow: bool = False,
) -> Image.Image:
    """The table on parchment, as wide as its content needs but at least `least` pixels (RGBA)."""
    heads = max(
        width(title, Typeface.TITLE, round(30 * scale)), width(subtitle, Typeface.SEA, round(24 * scale))
    )
    grid = _grid(columns, rows, scheme, least, heads, scale)
    edge, whole = grid.left, grid.whole
    notes = wrap(foot, Typeface.SEA, round(_LEAST * scale), whole) if foot else []
    lines = max((column.title.count("\n") + 1 for column in columns if column.title), default=0)
    head = lines * grid.head * scale * 1.02 + (12 * scale if lines else 0)
    top = edge * 0.8 + (52 * scale if title else 0) + (38 * scale if subtitle else 0)
    tall = sum(_height(row, grid) for row in rows)
    drop = 8 * scale if shadow else 0
    size = (
        round(whole + 2 * edge + drop),
        round(top + head + tall + len(notes) * 30 * scale + edge * 0.9 + drop),
    )
    image = panel(size, scheme, scale, shadow)
    y = heading(image, whole / 2 + edge, edge * 0.8, title, subtitle, scheme, whole, scale)
    y = _heads(image, grid, y, head)
    for number, row in enumerate(rows):
        y = _line(image, grid, row, number, y)
    draw = ImageDraw.Draw(image)
    for note in notes:
        y += 30 * scale
        write(draw, (edge + whole / 2, y), note, Typeface.SEA, round(_LEAST * scale), scheme.faint, "ms")
    return image


def _height(row: Row, grid: _Grid) -> float:
    pictures = [cell.height + 6 * grid.scale for cell in row.cells if isinstance(cell, Image.Image)]
    return max([grid.row, *pictures])


def _x(column: Column, left: float, room: float) -> float:
    return left + room * {"l": 0.0, "m": 0.5, "r": 1.0}[column.align]


def _heads(image: Image.Image, grid: _Grid, y: float, head: float) -> float:
    draw = ImageDraw.Draw(image)
    scale, size = grid.scale, round(grid.head * grid.scale)
    for column, left, room in grid.slots():
        words = column.title.split("\n") if column.title else []
        for up, each in enumerate(reversed(words)):
            at = _x(column, left, room), y + head - 12 * scale - up * size * 1.02
            text = clip(each, Typeface.NAME, size, room + grid.gap)
            write(draw, at, text, Typeface.NAME, size, grid.scheme.faint, column.align + "s")
    if head:
        middle = grid.left + grid.whole / 2
        flourish(image, middle, y + head - 2 * scale, grid.whole * 0.92, grid.scheme, scale)
    return y + head


def _line(image: Image.Image, grid: _Grid, row: Row, number: int, y: float) -> float:
    scheme, scale = grid.scheme, grid.scale
    tall = _height(row, grid)
    if number % 2 or row.strong:
        tone, depth = (scheme.trim, 110) if row.strong else (scheme.stripe, 150)
        band = Image.new("L", (round(grid.whole + 24 * scale), round(y + tall) - round(y)), depth)
        image.paste(tone, (round(grid.left - 12 * scale), round(y)), band)
    if row.ruled:
        ends = [(grid.left, y), (grid.left + grid.whole, y)]
        ImageDraw.Draw(image).line(ends, fill=scheme.edge, width=max(1, round(2 * scale)))
    for (column, left, room), cell in zip(grid.slots(), row.cells, strict=True):
        _cell(image, grid, column, cell, (left, room), y + tall / 2, row.faint)
    return y + tall


def _cell(
    image: Image.Image,
    grid: _Grid,
    column: Column,
    cell: Cell,
    slot: tuple[float, float],
    y: float,
    faint: bool,
) -> None:
    scheme, scale = grid.scheme, grid.scale
    draw = ImageDraw.Draw(image)
    x = _x(column, *slot)
    match cell:
        case None:
            return
        case Livery():
            _paste(image, emblem(cell, round(min(50 * scale, grid.row - 2 * scale))), x, y, column.align)
        case Image.Image():
            _paste(image, cell, x, y, column.align)
        case Bar():
            _bar(draw, cell, slot[0], y, scheme, scale)
        case _:
            face = _face(column, cell)
            words = cell.text if isinstance(cell, Note) else str(cell)
            text, size = fit(words, face, round(_TEXT * scale), slot[1] + 1, round(grid.least * scale))
            tone = cell.colour if isinstance(cell, Note) and cell.colour else None
            fill = tone or (scheme.faint if faint else scheme.ink)
            write(draw, (x, y + size * 0.31), text, face, size, fill, column.align + "s")


def _paste(image: Image.Image, small: Image.Image, x: float, y: float, align: str) -> None:
    left = x - small.width * {"l": 0.0, "m": 0.5, "r": 1.0}[align]
    mask = small if small.mode == "RGBA" else None
    image.paste(small, (round(left), round(y - small.height / 2)), mask)


def _bar(draw: ImageDraw.ImageDraw, bar: Bar, left: float, y: float, scheme: Scheme, scale: float) -> None:
    full = _BAR * scale
    half = 13 * scale
    draw.rectangle([left, y - half, left + full, y + half], fill=scheme.stripe, outline=scheme.trim)
    share = 0 if bar.most <= 0 else min(1.0, max(0.0, bar.value / bar.most))
    if share > 0:
        draw.rectangle(
            [left, y - half, left + full * share, y + half], fill=bar.colour, outline=ink_on(scheme.paper)
        )
    at = left + full + 10 * scale, y + 9 * scale
    write(draw, at, bar.label, Typeface.TEXT_BOLD, round(_LEAST * scale), scheme.ink, "ls")
