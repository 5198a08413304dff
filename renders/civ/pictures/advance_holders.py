"""All advances: what each costs, and who holds it; no emblem covers another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PIL import Image, ImageDraw

from renders.civ.pictures.advance_line import Line, paint_groups
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.flow import Block, column_width, draw_flow, fewest
from renders.paint.fonts import Typeface, fit, write
from renders.paint.page import LEAST
from renders.schemes import FEW
from rules.civ.policies.purchasing import most_holders

ROW, CLOSER, HEAD, SIGN = 49, 44, 54, 46
"""The height of a row, of one where that saves a page, and of a title; how large an emblem is."""
TIERS = 3
NAME = 388
"""How much of a row the groups and the name may take."""


def draw_holders(
    shown: Shown, lines: Sequence[Line], heading: tuple[str, str], page: int
) -> tuple[Image.Image, int]:
    """A page of the advances, and how many there are; where many play, each has a whole line."""
    columns = 2 if len(shown.nations) <= FEW else 1
    blocks = fewest((_blocks(shown, lines, columns, row) for row in (ROW, CLOSER)), columns)
    return draw_flow(blocks, columns, shown.scheme, heading, page)


def _blocks(shown: Shown, lines: Sequence[Line], columns: int, tall: int) -> list[Block]:
    """The advances in rows of this height, by what they count."""
    blocks: list[Block] = []
    for tier in tiers_of(lines):
        points = {line.advance.points for line in tier}
        if len(points) == 1:
            blocks.append(Block(HEAD, partial(_head, shown, f"{points.pop()} V.P. each"), leads=True))
        rows = (partial(_row, shown, line, columns, tall, i % 2 == 1) for i, line in enumerate(tier))
        blocks += [Block(tall, row) for row in rows]
    return blocks


def tiers_of(lines: Sequence[Line]) -> list[list[Line]]:
    """The advances by what they count, where that makes a few tiers; else all together."""
    tiers = [list(tier) for _, tier in groupby(lines, key=lambda line: line.advance.points)]
    return tiers if len(tiers) <= TIERS else [list(lines)]


def _head(shown: Shown, text: str, image: Image.Image, x: float, y: float) -> None:
    draw = ImageDraw.Draw(image)
    write(draw, (x + 8, y + 38), text, Typeface.SEA, 38, shown.scheme.accent, "ls")


def at_most(shown: Shown) -> int:
    """How many of those still in the game can have an advance that not everybody can."""
    return most_holders(len(shown.nations))


def _row(
    shown: Shown,
    line: Line,
    columns: int,
    tall: int,
    striped: bool,
    image: Image.Image,
    x: float,
    y: float,
) -> None:
    scheme, draw, wide = shown.scheme, ImageDraw.Draw(image), column_width(columns)
    if striped:
        draw.rectangle([x, y, x + wide, y + tall - 1], fill=scheme.stripe)
    base = y + tall / 2 + 10.5
    left = paint_groups(image, line.advance.groups, x + 8, y + tall / 2) + 6
    name, size = fit(line.advance.name, Typeface.TEXT_BOLD, 33, x + NAME - left, LEAST)
    write(draw, (left, base), name, Typeface.TEXT_BOLD, size, scheme.ink, "ls")
    end = x + NAME + 76
    write(draw, (end, base), str(line.advance.cost), Typeface.NUMBER, 33, scheme.faint, "rs")
    right = x + wide - 8
    if line.advance.limited:
        text = f"of {at_most(shown)}"
        right -= write(draw, (right, base), text, Typeface.TEXT_MEDIUM, LEAST, scheme.faint, "rs") + 12
    if len(line.holders) == len(shown.nations) > 1:
        write(draw, (end + 16, base), "everybody", Typeface.TEXT_BOLD, 33, scheme.ink, "ls")
        return
    step = min(SIGN + 4.0, (right - end - 16) / max(1, len(line.holders)))
    side = min(SIGN, tall - 2, round(step))
    for place, seat in enumerate(line.holders):
        at = round(end + 16 + place * step), round(y + (tall - side) / 2)
        image.alpha_composite(emblem(shown.livery(seat), side), at)
