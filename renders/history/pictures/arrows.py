"""Arrows for expansion: one for each land that was gone for, at sea where armies sailed, under all names."""

from __future__ import annotations

from math import dist

from renders.boards import Point
from renders.boards.world_ways import march, sailing, voyage
from renders.history.pictures.changes import Entry
from renders.history.pictures.sheet import WorldSheet
from renders.history.shown import Shown
from renders.paint.arrows import through
from renders.paint.colour import RGB, mix
from renders.paint.layout import Box
from renders.paint.sprites import put
from renders.paint.streams import Line, Stream, count_plate, draw_stream, point_at
from renders.pictures.placed import Placed, What

ARROW, PLATE = 0.8, 0.8
CLEAR = 23.0
"""How far from the pieces at both ends an arrow keeps."""
SHARES = (0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2)
"""Where on an arrow its number may stand, best first."""
ASIDE = ((0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0))
STEPS = 60
"""How many places of an arrow are tried of which only an end is seen."""


def draw_entries(sheet: WorldSheet, shown: Shown, entries: list[Entry]) -> list[tuple[Entry, Stream]]:
    """An arrow for each; a failed one is pale. What is printed on the ground stays on top."""
    drawn = []
    for entry in entries:
        if not (sheet.shows(entry.source, 0) or sheet.shows(entry.land, 0)):
            continue
        stream = Stream((line_of(sheet, entry),), _colour(shown, entry), entry.count, entry.by_sea)
        [line] = draw_stream(sheet.picture, stream, ARROW * sheet.unit, CLEAR)
        _note(sheet, entry, line)
        sheet.bring_up_names(_around(line).padded(12 * sheet.unit))
        drawn.append((entry, stream))
    return drawn


def _note(sheet: WorldSheet, entry: Entry, line: Line) -> None:
    """Keep where an arrow runs; of one at sea what is at sea, for it ends on land."""
    if entry.source in sheet.board.waters:
        line = tuple(sheet.point(place) for place in sailing(entry.source, entry.land))
    sheet.placed.append(
        Placed(What.ARROW, _around(line), "arrow", entry.land, entry.seat, line=line, by_sea=entry.by_sea)
    )


def put_counts(sheet: WorldSheet, streams: list[tuple[Entry, Stream]]) -> None:
    """How many armies went, on every arrow, where that covers least; a plan's arrows have its numbers."""
    for entry, stream in streams:
        if not entry.count:
            continue
        plate = count_plate(stream, round(PLATE * sheet.unit, 2))
        half = Box(-plate.width / 2, -plate.height / 2, plate.width / 2, plate.height / 2)
        spots = _spots(sheet, stream, half)
        xy = min(spots, key=lambda spot: _cost(sheet, half.at(spot)))
        put(sheet.picture, plate, xy)
        sheet.taken.take(half.at(xy))
        sheet.placed.append(
            Placed(What.COUNT, half.at(xy), "count", entry.land, entry.seat, half.at(xy), by_sea=entry.by_sea)
        )


def _spots(sheet: WorldSheet, stream: Stream, plate: Box) -> list[Point]:
    """On the arrow, else beside it, as far as it is seen; of one hardly seen, where it leaves the picture."""
    line = stream.lines[0]
    on = [spot for share in SHARES if sheet.has_whole(plate.at(spot := point_at(line, share)))]
    if not on:
        steps = [point_at(line, step / STEPS) for step in range(STEPS + 1)]
        on = [spot for spot in steps if sheet.has_whole(plate.at(spot))]
        on = on or [min(steps, key=lambda spot: dist(spot, sheet.brought_in(plate, spot)))]
    ways = [(dx * far, dy * far) for far in (plate.bottom * 1.6, plate.bottom * 3.2) for dx, dy in ASIDE]
    return [sheet.brought_in(plate, (x + dx, y + dy)) for dx, dy in ((0.0, 0.0), *ways) for x, y in on]


def _cost(sheet: WorldSheet, box: Box) -> float:
    return sheet.taken.cost(box) + sheet.over_letters(box)


def line_of(sheet: WorldSheet, entry: Entry) -> Line:
    """The way of an army in the picture."""
    way: tuple[Point, ...]
    if entry.source in sheet.board.waters:
        way = voyage(entry.source, entry.land)
        return tuple(sheet.point(place) for place in way)
    way = march(entry.source, entry.land)
    return tuple(through([sheet.point(place) for place in way]))


def _colour(shown: Shown, entry: Entry) -> RGB:
    colour = shown.livery(entry.seat).colour
    return mix(colour, shown.scheme.paper, 0.5) if entry.failed else colour


def _around(line: Line) -> Box:
    across, down = [x for x, _ in line], [y for _, y in line]
    return Box(min(across), min(down), max(across), max(down))
