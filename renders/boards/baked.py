"""Reading the baked files of the boards: points, names, and boxes around shapes."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Ring = Sequence[float]
"""Flat: x, y, x, y and so on, as Pillow takes it."""
Polygon = Sequence[Ring]
"""Its outer ring, then its holes."""


@dataclass(frozen=True, slots=True)
class Label:
    """A printed name: its middle, its height, and its lines."""

    x: float
    y: float
    size: float
    lines: tuple[str, ...]


def file(name: str) -> bytes:
    """A baked file."""
    return files(__package__).joinpath(name).read_bytes()


def data_of(board: str) -> Mapping[str, Any]:
    """The geometry of a board as it was baked."""
    data: Mapping[str, Any] = json.loads(file(f"{board}.json"))
    return data


def label(row: Mapping[str, Any]) -> Label:
    """A name as it was baked."""
    return Label(row["x"], row["y"], row["size"], tuple(row["lines"]))


def point(pair: Sequence[float]) -> Point:
    """A place as it was baked."""
    return pair[0], pair[1]


def points(pairs: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    """Places as they were baked."""
    return tuple(point(pair) for pair in pairs)


def bounds(zone: Iterable[Polygon]) -> Box:
    """The box around polygons."""
    rings = [polygon[0] for polygon in zone]
    across, down = [x for ring in rings for x in ring[0::2]], [y for ring in rings for y in ring[1::2]]
    return min(across), min(down), max(across), max(down)


def winds_around(polygon: Polygon, place: Point) -> bool:
    """Whether a place lies in a polygon: a ray from it crosses the rings an odd number of times."""
    (x, y), inside = place, False
    for ring in polygon:
        x0, y0 = ring[-2], ring[-1]
        for x1, y1 in zip(ring[0::2], ring[1::2], strict=True):
            if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
                inside = not inside
            x0, y0 = x1, y1
    return inside
