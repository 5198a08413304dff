"""The zone of every area as polygons: crooked borders, and land that reaches over into the sea."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import shake_128
from math import pi, sin

from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell, Grid, Surface
from renders.peoples.ground.shape import Shape

STEPS = 8
CROOKED = 0.085
"""How far a border between two areas leaves the straight line, in areas; never at its ends."""
OVERLAP = 0.14
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
Side = tuple[Cell, Cell]
"""A border by its ends: two corners of the grid."""


@dataclass(frozen=True, slots=True)
class Zones:
    """By area its outline and all its polygons, those it shares with the sea first; borders by their ends."""

    outlines: dict[Cell, list[Point]]
    reaches: dict[Cell, list[list[Point]]]
    borders: dict[Side, list[Point]]
    scale: int = 1
    """How many times as large the ground is that they are drawn on: few of them are ever asked for."""

    def outline(self, cell: Cell) -> list[Point]:
        """The borders around an area; nothing where it is not on the ground."""
        return self._scaled(self.outlines.get(cell, []))

    def polygons(self, cell: Cell) -> list[list[Point]]:
        """Everything that is tinted for an area, to be cut off at the coast; nothing off the ground."""
        rings = [*self.reaches.get(cell, ()), self.outlines[cell]] if cell in self.outlines else []
        return [self._scaled(ring) for ring in rings]

    def doubled(self) -> Zones:
        """The same at twice the size."""
        return replace(self, scale=2 * self.scale)

    def _scaled(self, line: list[Point]) -> list[Point]:
        return line if self.scale == 1 else [(self.scale * x, self.scale * y) for x, y in line]


def zones_of(grid: Grid, shape: Shape) -> Zones:
    """The zones of a part and of the areas around it, in pixels of the part without its padding."""
    part, unit = shape.part, shape.unit
    borders: dict[Side, list[Point]] = {}
    outlines: dict[Cell, list[Point]] = {}
    for row in part.padded().rows():
        for cell in row:
            x, y = cell
            corners = [(x + dx, y + dy) for dx, dy in CORNERS]
            ring: list[Point] = []
            for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
                side = min(start, end), max(start, end)
                if side not in borders:
                    borders[side] = [
                        ((px - part.left) * unit, (py - part.top) * unit) for px, py in _crooked(grid, side)
                    ]
                line = borders[side]
                ring += line[:-1] if side[0] == start else line[:0:-1]
            outlines[cell] = ring
    return Zones(outlines, _reaches(shape), borders)


def _crooked(grid: Grid, side: Side) -> list[Point]:
    (x0, y0), (x1, _) = side
    upright = x0 == x1
    one, other = ((x0 - 1, y0), (x0, y0)) if upright else ((x0, y0 - 1), (x0, y0))
    bends = _bends(_name(grid, one, other))
    found = []
    for i, bend in enumerate(bends):
        share = i / (len(bends) - 1)
        off = bend * CROOKED
        found.append((x0 + off, y0 + share) if upright else (x0 + share, y0 + off))
    return found


def _name(grid: Grid, one: Cell, other: Cell) -> str:
    """What a border is named after: the areas it parts, as their tiles know them."""
    names = []
    for cell in (one, other):
        tile = grid.tile(cell)
        names.append(f"{tile.number}{grid.quarter(cell)}" if tile else "-")
    return " ".join(sorted(names))


@lru_cache(maxsize=1024)
def _bends(name: str) -> tuple[float, ...]:
    one, two, three = (value / 127.5 - 1 for value in shake_128(name.encode()).digest(3))
    steps = [pi * i / STEPS for i in range(STEPS + 1)]
    return tuple(one * 0.8 * sin(t) + two * 0.6 * sin(2 * t) + three * 0.4 * sin(3 * t) for t in steps)


def _reaches(shape: Shape) -> dict[Cell, list[list[Point]]]:
    """Land beyond its area's borders belongs to the nearest area of land: triangles of the seas beside it."""
    found: dict[Cell, list[list[Point]]] = {}
    part, unit = shape.part, shape.unit
    for cell, surface in shape.surfaces.items():
        if surface is Surface.LAND:
            continue
        for dx in (-1, 1):
            for dy in (-1, 1):
                for first in (True, False):
                    owner = _nearest(shape, cell, dx, dy, first)
                    if owner is not None:
                        triangle = _triangle(cell, dx, dy, first)
                        placed = [((x - part.left) * unit, (y - part.top) * unit) for x, y in triangle]
                        found.setdefault(owner, []).append(placed)
    return found


def _nearest(shape: Shape, cell: Cell, dx: int, dy: int, is_beside: bool) -> Cell | None:
    """The area of land nearest to one of the eight triangles of another area."""
    x, y = cell
    beside, over = (x + dx, y), (x, y + dy)
    order = (beside, over) if is_beside else (over, beside)
    for other in (*order, (x + dx, y + dy)):
        if shape.surfaces.get(other) is Surface.LAND:
            return other
    return None


def _triangle(cell: Cell, dx: int, dy: int, is_beside: bool) -> list[Point]:
    """From the middle of an area to a corner and to the middle of a side, and a little over that side."""
    x, y = cell[0] + 0.5, cell[1] + 0.5
    out = 0.5 + OVERLAP
    if is_beside:
        return [(x, y), (x + dx * out, y), (x + dx * out, y + dy * 0.5), (x + dx * 0.5, y + dy * 0.5)]
    return [(x, y), (x, y + dy * out), (x + dx * 0.5, y + dy * out), (x + dx * 0.5, y + dy * 0.5)]
