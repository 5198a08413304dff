"""Everybody as chips: in lanes below a page or in columns beside it; emblem, points, figure, names."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.front.column import put_sign, signed
from renders.front.model import Page, Row, Size
from renders.front.signs import hourglass
from renders.front.tones import Tones, tones_of
from renders.paint.fonts import Typeface, fit, write
from renders.paint.layout import Box
from renders.schemes import Scheme

LANES, LANE = 2, 96
"""How many lanes stand below a page, and how high each is."""
EDGE = 4
LEAST = 18
APART = 10
"""How far a name ends before a change: no farther, for here there is little room."""


def lanes_below(page: Page, wide: int, scheme: Scheme) -> Image.Image:
    """Two lanes, each from the left to the right."""
    across = -(-len(page.rows) // LANES)
    return _chips(
        page, (wide, LANES * LANE), [(i % across, i // across) for i in range(len(page.rows))], scheme
    )


def lanes_beside(page: Page, size: Size, scheme: Scheme) -> Image.Image:
    """Two lanes, each from above to below."""
    down = -(-len(page.rows) // LANES)
    return _chips(page, size, [(i // down, i % down) for i in range(len(page.rows))], scheme)


def _chips(page: Page, size: Size, cells: list[tuple[int, int]], scheme: Scheme) -> Image.Image:
    """A chip for each player in the cell of a grid that fills the size."""
    tones = tones_of(scheme)
    sheet = Image.new("RGB", size, tones.bar)
    wide = size[0] / (1 + max(x for x, _ in cells))
    tall = size[1] / (1 + max(y for _, y in cells))
    for row, (x, y) in zip(page.rows, cells, strict=True):
        box = Box(x * wide + 2, y * tall + 2, (x + 1) * wide - 2, (y + 1) * tall - 2)
        _put_chip(sheet, row, box, tones, is_striped=(x + y) % 2 == 1)
    return sheet


def _put_chip(sheet: Image.Image, row: Row, box: Box, tones: Tones, is_striped: bool) -> None:
    draw = ImageDraw.Draw(sheet)
    wide, tall = box.right - box.left, box.bottom - box.top
    is_lit = row.is_acting or row.is_awaited
    ground = tones.lit if is_lit else tones.stripe if is_striped else tones.row
    corners = box.left, box.top, box.right - 1, box.bottom - 1
    draw.rectangle([round(edge) for edge in corners], fill=ground)
    side = round(min(tall * (0.58 if row.is_awaited else 0.72), wide * 0.42))
    y = box.top + tall * (0.36 if row.is_awaited else 0.46)
    put_sign(sheet, row, (box.left + EDGE, y), side, tones)
    if row.is_awaited:
        glass = hourglass(round(tall * 0.27), tones.gold)
        middle = box.left + EDGE + side / 2
        sheet.paste(glass, (round(middle - glass.width / 2), round(box.bottom - glass.height - 1)), glass)
    x = box.left + EDGE + round(min(tall * 0.72, wide * 0.42))
    x += 6
    _put_figures(draw, row, (x, box.right - EDGE - 4), box.top + tall * 0.44, round(tall * 0.46), tones)
    room = box.right - EDGE - x
    name, size = fit(row.name, Typeface.NAME, tall * 0.28, room, LEAST)
    write(draw, (x, box.top + tall * 0.69), name, Typeface.NAME, size, tones.text, "ls")
    line = box.top + tall * 0.93
    room -= _put_change(draw, row, (box.right - EDGE - 4, line), round(tall * 0.26), tones)
    lower = row.player if row.player != row.name else ""
    player, size = fit(lower, Typeface.TEXT_BOLD, tall * 0.25, room, LEAST)
    write(draw, (x, line), player, Typeface.TEXT_BOLD, size, tones.faint, "ls")


def _put_figures(
    draw: ImageDraw.ImageDraw, row: Row, span: tuple[float, float], line: float, size: int, tones: Tones
) -> None:
    """The points at the left, the figure at the right; many digits make the points smaller."""
    small = round(size * 0.62)
    right = span[1] - write(draw, (span[1], line), str(row.figure), Typeface.NUMBER, small, tones.faint, "rs")
    text, letters = fit(row.score, Typeface.NUMBER, size, right - span[0] - 8, LEAST)
    tone = tones.gold if row.is_leader else tones.text
    write(draw, (span[0], line), text, Typeface.NUMBER, letters, tone, "ls")


def _put_change(
    draw: ImageDraw.ImageDraw, row: Row, at: tuple[float, float], size: int, tones: Tones
) -> float:
    """How the figure changed, two lines below it, where it takes no room from the points; how wide it is."""
    if not row.change:
        return 0
    tone = tones.gain if row.change > 0 else tones.loss
    return APART + write(draw, at, signed(row.change), Typeface.NUMBER, size, tone, "rs")
