"""Divides the board: land between areas, coastal water between coasts, open water between seas."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.projection import Projection, point
from tools.bake.raster import Ground, Mask
from tools.bake.spread import Labels, Sources, spread

SHORE_PIXELS = 62.0
START_COST = 40.0
SEED_CELL = 5.0
"""Seeds start at a cost counted in cells of this size."""
SMALL_ISLAND = 9000.0
SEEDED_ISLAND = 20000.0
ISLAND_REACH = 110.0
SEARCH_MARGIN = 500.0
QUEEN = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


@dataclass(frozen=True, slots=True)
class Partition:
    """Each cell's area or sea, by its place in `names`; `out` marks cells that are not in play."""

    names: tuple[str, ...]
    areas: int
    cell: float
    land: Mask
    labels: Labels

    @property
    def out(self) -> int:
        """The label of cells that are not in play."""
        return len(self.names)


def partition(projection: Projection, ground: Ground, seeds: Mapping[str, Any]) -> Partition:
    """The board of these seeds."""
    names = (*seeds["areas"], *seeds["seas"])
    areas = len(seeds["areas"])
    placed = _Seeds(projection, ground, seeds, in_play=_rim(projection, ground, seeds))
    land, _ = spread(placed.in_play, ground.land_cost, placed.land(), knights=True)
    _give_islands(land, placed, ground)
    water = ~ground.land
    seas = placed.seas()
    coast, distance = spread(
        water, ground.water_cost, _shores(ground.land, land).joined(placed.water(), seas), knights=False
    )
    is_open = water & ((coast >= areas) | (distance > SHORE_PIXELS / ground.cell))
    sea, _ = spread(is_open, ground.water_cost, seas, knights=False)
    strip = np.where((coast >= 0) & (coast < areas), coast, -1)
    labels = np.where(ground.land, land, np.where(is_open & (sea >= 0), sea, strip))
    labels = np.where(labels < 0, len(names), labels).astype(np.int32)
    return Partition(names, areas, ground.cell, ground.land, labels)


class _Seeds:
    """The seed points as cells, and the land masses they stand on."""

    def __init__(
        self, projection: Projection, ground: Ground, seeds: Mapping[str, Any], in_play: Mask
    ) -> None:
        self._projection, self._ground, self._seeds = projection, ground, seeds
        _, nearest = ndimage.distance_transform_edt(~(ground.land & in_play), return_indices=True)
        self._nearest_land = nearest
        _, self._nearest_water = ndimage.distance_transform_edt(ground.land, return_indices=True)
        self.masses, count = ndimage.label(ground.land, structure=np.ones((3, 3)))
        self.sizes = ndimage.sum(ground.land, self.masses, np.arange(count + 1)) * ground.cell**2
        self.seeded = {
            int(self.masses[self._cell(place, self._nearest_land)])
            for row in seeds["areas"].values()
            for place in row["seeds"]
        }
        for mass in self.seeded:
            if self.sizes[mass] < SEEDED_ISLAND:
                in_play = in_play | (self.masses == mass)
        self.in_play: Mask = ground.land & in_play

    def _cell(self, place: Sequence[float], nearest: NDArray[np.int32]) -> tuple[int, int]:
        cell = self._ground.cell_at(*point(self._projection, place[0], place[1]))
        return int(nearest[0][cell]), int(nearest[1][cell])

    def land(self) -> Sources:
        """Where areas grow from; a negative weight enlarges an area."""
        sources = Sources()
        for label, row in enumerate(self._seeds["areas"].values()):
            offset = (START_COST + row["weight"]) * SEED_CELL / self._ground.cell
            for place in row["seeds"]:
                sources.add(self._cell(place, self._nearest_land), label, offset)
        return sources

    def water(self) -> Sources:
        """Extra sources of an area's coastal water."""
        sources = Sources()
        for label, row in enumerate(self._seeds["areas"].values()):
            for place in row["water_seeds"]:
                handicap = place[2] * SEED_CELL / self._ground.cell if len(place) > 2 else 0.0
                sources.add(self._cell(place, self._nearest_water), label, handicap)
        return sources

    def seas(self) -> Sources:
        """Where open seas grow from."""
        sources = Sources()
        for label, row in enumerate(self._seeds["seas"].values(), start=len(self._seeds["areas"])):
            for place in row["seeds"]:
                sources.add(self._cell(place, self._nearest_water), label)
        return sources


def _rim(projection: Projection, ground: Ground, seeds: Mapping[str, Any]) -> Mask:
    """In play is what lies near an anchor or a rim point, without scalloped edges."""
    cell, rim = ground.cell, seeds["rim"]
    margin = int(SEARCH_MARGIN / cell)
    rows, columns = ground.shape
    empty = np.ones((rows + 2 * margin, columns + 2 * margin), bool)
    anchors = [row["anchor"] for row in seeds["areas"].values()]
    for lat, lon in (*anchors, *seeds["rim_points"]):
        x, y = point(projection, lat, lon)
        row = min(empty.shape[0] - 1, max(0, int(y / cell) + margin))
        empty[row, min(empty.shape[1] - 1, max(0, int(x / cell) + margin))] = False
    near = ndimage.distance_transform_edt(empty) <= rim["radius_px"] / cell
    grown = ndimage.distance_transform_edt(~near) <= rim["closing_px"] / cell
    closed = ndimage.distance_transform_edt(grown) > rim["closing_px"] / cell
    inner = closed[margin:-margin, margin:-margin] * 1.0
    return np.asarray(ndimage.gaussian_filter(inner, rim["blur_px"] / cell) > 0.5)


def _give_islands(land: Labels, seeds: _Seeds, ground: Ground) -> None:
    """Small islands without a seed go whole to the nearest shore that has one."""
    settled = np.isin(seeds.masses, list(seeds.seeded)) & seeds.in_play
    distance, nearest = ndimage.distance_transform_edt(~settled, return_indices=True)
    for mass, window in enumerate(ndimage.find_objects(seeds.masses), start=1):
        if mass in seeds.seeded or seeds.sizes[mass] >= SMALL_ISLAND:
            continue
        here = seeds.masses[window] == mass
        gap = np.where(here, distance[window], 1e9)
        closest = np.unravel_index(np.argmin(gap), gap.shape)
        if gap[closest] * ground.cell < ISLAND_REACH:
            parent = nearest[0][window][closest], nearest[1][window][closest]
            land[window][here] = land[parent]


def _shores(is_land: Mask, labels: Labels) -> Sources:
    """Every water cell beside land in play, labelled by the closest such land."""
    rows, columns = is_land.shape
    best = np.full(is_land.shape, 9.0)
    label = np.full(is_land.shape, -1, np.int32)
    for down, across in QUEEN:
        here = (slice(max(0, -down), rows - max(0, down)), slice(max(0, -across), columns - max(0, across)))
        there = (slice(max(0, down), rows + min(0, down)), slice(max(0, across), columns + min(0, across)))
        length = float(np.hypot(down, across))
        better = ~is_land[here] & is_land[there] & (labels[there] >= 0) & (length < best[here])
        best[here] = np.where(better, length, best[here])
        label[here] = np.where(better, labels[there], label[here])
    at_rows, at_columns = np.nonzero(label >= 0)
    return Sources(
        at_rows.tolist(),
        at_columns.tolist(),
        label[at_rows, at_columns].tolist(),
        (best[at_rows, at_columns] * 0.7).tolist(),
    )
