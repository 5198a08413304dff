"""The advance sheet of a nation: what it can buy now first and largest, then the rest, then what it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image, ImageDraw

from renders.civ.pictures.advance_gains import GAIN, Gain, gains_of, paint_gains, rows_of
from renders.civ.pictures.advance_line import SQUARE, Line, paint_group, paint_groups
from renders.civ.shown import Shown
from renders.paint.colour import RGB, mix
from renders.paint.flow import Block, column_width, draw_flow, fewest
from renders.paint.fonts import Typeface, clip, fit, width, wrap, write
from renders.paint.page import LEAST, WIDE
from renders.paint.vector import Point
from rules.civ.reference import advance_text
from rules.civ.views import NationView

COLUMNS = 3
ROW, HEAD = 43, 54
CLOSER = 40, 37
"""The heights of rows below the offers where that saves a page."""
LOWER = 10.5
"""How far the letters of a row stand below its middle."""
FOOT = 78
SAID = 31
"""The height of a line of what an advance does."""
INSIDE = 16
"""How far what stands in the frame of an advance is from it."""
NO_EFFECT = "No effect of its own"


def draw_sheet(
    shown: Shown, nation: NationView, lines: Sequence[Line], heading: tuple[str, str], page: int
) -> tuple[Image.Image, int]:
    """A page of the sheet, and how many there are."""
    blocks = fewest((list(_blocks(shown, nation, lines, row)) for row in (ROW, *CLOSER)), COLUMNS, FOOT)
    image, pages = draw_flow(blocks, COLUMNS, shown.scheme, heading, page, FOOT)
    _credits(image, shown, nation, image.height - FOOT / 2 - 6)
    return image, pages


def _blocks(shown: Shown, nation: NationView, lines: Sequence[Line], row: int) -> Iterator[Block]:
    now = sorted((line for line in lines if line.affordable), key=lambda line: -line.price)
    later = [line for line in lines if not line.affordable and not line.held]
    held = [line for line in lines if line.held]
    whose = "can be bought now" if nation.seat == shown.seat else "within its treasury"
    yield Block(HEAD, partial(_head, shown, f"{len(now) or 'Nothing'} {whose}"), leads=True)
    for line in now:
        gains, said = _gains(line), _said(shown, line)
        tall = ROW + 12 + GAIN * len(gains) + SAID * len(said) + 12
        yield Block(tall, partial(_offer, shown, line, gains, said))
    if later:
        yield Block(HEAD, partial(_head, shown, "Later"), leads=True)
    for line in later:
        yield Block(row + (SAID if line.note else 0), partial(_later, shown, line, row))
    if held:
        yield Block(HEAD, partial(_head, shown, f"{len(held)} held"), leads=True)
    for line in held:
        yield Block(row, partial(_held, shown, nation, line, row))


def _gains(line: Line) -> list[list[Gain]]:
    """What an advance brings, in rows."""
    return rows_of(gains_of(line.advance), column_width(COLUMNS) - 2 * INSIDE)


def _said(shown: Shown, line: Line) -> list[str]:
    """All that an advance does, in lines: a further page is better than half a sentence."""
    text = " ".join(advance_text(shown.rules, line.advance.name).split())
    room = column_width(COLUMNS) - 2 * INSIDE
    return [] if text.startswith(NO_EFFECT) else wrap(text, Typeface.TEXT_MEDIUM, LEAST, room)


def _head(shown: Shown, text: str, image: Image.Image, x: float, y: float) -> None:
    draw = ImageDraw.Draw(image)
    write(draw, (x + 4, y + 38), text, Typeface.SEA, 38, shown.scheme.accent, "ls")


def _offer(
    shown: Shown,
    line: Line,
    gains: list[list[Gain]],
    said: list[str],
    image: Image.Image,
    x: float,
    y: float,
) -> None:
    """An advance that can be bought now: loud, with its price and what it brings."""
    scheme, draw, wide = shown.scheme, ImageDraw.Draw(image), column_width(COLUMNS)
    bottom = y + ROW + 12 + GAIN * len(gains) + SAID * len(said) + 4
    fill = mix(scheme.paper, (255, 255, 255), 0.55 if sum(scheme.paper) > 380 else 0.08)
    draw.rounded_rectangle([x, y, x + wide, bottom], 12, fill=fill, outline=scheme.good, width=5)
    right = _price(draw, shown, line, x + wide - INSIDE, y + 42, 48)
    left = paint_groups(image, line.advance.groups, x + 14, y + 29) + 6
    name, size = fit(line.advance.name, Typeface.TEXT_BOLD, 36, right - left - 10, LEAST)
    write(draw, (left, y + 41), name, Typeface.TEXT_BOLD, size, scheme.ink, "ls")
    at = y + ROW + 40
    for row in gains:
        paint_gains(image, row, (x + INSIDE, at), wide - 2 * INSIDE, scheme)
        at += GAIN
    for text in said:
        write(draw, (x + INSIDE, at - 4), text, Typeface.TEXT_MEDIUM, LEAST, scheme.ink, "ls")
        at += SAID


def _price(
    draw: ImageDraw.ImageDraw, shown: Shown, line: Line, right: float, base: float, size: int
) -> float:
    """The price after credits, the printed one struck out before it; where they begin."""
    scheme = shown.scheme
    tone = scheme.good if line.affordable else scheme.ink
    left = right - write(draw, (right, base), str(line.price), Typeface.NUMBER, size, tone, "rs")
    if line.price == line.advance.cost:
        return left
    end = left - 10
    text = str(line.advance.cost)
    begin = end - write(draw, (end, base), text, Typeface.TEXT_MEDIUM, LEAST, scheme.faint, "rs")
    draw.line([(begin - 2, base - 9), (end + 2, base - 9)], fill=scheme.faint, width=3)
    return begin


def _later(shown: Shown, line: Line, row: int, image: Image.Image, x: float, y: float) -> None:
    """An advance that is too dear, or barred, and why."""
    scheme, draw, wide = shown.scheme, ImageDraw.Draw(image), column_width(COLUMNS)
    right = _price(draw, shown, line, x + wide - 16, y + row / 2 + LOWER, 34)
    _named(image, line, (x + 14, y + row / 2), right - 8, row, scheme.ink)
    if line.note:
        tone = scheme.bad if line.barred else scheme.faint
        text = clip(line.note, Typeface.TEXT_MEDIUM, LEAST, wide - 36)
        write(draw, (x + 20, y + row + 23), text, Typeface.TEXT_MEDIUM, LEAST, tone, "ls")


def _held(
    shown: Shown, nation: NationView, line: Line, row: int, image: Image.Image, x: float, y: float
) -> None:
    """An advance that is held: quiet, on a wash of the nation's colour."""
    scheme, draw, right = shown.scheme, ImageDraw.Draw(image), x + column_width(COLUMNS)
    wash = mix(shown.livery(nation.seat).colour, scheme.paper, 0.78)
    draw.rounded_rectangle([x, y + 1, right, y + row - 1], 8, fill=wash)
    _named(image, line, (x + 14, y + row / 2), right - 110, row, scheme.faint)
    points = f"{line.advance.points} V.P."
    at = right - 16, y + row / 2 + LOWER
    write(draw, at, points, Typeface.TEXT_MEDIUM, LEAST, scheme.faint, "rs")


