"""What is printed on the borders of the world: terrain on its side, the Great Wall, straits."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from shapely import prepare
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, nearest_points, unary_union

from rules.history_of_the_world.board import Board, Terrain
from tools.bake.land import pieces
from tools.bake.projection import Projection, point
from tools.bake.sources import INPUTS
from tools.bake.world_zones import Pair, Zones

Place = tuple[float, float]
Links = Mapping[Pair, tuple[Place, Place]]
SPACING = {Terrain.MOUNTAIN: 21.0, Terrain.FOREST: 19.0}
OFFSET = 10.0
WALL_OFFSET = 5.0
ISLET = 150.0
REACH_INLAND = 9.0
SHORTEST_LINK = 40.0
LANDING = 17.0


@dataclass(frozen=True, slots=True)
class TerrainMarks:
    """The peaks or trees along one border, all on the land they help to defend."""

    kind: Terrain
    land: str
    against: str
    places: tuple[Place, ...]


def pair_of(one: str, other: str) -> Pair:
    """Two names in order."""
    return (one, other) if one < other else (other, one)


def linked(board: Board) -> dict[Pair, Sequence[Place]]:
    """The neighbours joined by a line, over a strait or because no flat map lets all touch.

    Where the shortest way would mislead, the places it leads from and to are given, in degrees.
    """
    found: dict[Pair, Sequence[Place]] = {
        pair_of(land.id, there): () for land in board.lands.values() for there in land.straits
    }
    for row in json.loads((INPUTS / "world" / "links.json").read_text()):
        one, other = row["lands"]
        found[one, other] = row.get("ends", ())
    return dict(sorted(found.items()))


def border_lines(zones: Zones, one: str, other: str) -> list[LineString]:
    """The land border of two lands as few lines as possible."""
    lines = zones.land_borders.get(pair_of(one, other), [])
    return list(pieces(linemerge(lines), "LineString")) if len(lines) > 1 else list(lines)


def terrain_marks(board: Board, zones: Zones, links: Links) -> list[TerrainMarks]:
    """Peaks and trees of every side that has them; those of a link stand where it lands."""
    found = []
    for land in board.lands.values():
        prepare(zones.lands[land.id])
        for border in land.borders.values():
            if border.terrain in SPACING:
                pair = pair_of(land.id, border.neighbour)
                if pair in links:
                    places = _landing(links[pair][pair.index(land.id)], zones.lands[land.id])
                else:
                    lines = border_lines(zones, *pair)
                    places = _along(lines, zones.lands[land.id], SPACING[border.terrain])
                found.append(TerrainMarks(border.terrain, land.id, border.neighbour, places))
    return found


def _landing(end: Place, side: BaseGeometry) -> tuple[Place, ...]:
    """A place beside the end of a link, well inside the land."""
    inside = nearest_points(side.buffer(-OFFSET), Point(end).buffer(LANDING).exterior)[0]
    return ((inside.x, inside.y),)


def _along(lines: Iterable[LineString], side: BaseGeometry, spacing: float) -> tuple[Place, ...]:
    """Places beside the lines, on one side of them, evenly spaced and never none."""
    longest = max(lines, key=lambda line: line.length)
    found = [
        place
        for line in lines
        if line is longest or line.length > spacing
        for place in _beside(line, side, max(1, round(line.length / spacing)))
    ]
    if found:
        return tuple(found)
    inside = nearest_points(side.buffer(-OFFSET), longest.interpolate(0.5, normalized=True))[0]
    return ((inside.x, inside.y),)


def _beside(line: LineString, side: BaseGeometry, count: int) -> list[Place]:
    found = []
    for step in range(count):
        at = (step + 0.5) / count * line.length
        here, ahead = line.interpolate(max(0.0, at - 4)), line.interpolate(min(line.length, at + 4))
        length = math.hypot(ahead.x - here.x, ahead.y - here.y) or 1.0
        across = (-(ahead.y - here.y) / length, (ahead.x - here.x) / length)
        middle = line.interpolate(at)
        for sign in (1, -1):
            place = Point(middle.x + sign * across[0] * OFFSET, middle.y + sign * across[1] * OFFSET)
            if side.contains(place) and side.contains(place.buffer(4)):
                found.append((place.x, place.y))
                break
    return found


def great_wall(board: Board, zones: Zones) -> list[LineString]:
    """The wall, a little inside the lands it protects."""
    lines = [
        line
        for land in board.lands.values()
        for border in land.borders.values()
        if border.terrain is Terrain.GREAT_WALL
        for line in border_lines(zones, land.id, border.neighbour)
    ]
    inside = [zones.lands[land.id] for land in board.lands.values() if land.is_walled]
    walls = []
    for line in pieces(linemerge(lines), "LineString"):
        shifted = [line.parallel_offset(WALL_OFFSET, side) for side in ("left", "right")]
        walls += pieces(
            max(shifted, key=lambda one: sum(one.intersection(land).length for land in inside)),
            "LineString",
        )
    return walls


def strait_ends(one: BaseGeometry, other: BaseGeometry) -> tuple[Place, Place]:
    """A straight crossing between two shores, reaching a little inland on both sides."""
    start, end = nearest_points(_mainland(one), _mainland(other))
    length = math.hypot(end.x - start.x, end.y - start.y) or 1.0
    dx, dy = (end.x - start.x) / length, (end.y - start.y) / length
    more = max(REACH_INLAND, (SHORTEST_LINK - length) / 2)
    return (start.x - dx * more, start.y - dy * more), (end.x + dx * more, end.y + dy * more)


def _mainland(land: BaseGeometry) -> BaseGeometry:
    """The land without its islets, from which no crossing starts."""
    bodies = pieces(land)
    return unary_union([body for body in bodies if body.area >= ISLET] or bodies)


def crossings(board: Board, zones: Zones, projection: Projection) -> dict[Pair, tuple[Place, Place]]:
    """The lines between neighbours that do not touch."""
    found = {}
    for pair, given in linked(board).items():
        if given:
            one, other = (point(projection, *end) for end in given)
            found[pair] = (one, other)
        else:
            found[pair] = strait_ends(zones.lands[pair[0]], zones.lands[pair[1]])
    return found


def middles(board: Board, zones: Zones, links: Links) -> dict[Pair, Place]:
    """The place to point at on each border."""
    found = {}
    for land in board.lands.values():
        for neighbour in land.neighbours:
            pair = pair_of(land.id, neighbour)
            if pair in links:
                (x0, y0), (x1, y1) = links[pair]
                found[pair] = ((x0 + x1) / 2, (y0 + y1) / 2)
            else:
                line = max(border_lines(zones, *pair), key=lambda one: one.length)
                middle = line.interpolate(0.5, normalized=True)
                found[pair] = (middle.x, middle.y)
    return found
