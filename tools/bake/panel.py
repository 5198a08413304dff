"""The largest free box of a board, where a panel hides nothing."""

import numpy as np
from numpy.typing import NDArray

COARSE = 8
MARGIN = 30


def largest_box(free: NDArray[np.bool_], cell: float) -> list[int]:
    """Left, top, right and bottom in pixels of the largest box of free cells."""
    rows, columns = (length // COARSE for length in free.shape)
    blocks = np.asarray(
        free[: rows * COARSE, : columns * COARSE].reshape(rows, COARSE, columns, COARSE).all(axis=(1, 3))
    )
    heights = np.zeros(columns, int)
    best, box = 0, (0, 0, 0, 0)
    for row in range(rows):
        heights = np.where(blocks[row], heights + 1, 0)
        for left in range(columns):
            lowest = heights[left]
            for right in range(left, columns):
                lowest = min(lowest, heights[right])
                if lowest == 0:
                    break
                if lowest * (right - left + 1) > best:
                    best = int(lowest * (right - left + 1))
                    box = (left, row - int(lowest) + 1, right + 1, row + 1)
    step = COARSE * cell
    left, top, right, bottom = (int(value * step) for value in box)
    return [left + MARGIN, top + MARGIN, right - MARGIN, bottom - MARGIN]
