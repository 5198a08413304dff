"""Reads a baked board back: do its polygons show exactly the borders that the rules know?"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.bake.adjacency import Pair, pair
from tools.bake.drawing import NEAR_CORNER, SHORTEST_LINE

VISIBLE = 12.0
"""A border shorter than this many pixels cannot be seen."""
Segment = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Borders:
    """The borders that the rules list."""

    land: frozenset[Pair]
    water: frozenset[Pair]

    @classmethod
    def of(cls, board: Mapping[str, Any], names: Iterable[str]) -> "Borders":
        """The borders among these names in a rules file."""
        known = frozenset(names)
        land, water = set(), set()
        for row in (*board["areas"], *board["seas"]):
            shores = row.get("coasts", [row])
            beside = [name for shore in shores for name in (*(w[0] for w in shore["water"]), *shore["seas"])]
            land |= {pair(row["name"], other) for other in row.get("land", ()) if other in known}
            water |= {pair(row["name"], other) for other in beside if other in known}
        return cls(
            frozenset(border for border in land if known.issuperset(border)),
            frozenset(border for border in water if known.issuperset(border)),
        )


def check(geometry: Path, rules_file: Path) -> list[str]:
    """Everything in which drawing and rules differ; empty when they agree."""
    drawn = json.loads(geometry.read_text(encoding="utf-8"))
    rows = {**drawn["areas"], **drawn["seas"]}
    wanted = Borders.of(json.loads(rules_file.read_text(encoding="utf-8")), rows)
    seen_land, seen_water = _seen(rows)
    found = _compare("land", wanted.land, seen_land) + _compare("water", wanted.water, seen_water)
    return found + _unmarked(rows, wanted.land | wanted.water, drawn["corners"])


def _compare(kind: str, wanted: frozenset[Pair], seen: Mapping[Pair, float]) -> list[str]:
    missing = [f"no visible {kind} border {p}" for p in sorted(wanted) if seen.get(p, 0.0) < VISIBLE]
    extra = [
        f"drawn but not listed: {kind} border {p}, {length:.1f} px"
        for p, length in sorted(seen.items())
        if p not in wanted and length > SHORTEST_LINE
    ]
    return missing + extra


def _seen(rows: Mapping[str, Any]) -> tuple[dict[Pair, float], dict[Pair, float]]:
    """How long each pair's common border is, on land and on water."""
    owners: dict[Segment, set[str]] = defaultdict(set)
    for name, row in rows.items():
        for polygon in row["zone"]:
            for ring in polygon:
                for segment in _segments(ring):
                    owners[segment].add(name)
    shared: dict[Pair, list[Segment]] = defaultdict(list)
    for segment, names in owners.items():
        for one, other in combinations(sorted(names), 2):
            shared[one, other].append(segment)
    lands = {name: _shape(row.get("land", ())).buffer(0.2) for name, row in rows.items()}
    land, water = {}, {}
    for (one, other), segments in shared.items():
        line = MultiLineString(segments)
        land[one, other] = line.intersection(lands[one].union(lands[other])).length
        water[one, other] = line.length - land[one, other]
    return land, water


def _segments(ring: Sequence[float]) -> Iterable[Segment]:
    points = list(zip(ring[0::2], ring[1::2], strict=True))
    return ((min(a, b), max(a, b)) for a, b in pairwise(points) if a != b)


def _shape(polygons: Iterable[Sequence[Sequence[float]]]) -> BaseGeometry:
    return unary_union([_polygon(polygon) for polygon in polygons])


def _polygon(polygon: Sequence[Sequence[float]]) -> BaseGeometry:
    outer, *holes = (list(zip(ring[0::2], ring[1::2], strict=True)) for ring in polygon)
    return Polygon(outer, holes).buffer(0)


def _unmarked(rows: Mapping[str, Any], neighbours: frozenset[Pair], corners: Sequence[Any]) -> list[str]:
    """Areas that come close without being neighbours and carry no mark."""
    marked = {pair(*corner["apart"]) for corner in corners}
    names = list(rows)
    shapes = [_shape(rows[name]["zone"]) for name in names]
    tree = shapely.STRtree(shapes)
    found = []
    for i, j in tree.query(shapes, predicate="dwithin", distance=NEAR_CORNER - 0.5).T.tolist():
        apart = pair(names[i], names[j])
        if i < j and apart not in neighbours and apart not in marked:
            found.append(f"{apart} come close and carry no mark")
    return sorted(found)
