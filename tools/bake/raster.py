"""Shapes as grids of cells, and what it costs to cross each cell."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from tools.bake.land import pieces, rivers
from tools.bake.projection import Projection, grid_size, point
from tools.bake.sources import Relief

Grid = NDArray[np.float64]
Mask = NDArray[np.bool_]
SUPERSAMPLING = 3
RELIEF_STEP = 4.0


@dataclass(frozen=True, slots=True)
class Ground:
    """The board as cells: where land is, and the cost of crossing land and water."""

    cell: float
    land: Mask
    land_cost: Grid
    water_cost: Grid

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.land.shape[0], self.land.shape[1]

    def cell_at(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of a pixel, kept inside the grid."""
        rows, columns = self.shape
        row = min(rows - 1, max(0, int(y / self.cell)))
        return row, min(columns - 1, max(0, int(x / self.cell)))


def fill_mask(shapes: Iterable[BaseGeometry], shape: tuple[int, int], cell: float) -> Mask:
    """The cells that lie at least half inside the polygons."""
    rows, columns = shape
    image = Image.new("L", (columns * SUPERSAMPLING, rows * SUPERSAMPLING), 0)
    draw = ImageDraw.Draw(image)
    scale = SUPERSAMPLING / cell
    for polygon in sorted(shapes, key=lambda polygon: -polygon.area):
        draw.polygon([(x * scale, y * scale) for x, y in polygon.exterior.coords], fill=255)
        for hole in polygon.interiors:
            draw.polygon([(x * scale, y * scale) for x, y in hole.coords], fill=0)
    return np.asarray(image.reduce(SUPERSAMPLING)) / 255.0 >= 0.5


def line_mask(lines: Iterable[LineString], shape: tuple[int, int], cell: float) -> Mask:
    """The cells that lines run through."""
    image = Image.new("L", (shape[1], shape[0]), 0)
    draw = ImageDraw.Draw(image)
    for line in lines:
        draw.line([(x / cell, y / cell) for x, y in line.coords], fill=255, width=2 if cell < 4 else 1)
    return np.asarray(image) > 0


def ground(
    projection: Projection, land: BaseGeometry, relief: Relief, changes: Mapping[str, Any], cell: float
) -> Ground:
    """Mountains, rivers and noise make land dear, so that borders run along ridges and rivers."""
    shape = grid_size(projection.size, cell)
    rules = changes["cost_field"]
    noise = _noise(projection, shape, cell, rules)
    cost = np.exp(rules["amplitude"] * noise) * (
        1 + np.clip(_ruggedness(projection, relief, shape, cell) / 14, 0, 1.4)
    )
    flood_lines = [
        LineString([point(projection, lat, lon) for lat, lon in line])
        for line in changes["flood_lines_for_cost"]
    ]
    plain = ndimage.binary_dilation(line_mask(flood_lines, shape, cell), iterations=max(1, int(17 / cell)))
    stream = line_mask(rivers(projection), shape, cell)
    cost = np.where(stream & ~plain, cost * rules["river_factor"], cost)
    cost = np.where(plain, cost * rules["flood_factor"], cost)
    water = 1 + rules["water_noise"] * np.clip(noise, -2, 2)
    # Rounded to single precision: the seeds were fitted to these numbers.
    return Ground(
        cell,
        fill_mask(pieces(land), shape, cell),
        cost.astype("float32").astype("float64"),
        water.astype("float32").astype("float64"),
    )


def _centres(count: int, cell: float) -> Grid:
    return np.asarray((np.arange(count) + 0.5) * cell, float)


def _noise(projection: Projection, shape: tuple[int, int], cell: float, rules: Mapping[str, Any]) -> Grid:
    random = np.random.default_rng(rules["noise_seed"])
    width, height = projection.size
    rows, columns = _centres(shape[0], cell), _centres(shape[1], cell)
    total = np.zeros(shape)
    for scale, share in zip(rules["noise_px"], rules["noise_mix"], strict=True):
        lattice = random.normal(size=(int(height / scale) + 4, int(width / scale) + 4))
        where = np.meshgrid(rows / scale + 1, columns / scale + 1, indexing="ij")
        octave = ndimage.map_coordinates(lattice, where, order=3, mode="nearest")
        total += share * octave / octave.std()
    return total


def _ruggedness(projection: Projection, relief: Relief, shape: tuple[int, int], cell: float) -> Grid:
    """How much the relief changes around each cell."""
    step = RELIEF_STEP
    width, height = projection.size
    x, y = np.meshgrid(_steps(width, step), _steps(height, step))
    lon, lat = projection.inverse(x, y)
    grey = np.asarray(Image.fromarray(relief.pixels.astype("uint8")).convert("L")).astype("float32")
    shade = ndimage.map_coordinates(grey, relief.rows_and_columns(lon, lat), order=1, mode="nearest")
    rough = np.sqrt(ndimage.gaussian_filter((shade - ndimage.gaussian_filter(shade, 3)) ** 2, 2))
    where = np.meshgrid(
        _centres(shape[0], cell) / step - 0.5, _centres(shape[1], cell) / step - 0.5, indexing="ij"
    )
    return np.asarray(ndimage.map_coordinates(rough, where, order=1, mode="nearest"), float)


def _steps(length: int, step: float) -> Grid:
    return np.asarray(np.arange(int(length / step) + 1) * step + step / 2, float)
