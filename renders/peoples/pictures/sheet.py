"""A part of a chart to draw on: where each area and corner lies in the picture."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor

from PIL import Image

from renders.paint.layout import Box, Occupied
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.ground.shape import Part
from renders.peoples.ground.terrain import Ground, ground_of
from renders.peoples.scene import Scene
from renders.schemes import Scheme

POLE = 0.42
"""How much of the rows of ice is shown."""
BEYOND = 0.36
"""How much of a round world is shown again beyond its sides."""


@dataclass(slots=True)
class BoardSheet:
    """The picture under way; areas are counted from the first column and row of the ground."""

    scene: Scene
    ground: Ground
    picture: Image.Image
    left: float
    top: float
    taken: Occupied

    @property
    def unit(self) -> int:
        """Pixels to the area."""
        return self.ground.unit

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of an area."""
        return (cell[0] - self.left) * self.unit, (cell[1] - self.top) * self.unit

    def at(self, cell: Cell, across: float = 0.5, down: float = 0.5) -> Point:
        """A place in an area, as shares of its width and height."""
        x, y = self.corner(cell)
        return x + across * self.unit, y + down * self.unit

    def copies(self, cell: Cell, margin: float = 0.6) -> list[Cell]:
        """Where an area is seen: on a round world perhaps twice, at both sides, or nowhere."""
        wide = 2 * self.scene.chart.wide if self.scene.chart.is_round else 0
        places = [(cell[0] + turn * wide, cell[1]) for turn in (-1, 0, 1)] if wide else [cell]
        return [place for place in places if self._is_seen(place, margin)]

    def _is_seen(self, cell: Cell, margin: float) -> bool:
        x, y = self.at(cell)
        room = margin * self.unit
        return -room <= x <= self.picture.width + room and -room <= y <= self.picture.height + room

    def lands(self) -> list[Cell]:
        """All areas of the chart that are in the picture, as they are seen."""
        cells = [
            (2 * x + dx, 2 * y + dy) for x, y, _ in self.scene.chart.tiles for dx in (0, 1) for dy in (0, 1)
        ]
        return [copy for cell in cells for copy in self.copies(cell)]


def whole(scene: Scene, unit: int, scheme: Scheme) -> BoardSheet:
    """The whole chart: a round world with a little more at both sides, without the outer half of the ice."""
    chart = scene.chart
    if chart.is_round:
        box = -BEYOND, 1 - POLE, 2 * chart.wide + BEYOND, 2 * chart.tall - 1 + POLE
    else:
        left, top, right, bottom = extent(scene)
        box = left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND
    return window(scene, box, unit, scheme)


def extent(scene: Scene) -> tuple[int, int, int, int]:
    """The columns and rows of areas that a part adrift takes: left, top, right, bottom."""
    columns = [2 * x for x, _, _ in scene.chart.tiles]
    rows = [2 * y for _, y, _ in scene.chart.tiles]
    return min(columns), min(rows), max(columns) + 2, max(rows) + 2


def window(scene: Scene, box: tuple[float, float, float, float], unit: int, scheme: Scheme) -> BoardSheet:
    """A part of the chart, in columns and rows of areas."""
    left, top, right, bottom = box
    first, last, upper, lower = floor(left), ceil(right), floor(top), ceil(bottom)
    ground = ground_of(scene.chart, Part(first, upper, last - first, lower - upper), unit, scheme)
    corner = round((left - first) * unit), round((top - upper) * unit)
    size = round((right - left) * unit), round((bottom - top) * unit)
    picture = ground.picture.crop((*corner, corner[0] + size[0], corner[1] + size[1]))
    shown = Box(0, 0, *size)
    return BoardSheet(
        scene, ground, picture, first + corner[0] / unit, upper + corner[1] / unit, Occupied(shown)
    )