def _named(image: Image.Image, line: Line, at: Point, right: float, row: int, tone: RGB) -> None:
    """The groups and the name of an advance in a row, from a place in its middle on."""
    left = paint_groups(image, line.advance.groups, *at, min(SQUARE, row)) + 6
    name, size = fit(line.advance.name, Typeface.TEXT_MEDIUM, 31, right - left, LEAST)
    write(ImageDraw.Draw(image), (left, at[1] + LOWER), name, Typeface.TEXT_MEDIUM, size, tone, "ls")


def _credits(image: Image.Image, shown: Shown, nation: NationView, y: float) -> None:
    """The credits it has in each group."""
    draw = ImageDraw.Draw(image)
    texts = {group: f"{group} {nation.credits.get(group, 0)}" for group in shown.rules.groups}
    rooms = [SQUARE + 44 + width(text, Typeface.TEXT_MEDIUM, 32) for text in texts.values()]
    lead = width("Credits", Typeface.SEA, 38) + 24
    x = (WIDE - sum(rooms) - lead) / 2
    write(draw, (x, y + 11), "Credits", Typeface.SEA, 38, shown.scheme.accent, "ls")
    x += lead
    for (group, text), room in zip(texts.items(), rooms, strict=True):
        paint_group(image, group, x, y)
        write(draw, (x + SQUARE + 10, y + 11), text, Typeface.TEXT_MEDIUM, 32, shown.scheme.ink, "ls")
        x += room
