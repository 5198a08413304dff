"""Compares the drawn world with the board of the rules."""

from collections.abc import Iterable, Mapping

from shapely.geometry.base import BaseGeometry

from rules.history_of_the_world.board import Board
from tools.bake.world_marks import pair_of
from tools.bake.world_zones import Pair, Zones

TOUCH = 0.6
PRESENT_PIXELS = 12.0
ABSENT_PIXELS = 3.0
SMALLEST_LAND = 2000.0


def shared_length(one: BaseGeometry, other: BaseGeometry) -> float:
    """About how many pixels two shapes run side by side."""
    if one.distance(other) > TOUCH:
        return 0.0
    return float(one.buffer(TOUCH).intersection(other).area / TOUCH)


def faults(board: Board, zones: Zones) -> list[str]:
    """Everything in which the drawing and the board differ; empty when the drawing is right."""
    by_land = {
        pair_of(land.id, there) for land in board.lands.values() for there in land.neighbours
    } - _crossed(board)
    coasts = {(land.id, water) for land in board.lands.values() for water in land.waters}
    playable = [land.id for land in board.lands.values() if not land.is_barren]
    found = [f"{name} is missing" for name in board.lands if name not in zones.lands]
    found += [f"{name} is missing" for name in board.waters if name not in zones.waters]
    if found:
        return found
    found += _compared("border", by_land, _touching(zones.lands, board.lands))
    found += _compared("coast", coasts, _touching_waters(zones, playable))
    return found + [
        f"{name} is too small" for name, shape in zones.lands.items() if shape.area < SMALLEST_LAND
    ]


def _crossed(board: Board) -> set[Pair]:
    """Straits, and the one border to a Barren Land that leads over the sea."""
    straits = {pair_of(land.id, there) for land in board.lands.values() for there in land.straits}
    return straits | {pair_of("new_guinea", "the_outback")}


def _touching(shapes: Mapping[str, BaseGeometry], names: Iterable[str]) -> dict[Pair, float]:
    order = sorted(names)
    return {
        (one, other): length
        for place, one in enumerate(order)
        for other in order[place + 1 :]
        if (length := shared_length(shapes[one], shapes[other])) > 0
    }


def _touching_waters(zones: Zones, lands: Iterable[str]) -> dict[Pair, float]:
    return {
        (land, water): length
        for land in lands
        for water, zone in zones.waters.items()
        if (length := shared_length(zones.lands[land], zone)) > 0
    }


def _compared(kind: str, wanted: set[Pair], lengths: Mapping[Pair, float]) -> list[str]:
    missing = [pair for pair in sorted(wanted) if lengths.get(pair, 0.0) < PRESENT_PIXELS]
    extra = [pair for pair in sorted(lengths) if pair not in wanted and lengths[pair] > ABSENT_PIXELS]
    return [f"missing {kind} {pair}" for pair in missing] + [
        f"unlisted {kind} {pair}: {lengths[pair]:.0f} px" for pair in extra
    ]
