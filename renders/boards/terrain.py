"""What lies where on a board, cell by cell: whose land or water a place is."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renders.boards.baked import Point, Polygon
from renders.boards.loader import load
from renders.boards.world import World, load_world

CELL = 4
"""The side of a cell in pixels of the board: no strait is narrower."""
ASHORE, CLEAN, NEAR = 1, 2, 4
"""Depths: where a shore runs through a cell, the first one without land, and where ships would rather be."""
_MOSTLY, _PARTLY = 200, 40
"""How much of a cell is land where it counts as land, and where a shore runs through it, of 255."""
_POND = 120
"""A water of fewer cells is a pond, or the end of a gulf too narrow for ships."""
_WATER = re.compile(rb"[^\0]+")
Cell = tuple[int, int]
WORLD = "world"


class Terrain:
    """A board in cells: who owns each, and how far from the shore it lies.

    `owners` and `shore` have both column by column, with an empty cell around all (see `index`).
    """

    def __init__(
        self, size: tuple[int, int], zones: Mapping[str, Iterable[Polygon]], coast: Iterable[Polygon]
    ) -> None:
        self.size = -(-size[0] // CELL), -(-size[1] // CELL)
        self._names = ["", *zones]
        self._number = {name: number for number, name in enumerate(self._names)}
        owners = Image.new("I", (2 * self.size[0], 2 * self.size[1]), 0)
        draw = ImageDraw.Draw(owners)
        for name in zones:
            _fill(draw, zones[name], self._number[name])
        small = owners.resize(self.size, Image.Resampling.NEAREST)
        self.owners = array("H", memoryview(_columns(small).tobytes()).cast("i"))
        self.shore = _without_ponds(_columns(_shore(_shares(coast, self.size))).tobytes(), self.column)

    def owner(self, place: Point) -> str:
        """The area or the sea that a place belongs to; empty for none."""
        cell = self.cell(place)
        return self._names[self.owners[self.index(cell)]] if self.holds(cell) else ""

    def is_water(self, place: Point) -> bool:
        """Whether a place lies off the shore."""
        return self.depth(self.cell(place)) > 0

    def cell(self, place: Point) -> Cell:
        """The cell of a place."""
        return int(place[0] // CELL), int(place[1] // CELL)

    def place(self, cell: Cell) -> Point:
        """The middle of a cell."""
        return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL

    def holds(self, cell: Cell) -> bool:
        """Whether there is such a cell."""
        return 0 <= cell[0] < self.size[0] and 0 <= cell[1] < self.size[1]

    def depth(self, cell: Cell) -> int:
        """How far off land a cell lies: 0 on it, on ponds and outside, `ASHORE`, `CLEAN`, up to `NEAR`."""
        return self.shore[self.index(cell)] if self.holds(cell) else 0

    def numbers(self, names: Iterable[str]) -> frozenset[int]:
        """The numbers of areas and seas, as `number` gives them."""
        return frozenset(self._number[name] for name in names)

    def number(self, cell: Cell) -> int:
        """The number of whoever owns a cell on the board."""
        return self.owners[self.index(cell)]

    @property
    def column(self) -> int:
        """How many cells a column has, with the empty ones at its ends."""
        return self.size[1] + 2

    def index(self, cell: Cell) -> int:
        """Where a cell stands in `owners` and `shore`: in the order of its coordinates."""
        return (cell[0] + 1) * self.column + cell[1] + 1

    def cell_at(self, index: int) -> Cell:
        """The cell that stands there."""
        return index // self.column - 1, index % self.column - 1


@lru_cache(maxsize=3)
def terrain(board: str) -> Terrain:
    """The cells of a drawn board."""
    if board == WORLD:
        return _of_world(load_world())
    drawn = load(board)
    zones = {name: sea.zone for name, sea in drawn.seas.items()}
    zones |= {name: area.zone for name, area in drawn.areas.items()}
    return Terrain(drawn.size, zones, drawn.lines.coast)


def _of_world(world: World) -> Terrain:
    zones = {name: water.zone for name, water in world.waters.items()}
    zones |= {name: land.land for name, land in world.lands.items()}
    return Terrain(world.size, zones, world.lines.coast)


def _without_ponds(shore: bytes, column: int) -> bytes:
    """The depths with 0 on ponds as well: from there no ship comes anywhere."""
    found = bytearray(shore)
    for body in _bodies(shore, column):
        if sum(map(len, body)) < _POND:
            for stretch in body:
                found[stretch.start : stretch.stop] = bytes(len(stretch))
    return bytes(found)


def _bodies(shore: bytes, column: int) -> Iterable[list[range]]:
    """The waters, each as stretches of columns that hang together."""
    stretches: list[range] = []
    joined: list[int] = []
    before: list[int] = []
    for top in range(0, len(shore), column):
        here = []
        for found in _WATER.finditer(shore, top, top + column):
            here.append(number := len(stretches))
            stretches.append(range(*found.span()))
            joined.append(number)
            left, right = found.start() - column, found.end() - column
            for other in before:
                if stretches[other].start < right and left < stretches[other].stop:
                    joined[_body(joined, other)] = number
        before = here
    bodies: dict[int, list[range]] = {}
    for number, stretch in enumerate(stretches):
        bodies.setdefault(_body(joined, number), []).append(stretch)
    return bodies.values()


def _body(joined: list[int], number: int) -> int:
    """The last stretch that a stretch was joined with; the way there is shortened."""
    while joined[number] != number:
        joined[number] = joined[joined[number]]
        number = joined[number]
    return number


def _shares(coast: Iterable[Polygon], size: tuple[int, int]) -> Image.Image:
    """By cell: how much of it is land, of 255."""
    fine = Image.new("L", (2 * size[0], 2 * size[1]), 0)
    _fill(ImageDraw.Draw(fine), coast, 255)
    return fine.reduce(2)


def _fill(draw: ImageDraw.ImageDraw, zone: Iterable[Polygon], value: int) -> None:
    """Fill polygons on a sheet of half cells: what lies on an edge is then no more than that wrong."""
    half = CELL / 2
    for polygon in zone:
        for hole, ring in enumerate(polygon):
            points = [(x / half - 0.5, y / half - 0.5) for x, y in zip(ring[0::2], ring[1::2], strict=True)]
            draw.polygon(points, fill=0 if hole else value)


def _columns(cells: Image.Image) -> Image.Image:
    """The cells column by column, with an empty one around all."""
    found = Image.new(cells.mode, (cells.width + 2, cells.height + 2), 0)
    found.paste(cells, (1, 1))
    return found.transpose(Image.Transpose.TRANSPOSE)


def _shore(shares: Image.Image) -> Image.Image:
    """The depth of each cell; a strait stays open where nearly all of it is land."""
    land, touched = (shares.point([0] * least + [255] * (256 - least)) for least in (_MOSTLY, _PARTLY))
    found = Image.new("L", shares.size, NEAR)
    rings = [land, touched]
    while len(rings) < NEAR:
        rings.append(rings[-1].filter(ImageFilter.MaxFilter(3)))
    for depth in range(NEAR - 1, -1, -1):
        found.paste(depth, (0, 0, *shares.size), rings[depth])
    return found
