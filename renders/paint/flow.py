"""Blocks that flow down columns and on to further pages."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from renders.paint.page import EDGE, ROOM, TALL, TOP, page
from renders.schemes import Scheme

Paint: TypeAlias = Callable[[Image.Image, float, float], None]
"""Paints a block with its upper left corner here."""
GAP = 26
FOOT = 30
STEPS = 40  # heights that are tried to make columns even


@dataclass(frozen=True, slots=True)
class Block:
    """Something of this height; one that leads stays with what follows it."""

    tall: float
    paint: Paint
    leads: bool = False


Columns: TypeAlias = list[list[Block]]


def column_width(columns: int) -> float:
    """How wide each of so many columns of a page is."""
    return (ROOM - GAP * (columns - 1)) / columns


def flowed(blocks: Sequence[Block], columns: int, tall: float) -> list[Columns]:
    """The blocks on pages of columns of this height."""
    pages: list[Columns] = [[[]]]
    left = tall
    for i, block in enumerate(blocks):
        following = blocks[i + 1].tall if block.leads and i + 1 < len(blocks) else 0.0
        if pages[-1][-1] and block.tall + following > left:
            if len(pages[-1]) == columns:
                pages.append([])
            pages[-1].append([])
            left = tall
        pages[-1][-1].append(block)
        left -= block.tall
    return pages


def pages_of(blocks: Sequence[Block], columns: int, foot: float = FOOT) -> int:
    """How many pages they need."""
    return len(flowed(blocks, columns, TALL - TOP - foot))


def fewest(ways: Iterable[Sequence[Block]], columns: int, foot: float = FOOT) -> Sequence[Block]:
    """Of several ways to set the same the one with the fewest pages; of equals the first."""
    return min(ways, key=lambda blocks: pages_of(blocks, columns, foot))


def evenly(blocks: Sequence[Block], columns: int, tall: float) -> list[Columns]:
    """The same with columns of about the same height, where everything stands on one page."""
    pages = flowed(blocks, columns, tall)
    least = sum(block.tall for block in blocks) / columns
    heights = (least + step * (tall - least) / STEPS for step in range(STEPS))
    shorter = (flowed(blocks, columns, height) for height in heights)
    return next((found for found in shorter if len(found) == 1), pages) if len(pages) == 1 else pages


def draw_flow(
    blocks: Sequence[Block],
    columns: int,
    scheme: Scheme,
    heading: tuple[str, str],
    number: int = 1,
    foot: float = FOOT,
    *,
    even: bool = False,
) -> tuple[Image.Image, int]:
    """One page of what flows (the last, where there are fewer), and how many there are.

    `even`: what stands on one page is spread over its columns.
    """
    title, subtitle = heading
    pages = (evenly if even else flowed)(blocks, columns, TALL - TOP - foot)
    here = pages[max(1, min(number, len(pages))) - 1]
    tall = TALL if len(pages) > 1 else TOP + foot + max(sum(b.tall for b in column) for column in here)
    if len(pages) > 1:
        subtitle = f"{subtitle}, page {pages.index(here) + 1} of {len(pages)}"
    image = page(scheme, title, subtitle, tall)
    for place, column in enumerate(here):
        x, y = EDGE + place * (column_width(columns) + GAP), float(TOP)
        for block in column:
            block.paint(image, x, y)
            y += block.tall
    return image, len(pages)
