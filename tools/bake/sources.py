"""Reads the public-domain geography kept beside this package."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

INPUTS = Path(__file__).parent / "inputs"
GEOGRAPHY = INPUTS / "geography"

Coordinates = NDArray[np.float64]
"""Points as rows of longitude, latitude (or x, y after projection)."""


class Topology:
    """A TopoJSON file: arcs shared by several shapes, coded as differences."""

    def __init__(self, path: Path) -> None:
        self._data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
        transform = self._data["transform"]
        self._arcs = [
            np.cumsum(np.array([point[:2] for point in arc], float), axis=0) * transform["scale"]
            + transform["translate"]
            for arc in self._data["arcs"]
        ]

    def polygons(self, name: str) -> Iterator[list[Coordinates]]:
        """Each polygon of an object: its outer ring, then its holes."""
        for geometry in self._data["objects"][name]["geometries"]:
            many = geometry["type"] == "MultiPolygon"
            for rings in geometry["arcs"] if many else [geometry["arcs"]]:
                yield [_unwrapped(self._joined(ring)) for ring in rings]

    def lines(self, name: str) -> Iterator[Coordinates]:
        """Each line of an object."""
        for geometry in self._data["objects"][name]["geometries"]:
            many = geometry["type"] == "MultiLineString"
            for line in geometry["arcs"] if many else [geometry["arcs"]]:
                yield self._joined(line)

    def _joined(self, indices: list[int]) -> Coordinates:
        """Arcs end to end; a negative index means the arc backwards."""
        arcs = [self._arcs[index] if index >= 0 else self._arcs[~index][::-1] for index in indices]
        return np.concatenate([arcs[0], *(arc[1:] for arc in arcs[1:])])


def _unwrapped(ring: Coordinates) -> Coordinates:
    """A ring that crosses the antimeridian runs on beyond it instead of jumping around the world."""
    lon = np.unwrap(ring[:, 0], period=360.0)
    return np.column_stack([lon - 360.0 * np.round(lon.mean() / 360.0), ring[:, 1]])


@lru_cache(maxsize=1)
def land_source() -> Topology:
    """The land of the whole world at 1:10 million."""
    return Topology(GEOGRAPHY / "land-10m.json.gz")


@lru_cache(maxsize=1)
def waters_source() -> Topology:
    """Rivers and lakes of the whole world at 1:50 million."""
    return Topology(GEOGRAPHY / "waters-50m.json.gz")


@dataclass(frozen=True, slots=True)
class Relief:
    """A shaded relief in plain longitude and latitude."""

    pixels: NDArray[np.float32]
    west: float
    north: float
    pixels_per_degree: float

    def rows_and_columns(self, lon: Coordinates, lat: Coordinates) -> tuple[Coordinates, Coordinates]:
        """Where in the picture these places lie."""
        scale = self.pixels_per_degree
        return (self.north - lat) * scale, (lon - self.west) * scale


def read_relief(name: str) -> Relief:
    """One of the kept reliefs, by its file name."""
    place = json.loads((GEOGRAPHY / "relief.json").read_text())[name]
    with Image.open(GEOGRAPHY / name) as image:
        return Relief(np.asarray(image.convert("RGB")).astype("float32"), **place)
