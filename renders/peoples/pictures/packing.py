"""Several pieces of board on one sheet: in rows, all at the same scale, as large as they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from PIL import Image

from renders.peoples.pictures.board import WOOD

SMALL, LARGE = 14, 96
GAP = 8


@dataclass(frozen=True, slots=True)
class Block:
    """Something to draw: how many areas wide and tall, and how, at so many pixels to the area."""

    wide: float
    tall: float
    draw: Callable[[int], Image.Image]


Rows = tuple[tuple[Block, ...], ...]


def packed(blocks: Sequence[Block], room: tuple[int, int], title: int) -> Image.Image:
    """The blocks on a sheet of this size, each with a title so tall."""
    sheet = Image.new("RGB", room, WOOD)
    rows = max(_splits(tuple(blocks)), key=lambda rows: _unit(rows, room, title))
    unit = max(SMALL, min(LARGE, int(_unit(rows, room, title))))
    drawn = [[block.draw(unit) for block in row] for row in rows]
    spare = max(0, room[1] - sum(max(picture.height for picture in row) for row in drawn))
    y = 0.0
    for row in drawn:
        y += spare / (len(drawn) + 1)
        tall = max(picture.height for picture in row)
        _put_row(sheet, row, y, tall)
        y += tall
    return sheet


def _put_row(sheet: Image.Image, row: list[Image.Image], y: float, tall: int) -> None:
    gap = max(0, sheet.width - sum(picture.width for picture in row)) / (len(row) + 1)
    x = 0.0
    for picture in row:
        x += gap
        sheet.paste(picture, (round(x), round(y + (tall - picture.height) / 2)))
        x += picture.width


def _splits(blocks: tuple[Block, ...]) -> Iterator[Rows]:
    """Every way to cut the blocks into rows, in their order."""
    for count in range(len(blocks)):
        for cuts in combinations(range(1, len(blocks)), count):
            yield tuple(blocks[start:end] for start, end in pairwise((0, *cuts, len(blocks))))


def _unit(rows: Rows, room: tuple[int, int], title: int) -> float:
    """How large an area becomes when the blocks stand in these rows."""
    wide = max(sum(block.wide for block in row) for row in rows)
    tall = sum(max(block.tall for block in row) for row in rows)
    return min((room[0] - GAP * max(map(len, rows))) / wide, (room[1] - title * len(rows)) / tall)
