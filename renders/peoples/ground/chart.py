"""What there is to draw: tiles on a grid, each with four areas, perhaps on a round world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

Cell = tuple[int, int]
"""A column and a row of areas, two to a tile."""


class Surface(StrEnum):
    """What an area is covered with."""

    LAND = "land"
    SEA = "sea"
    POLAR = "polar"


@dataclass(frozen=True, slots=True)
class Tile:
    """A region as it lies: its number, its quarter turns to the right, its four areas in reading order."""

    number: str
    turns: int
    surfaces: tuple[Surface, Surface, Surface, Surface]


@dataclass(frozen=True, slots=True)
class Chart:
    """Tiles by column and row; a round chart goes on at its other side, a part adrift has no latitudes."""

    wide: int
    tall: int
    tiles: tuple[tuple[int, int, Tile], ...]
    is_round: bool = False
    has_latitudes: bool = False

    def grid(self) -> Grid:
        """The same, to look areas up in."""
        return Grid(self, {(x, y): tile for x, y, tile in self.tiles})


@dataclass(frozen=True, slots=True)
class Grid:
    """The areas of a chart."""

    chart: Chart
    tiles: dict[Cell, Tile]

    def home(self, cell: Cell) -> Cell:
        """The same area with its column on the chart, where the world is round."""
        x, y = cell
        return (x % (2 * self.chart.wide), y) if self.chart.is_round else cell

    def tile(self, cell: Cell) -> Tile | None:
        """The tile that an area belongs to."""
        x, y = self.home(cell)
        return self.tiles.get((x // 2, y // 2))

    def surface(self, cell: Cell) -> Surface | None:
        """What covers an area; None where nobody has been. Beyond the poles there is ice."""
        x, y = cell
        if self.chart.has_latitudes and not 0 <= y < 2 * self.chart.tall:
            return Surface.POLAR
        tile = self.tile(cell)
        return None if tile is None else tile.surfaces[2 * (y % 2) + x % 2]

    def quarter(self, cell: Cell) -> int:
        """Which of the four areas of its tile it is, were the tile not turned."""
        tile = self.tile(cell)
        x, y = cell[0] % 2, cell[1] % 2
        for _ in range(tile.turns if tile else 0):
            x, y = y, 1 - x
        return 2 * y + x


def around(cell: Cell) -> Iterator[Cell]:
    """The four areas beside one."""
    x, y = cell
    yield from ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
