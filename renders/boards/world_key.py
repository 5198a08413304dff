"""The key to the printed marks of the world."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import ImageDraw

from renders.boards import world_marks as marks
from renders.boards.baked import Box, Point
from renders.boards.ink import Colour, Pen
from renders.boards.world_marks import WATER_DARK
from renders.fonts import Typeface, font

BARREN = (238, 226, 196, 255)
HATCH = (170, 148, 106, 255)
CLOSED = (214, 226, 226, 255)
COLUMNS = (28.0, 240.0)
ROWS = (22.0, 60.0, 98.0, 136.0, 174.0)
TEXT = 23
INDENT = 34.0
ENTRIES = (
    "Mountains",
    "Forest",
    "Great Wall",
    "Strait",
    "Border",
    "Resource",
    "Barren Land",
    "Sea border",
    "No passage",
)


@dataclass(frozen=True, slots=True)
class KeyTones:
    """The colours of the key."""

    paper: Colour
    edge: Colour
    ink: Colour
    dash: Colour


def draw_key(pen: Pen, box: Box, tones: KeyTones) -> None:
    """A small plate that names each mark; terrain helps the land it stands in."""
    left, top = pen.window.point((box[0], box[1]))
    right, bottom = pen.window.point((box[2], box[3]))
    width = max(1, round(3 * pen.unit))
    pen.draw.rounded_rectangle((left, top, right, bottom), 12 * pen.unit, tones.paper, tones.edge, width)
    letters = font(Typeface.TEXT_MEDIUM, round(TEXT * pen.unit))
    for number, entry in enumerate(ENTRIES):
        column, row = divmod(number, len(ROWS))
        x, y = box[0] + COLUMNS[column] + 8, box[1] + ROWS[row] + 4
        _mark(pen, entry, (x, y), tones)
        place = pen.window.point((x + INDENT, y))
        pen.draw.text(place, entry, font=letters, anchor="lm", fill=tones.ink)


def _mark(pen: Pen, entry: str, at: Point, tones: KeyTones) -> None:
    draw, unit = pen.draw, pen.unit
    x, y = pen.window.point(at)
    ends = ((x - 20 * unit, y), (x + 20 * unit, y))
    match entry:
        case "Mountains":
            marks.peak(draw, (x, y), unit)
        case "Forest":
            marks.tree(draw, (x, y), unit)
        case "Great Wall":
            marks.wall(draw, ends, unit)
        case "Strait":
            marks.crossing(draw, *ends, unit, is_strait=True)
        case "Border":
            marks.crossing(draw, *ends, unit, is_strait=False)
        case "Resource":
            marks.resource(draw, (x, y), unit)
        case "Sea border":
            pen.dashes([at[0] - 22, at[1], at[0] + 22, at[1]], tones.dash, 2.8)
        case "No passage":
            closed_border(pen, [at[0] - 22, at[1], at[0] + 22, at[1]])
        case _:
            _hatched(draw, (x, y), unit, tones.edge)


def closed_border(pen: Pen, line: Sequence[float]) -> None:
    """The border of two waters that no fleet crosses."""
    pen.line(line, WATER_DARK, 6.0)
    pen.line(line, CLOSED, 2.2)


def _hatched(draw: ImageDraw.ImageDraw, at: Point, unit: float, edge: Colour) -> None:
    half = 13 * unit
    x, y = at
    draw.rectangle((x - half, y - half, x + half, y + half), fill=BARREN, outline=edge)
    width = max(1, round(1.8 * unit))
    for cut in (0.6, 1.2, 1.8):
        draw.line([(x - half, y - half + cut * half), (x - half + cut * half, y - half)], HATCH, width)
        draw.line([(x + half, y + half - cut * half), (x + half - cut * half, y + half)], HATCH, width)
