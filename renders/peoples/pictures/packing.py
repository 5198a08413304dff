"""Several pieces of board on one plane: in rows and columns, all at one scale, so that they fill a shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product

from PIL import Image

from renders.paint.vector import Point

GAP, TITLE = 0.16, 0.75
"""The room between two pieces, and above each for its title, in areas."""
EVEN = 1e-6
"""What makes no difference, in areas."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something to draw: how many areas wide and tall, and how, at so many pixels to the area."""

    wide: float
    tall: float
    draw: Callable[[int], Image.Image]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where each block begins below its title, and how wide and tall all is, in areas."""

    places: tuple[Point, ...]
    wide: float
    tall: float


@dataclass(frozen=True, slots=True)
class Pile:
    """A block with its title, or piles side by side or below one another, in areas."""

    wide: float
    tall: float
    parts: tuple[Pile, ...] = ()
    is_row: bool = False

    @property
    def depth(self) -> int:
        """How many piles lie within one another."""
        return 1 + max(part.depth for part in self.parts) if self.parts else 0

    def unit(self, shape: float) -> float:
        """How large an area becomes in a room so many times as wide as high."""
        return min(shape / (self.wide + GAP), 1 / self.tall)


def arranged(blocks: Sequence[Block], shape: float) -> Arrangement:
    """The rows and columns in which the blocks become largest in a room so many times as wide as high."""
    pile = max(_piles(blocks), key=lambda pile: pile.unit(shape))
    wide = max(pile.wide + GAP, pile.tall * shape)
    tall = max(pile.tall, wide / shape)
    return Arrangement(tuple(_places(pile, GAP / 2, 0.0, wide - GAP, tall)), wide, tall)


def _piles(blocks: Sequence[Block]) -> list[Pile]:
    """Every way to pile the blocks up in their order, but those that are larger both ways than another."""

    @cache
    def among(start: int, end: int) -> list[Pile]:
        if end - start == 1:
            return [Pile(blocks[start].wide + GAP, blocks[start].tall + TITLE + GAP)]
        cuts = range(start + 1, end)
        pairs = chain.from_iterable(product(among(start, cut), among(cut, end)) for cut in cuts)
        return _smallest(way(pair) for pair in pairs for way in (_row, _column))

    return among(0, len(blocks))


def _row(pair: Iterable[Pile]) -> Pile:
    parts = tuple(part for pile in pair for part in (pile.parts if pile.is_row else (pile,)))
    return Pile(sum(part.wide for part in parts), max(part.tall for part in parts), parts, is_row=True)


def _column(pair: Iterable[Pile]) -> Pile:
    parts = tuple(
        part for pile in pair for part in (pile.parts if pile.parts and not pile.is_row else (pile,))
    )
    return Pile(max(part.wide for part in parts), sum(part.tall for part in parts), parts)


def _smallest(piles: Iterable[Pile]) -> list[Pile]:
    """Those of which none is as wide and less tall; of equals the simplest, rows below one another first."""

    def order(pile: Pile) -> tuple[float, float, int, bool]:
        return round(pile.wide, 6), round(pile.tall, 6), pile.depth, pile.is_row

    kept: list[Pile] = []
    for pile in sorted(piles, key=order):
        if not kept or pile.tall < kept[-1].tall - EVEN:
            kept.append(pile)
    return kept


def _places(pile: Pile, x: float, y: float, wide: float, tall: float) -> Iterator[Point]:
    """Where the blocks of a pile begin in a room with space to spare: rows in its middle, columns spread."""
    if not pile.parts:
        yield x + (wide - pile.wide + GAP) / 2, y + TITLE + (tall - pile.tall) / 2
    elif pile.is_row:
        x += (wide - pile.wide) / 2
        for part in pile.parts:
            yield from _places(part, x, y, part.wide, tall)
            x += part.wide
    else:
        spare = (tall - pile.tall) / (len(pile.parts) + 1)
        for part in pile.parts:
            y += spare
            yield from _places(part, x, y, wide, part.tall)
            y += part.tall
