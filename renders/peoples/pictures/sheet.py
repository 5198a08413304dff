"""A part of a chart to draw on: where each area and corner lies in the picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, dist, floor

from PIL import Image

from renders.paint.layout import Box, Occupied, square
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.ground.shape import Part
from renders.peoples.ground.terrain import Ground, ground_of
from renders.peoples.scene import Scene
from renders.pictures.placed import Placed
from renders.schemes import Scheme

POLE = 0.42
"""How much of the rows of ice is shown."""
BEYOND = 0.36
"""How much of a round world is shown again beyond its sides."""
FRAME = 7
"""How many pixels at the edges a frame may cover."""
HALF = 0.05
"""An area counts as seen if no more of it than this is cut at a side."""
FROM_EDGE, TRIES = 0.16, 9
"""How far from the borders of its area a sign stands, and how many places across are tried."""
HIDDEN = 0.1
"""The share of a name or a number that a sign may cover without looking for another place."""
FAR = 0.35
"""What it costs a sign to stand an area away from where it should, in things wholly hidden."""


@dataclass(slots=True)
class BoardSheet:
    """The picture under way; areas are counted from the first column and row of the ground."""

    scene: Scene
    ground: Ground
    picture: Image.Image
    left: float
    top: float
    taken: Occupied
    placed: list[Placed] = field(default_factory=list)
    names: list[Box] = field(default_factory=list)
    """The names and numbers of areas and regions."""

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

    @property
    def shown(self) -> Box:
        """The whole picture."""
        return Box(0, 0, *self.picture.size)

    def chart_place(self, xy: Point) -> Point:
        """A point of the picture in columns and rows of areas."""
        return xy[0] / self.unit + self.left, xy[1] / self.unit + self.top

    def holds(self, cell: Cell, xy: Point) -> bool:
        """Whether an area, as it is seen, has a point of the picture within its borders."""
        ring = self.ground.zones.outline(cell)
        part = self.ground.part
        x, y = self.chart_place(xy)
        place = (x - part.left) * self.unit, (y - part.top) * self.unit
        return bool(ring) and _winds_around(ring, place)

    def is_whole(self, cell: Cell) -> bool:
        """Whether nearly all of an area is in the picture."""
        (left, top), (right, bottom) = self.at(cell, HALF, HALF), self.at(cell, 1 - HALF, 1 - HALF)
        return Box(left, top, right, bottom).inside(self.shown)

    def kept(self, box: Box, xy: Point, aside: float) -> Point | None:
        """A place moved so that nothing of a box there is cut; None where that is too far, in areas."""
        wide, tall = self.picture.size
        x = min(max(xy[0], FRAME - box.left), wide - FRAME - box.right)
        y = min(max(xy[1], FRAME - box.top), tall - FRAME - box.bottom)
        return (x, y) if dist((x, y), xy) <= aside * self.unit else None

    def free_place(self, cell: Cell, box: Box, wanted: Point) -> Point:
        """The place within an area where a box hides least, near to a wanted one; it is taken from now on.

        Names and numbers are covered only where there is no other place.
        """
        around = square(self.at(cell), 1.2 * self.unit)
        near = self.taken.near(around.centre, 1.2 * self.unit)
        steps = [FROM_EDGE + (1 - 2 * FROM_EDGE) * i / (TRIES - 1) for i in range(TRIES)]
        places = [wanted, *(self.at(cell, across, down) for across in steps for down in steps)]
        fitting = [
            xy for xy in places if self.holds(cell, xy) and box.at(xy).inside(self.shown.padded(-FRAME))
        ]
        read = [number for number in self._to_be_read() if number.overlap(around)]
        best = min(
            fitting or [self.at(cell)],
            key=lambda xy: (
                sum(number.overlap(box.at(xy)) > HIDDEN * number.extent for number in read),
                near.hidden(box.at(xy)) + FAR * dist(xy, wanted) / self.unit,
            ),
        )
        self.taken.take(box.at(best))
        return best

    def _to_be_read(self) -> list[Box]:
        """Names, numbers, and what tells one piece from another."""
        return [*self.names, *(placed.number for placed in self.placed if placed.number is not None)]


def _winds_around(ring: list[Point], place: Point) -> bool:
    """Whether a ray from the place crosses the ring an odd number of times."""
    (x, y), inside = place, False
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
        x0, y0 = x1, y1
    return inside


def whole(scene: Scene, unit: int, scheme: Scheme) -> BoardSheet:
    """The whole chart: a round world with a little more at both sides, without the outer half of the ice."""
    return window(scene, whole_box(scene), unit, scheme)


def whole_box(scene: Scene) -> tuple[float, float, float, float]:
    """The columns and rows of areas that are shown of a whole chart."""
    chart = scene.chart
    if chart.is_round:
        return -BEYOND, 1 - POLE, 2 * chart.wide + BEYOND, 2 * chart.tall - 1 + POLE
    left, top, right, bottom = extent(scene)
    return left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND


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
