"""Multi-source shortest paths over a grid: which source reaches each cell first."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

Labels = NDArray[np.int32]
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))
QUEEN_STEPS = 4
"""The first steps go to the eight neighbours; the rest are knight's moves."""


@dataclass(slots=True)
class Sources:
    """Cells from which labels spread, each with a head start or a handicap."""

    rows: list[int] = field(default_factory=list)
    columns: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    offsets: list[float] = field(default_factory=list)

    def add(self, cell: tuple[int, int], label: int, offset: float = 0.0) -> None:
        """One more source."""
        self.rows.append(cell[0])
        self.columns.append(cell[1])
        self.labels.append(label)
        self.offsets.append(offset)

    def joined(self, *others: "Sources") -> "Sources":
        """These and the others, in this order."""
        every = (self, *others)
        return Sources(
            [row for sources in every for row in sources.rows],
            [column for sources in every for column in sources.columns],
            [label for sources in every for label in sources.labels],
            [offset for sources in every for offset in sources.offsets],
        )


def spread(
    mask: NDArray[np.bool_], cost: NDArray[np.float64], sources: Sources, *, knights: bool
) -> tuple[Labels, NDArray[np.float64]]:
    """The label that reaches each cell of the mask most cheaply, and at what cost; -1 where none does."""
    number = np.full(mask.shape, -1, np.int32)
    number[mask] = np.arange(int(mask.sum()), dtype=np.int32)
    starts, ends, weights = _edges(mask, cost, number, knights)
    cells = int(mask.sum())
    usable = [k for k in range(len(sources.rows)) if mask[sources.rows[k], sources.columns[k]]]
    seeds = np.arange(cells, cells + len(usable), dtype=np.int32)
    starts.append(seeds)
    ends.append(np.array([number[sources.rows[k], sources.columns[k]] for k in usable], np.int32))
    # A graph cannot hold an edge of no length.
    weights.append(np.array([sources.offsets[k] for k in usable], float) + 1e-9)
    total = cells + len(usable)
    graph = csr_matrix(
        (np.concatenate(weights), (np.concatenate(starts), np.concatenate(ends))), shape=(total, total)
    )
    distance, _, origin = dijkstra(graph, indices=seeds, min_only=True, return_predecessors=True)
    labels = np.full(mask.shape, -1, np.int32)
    far = np.full(mask.shape, np.inf)
    origin = origin[:cells]
    of_source = np.array([sources.labels[k] for k in usable] or [0], np.int32)
    labels[mask] = np.where(origin >= cells, of_source[np.clip(origin - cells, 0, None)], -1)
    far[mask] = distance[:cells]
    return labels, far


def _edges(mask: NDArray[np.bool_], cost: NDArray[np.float64], number: Labels, knights: bool) -> Any:
    starts, ends, weights = [], [], []
    rows, columns = mask.shape
    for down, across in STEPS if knights else STEPS[:QUEEN_STEPS]:
        here = (slice(0, rows - down), slice(max(0, -across), columns - max(0, across)))
        there = (slice(down, rows), slice(max(0, across), columns + min(0, across)))
        both = mask[here] & mask[there]
        forth, back = _passable(mask, here, there, down, across)
        weight = (cost[here] + cost[there]) / 2 * np.hypot(down, across)
        for free, one, other in ((both & forth, here, there), (both & back, there, here)):
            starts.append(number[one][free])
            ends.append(number[other][free])
            weights.append(weight[free])
    return starts, ends, weights


def _passable(
    mask: NDArray[np.bool_], here: tuple[slice, slice], there: tuple[slice, slice], down: int, across: int
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether a step may be taken forth and back; the eight neighbours are not reached through a corner."""
    if max(down, abs(across)) == 2:
        # A knight first walks straight; forth and back it passes different cells.
        sign = 1 if across > 0 else -1
        straight = (1, 0) if down == 2 else (0, sign)
        return _shifted(mask, here, straight), _shifted(mask, there, (-straight[0], -straight[1]))
    if down and across:
        beside = mask[here[0], there[1]] & mask[there[0], here[1]]
        return beside, beside
    every = np.ones_like(mask[here])
    return every, every


def _shifted(mask: NDArray[np.bool_], window: tuple[slice, slice], by: tuple[int, int]) -> NDArray[np.bool_]:
    rows = slice(window[0].start + by[0], window[0].stop + by[0])
    columns = slice(window[1].start + by[1], window[1].stop + by[1])
    return mask[rows, columns]
