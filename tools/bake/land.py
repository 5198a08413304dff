"""The land of a board as polygons in pixels: grown islands, bridges, carved straits."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from shapely import affinity, make_valid
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.bake.projection import Projection, pixels, point
from tools.bake.sources import Coordinates, land_source, waters_source

OUTSIDE_DEGREES = 5.0
OUTSIDE_PIXELS = 300
SPECK = 26.0
ISLAND = 9000.0
TOLERANCE = 0.45
Ribbon = Mapping[str, Any]


def pieces(shape: BaseGeometry, kind: str = "Polygon") -> list[BaseGeometry]:
    """The simple parts of one kind in a shape."""
    if hasattr(shape, "geoms"):
        return [piece for part in shape.geoms for piece in pieces(part, kind)]
    return [shape] if shape.geom_type == kind and not shape.is_empty else []


def projected(projection: Projection, coordinates: Coordinates) -> Coordinates:
    """Rows of longitude and latitude as rows of pixels."""
    return np.column_stack(projection.forward(coordinates[:, 0], coordinates[:, 1]))


def raw_land(projection: Projection) -> BaseGeometry:
    """The land in and around the picture, nothing changed yet."""
    frame = box(
        -OUTSIDE_PIXELS,
        -OUTSIDE_PIXELS,
        projection.size[0] + OUTSIDE_PIXELS,
        projection.size[1] + OUTSIDE_PIXELS,
    )
    # Clipped in degrees first, so that far-away points do not fold over the picture.
    (west, east), (south, north) = projection.lon, projection.lat
    window = box(
        west - OUTSIDE_DEGREES, south - OUTSIDE_DEGREES, east + OUTSIDE_DEGREES, north + OUTSIDE_DEGREES
    )
    found: list[BaseGeometry] = []
    for rings in land_source().polygons("land"):
        outline = Polygon(rings[0], rings[1:])
        if not outline.envelope.intersects(window):
            continue
        for part in pieces(make_valid(outline).intersection(window)):
            shells = [
                projected(projection, np.array(ring.coords)) for ring in (part.exterior, *part.interiors)
            ]
            found += pieces(make_valid(Polygon(shells[0], shells[1:])).intersection(frame))
    return unary_union(found)


def ribbon(projection: Projection, row: Ribbon) -> BaseGeometry:
    """A band along places (latitude first); a wavy one has natural shores instead of straight ones."""
    places = row["points"]
    line = LineString([point(projection, lat, lon) for lat, lon in places])
    radius = pixels(projection, places[0][0], places[0][1], row["half_width_deg"])
    return wavy_band(line, radius, places[0]) if row.get("wavy") else line.buffer(radius)


def wavy_band(line: LineString, radius: float, phase: Sequence[float]) -> BaseGeometry:
    """A string of discs whose size swells and shrinks along a line and tapers at its ends."""
    along = np.arange(0.0, line.length, 3.0)
    # Waves that never line up: the same band in every bake, yet no ruler drew it.
    swell = 1.08 + 0.14 * np.sin(along / 23 + phase[0] * 7) + 0.10 * np.sin(along / 9.7 + phase[1] * 5)
    taper = np.clip(0.78 + np.minimum(along, line.length - along) / (3 * radius), 0, 1)
    discs = [
        line.interpolate(float(place)).buffer(float(size))
        for place, size in zip(along, radius * swell * taper, strict=True)
    ]
    return unary_union(discs).simplify(0.4)


def ribbons(projection: Projection, rows: Iterable[Ribbon]) -> BaseGeometry:
    """Several bands as one shape."""
    return unary_union([ribbon(projection, row) for row in rows])


def shaped_land(projection: Projection, changes: Mapping[str, Any]) -> BaseGeometry:
    """The land of the board: small islands grown or dropped, isthmuses bridged, straits carved."""
    islands = _Islands(projection, changes)
    kept = [shape for piece in pieces(raw_land(projection)) if (shape := islands.treated(piece)) is not None]
    land = unary_union(kept).union(ribbons(projection, changes["bridges"]))
    land = land.difference(ribbons(projection, changes["carves"]))
    land = land.buffer(0.9).buffer(-0.9).simplify(TOLERANCE)
    return make_valid(MultiPolygon([piece for piece in pieces(land) if piece.area >= SPECK]))


class _Islands:
    """Which islands of the source are enlarged, and which are left out."""

    def __init__(self, projection: Projection, changes: Mapping[str, Any]) -> None:
        self._grown = [
            (Point(point(projection, row["lat"], row["lon"])), row["min_radius_px"])
            for row in changes["grown_islands"]
        ]
        self._dropped = [Point(point(projection, lat, lon)) for lat, lon in changes["dropped_islands"]]
        self._boxes = [
            Polygon([point(projection, lat, lon) for lat, lon in ((s, w), (n, w), (n, e), (s, e))])
            for s, w, n, e in changes["dropped_boxes"]
        ]

    def treated(self, piece: BaseGeometry) -> BaseGeometry | None:
        """The piece as it will be drawn, or nothing."""
        if piece.area >= ISLAND:
            return piece
        if any(piece.distance(place) < 3 for place in self._dropped):
            return None
        if any(frame.contains(piece.centroid) for frame in self._boxes):
            return None
        for place, wanted in self._grown:
            if piece.distance(place) < 4:
                radius = math.sqrt(piece.area / math.pi)
                factor = wanted / radius
                return affinity.scale(piece, factor, factor).simplify(0.3) if factor > 1 else piece
        return piece if piece.area >= SPECK else None


def rivers(projection: Projection) -> list[LineString]:
    """The rivers in the picture, as given by the source."""
    return [
        LineString(projected(projection, line))
        for line in waters_source().lines("rivers")
        if _is_inside(projection, line)
    ]


def lakes(projection: Projection, land: BaseGeometry, smallest: float, largest: float) -> list[BaseGeometry]:
    """The lakes that lie wholly on the land, neither specks nor seas."""
    found: list[BaseGeometry] = []
    for rings in waters_source().polygons("lakes"):
        if _is_inside(projection, rings[0]):
            shape = make_valid(Polygon(projected(projection, rings[0])))
            found += [
                lake for lake in pieces(shape) if smallest < lake.area < largest and land.contains(lake)
            ]
    return [lake.simplify(0.4) for lake in found]


def _is_inside(projection: Projection, line: Coordinates) -> bool:
    low, high = line.min(axis=0), line.max(axis=0)
    (west, east), (south, north) = projection.lon, projection.lat
    return bool(high[0] >= west and low[0] <= east and high[1] >= south and low[1] <= north)
