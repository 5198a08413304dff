"""The column of up to nine players: a line each, the leader crowned, the awaited with an hourglass."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.front.model import Page, Row, Size
from renders.front.signs import crown, hourglass
from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.schemes import Scheme

HEAD, HEADS = 36, 28
TALLEST = 136
POINTS, FIGURE, CHANGE = 58, 44, 32
GOAL, SIGN, CLOSE = 44, 52, 8
"""The size of a score that counts towards a goal, of the sign beside it, and how near they stand."""
NAME, PLAYER, LEAST = 46, 28, 22
EDGE = 14
APART = 13
"""How far a change stands from its figure, so that the two are not read as one."""
MINUS = "−"


def players_column(page: Page, size: Size, scheme: Scheme) -> Image.Image:
    """A line for each player in the order of the page."""
    tones, (wide, tall) = tones_of(scheme), size
    column = Image.new("RGB", size, tones.bar)
    draw = ImageDraw.Draw(column)
    step = min(TALLEST, (tall - HEAD) / max(1, len(page.rows)))
    figures = _figures(wide, any(row.goal for row in page.rows))
    for text, at in ((page.counted, wide - EDGE), (page.figure, figures)):
        write(draw, (at, HEAD - 10), text, Typeface.TEXT_BOLD, HEADS, tones.faint, "rs")
    for i, row in enumerate(page.rows):
        top, bottom = round(HEAD + i * step), round(HEAD + (i + 1) * step)
        ground = tones.lit if row.is_acting else tones.stripe if i % 2 else tones.row
        draw.rectangle([0, top, wide, bottom - 1], fill=ground)
        _put_row(column, row, (top, bottom), tones, any(row.is_awaited for row in page.rows))
    return column


def _figures(wide: int, has_goals: bool = False) -> float:
    """Where the column of figures ends."""
    if has_goals:
        return wide - EDGE - width("00/00", Typeface.NUMBER, GOAL) - SIGN - 2 * CLOSE
    return wide - EDGE - width("000", Typeface.NUMBER, POINTS) * 0.98


def _put_row(
    column: Image.Image, row: Row, span: tuple[int, int], tones: Tones, is_anybody_awaited: bool
) -> None:
    y, tall = (span[0] + span[1]) / 2, span[1] - span[0]
    x = 10 + put_sign(column, row, (10, y), round(min(tall * 0.86, 84)), tones) + 6
    glass = hourglass(min(46, round(tall * 0.62)), tones.gold)
    if row.is_awaited:
        column.paste(glass, (round(x - 8), round(y - glass.height / 2)), glass)
    x += glass.width - 8 if is_anybody_awaited else 0
    if row.goal:
        _put_goal(column, row, y, tall, tones)
        right = _figures(column.width, has_goals=True)
        below = _write_figure(column, row, (right, y + 2 + PLAYER), PLAYER, tones)
    else:
        right = below = _put_points(column, row, y, tall, tones)
    _write_names(ImageDraw.Draw(column), row, (x, y), (right - x - 8, below - x - 8), tall, tones)


def _put_goal(column: Image.Image, row: Row, y: float, tall: int, tones: Tones) -> None:
    """How near the goal is, and which it is."""
    size = round(min(GOAL, tall * 0.56))
    tone, at = tones.gold if row.is_leader else tones.text, (column.width - EDGE, y + size * 0.33)
    wide = write(ImageDraw.Draw(column), at, row.score, Typeface.NUMBER, size, tone, "rs")
    if row.sign:
        sign = row.sign(SIGN)
        left = round(column.width - EDGE - wide - CLOSE - sign.width)
        column.paste(sign, (left, round(y - sign.height / 2)), sign)


def _put_points(column: Image.Image, row: Row, y: float, tall: int, tones: Tones) -> float:
    """The points, and at their left the figure with its change; where they begin."""
    draw = ImageDraw.Draw(column)
    size = round(min(POINTS, tall * 0.62))
    tone, at = tones.gold if row.is_leader else tones.text, (column.width - EDGE, y + size * 0.33)
    write(draw, at, row.score, Typeface.NUMBER, size, tone, "rs")
    small = round(min(FIGURE, tall * 0.5))
    return _write_figure(column, row, (_figures(column.width), y + small * 0.33), small, tones, y + 4)


def _write_figure(
    column: Image.Image, row: Row, at: tuple[float, float], size: float, tones: Tones, change: float = 0.0
) -> float:
    """A figure that ends at a point, before it its change on a line of its own; where they begin."""
    draw = ImageDraw.Draw(column)
    left = at[0] - write(draw, at, str(row.figure), Typeface.NUMBER, size, tones.faint, "rs")
    if row.change:
        tone = tones.gain if row.change > 0 else tones.loss
        place = left - APART, change or at[1]
        left -= APART + write(draw, place, signed(row.change), Typeface.NUMBER, CHANGE, tone, "rs")
    return left


def _write_names(
    draw: ImageDraw.ImageDraw,
    row: Row,
    at: tuple[float, float],
    rooms: tuple[float, float],
    tall: int,
    tones: Tones,
) -> None:
    """What is led, and below it who leads it."""
    x, y = at
    name, size = fit(row.name, Typeface.NAME, min(NAME, tall * 0.48), rooms[0], LEAST)
    lower = row.player if row.player != row.name else ""
    player, small = fit(lower, Typeface.TEXT_BOLD, min(PLAYER, tall * 0.36), rooms[1], LEAST)
    write(draw, (x, y + (2 if lower else size * 0.3)), name, Typeface.NAME, size, tones.text, "ls")
    write(draw, (x, y + small + 2), player, Typeface.TEXT_BOLD, small, tones.faint, "ls")


def put_sign(picture: Image.Image, row: Row, at: tuple[float, float], side: int, tones: Tones) -> int:
    """A player's emblem with its left edge at a point, crowned for the leader; how wide it is."""
    x, y = at
    sign = emblem(row.livery, side)
    picture.paste(sign, (round(x), round(y - side / 2)), sign)
    if row.is_leader:
        top = crown(round(side * 0.56), tones.gold)
        picture.paste(top, (round(x + (side - top.width) / 2), round(y - side / 2 - top.height * 0.32)), top)
    return side


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"
