"""Places for pieces: no piece covers another piece's number, however many owners share an area."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import cos, hypot, inf, pi, sin

from renders.paint.vector import Point


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, xy: Point) -> "Box":
        """The box moved by a point."""
        return Box(self.left + xy[0], self.top + xy[1], self.right + xy[0], self.bottom + xy[1])

    def grown(self, factor: float) -> "Box":
        """The box scaled about the origin."""
        return Box(self.left * factor, self.top * factor, self.right * factor, self.bottom * factor)

    def padded(self, by: float) -> "Box":
        """The box larger by this much on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: "Box") -> float:
        """The area both boxes share."""
        # Most boxes lie apart, and this is asked more often than anything else.
        if self.right <= other.left or other.right <= self.left:
            return 0.0
        if self.bottom <= other.top or other.bottom <= self.top:
            return 0.0
        across = min(self.right, other.right) - max(self.left, other.left)
        return across * (min(self.bottom, other.bottom) - max(self.top, other.top))

    def inside(self, other: "Box") -> bool:
        """Whether this box lies wholly in the other."""
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def nearest(self, point: Point) -> Point:
        """The place in it that is nearest to a point."""
        x, y = point
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)

    def away(self, point: Point) -> float:
        """How far it is from a point."""
        x, y = self.nearest(point)
        return hypot(point[0] - x, point[1] - y)

    @property
    def extent(self) -> float:
        """How many pixels it has."""
        return (self.right - self.left) * (self.bottom - self.top)

    @property
    def centre(self) -> Point:
        """The middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def square(centre: Point, half: float) -> Box:
    """A square box around a point."""
    return Box(centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece goes, and how large (1 is its usual size)."""

    xy: Point
    scale: float


SMALLEST = 0.5


def places(slots: Sequence[Point], count: int, radius: float) -> list[Place]:
    """Places for `count` discs of this radius: the slots while they last and lie apart, else a tight row.

    Slots nearer to each other than two radii shrink the pieces rather than let them overlap.
    """
    if count == 0:
        return []
    if count <= len(slots):
        near = min((hypot(a[0] - b[0], a[1] - b[1]) for a, b in _pairs(slots[:count])), default=2 * radius)
        scale = min(1.0, near / (2 * radius))
        if scale >= SMALLEST:
            return [Place(xy, scale) for xy in slots[:count]]
    return rows(slots[0], count, radius * (0.72 if count <= 4 else 0.6), radius)


def rows(centre: Point, count: int, small: float, radius: float) -> list[Place]:
    """Smaller discs side by side around a point, in one row up to three and in two or three rows beyond."""
    lines = 1 if count <= 3 else 2 if count <= 8 else 3
    wide = -(-count // lines)
    found: list[Place] = []
    for line in range(lines):
        here = min(wide, count - line * wide)
        y = centre[1] + (line - (lines - 1) / 2) * 2 * small
        found += [
            Place((centre[0] + (i - (here - 1) / 2) * 2 * small, y), small / radius) for i in range(here)
        ]
    return found


def _pairs(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return ((a, b) for i, a in enumerate(points) for b in points[i + 1 :])


_CELL = 128
"""Boxes are looked up by the squares of this side that they lie in."""


@dataclass(slots=True)
class Occupied:
    """The boxes already taken on a picture: numbers, names, pieces."""

    bounds: Box | None = None
    boxes: list[Box] = field(default_factory=list)
    _cells: dict[tuple[int, int], list[Box]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        for box in self.boxes:
            self._keep(box)

    def take(self, box: Box) -> None:
        """Reserve a box."""
        self.boxes.append(box)
        self._keep(box)

    def _keep(self, box: Box) -> None:
        for cell in _cells_of(box):
            self._cells.setdefault(cell, []).append(box)

    def touching(self, box: Box) -> Iterator[tuple[Box, float]]:
        """The boxes that share something with a box, and how much."""
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        cells = _cells_of(box)
        for number, cell in enumerate(cells):
            for other in self._cells.get(cell, ()):
                # Most boxes lie apart, and this is asked more often than anything else.
                if right <= other.left or other.right <= left or bottom <= other.top or other.bottom <= top:
                    continue
                both = box.overlap(other)
                if both and not (number and any(first in cells[:number] for first in _cells_of(other))):
                    yield other, both

    def cost(self, box: Box, most: float = inf) -> float:
        """How much of the box is taken or lies outside the picture; from `most` on it is not counted on."""
        outside, found = 0.0, 0.0
        if self.bounds is not None:
            outside = box.extent - box.overlap(self.bounds)
        if outside < most:
            for _, both in self.touching(box):
                found += both
                if outside + found >= most:
                    break
        return outside + found

    def hidden(self, box: Box) -> float:
        """How badly the box hides what is there: two things a little are better than one of them wholly."""
        found = 0.0
        if self.bounds is not None and not box.inside(self.bounds):
            found += 1 - box.overlap(self.bounds) / box.extent
        for other, both in self.touching(box):
            found += (both / min(box.extent, other.extent)) ** 2
        return found

    def is_free(self, box: Box) -> bool:
        """Whether nothing lies there."""
        return self.cost(box) == 0

    def near(self, centre: Point, half: float) -> "Occupied":
        """What is taken around a point."""
        return Occupied(self.bounds, [box for box, _ in self.touching(square(centre, half))])

    def place(self, box: Box, wanted: Point, reach: float = 120, step: float = 6) -> Point:
        """Reserve the box at the free place nearest to the wanted point, else where it covers least."""
        best, least = wanted, self.cost(box.at(wanted))
        ring = step
        while least > 0 and ring <= reach:
            for i in range(16):
                xy = wanted[0] + ring * cos(pi * i / 8), wanted[1] + ring * sin(pi * i / 8)
                cost = self.cost(box.at(xy), least)
                if cost < least:
                    best, least = xy, cost
            ring += step
        self.take(box.at(best))
        return best


def _cells_of(box: Box) -> list[tuple[int, int]]:
    left, right = int(box.left // _CELL), int(box.right // _CELL)
    top, bottom = int(box.top // _CELL), int(box.bottom // _CELL)
    if left == right and top == bottom:
        return [(left, top)]
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
