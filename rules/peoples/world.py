"""Ch. 5: the known world: parts made of regions on a grid, one of them the round world between the poles.

A part is a set of tiles, each on a `Spot`: a cell, and how often the tile is turned clockwise. The first part
is the world map: as many longitudes as its width, six latitudes, the polar rows in place from the start; it
is round. All other parts float: they have cells of their own until they find their place. The name of an
area stays with its tile, however it is turned.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import TypeAlias

from rules.peoples.regions import AreaId, RegionId, Terrain, areas, region_of, regions

LATITUDES = 6
WORLD = 0
"""The place of the world map among the parts."""
LONGITUDES = "ABCDEFGHIJ"
Cell: TypeAlias = tuple[int, int]


class Side(IntEnum):
    """A side of an area or region, clockwise."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


STEPS: Mapping[Side, Cell] = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
_QUARTERS: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile lies: column, row, and how many quarter turns clockwise."""

    x: int
    y: int
    turn: int = 0

    def turned(self, times: int, dx: int = 0, dy: int = 0) -> "Spot":
        """The spot after its whole part was turned about the cell (0, 0), then shifted."""
        x, y = self.x, self.y
        for _ in range(times % 4):
            x, y = -y, x
        return Spot(x + dx, y + dy, (self.turn + times) % 4)


Layout: TypeAlias = tuple[tuple[RegionId, Spot], ...]
"""The regions of a part with their spots."""


def coordinates(x: int, y: int) -> str:
    """A place on the world map as it is printed: longitudes are letters, latitudes numbers from the north."""
    return f"{LONGITUDES[x]}{y + 1}"


def quarter_cell(quarter: int, turn: int) -> Cell:
    """Where in its tile a quarter lies when the tile is turned: (0, 0) is the north-west."""
    dx, dy = _QUARTERS[quarter]
    for _ in range(turn % 4):
        dx, dy = 1 - dy, dx
    return dx, dy


@dataclass(frozen=True)
class World:
    """The geometry of all parts: who borders whom, what is unknown, where four areas meet."""

    parts: tuple[Layout, ...] = ((),)
    width: int = 6

    @cached_property
    def spots(self) -> Mapping[RegionId, tuple[int, Spot]]:
        """Every known region with its part and spot."""
        return {region: (n, spot) for n, part in enumerate(self.parts) for region, spot in part}

    @cached_property
    def cells(self) -> Mapping[tuple[int, int, int], RegionId]:
        """Every known region by part, column and row."""
        return {(n, spot.x, spot.y): region for region, (n, spot) in self.spots.items()}

    @cached_property
    def places(self) -> Mapping[AreaId, tuple[int, int, int]]:
        """Every known area by its part, column and row of areas: two to a region either way."""
        found = {}
        for region, (part, spot) in self.spots.items():
            for area in regions()[region].areas:
                dx, dy = quarter_cell(area.quarter, spot.turn)
                found[area.id] = (part, 2 * spot.x + dx, 2 * spot.y + dy)
        return found

    @cached_property
    def _at(self) -> Mapping[tuple[int, int, int], AreaId]:
        return {place: area for area, place in self.places.items()}

    def area_at(self, part: int, x: int, y: int) -> AreaId | None:
        """The area there, if it is known; the world map is round."""
        return self._at.get((part, x % (2 * self.width) if part == WORLD else x, y))

    def region_at(self, part: int, cell: Cell) -> RegionId | None:
        """The region there, if it is known."""
        x, y = cell
        return self.cells.get((part, x % self.width if part == WORLD else x, y))

    def part_of(self, area: AreaId) -> int:
        """The part an area belongs to."""
        return self.spots[region_of(area)][0]

    @cached_property
    def _sides(self) -> Mapping[AreaId, tuple[AreaId | None, ...]]:
        at, steps, around = self._at.get, tuple(STEPS[side] for side in Side), 2 * self.width
        return {
            area: tuple(
                [at((part, (x + dx) % around if part == WORLD else x + dx, y + dy)) for dx, dy in steps]
            )
            for area, (part, x, y) in self.places.items()
        }

    def beyond(self, area: AreaId, side: Side) -> AreaId | None:
        """The area on a side of this one, if it is known."""
        return self._sides[area][side]

    @cached_property
    def _borders(self) -> Mapping[AreaId, tuple[AreaId, ...]]:
        return {
            area: tuple(other for other in sides if other is not None) for area, sides in self._sides.items()
        }

    def borders(self, area: AreaId) -> tuple[AreaId, ...]:
        """The areas that border this one, clockwise from the north."""
        return self._borders[area]

    def border(self, one: AreaId, other: AreaId) -> bool:
        """Whether two areas border each other."""
        return other in self._borders[one]

    def unknown(self, area: AreaId) -> tuple[Cell, ...]:
        """The cells of unknown regions that border an area, clockwise from the north."""
        part, x, y = self.places[area]
        return tuple(
            ((x + dx) // 2, (y + dy) // 2)
            for side, (dx, dy) in STEPS.items()
            if self._sides[area][side] is None and not (part == WORLD and not 0 <= y + dy < 2 * LATITUDES)
        )

    def corner(self, area: AreaId) -> tuple[AreaId, ...]:
        """Ch. 8.5: the areas of four regions that meet at the outer corner of one, if all are known."""
        part, x, y = self.places[area]
        ox, oy = (x if x % 2 == 0 else x + 1), (y if y % 2 == 0 else y + 1)
        found = (self.area_at(part, ox + dx, oy + dy) for dx in (-1, 0) for dy in (-1, 0))
        four = tuple(sorted(a for a in found if a is not None))
        return four if len({region_of(a) for a in four}) == 4 else ()

    @cached_property
    def corners(self) -> Mapping[AreaId, tuple[AreaId, ...]]:
        """Every known religious intersection: its four areas by the first of them in order of their names."""
        found = {four[0]: four for area in self.places if (four := self.corner(area))}
        return dict(sorted(found.items()))

    def in_square(self, some: Iterable[AreaId]) -> bool:
        """Whether all these areas lie in one square of two by two."""
        wanted = tuple(some)
        part, x, y = self.places[wanted[0]]
        return any(
            set(wanted) <= set(self._square(part, left, top)) for left in (x - 1, x) for top in (y - 1, y)
        )

    def _square(self, part: int, x: int, y: int) -> Iterator[AreaId]:
        for dx in (0, 1):
            for dy in (0, 1):
                area = self.area_at(part, x + dx, y + dy)
                if area is not None:
                    yield area

    def longitude(self, area: AreaId) -> int | None:
        """The longitude of an area, from 0; None while its part floats."""
        part, spot = self.spots[region_of(area)]
        return spot.x if part == WORLD else None

    def latitude(self, area: AreaId) -> int | None:
        """The latitude of an area, from 0 (Arctica) to 5; None while its part floats."""
        part, spot = self.spots[region_of(area)]
        return spot.y if part == WORLD else None

    def is_coast(self, area: AreaId) -> bool:
        """Whether a sea area borders land that is known."""
        known = areas()
        return known[area].terrain is Terrain.SEA and any(
            known[other].is_land for other in self.borders(area)
        )
