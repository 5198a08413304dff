"""Turns a grid of labels into smooth polygons whose neighbours share their borders."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from tools.bake.sources import Coordinates
from tools.bake.spread import Labels

Corner = tuple[int, int]
OUTSIDE = -9
"""The label beyond the edge of the picture."""
SMOOTHING = 2.2
PADDING = 12
TOLERANCE = 0.5


@dataclass(frozen=True, slots=True)
class Arc:
    """A smooth border between two labels."""

    line: LineString
    sides: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Vectors:
    """The zones of a grid as polygons, and the arcs they are made of."""

    zones: Mapping[int, BaseGeometry]
    arcs: tuple[Arc, ...]


def vectorise(labels: Labels, cell: float) -> Vectors:
    """Smooth polygons of every label, in pixels."""
    padded = np.pad(labels, 1, constant_values=OUTSIDE)
    arcs = tuple(
        Arc(_smooth(path, labels.shape, cell), _sides(path, padded)) for path in _paths(_edges(padded))
    )
    faces: dict[int, list[BaseGeometry]] = defaultdict(list)
    for face in polygonize(unary_union([arc.line for arc in arcs])):
        inside = face.representative_point()
        row = min(labels.shape[0] - 1, max(0, int(inside.y / cell)))
        faces[int(labels[row, min(labels.shape[1] - 1, max(0, int(inside.x / cell)))])].append(face)
    return Vectors({label: unary_union(parts) for label, parts in sorted(faces.items())}, arcs)


def _edges(padded: Labels) -> dict[Corner, list[Corner]]:
    """Corners of cells joined wherever the labels on both sides differ."""
    edges: dict[Corner, list[Corner]] = defaultdict(list)
    beside = np.argwhere(padded[:, 1:] != padded[:, :-1]).tolist()
    above = np.argwhere(padded[1:, :] != padded[:-1, :]).tolist()
    joined = [((x, y - 1), (x, y)) for y, x in beside] + [((x - 1, y), (x, y)) for y, x in above]
    for one, other in joined:
        edges[one].append(other)
        edges[other].append(one)
    return edges


def _paths(edges: Mapping[Corner, list[Corner]]) -> list[list[Corner]]:
    """Walks from each meeting of borders to the next; then the closed rings."""
    meetings = {corner for corner, others in edges.items() if len(others) != 2}
    walked: set[tuple[Corner, Corner]] = set()
    paths = []

    def walk(start: Corner, following: Corner) -> list[Corner]:
        path = [start, following]
        walked.update({(start, following), (following, start)})
        while path[-1] not in meetings and path[-1] != start:
            onward = next(corner for corner in edges[path[-1]] if corner != path[-2])
            walked.update({(path[-1], onward), (onward, path[-1])})
            path.append(onward)
        return path

    for start in (*sorted(meetings), *sorted(edges.keys() - meetings)):
        for following in edges[start]:
            if (start, following) not in walked:
                paths.append(walk(start, following))
    return paths


def _sides(path: list[Corner], padded: Labels) -> tuple[int, int]:
    middle = len(path) // 2
    (x0, y0), (x1, y1) = path[middle - 1], path[middle]
    if x0 == x1:
        y = max(y0, y1)
        return int(padded[y, x0]), int(padded[y, x0 + 1])
    x = max(x0, x1)
    return int(padded[y0, x]), int(padded[y0 + 1, x])


def _smooth(path: list[Corner], shape: tuple[int, ...], cell: float) -> LineString:
    """Rounds the stairs of the cells; ends, and points on the edge of the picture, stay."""
    corners = np.array(path, float)
    if path[0] == path[-1] and len(path) > 9:
        ring = _filtered(corners[:-1], "wrap")
        smooth = np.vstack([ring, ring[:1]])
    elif path[0] != path[-1] and len(path) > 4:
        before = 2 * corners[0] - corners[PADDING:0:-1]
        after = 2 * corners[-1] - corners[-2 : -PADDING - 2 : -1]
        long = _filtered(np.vstack([before, corners, after]), "reflect")
        smooth = long[len(before) : len(before) + len(corners)]
        smooth[0], smooth[-1] = corners[0], corners[-1]
    else:
        smooth = corners
    x, y = corners[:, 0], corners[:, 1]
    on_edge = (x <= 0) | (x >= shape[1]) | (y <= 0) | (y >= shape[0])
    return LineString(np.where(on_edge[:, None], corners, smooth) * cell).simplify(TOLERANCE)


def _filtered(points: Coordinates, mode: str) -> NDArray[np.float64]:
    columns = [ndimage.gaussian_filter1d(points[:, axis], SMOOTHING, mode=mode) for axis in (0, 1)]
    return np.stack(columns, axis=1)


def chaikin(points: Coordinates, rounds: int) -> Coordinates:
    """Cuts the corners of a line, keeping its ends."""
    for _ in range(rounds):
        if len(points) < 3:
            return points
        one, other = points[:-1], points[1:]
        cut = np.empty((2 * len(one), 2))
        cut[0::2] = 0.75 * one + 0.25 * other
        cut[1::2] = 0.25 * one + 0.75 * other
        points = np.concatenate([points[:1], cut[1:-1], points[-1:]])
    return points
