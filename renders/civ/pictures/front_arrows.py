"""Arrows of a close-up: merged by owner and destination, with their count; ships sail along the coasts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from renders.boards import Geometry, Point
from renders.civ.pictures.changes import Journey
from renders.civ.pictures.front_deeds import Deeds, Fate, Flow
from renders.civ.pictures.sailing import sea_way
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp
from renders.paint.arrows import Arrow, draw_arrow, draw_count, path
from renders.paint.layout import square
from rules.table import Seat

STRENGTH = {Fate.INVADED: 1.5, Fate.SETTLED: 1.15, Fate.MOVED: 0.62}
"""How strong arrows are: into the land of others, into a new one, within one's own."""
BESIDES = 0.75
"""The strength of the others that end at the same place."""
COUNT, WIDEST = 1.5, 4
CLEAR = 30
NEAR = 30.0
Spots = Mapping[tuple[str, Seat], Point]


def draw_flows(close: CloseUp, shown: Shown, deeds: Deeds, spots: Spots, board: Geometry) -> None:
    """Arrows from where pieces came, the weak ones below; one count for each destination."""
    counted = []
    for flow in sorted(deeds.flows, key=lambda flow: STRENGTH[flow.fate]):
        is_first = True
        for journey, _ in sorted(flow.journeys.items(), key=lambda item: -item[1]):
            arrow = _arrow(close, shown, flow, journey, spots, board)
            if arrow is None:
                continue
            strength = STRENGTH[flow.fate] * (1.0 if is_first else BESIDES)
            wide = min(WIDEST, flow.count) if is_first else 1
            draw_arrow(close.picture, replace(arrow, count=wide), strength, clear=CLEAR)
            if is_first and flow.fate is not Fate.MOVED and flow.count:
                counted.append(arrow)
            is_first = False
    for arrow in counted:
        _put_count(close, arrow)


def _arrow(
    close: CloseUp, shown: Shown, flow: Flow, journey: Journey, spots: Spots, board: Geometry
) -> Arrow | None:
    """The arrow of a journey, if one of its ends is in sight."""
    points = _points(close, shown, journey, board)
    points[0] = spots.get((journey.path[0], journey.seat), points[0])
    points[-1] = spots.get((journey.path[-1], journey.seat), points[-1])
    if len(points) < 2 or not any(_in_sight(close, point) for point in (points[0], points[-1])):
        return None
    colour = shown.livery(journey.seat).colour
    way = tuple(points[1:-1])
    return Arrow(points[0], points[-1], colour, flow.count, journey.by_sea, by_way_of=way)


def _points(close: CloseUp, shown: Shown, journey: Journey, board: Geometry) -> list[Point]:
    if not journey.by_sea:
        return [close.point(board.middle(area)) for area in journey.path]
    found = []
    for area, coast in sea_way(shown.rules.board, journey.path):
        shape = board.areas.get(area)
        places = board.seas[area].slots if shape is None else shape.ships.get(coast) or shape.slots
        found.append(close.point(places[0]))
    return found


def _in_sight(close: CloseUp, point: Point) -> bool:
    wide, tall = close.size
    return -NEAR <= point[0] <= wide + NEAR and -NEAR <= point[1] <= tall + NEAR


def _put_count(close: CloseUp, arrow: Arrow) -> None:
    """How many came, where that covers nothing: in the middle of the arrow, else a little before or after."""
    points = path(arrow)
    for share in (0.5, 0.4, 0.6, 0.3, 0.7):
        at = points[round((len(points) - 1) * share)]
        box = square(at, 22)
        if close.taken.cost(box) == 0:
            close.taken.take(box)
            draw_count(close.picture, replace(arrow, start=at, end=at, by_way_of=(at,)), COUNT)
            return
