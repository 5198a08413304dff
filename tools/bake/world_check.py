"""Compares the drawn world with the board of the rules."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from shapely import STRtree, make_valid
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from rules.history_of_the_world.board import Board, board
from tools.bake.world_marks import linked, pair_of
from tools.bake.world_zones import Pair

TOUCH = 0.6
PRESENT_PIXELS = 12.0
ABSENT_PIXELS = 3.0
SMALLEST_LAND = 2000.0
Shapes = Mapping[str, BaseGeometry]


def shared_length(one: BaseGeometry, other: BaseGeometry) -> float:
    """About how many pixels two shapes run side by side."""
    near = box(*one.bounds).buffer(TOUCH)
    return float(one.buffer(TOUCH).intersection(other.intersection(near)).area / TOUCH)


def faults(board: Board, lands: Shapes, waters: Shapes) -> list[str]:
    """Everything in which the drawing and the board differ; empty when the drawing is right."""
    found = [f"{name} is missing" for name in board.lands if name not in lands]
    found += [f"{name} is missing" for name in board.waters if name not in waters]
    if found:
        return found
    found += _compared("border", borders_by_land(board), _touching(lands))
    coasts = {(land.id, water) for land in board.lands.values() for water in land.waters}
    playable = {land.id: lands[land.id] for land in board.lands.values() if not land.is_barren}
    found += _compared("coast", coasts, _contacts(playable, waters))
    return found + [f"{name} is too small" for name, shape in lands.items() if shape.area < SMALLEST_LAND]


def faults_of_baked(path: Path) -> list[str]:
    """What is wrong with a committed world."""
    data = json.loads(path.read_text(encoding="utf-8"))
    lands = {name: shape_of(row["land"]) for name, row in data["lands"].items()}
    return faults(board(), lands, {name: shape_of(row["zone"]) for name, row in data["waters"].items()})


def shape_of(polygons: Sequence[Sequence[Sequence[float]]]) -> BaseGeometry:
    """Polygons of flat rings as one shape."""
    return unary_union(
        [make_valid(Polygon(_points(outer), [_points(hole) for hole in holes])) for outer, *holes in polygons]
    )


def _points(ring: Sequence[float]) -> list[tuple[float, float]]:
    return list(zip(ring[0::2], ring[1::2], strict=True))


def borders_by_land(board: Board) -> set[Pair]:
    """The pairs that must touch: all neighbours but those joined by a line."""
    near = {pair_of(land.id, there) for land in board.lands.values() for there in land.neighbours}
    return near - linked(board).keys()


def _touching(shapes: Shapes) -> dict[Pair, float]:
    return {pair_of(*pair): length for pair, length in _contacts(shapes, shapes).items() if pair[0] < pair[1]}


def _contacts(ones: Shapes, others: Shapes) -> dict[Pair, float]:
    """The length of every contact of one of these with one of those."""
    names = list(others)
    tree = STRtree([others[name] for name in names])
    return {
        (one, names[place]): length
        for one, shape in ones.items()
        for place in tree.query(shape, predicate="dwithin", distance=TOUCH)
        if names[place] != one and (length := shared_length(shape, others[names[place]])) > 0
    }


def _compared(kind: str, wanted: set[Pair], lengths: Mapping[Pair, float]) -> list[str]:
    missing = [pair for pair in sorted(wanted) if lengths.get(pair, 0.0) < PRESENT_PIXELS]
    extra = [pair for pair in sorted(lengths) if pair not in wanted and lengths[pair] > ABSENT_PIXELS]
    return [f"missing {kind} {pair}" for pair in missing] + [
        f"unlisted {kind} {pair}: {lengths[pair]:.0f} px" for pair in extra
    ]
