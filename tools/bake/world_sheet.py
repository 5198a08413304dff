"""A grid that knows whose every cell is and what already lies there, to find room for names and pieces."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.partition import Partition

Scores = NDArray[np.float64]
FOREIGN = -2.2
OUTSIDE = -4.0
TAKEN = -3.5
STRAY = 40.0
"""Pixels beyond reach that cost as much as a whole box of room."""
SEARCH = 260.0
"""How far from its own cells something may be placed, in pixels."""


@dataclass(frozen=True, slots=True)
class Tastes:
    """What a cell counts: own ground, water, elsewhere; the pull to the middle; how far off costs nothing."""

    own: float = 1.0
    water: float = 0.35
    foreign: float = FOREIGN
    pull: float = 1 / 400
    reach: float = 1e6


@dataclass(frozen=True, slots=True)
class Spot:
    """A place found, with the quality of the room there (1 is all one's own and free)."""

    x: float
    y: float
    quality: float


class Sheet:
    """Keeps what is taken, and finds the best place for a box."""

    def __init__(self, board: Partition) -> None:
        self.cell = board.cell
        self.labels = board.labels
        self.land = board.land
        self.taken = np.zeros(board.labels.shape)

    def own(self, labels: Iterable[int]) -> NDArray[np.bool_]:
        """The cells of these labels."""
        return np.isin(self.labels, list(labels))

    def piece(self, own: NDArray[np.bool_], at: tuple[float, float]) -> NDArray[np.bool_]:
        """Those of the cells that hang together with the one at this place."""
        bodies, _ = ndimage.label(own)
        body = bodies[int(at[1] / self.cell), int(at[0] / self.cell)]
        return np.asarray(bodies == body) if body else own

    def take(self, x: float, y: float, width: float, height: float, weight: float = 1.0) -> None:
        """Marks a box as taken; a light weight only discourages."""
        rows, columns = self._window(x, y, width, height)
        self.taken[rows, columns] = np.maximum(self.taken[rows, columns], weight)

    def best(
        self,
        own: NDArray[np.bool_],
        width: float,
        height: float,
        middle: tuple[float, float],
        tastes: Tastes,
    ) -> Spot:
        """The best middle for a box of this size."""
        rows, columns = self._around(own, width, height, middle)
        mine, land = own[rows, columns], self.land[rows, columns]
        value = np.where(mine, tastes.own, np.where(land, tastes.foreign, tastes.water))
        value = value + TAKEN * self.taken[rows, columns]
        size = max(1, round(height / self.cell)), max(1, round(width / self.cell))
        room = ndimage.uniform_filter(value, size, mode="constant", cval=OUTSIDE)
        y = (np.arange(rows.start, rows.stop) + 0.5) * self.cell
        x = (np.arange(columns.start, columns.stop) + 0.5) * self.cell
        far = np.hypot(x[None, :] - middle[0], y[:, None] - middle[1])
        away = ndimage.distance_transform_edt(~mine) * self.cell
        strays = np.clip(away - tastes.reach, 0, None) / STRAY
        score = self._inside(room - far * tastes.pull - strays, x, y, width, height)
        row, column = np.unravel_index(int(np.argmax(score)), score.shape)
        return Spot(float(x[column]), float(y[row]), float(room[row, column]))

    def pole(self, own: NDArray[np.bool_]) -> tuple[float, float]:
        """The place furthest from the edge of some cells."""
        rows, columns = self._around(own, 0, 0, None)
        depth = ndimage.distance_transform_edt(np.pad(own[rows, columns], 1))[1:-1, 1:-1]
        row, column = np.unravel_index(int(np.argmax(depth)), depth.shape)
        return (columns.start + column + 0.5) * self.cell, (rows.start + row + 0.5) * self.cell

    def _inside(self, score: Scores, x: Scores, y: Scores, width: float, height: float) -> Scores:
        """Keeps boxes off the frame of the picture."""
        rows, columns = self.labels.shape
        frame = 22.0
        left, top = width / 2 + frame, height / 2 + frame
        across = (x >= left) & (x <= columns * self.cell - left)
        down = (y >= top) & (y <= rows * self.cell - top)
        return np.where(down[:, None] & across[None, :], score, -1e9)

    def _around(
        self, own: NDArray[np.bool_], width: float, height: float, middle: tuple[float, float] | None
    ) -> tuple[slice, slice]:
        """The cells to search: around one's own, and around the place wished for."""
        found = np.argwhere(own)
        if middle is not None:
            wished = [[int(middle[1] / self.cell), int(middle[0] / self.cell)]]
            found = np.concatenate([found, wished])
        (top, left), (bottom, right) = found.min(axis=0), found.max(axis=0)
        down = int((min(height / 2, SEARCH) + 8) / self.cell)
        across = int((min(width / 2, SEARCH) + 8) / self.cell)
        rows, columns = own.shape
        return (
            slice(max(0, top - down), min(rows, bottom + down + 1)),
            slice(max(0, left - across), min(columns, right + across + 1)),
        )

    def _window(self, x: float, y: float, width: float, height: float) -> tuple[slice, slice]:
        def span(middle: float, size: float) -> slice:
            low = max(0, int((middle - size / 2) / self.cell))
            return slice(low, max(low, int(np.ceil((middle + size / 2) / self.cell))))

        return span(y, height), span(x, width)
