"""Divides the world: land between the lands, water between seas and oceans."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from scipy import ndimage

from tools.bake.land import pieces, ribbons
from tools.bake.partition import Partition
from tools.bake.projection import Projection, point
from tools.bake.raster import Ground, Mask, fill_mask
from tools.bake.spread import Labels, Sources, spread

CLOSED = "(closed)"
"""Seeds of water that no fleet enters, such as the Arctic."""
ISLAND_REACH = 170.0
OUT = -1


def divide(
    projection: Projection,
    ground: Ground,
    lands: Mapping[str, Any],
    waters: Mapping[str, Any],
    changes: Mapping[str, Any],
) -> Partition:
    """Every cell with its land or water; walls and closed water are out of play."""
    seas = [name for name in waters if name != CLOSED]
    names = (*lands, *seas)
    walls = fill_mask(pieces(ribbons(projection, changes["walls"])), ground.shape, ground.cell)
    free = ground.land & ~walls
    placed = _Places(projection, ground)
    land_sources = placed.sources(enumerate(lands.values()), free)
    land, _ = spread(free, ground.land_cost, land_sources, knights=True)
    _give_islands(land, free, ground.cell)
    numbered = ((OUT if name == CLOSED else names.index(name), row) for name, row in waters.items())
    water_sources = placed.sources(numbered, ~ground.land)
    water, _ = spread(~ground.land, ground.water_cost, water_sources, knights=False)
    labels = np.where(ground.land, land, water)
    labels = np.where(labels < 0, len(names), labels).astype(np.int32)
    return Partition(names, len(lands), ground.cell, ground.land, labels)


class _Places:
    """Seed places as cells of the grid."""

    def __init__(self, projection: Projection, ground: Ground) -> None:
        self._projection, self._ground = projection, ground

    def sources(self, rows: Iterable[tuple[int, Mapping[str, Any]]], mask: Mask) -> Sources:
        """All seeds of these rows, each on the nearest cell of the mask."""
        _, nearest = ndimage.distance_transform_edt(~mask, return_indices=True)
        found = Sources()
        for label, row in rows:
            handicap = float(row.get("weight", 0.0)) / self._ground.cell
            for lat, lon in row["seeds"]:
                cell = self._ground.cell_at(*point(self._projection, lat, lon))
                found.add((int(nearest[0][cell]), int(nearest[1][cell])), label, handicap)
        return found


def _give_islands(land: Labels, free: Mask, cell: float) -> None:
    """Land that no seed reaches goes whole to the nearest settled shore, unless that is far away."""
    distance, nearest = ndimage.distance_transform_edt(~(free & (land >= 0)), return_indices=True)
    masses, _ = ndimage.label(free & (land < 0), structure=np.ones((3, 3)))
    for mass, window in enumerate(ndimage.find_objects(masses), start=1):
        here = masses[window] == mass
        gap = np.where(here, distance[window], np.inf)
        closest = np.unravel_index(np.argmin(gap), gap.shape)
        if gap[closest] * cell < ISLAND_REACH:
            land[window][here] = land[nearest[0][window][closest], nearest[1][window][closest]]
