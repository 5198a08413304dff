"""Parts of a picture in rows or in columns, each as large as what it shows asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

Size = tuple[int, int]
Lengths = Sequence[tuple[float, float]]
"""The width and the height of what each part shows."""
LINES = 3
"""The most rows or columns."""


def fitted(lengths: Lengths, size: Size, edges: float) -> list[tuple[Size, Size]]:
    """The place and the size of each part, so that what is drawn smallest is as large as it can be.

    `edges` is what the margins of a part take of its width, and of its height.
    """
    turned = [(tall, wide) for wide, tall in lengths]
    rows, row_scale = _best(lengths, size, edges)
    columns, column_scale = _best(turned, (size[1], size[0]), edges)
    if row_scale >= column_scale:
        return _laid(lengths, rows, size, edges)
    laid = _laid(turned, columns, (size[1], size[0]), edges)
    return [((x, y), (wide, tall)) for (y, x), (tall, wide) in laid]


def _best(lengths: Lengths, size: Size, edges: float) -> tuple[list[list[int]], float]:
    """The rows in which the smallest is largest, and how large that is."""
    found = ((rows, _scale(lengths, rows, size, edges)) for rows in _rows(len(lengths)))
    return max(found, key=lambda rows: rows[1])


def _rows(count: int) -> Iterator[list[list[int]]]:
    """Every way to set so many parts in rows; it does not matter which row is the first."""
    if count == 0:
        yield []
        return
    for rows in _rows(count - 1):
        for i, row in enumerate(rows):
            yield [*rows[:i], [*row, count - 1], *rows[i + 1 :]]
        if len(rows) < LINES:
            yield [*rows, [count - 1]]


def _scale(lengths: Lengths, rows: list[list[int]], size: Size, edges: float) -> float:
    high = sum(max(lengths[i][1] for i in row) for row in rows)
    across = (_share(size[0], len(row), sum(lengths[i][0] for i in row), edges) for row in rows)
    return min(_share(size[1], len(rows), high, edges), *across)


def _share(room: int, parts: int, length: float, edges: float) -> float:
    return (room - edges * parts) / length


def _laid(lengths: Lengths, rows: list[list[int]], size: Size, edges: float) -> list[tuple[Size, Size]]:
    """Each row as high and each part as wide as what it shows asks for."""
    found: dict[int, tuple[Size, Size]] = {}
    highs = [max(lengths[i][1] for i in row) for row in rows]
    for row, (top, bottom) in zip(rows, _shared(size[1], highs, edges), strict=True):
        wides = [lengths[i][0] for i in row]
        for i, (left, right) in zip(row, _shared(size[0], wides, edges), strict=True):
            found[i] = (left, top), (right - left, bottom - top)
    return [found[i] for i in range(len(lengths))]


def _shared(room: int, lengths: Sequence[float], edges: float) -> list[tuple[int, int]]:
    """Where each of these lengths begins and ends when all fill a room, their margins the same."""
    scale = _share(room, len(lengths), sum(lengths), edges)
    ends = [round(end) for end in accumulate((edges + length * scale for length in lengths), initial=0.0)]
    return list(pairwise(ends))
