"""The lands and waters of the world as polygons, with the lines between them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from scipy import ndimage
from shapely import make_valid
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.bake.land import pieces
from tools.bake.partition import Partition
from tools.bake.raster import Mask
from tools.bake.spread import Labels
from tools.bake.vectorise import Arc, vectorise

SLIVER = 60.0
SHORT = 1.5
Pair = tuple[str, str]
Lines = dict[Pair, list[LineString]]
OUT_OF_PLAY = "(out)"


@dataclass(frozen=True, slots=True)
class Zones:
    """What is drawn: polygons by name, the land out of play, and borders by pair of names."""

    lands: Mapping[str, BaseGeometry]
    waters: Mapping[str, BaseGeometry]
    land: BaseGeometry
    out: BaseGeometry
    land_borders: Mapping[Pair, list[LineString]]
    water_borders: Mapping[Pair, list[LineString]]


def zones(board: Partition, land: BaseGeometry, size: tuple[int, int]) -> Zones:
    """Coasts at the quality of the geography, borders smoothed from the grid."""
    land = make_valid(land).intersection(box(0, 0, *size))
    frame = box(0, 0, *size)
    names = (*board.names, OUT_OF_PLAY)
    ground = vectorise(_extended(board.labels, board.land), board.cell)
    parts = {names[label]: zone.intersection(land) for label, zone in ground.zones.items()}
    lands = _without_slivers(parts)
    out = lands.pop(OUT_OF_PLAY, Polygon())
    sea = vectorise(_extended(board.labels, ~board.land), board.cell)
    waters = {
        names[label]: zone.intersection(frame).difference(land)
        for label, zone in sea.zones.items()
        if board.areas <= label < len(board.names)
    }
    return Zones(
        lands,
        waters,
        land,
        out,
        _borders(ground.arcs, names, lambda line: line.intersection(land)),
        _borders(sea.arcs, names, lambda line: line.difference(land)),
    )


def _extended(labels: Labels, mask: Mask) -> Labels:
    """Every cell with the label of the nearest cell of the mask."""
    _, nearest = ndimage.distance_transform_edt(~mask, return_indices=True)
    return np.asarray(labels[nearest[0], nearest[1]])


def _without_slivers(parts: Mapping[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Scraps that smoothing cut off go to the neighbour with the longest common border."""
    kept: dict[str, list[BaseGeometry]] = defaultdict(list)
    scraps = []
    for name, shape in parts.items():
        for piece in pieces(make_valid(shape)):
            if piece.area < SLIVER:
                scraps.append((name, piece))
            else:
                kept[name].append(piece)
    for name, scrap in scraps:
        around = scrap.buffer(0.4)
        shared = {
            other: sum(piece.intersection(around).area for piece in bodies)
            for other, bodies in kept.items()
            if any(piece.intersects(around) for piece in bodies)
        }
        kept[max(shared, key=lambda other: shared[other]) if shared else name].append(scrap)
    return {name: unary_union(bodies) for name, bodies in kept.items()}


def _borders(arcs: Iterable[Arc], names: tuple[str, ...], cut: Callable[[LineString], BaseGeometry]) -> Lines:
    found: Lines = defaultdict(list)
    for arc in arcs:
        if min(arc.sides) < 0:
            continue
        one, other = sorted(names[side] for side in arc.sides)
        found[one, other] += [line for line in pieces(cut(arc.line), "LineString") if line.length > SHORT]
    return {pair: lines for pair, lines in found.items() if lines}
