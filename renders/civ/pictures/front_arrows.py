"""Arrows of a close-up: one for each owner and destination, with its number; ships sail over water."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from renders.boards import Geometry, Point
from renders.civ.pictures.arrows import line_of
from renders.civ.pictures.front_deeds import Deeds, Fate, Flow
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp
from renders.paint.layout import Box
from renders.paint.streams import Stream, count_plate, draw_stream, length_of, point_at
from rules.table import Seat

STRENGTH = {Fate.INVADED: 1.4, Fate.SETTLED: 1.1, Fate.MOVED: 0.6}
"""How strong arrows are: into the land of others, into a new one, within one's own."""
PLATE = {Fate.INVADED: 1.5, Fate.SETTLED: 1.4, Fate.MOVED: 1.05}
"""How large their numbers are."""
WIDEST = 3
"""More pieces than these make an arrow no wider."""
CLEAR = 26.0
SHARES = tuple(0.5 + step * side / 20 for step in range(8) for side in (1, -1))
"""Where on an arrow its number may stand, best first."""
Spots = Mapping[tuple[str, Seat], Point]


def draw_flows(close: CloseUp, shown: Shown, deeds: Deeds, spots: Spots, board: Geometry) -> None:
    """Arrows from where pieces came, the weak ones below."""
    sheet = BoardSheet(board, close.picture, close.picture, close.window, {}, close.taken, places=dict(spots))
    for flow in sorted(deeds.flows, key=lambda flow: STRENGTH[flow.fate]):
        for stream in _streams(sheet, shown, deeds, flow):
            drawn = replace(stream, count=min(WIDEST, stream.count))
            draw_stream(close.picture, drawn, STRENGTH[flow.fate], CLEAR)
            if stream.count:
                _put_count(close, stream, flow.fate)


def _streams(sheet: BoardSheet, shown: Shown, deeds: Deeds, flow: Flow) -> Iterator[Stream]:
    """What came over land, and what by sea, as far as it is in sight."""
    for by_sea in (False, True):
        journeys = {journey: count for journey, count in flow.journeys.items() if journey.by_sea is by_sea}
        ranked = sorted(journeys, key=lambda journey: -journeys[journey])
        lines = [line_of(sheet, shown, journey, deeds.journeys) for journey in ranked]
        seen = tuple(line for line in lines if len(line) > 1 and _is_seen(sheet, line))
        if seen:
            yield Stream(seen, shown.livery(flow.seat).colour, sum(journeys.values()), by_sea)


def _is_seen(sheet: BoardSheet, line: tuple[Point, ...]) -> bool:
    """Whether it begins or ends in the picture: one that only passes by says nothing."""
    wide, tall = sheet.picture.size
    return any(0 <= x <= wide and 0 <= y <= tall for x, y in (line[0], line[-1]))


def _put_count(close: CloseUp, stream: Stream, fate: Fate) -> None:
    """How many came, on the arrow, where that covers nothing; without room the pieces themselves tell it."""
    plate = count_plate(stream, PLATE[fate])
    half = Box(-plate.width / 2, -plate.height / 2, plate.width / 2, plate.height / 2)
    for line in sorted(stream.lines, key=length_of, reverse=True):
        for share in SHARES:
            xy = point_at(line, share)
            if close.holds(half.at(xy)) and close.stand_if_free(plate, xy, 0.0, 1.0) is not None:
                return
