"""Many small close-ups for a crowded board: clusters that fit a cell, in rows from west to east."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renders.boards import Box as Corners
from renders.front.choosing import GAP, MARGIN, Choice, chosen, framed, scale_in
from renders.front.clusters import Ground, extent_cost, joined, weighty
from renders.front.model import Panel, Size, Stage
from renders.paint.layout import Box

CELLS = 9
WORTH = 0.2
"""What weighs less than this share of the weightiest is but a dot in the inset: so much happens there."""
SCALES, ENOUGH = (0.8, 0.7, 0.6), 0.9
"""Places share a cell while they can be drawn at one of these scales: the first that shows so much of all."""
CLOSEST = 1.15
WIDEST, NARROWEST = 1.9, 1.15
"""How wide a cell may be, and is at least, for its height."""
ROWS = ((2, 1), (6, 2))
"""With so many cells at most, the smaller ones among them, so many rows."""


def rows_for(cells: int) -> int:
    """How many rows so many cells stand in."""
    return next((rows for most, rows in ROWS if cells <= most), 3)


def choose_cells(weights: Mapping[str, float], stage: Stage, size: Size, inset: float) -> tuple[Choice, Box]:
    """Close-ups of the weightiest clusters, and the place of the inset, so many times as wide as high.

    They are drawn the smaller the more there is to show, down to a limit.
    """
    ground = weighty(weights, stage, WORTH)
    for scale in SCALES:
        choice, spot = _laid_out(ground, stage, size, inset, scale)
        if choice.share >= ENOUGH:
            break
    return choice, spot


def _laid_out(ground: Ground, stage: Stage, size: Size, inset: float, scale: float) -> tuple[Choice, Box]:
    for rows in (1, 2, 3):
        groups = _clusters(ground, (size[1] - GAP * (rows - 1)) / rows, scale)
        if rows_for(len(groups) + 1) <= rows:
            break
    ranked = sorted(groups, key=lambda group: (-ground.weight(group), min(group)))[:CELLS]
    across = sorted(ranked, key=lambda group: (_middle(ground.box(group))[0], min(group)))
    spots = _laid(inset, [_shape(ground.box(group)) for group in across], size, rows)
    panels = [_cell(ground, spot, group, stage) for spot, group in zip(spots[1:], across, strict=True)]
    return chosen(ground, panels), spots[0]


def _clusters(ground: Ground, tall: float, scale: float) -> list[frozenset[str]]:
    """Joined while all of a cluster fits the widest cell of this height."""
    room = round(tall * WIDEST * 0.8), round(tall)

    def cost(box: Corners) -> float | None:
        return extent_cost(box) if scale_in(box, room) >= scale else None

    return joined(ground, cost)[-1]


def _middle(box: Corners) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _shape(box: Corners) -> float:
    """How many times as wide as high a cell should be for what it shows."""
    wide, tall = box[2] - box[0] + 2 * MARGIN, box[3] - box[1] + 2 * MARGIN
    return min(WIDEST, max(NARROWEST, wide / tall))


def _laid(inset: float, shapes: Sequence[float], size: Size, rows: int) -> list[Box]:
    """Cells in rows of about the same number, each row as wide as the room; the inset is the first."""
    cells = len(shapes) + 1
    counts = [cells // rows + (i < cells % rows) for i in range(rows)]
    tall = (size[1] - GAP * (rows - 1)) / rows
    spots, left = [], list(shapes)
    for row, count in enumerate(counts):
        top, x = round(row * (tall + GAP)), 0.0
        bottom = round(row * (tall + GAP) + tall)
        if row == 0:
            x = min(inset * tall, size[0] / count) + GAP
            spots.append(Box(0, top, round(x - GAP), bottom))
            count -= 1
        here, left = left[:count], left[count:]
        unit = (size[0] - x - GAP * (count - 1)) / sum(here) if here else 0.0
        for shape in here:
            spots.append(Box(round(x), top, round(x + shape * unit), bottom))
            x += shape * unit + GAP
    return spots


def _cell(ground: Ground, spot: Box, group: frozenset[str], stage: Stage) -> Panel:
    box = ground.box(group)
    size = round(spot.right - spot.left), round(spot.bottom - spot.top)
    return framed(spot, box, min(CLOSEST, scale_in(box, size)), stage, group)
