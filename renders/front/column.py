"""The column of up to nine players: a line each, the leader crowned, the awaited with an hourglass."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.front.model import Page, Row, Size
from renders.front.signs import crown, hourglass
from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.naming import SPACING, in_lines
from renders.schemes import Scheme

HEAD, HEADS = 36, 28
TALLEST = 136
POINTS, FIGURE, CHANGE = 58, 44, 32
GOAL, SIGN, CLOSE = 42, 48, 6
"""The size of a score that counts towards a goal, of the sign beside it, and how near they stand."""
NAME, PLAYER, LEAST = 46, 28, 22
TWO_LINES = 108
"""In a row so high what stands below a name may take two lines."""
WELL = 26
"""The least size of letters at which it is better read in one."""
CAPITAL = 0.66
"""How high a capital letter is, as a share of the size of its letters."""
CLEAR = 18
"""How far a name ends before the figures."""
GLASS, BESIDE = 40, 7
"""How high an hourglass is at most, and how far it stands from the sign and from the name."""
EDGE = 14
APART = 18
"""How far a change stands from its figure, and that from the points, so that no two are read as one."""
ROOMY, SMALL = 100, 34
"""In lines so high, a change that leaves a name no larger letters than this stands below its figure."""
MINUS = "−"


def players_column(page: Page, size: Size, scheme: Scheme) -> Image.Image:
    """A line for each player in the order of the page."""
    tones, (wide, tall) = tones_of(scheme), size
    column = Image.new("RGB", size, tones.bar)
    draw = ImageDraw.Draw(column)
    step = min(TALLEST, (tall - HEAD) / max(1, len(page.rows)))
    write(draw, (wide - EDGE, HEAD - 10), page.counted, Typeface.TEXT_BOLD, HEADS, tones.faint, "rs")
    figures = _figures(page, wide, round(step))
    if not any(row.goal for row in page.rows):
        at = figures, HEAD - 10
        write(draw, at, page.figure, Typeface.TEXT_BOLD, HEADS, tones.faint, "rs")
    is_anybody_awaited = any(row.is_awaited for row in page.rows)
    is_below = step >= ROOMY and any(
        _is_small(row, figures, round(step), is_anybody_awaited) for row in page.rows if row.change
    )
    for i, row in enumerate(page.rows):
        top, bottom = round(HEAD + i * step), round(HEAD + (i + 1) * step)
        ground = tones.lit if row.is_acting else tones.stripe if i % 2 else tones.row
        draw.rectangle([0, top, wide, bottom - 1], fill=ground)
        if row.goal:
            _put_goal_row(column, row, page.figure, (top, bottom), tones, is_anybody_awaited)
        else:
            _put_row(column, row, (top, bottom), figures, tones, is_anybody_awaited, is_below)
    return column


def _figures(page: Page, wide: int, tall: int) -> float:
    """Where the column of figures ends: left of the highest points, and not read as one with them."""
    points = max((width(row.score, Typeface.NUMBER, _points(tall)) for row in page.rows), default=0.0)
    return wide - EDGE - max(points + APART, width("000", Typeface.NUMBER, POINTS) * 0.98)


def _points(tall: int) -> int:
    """How large points are written in a line of this height."""
    return round(min(POINTS, tall * 0.62))


def _put_row(
    column: Image.Image,
    row: Row,
    span: tuple[int, int],
    figures: float,
    tones: Tones,
    is_anybody_awaited: bool,
    is_below: bool,
) -> None:
    y, tall = (span[0] + span[1]) / 2, span[1] - span[0]
    x = 10 + put_sign(column, row, (10, y), round(min(tall * 0.86, 84)), tones) + BESIDE
    if is_anybody_awaited:
        x += _put_glass(column, row, (x, y), tall, tones) + BESIDE
    right = _put_points(column, row, (figures, y), tall, tones, is_below and row.change != 0)
    _write_names(ImageDraw.Draw(column), row, (x, y), right - x - CLEAR, tall, tones)


def _put_glass(column: Image.Image, row: Row, at: tuple[float, float], tall: int, tones: Tones) -> int:
    """The hourglass of whoever is awaited; how wide it is, for the others leave its place free."""
    glass = hourglass(min(GLASS, round(tall * 0.56)), tones.gold)
    if row.is_awaited:
        column.paste(glass, (round(at[0]), round(at[1] - glass.height / 2)), glass)
    return glass.width


def _put_goal_row(
    column: Image.Image,
    row: Row,
    figure: str,
    span: tuple[int, int],
    tones: Tones,
    is_anybody_awaited: bool,
) -> None:
    """A player on the way to a goal: how near it is and which it is, the figure below that.

    A long name takes the place that is kept for the hourglass of others.
    """
    draw, (y, tall), beside = ImageDraw.Draw(column), ((span[0] + span[1]) / 2, span[1] - span[0]), 0
    x = 10 + put_sign(column, row, (10, y), round(min(tall * 0.86, 84)), tones) + BESIDE
    if is_anybody_awaited:
        beside = _put_glass(column, row, (x, y), tall, tones) + BESIDE
    tone, at = tones.gold if row.is_leader else tones.text, (float(column.width - EDGE), y + 4)
    left = at[0] - write(draw, at, row.score, Typeface.NUMBER, GOAL, tone, "rs") - CLOSE
    said = f"{row.figure}/{row.figure_of} {figure}"
    below = column.width - EDGE, y + 4 + PLAYER
    left = min(left, below[0] - write(draw, below, said, Typeface.TEXT_BOLD, PLAYER - 2, tones.faint, "rs"))
    if row.sign:
        sign = row.sign(SIGN)
        left -= sign.width + 2
        column.paste(sign, (round(left), round(y - sign.height / 2)), sign)
    is_long = width(row.name, Typeface.NAME, min(NAME, tall * 0.48)) > left - x - beside - CLEAR
    x += beside if row.is_awaited or not is_long else 0
    _write_names(draw, row, (x, y), left - x - CLEAR, tall, tones)


def _put_points(
    column: Image.Image, row: Row, figure: tuple[float, float], tall: int, tones: Tones, is_below: bool
) -> float:
    """The points, and at their left the figure with its change beside or below it; where they begin."""
    draw, (right, y) = ImageDraw.Draw(column), figure
    size = _points(tall)
    tone, at = tones.gold if row.is_leader else tones.text, (float(column.width - EDGE), y + size * 0.33)
    write(draw, at, row.score, Typeface.NUMBER, size, tone, "rs")
    small = _figure(tall)
    base = y + 4 if is_below else y + small * 0.33
    left = right - write(draw, (right, base), str(row.figure), Typeface.NUMBER, small, tones.faint, "rs")
    if row.change:
        tone = tones.gain if row.change > 0 else tones.loss
        at = (right, base + CHANGE + 2) if is_below else (left - APART, y + 4)
        wide = write(draw, at, signed(row.change), Typeface.NUMBER, CHANGE, tone, "rs")
        left = min(left, at[0] - wide)
    return left


def _figure(tall: int) -> int:
    """How large the figure is written in a line of this height."""
    return round(min(FIGURE, tall * 0.5))


def _is_small(row: Row, figures: float, tall: int, is_anybody_awaited: bool) -> bool:
    """Whether a name has only small letters between its sign and a change beside the figure."""
    taken: float = 10 + round(min(tall * 0.86, 84)) + BESIDE + APART + CLEAR
    taken += width(str(row.figure), Typeface.NUMBER, _figure(tall))
    taken += width(signed(row.change), Typeface.NUMBER, CHANGE)
    if is_anybody_awaited:
        taken += hourglass(min(GLASS, round(tall * 0.56)), (0, 0, 0)).width + BESIDE
    room = figures - taken, tall * 0.9
    return in_lines(row.name, Typeface.NAME, min(NAME, tall * 0.48), room, LEAST)[1] <= SMALL


def _write_names(
    draw: ImageDraw.ImageDraw, row: Row, at: tuple[float, float], room: float, tall: int, tones: Tones
) -> None:
    """What is led, in one line or two, and below it who leads it; rather in two lines than cut."""
    x, y = at
    lower, high = row.player if row.player != row.name else "", min(PLAYER, tall * 0.36)
    player, small = fit(lower, Typeface.TEXT_BOLD, high, room, LEAST)
    below: tuple[str, ...] = (player,)
    if tall >= TWO_LINES and (player != lower or small < WELL):
        below, small = in_lines(lower, Typeface.TEXT_BOLD, high, (room, 2 * high), LEAST)
    above = tall * 0.9 - (len(below) * small + 2 if lower else 0)
    lines, size = in_lines(row.name, Typeface.NAME, min(NAME, tall * 0.48), (room, above), LEAST)
    step = size * SPACING
    base = y + (2 if lower else size * 0.3) - step * (len(lines) - 1) * (0.4 if lower else 0.5)
    if len(below) > 1:
        base = y + (size * CAPITAL - step * (len(lines) - 1) - small * len(below)) / 2
    for line in lines:
        write(draw, (x, base), line, Typeface.NAME, size, tones.text, "ls")
        base += step
    base -= step
    for line in below:
        base += small
        write(draw, (x, base), line, Typeface.TEXT_BOLD, small, tones.faint, "ls")


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
