"""Several pieces of board on one plane: in rows, all at the same scale, so that they fill a shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from PIL import Image

from renders.paint.vector import Point

GAP, TITLE = 0.16, 0.75
"""The room between two pieces, and above each for its title, in areas."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something to draw: how many areas wide and tall, and how, at so many pixels to the area."""

    wide: float
    tall: float
    draw: Callable[[int], Image.Image]


Rows = tuple[tuple[Block, ...], ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where each block begins below its title, and how wide and tall all is, in areas."""

    places: tuple[Point, ...]
    wide: float
    tall: float


def arranged(blocks: Sequence[Block], shape: float) -> Arrangement:
    """The rows in which the blocks become largest in a room so many times as wide as high."""
    rows = max(_splits(tuple(blocks)), key=lambda rows: _unit(rows, shape))
    wide = max(_across(row) for row in rows)
    tall = sum(_down(row) for row in rows)
    wide, tall = max(wide, tall * shape), max(tall, wide / shape)
    spare = (tall - sum(_down(row) for row in rows)) / (len(rows) + 1)
    places: list[Point] = []
    y = 0.0
    for row in rows:
        y += spare
        x = (wide - _across(row)) / 2
        for block in row:
            x += GAP
            places.append((x, y + TITLE + (_down(row) - TITLE - GAP - block.tall) / 2))
            x += block.wide
        y += _down(row)
    return Arrangement(tuple(places), wide, tall)


def _across(row: Sequence[Block]) -> float:
    return sum(block.wide + GAP for block in row) + GAP


def _down(row: Sequence[Block]) -> float:
    return max(block.tall for block in row) + TITLE + GAP


def _splits(blocks: tuple[Block, ...]) -> Iterator[Rows]:
    """Every way to cut the blocks into rows, in their order."""
    for count in range(len(blocks)):
        for cuts in combinations(range(1, len(blocks)), count):
            yield tuple(blocks[start:end] for start, end in pairwise((0, *cuts, len(blocks))))


def _unit(rows: Rows, shape: float) -> float:
    """How large an area becomes when the blocks stand in these rows."""
    return min(shape / max(_across(row) for row in rows), 1 / sum(_down(row) for row in rows))
