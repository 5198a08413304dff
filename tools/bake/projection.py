"""From degrees to pixels: stretched axes, then lenses that enlarge crowded places."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

Values = NDArray[np.float64]
TABLE = 6001
MARGIN = 6.0


class Projection(Protocol):
    """What a bake needs of a projection."""

    size: tuple[int, int]
    lon: tuple[float, float]
    lat: tuple[float, float]

    def forward(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Values, Values]:
        """Pixels of these places."""
        ...

    def inverse(self, x: ArrayLike, y: ArrayLike) -> tuple[Values, Values]:
        """Longitude and latitude of these pixels."""
        ...


def point(projection: Projection, lat: float, lon: float) -> tuple[float, float]:
    """The pixel of one place, given as on a map: latitude first."""
    x, y = projection.forward(lon, lat)
    return float(x), float(y)


def pixels(projection: Projection, lat: float, lon: float, degrees: float) -> float:
    """How many pixels a span of latitude covers at a place."""
    return abs(point(projection, lat + degrees / 2, lon)[1] - point(projection, lat - degrees / 2, lon)[1])


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis whose scale rises around one place and fades beyond another."""

    degrees: Values
    units: Values

    @classmethod
    def stretched(cls, span: Sequence[float], shape: Mapping[str, Any]) -> "Axis":
        """Integrates the density `base * bump * fade` over the span."""
        grid = np.linspace(span[0] - MARGIN, span[1] + MARGIN, TABLE)
        centre, width, height = shape["bump"]
        start, softness, loss = shape["fade"]
        density = shape["base"] * (1 + height * np.exp(-(((grid - centre) / width) ** 2)))
        density = density * (1 - loss / (1 + np.exp(-(grid - start) / softness)))
        steps = (density[1:] + density[:-1]) / 2 * np.diff(grid)
        return cls(grid, np.concatenate([[0.0], np.cumsum(steps)]))

    def to_units(self, degrees: ArrayLike) -> Values:
        """Degrees to units of the axis."""
        return np.asarray(np.interp(np.asarray(degrees, float), self.degrees, self.units), float)

    def to_degrees(self, units: ArrayLike) -> Values:
        """Units of the axis back to degrees."""
        return np.asarray(np.interp(np.asarray(units, float), self.units, self.degrees), float)


class Lens:
    """Enlarges the surroundings of a point and squeezes the ring around it."""

    RADII = np.linspace(0, 9000, 90001)

    def __init__(self, x: float, y: float, width: float, strength: float) -> None:
        self.x, self.y, self.width, self.strength = x, y, width, strength
        self._bent = self.RADII * (1 + strength * np.exp(-((self.RADII / width) ** 2)))
        if not (np.diff(self._bent) > 0).all():
            raise ValueError("a lens this strong folds the map")

    def bend(self, x: Values, y: Values) -> tuple[Values, Values]:
        """Pixels seen through the lens."""
        radius = np.hypot(x - self.x, y - self.y)
        factor = 1 + self.strength * np.exp(-((radius / self.width) ** 2))
        return self.x + (x - self.x) * factor, self.y + (y - self.y) * factor

    def unbend(self, x: Values, y: Values) -> tuple[Values, Values]:
        """Pixels before the lens."""
        bent = np.hypot(x - self.x, y - self.y)
        radius = np.interp(bent, self._bent, self.RADII)
        factor = np.where(bent > 1e-9, radius / np.maximum(bent, 1e-9), 1 / (1 + self.strength))
        return self.x + (x - self.x) * factor, self.y + (y - self.y) * factor


class StretchedProjection:
    """Both axes stretched on their own, then the lenses in order."""

    def __init__(self, shape: Mapping[str, Any]) -> None:
        self.lon = (shape["lon"][0], shape["lon"][1])
        self.lat = (shape["lat"][0], shape["lat"][1])
        self._across = Axis.stretched(self.lon, shape["x"])
        self._down = Axis.stretched(self.lat, shape["y"])
        start, end = self._across.to_units(shape["west_lon"])
        self._scale = shape["west_width"] / float(end - start)
        self._left = float(self._across.to_units(self.lon[0])) * self._scale
        self._top = float(self._down.to_units(self.lat[1])) * self._scale
        width, height = self._plain(self.lon[1], self.lat[0])
        self.size = (round(float(width)), round(float(height)))
        self._lenses: list[Lens] = []
        for lens in shape["lenses"]:
            x, y = self.forward(lens["lon"], lens["lat"])
            self._lenses.append(Lens(float(x), float(y), lens["width"], lens["amp"]))

    def forward(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Values, Values]:
        """Pixels of these places."""
        x, y = self._plain(lon, lat)
        for lens in self._lenses:
            x, y = lens.bend(x, y)
        return x, y

    def inverse(self, x: ArrayLike, y: ArrayLike) -> tuple[Values, Values]:
        """Longitude and latitude of these pixels."""
        across, down = np.asarray(x, float), np.asarray(y, float)
        for lens in reversed(self._lenses):
            across, down = lens.unbend(across, down)
        return (
            self._across.to_degrees((across + self._left) / self._scale),
            self._down.to_degrees((self._top - down) / self._scale),
        )

    def _plain(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Values, Values]:
        return (
            self._across.to_units(lon) * self._scale - self._left,
            self._top - self._down.to_units(lat) * self._scale,
        )


def grid_size(size: tuple[int, int], cell: float) -> tuple[int, int]:
    """Rows and columns that cover a picture."""
    return math.ceil(size[1] / cell), math.ceil(size[0] / cell)
