"""The whole world in one picture: crowded Europe wide, empty oceans narrow, at every latitude on its own."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy import ndimage
from scipy.interpolate import PchipInterpolator

from tools.bake.projection import Lens, Values

LON_STEP = 0.1
LAT_STEP = 0.5
X_STEP = 2.0
MARGIN = 8.0
SMOOTH_DEGREES = 2.5


class WorldProjection:
    """Rows depend on latitude alone; columns on a density over longitude that varies by latitude."""

    def __init__(self, shape: Mapping[str, Any]) -> None:
        self.lon = (shape["lon"][0], shape["lon"][1])
        self.lat = (shape["lat"][0], shape["lat"][1])
        self._lats = np.arange(self.lat[0] - 2, self.lat[1] + 2 + LAT_STEP, LAT_STEP)
        self._lons = np.arange(self.lon[0] - MARGIN, self.lon[1] + MARGIN + LON_STEP, LON_STEP)
        self._down = _integral(self._lats, shape["rows"])
        self._top = float(np.interp(self.lat[1], self._lats, self._down))
        height = self._top - float(np.interp(self.lat[0], self._lats, self._down))
        self.size = (int(shape["width"]), round(height))
        self._columns = self._table(shape)
        self._xs = np.arange(-400.0, self.size[0] + 400.0, X_STEP)
        self._back = np.array([np.interp(self._xs, row, self._lons) for row in self._columns])
        self._lenses: list[Lens] = []
        for lens in shape["lenses"]:
            x, y = self.forward(lens["lon"], lens["lat"])
            self._lenses.append(Lens(float(x), float(y), lens["width"], lens["amp"]))

    def forward(self, lon: ArrayLike, lat: ArrayLike) -> tuple[Values, Values]:
        """Pixels of these places."""
        east, north = np.broadcast_arrays(np.asarray(lon, float), np.asarray(lat, float))
        x = _bilinear(self._columns, self._lat_row(north), (east - self._lons[0]) / LON_STEP)
        y = self._top - np.interp(north, self._lats, self._down)
        for lens in self._lenses:
            x, y = lens.bend(x, y)
        return x, y

    def inverse(self, x: ArrayLike, y: ArrayLike) -> tuple[Values, Values]:
        """Longitude and latitude of these pixels."""
        across, down = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
        for lens in reversed(self._lenses):
            across, down = lens.unbend(across, down)
        lat = np.interp(self._top - down, self._down, self._lats)
        return _bilinear(self._back, self._lat_row(lat), (across - self._xs[0]) / X_STEP), lat

    def _lat_row(self, lat: Values) -> Values:
        return np.asarray((lat - self._lats[0]) / LAT_STEP)

    def _table(self, shape: Mapping[str, Any]) -> Values:
        """The column of every longitude at every latitude; the pivot and both edges stay upright."""
        pivot, at = shape["pivot"]["lon"], shape["pivot"]["x"]
        given = sorted(shape["columns"], key=lambda row: float(row["lat"]))
        tables = []
        for row in given:
            across = _integral(self._lons, {"at": shape["column_lons"], "density": row["density"]})
            across = across - np.interp(pivot, self._lons, across)
            west = -np.interp(self.lon[0], self._lons, across)
            east = np.interp(self.lon[1], self._lons, across)
            tables.append(at + np.where(across < 0, across * at / west, across * (self.size[0] - at) / east))
        rows = PchipInterpolator([row["lat"] for row in given], np.array(tables), axis=0)(self._lats)
        return np.asarray(rows, float)


def _integral(grid: NDArray[np.float64], shape: Mapping[str, Any]) -> Values:
    """Pixels from the start of the grid, for a density given at some degrees."""
    density = np.interp(grid, shape["at"], shape["density"])
    density = ndimage.gaussian_filter1d(density, SMOOTH_DEGREES / (grid[1] - grid[0]), mode="nearest")
    steps = (density[1:] + density[:-1]) / 2 * np.diff(grid)
    return np.concatenate([[0.0], np.cumsum(steps)])


def _bilinear(table: Values, row: Values, column: Values) -> Values:
    found = ndimage.map_coordinates(table, [row.ravel(), column.ravel()], order=1, mode="nearest")
    return np.asarray(found, float).reshape(row.shape)
