"""From smooth zones to what is drawn: land, kinds of borders, crossings, corners, flood plains."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import make_valid
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, nearest_points, unary_union

from tools.bake.adjacency import Pair, pair
from tools.bake.land import lakes, pieces, rivers, wavy_band
from tools.bake.partition import Partition
from tools.bake.projection import Projection, pixels, point
from tools.bake.vectorise import OUTSIDE, Arc, Vectors, chaikin

SHORTEST_LINE = 1.5
SHORTEST_RIVER = 6.0
SMALLEST_PIECE = 8.0
LAKES = (60.0, 60000.0)
NEAR_CORNER = 14.0
"""Areas that are no neighbours, but come closer than this, are told apart by a mark."""
LINK_HALF = 9.0
FLOOD_IS_VISIBLE = 400.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """The vector drawing of a partition, by the names of areas and seas."""

    board: Partition
    land: BaseGeometry
    zones: Mapping[str, BaseGeometry]
    lands: Mapping[str, BaseGeometry]
    out: BaseGeometry
    arcs: tuple[Arc, ...]


def drawing(board: Partition, vectors: Vectors, land: BaseGeometry) -> Drawing:
    """Names the zones and cuts them at the coast."""
    frame = shapely.box(0, 0, board.labels.shape[1] * board.cell, board.labels.shape[0] * board.cell)
    clipped = make_valid(land).intersection(frame)
    shapes = {label: make_valid(zone) for label, zone in vectors.zones.items()}
    zones = {board.names[label]: zone for label, zone in shapes.items() if 0 <= label < board.out}
    lands = {name: zone.intersection(clipped) for name, zone in zones.items()}
    rest = shapes.get(board.out, MultiPolygon()).intersection(clipped)
    return Drawing(board, clipped, zones, lands, rest, vectors.arcs)


def borders(drawn: Drawing) -> dict[str, list[list[float]]]:
    """The borders to draw: on land, on coastal water, of open seas, and of the land out of play."""
    found: dict[str, list[BaseGeometry]] = {"land": [], "water": [], "sea": [], "out": []}
    board = drawn.board
    for arc in drawn.arcs:
        if OUTSIDE in arc.sides:
            continue
        on_land, on_water = arc.line.intersection(drawn.land), arc.line.difference(drawn.land)
        touches_sea = any(board.areas <= side < board.out for side in arc.sides)
        if board.out in arc.sides:
            found["out"].append(on_land)
            found["sea" if touches_sea else "water"].append(on_water)
        else:
            found["land"].append(on_land)
            found["sea" if touches_sea else "water"].append(on_water)
    return {
        kind: [
            flat(line)
            for shape in shapes
            for line in pieces(_merged(shape), "LineString")
            if line.length > SHORTEST_LINE
        ]
        for kind, shapes in found.items()
    }


def _merged(shape: BaseGeometry) -> BaseGeometry:
    return linemerge(shape) if shape.geom_type == "MultiLineString" else shape


def crossings(drawn: Drawing) -> list[list[Any]]:
    """For each border of two neighbours the middle of its longest stretch, by land and by water."""
    shared: dict[Pair, list[LineString]] = defaultdict(list)
    names = drawn.board.names
    for arc in drawn.arcs:
        if all(0 <= side < drawn.board.out for side in arc.sides):
            shared[pair(names[arc.sides[0]], names[arc.sides[1]])].append(arc.line)
    rows: list[list[Any]] = []
    for (one, other), lines in sorted(shared.items()):
        whole = unary_union(lines)
        for kind, part in (("land", whole.intersection(drawn.land)), ("water", whole.difference(drawn.land))):
            stretches = [line for line in pieces(_merged(part), "LineString") if line.length > SHORTEST_LINE]
            if stretches:
                longest = max(stretches, key=lambda line: line.length)
                middle = longest.interpolate(0.5, normalized=True)
                rows.append([one, other, kind, round(middle.x), round(middle.y)])
    return rows


def near_corners(drawn: Drawing, neighbours: set[Pair]) -> list[dict[str, Any]]:
    """The places that are easy to misread, each with a mark."""
    names = list(drawn.zones)
    shapes = [drawn.zones[name] for name in names]
    tree = shapely.STRtree(shapes)
    found = []
    for i, name in enumerate(names):
        for j in sorted(tree.query(shapes[i].buffer(NEAR_CORNER)).tolist()):
            apart = pair(name, names[j])
            if j > i and apart not in neighbours and shapes[i].distance(shapes[j]) < NEAR_CORNER:
                found.append({"apart": list(apart), **_mark(*nearest_points(shapes[i], shapes[j]))})
    return found


def _mark(one: Point, other: Point) -> dict[str, Any]:
    """A stone where both touch, else a bar across the gap between them."""
    gap = one.distance(other)
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    if gap < 1:
        return {"stone": [round(x, 1), round(y, 1)]}
    across, down = (one.y - other.y) / gap * LINK_HALF, (other.x - one.x) / gap * LINK_HALF
    ends = ((x - across, y - down), (x + across, y + down))
    return {"link": [[round(value, 1) for value in end] for end in ends]}


def flood_plains(
    drawn: Drawing, projection: Projection, seeds: Mapping[str, Any], areas: Sequence[Any]
) -> dict[str, BaseGeometry]:
    """Each plain clipped to the areas on it, so that picture and rules cannot disagree."""
    plains = {}
    for name, bands in seeds["flood_drawing"].items():
        on_it = [
            drawn.lands[row["name"]]
            for row in areas
            if row["flood_plain"] == name and row["name"] in drawn.lands
        ]
        if on_it:
            plain = unary_union([_band(projection, band) for band in bands]).intersection(drawn.land)
            for land in on_it:
                if plain.intersection(land).area < FLOOD_IS_VISIBLE:
                    raise ValueError(f"the flood plain {name} is too small to see in one of its areas")
            plains[name] = plain.intersection(unary_union(on_it)).simplify(0.5)
    return plains


def _band(projection: Projection, band: Mapping[str, Any]) -> BaseGeometry:
    line = LineString(chaikin(np.array([point(projection, lat, lon) for lat, lon in band["points"]]), 3))
    lat, lon = band["points"][0]
    return wavy_band(line, pixels(projection, lat, lon, band["half_width_deg"]), (lat, lon))


def volcano(drawn: Drawing, at: tuple[float, float], areas: Sequence[str]) -> list[int]:
    """The place of a volcano; one that lies in two areas is moved to their border."""
    place = Point(at)
    if len(areas) == 2:
        shared = drawn.zones[areas[0]].buffer(0.3).intersection(drawn.zones[areas[1]].buffer(0.3))
        place = nearest_points(shared.intersection(drawn.land), place)[0]
    return [round(place.x), round(place.y)]


def river_lines(drawn: Drawing, projection: Projection) -> list[list[float]]:
    """Rivers on the land, with the steps of their source rounded off."""
    return [
        flat(LineString(chaikin(np.array(line.coords), 2)).simplify(0.4))
        for river in rivers(projection)
        for line in pieces(_merged(river.intersection(drawn.land)), "LineString")
        if line.length > SHORTEST_RIVER
    ]


def lake_polygons(drawn: Drawing, projection: Projection) -> list[list[list[float]]]:
    """Lakes as polygons."""
    return polygons(MultiPolygon(lakes(projection, drawn.land, *LAKES)))


def flat(line: BaseGeometry) -> list[float]:
    """A line or ring as x, y, x, y."""
    coordinates: NDArray[np.float64] = np.asarray(line.coords).round(1)
    return [float(value) for value in coordinates.ravel()]


def polygons(shape: BaseGeometry) -> list[list[list[float]]]:
    """A shape as polygons of flat rings, without specks."""
    return [
        [flat(ring) for ring in (piece.exterior, *piece.interiors)]
        for piece in pieces(shape)
        if piece.area >= SMALLEST_PIECE
    ]
