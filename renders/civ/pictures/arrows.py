"""Arrows for journeys and marks for what happened, drawn so that they cover no number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from renders.boards import Point
from renders.civ.pictures.changes import BoardChanges, Journey
from renders.civ.pictures.pieces import moorings_of
from renders.civ.pictures.sailing import sea_way
from renders.civ.pictures.sheet import LEAST, BoardSheet
from renders.civ.shown import Shown
from renders.paint.arrows import Arrow, draw_arrow, draw_count, middle
from renders.paint.layout import square
from renders.paint.sprites import Sprite

ARROW, WIDEST = 0.8, 6
MARK = 0.92
SMALL_MARKS = {Sprite.GAINED: 0.72, Sprite.MOVED: 0.8}


def draw_journeys(sheet: BoardSheet, shown: Shown, journeys: Counter[Journey]) -> list[Arrow]:
    """An arrow for every journey; land and sea differ, and many tokens make a wide one."""
    arrows = []
    for journey, count in journeys.items():
        points = _voyage(sheet, shown, journey) if journey.by_sea else _march(sheet, journey)
        if len(points) < 2 or not any(_inside(sheet, point) for point in points):
            continue
        colour = shown.livery(journey.seat).colour
        way = tuple(points[1:-1])
        arrow = Arrow(points[0], points[-1], colour, count, journey.by_sea, by_way_of=way)
        wide = replace(arrow, count=min(WIDEST, max(1, count)))
        draw_arrow(sheet.picture, wide, ARROW * sheet.unit, clear=20)
        arrows.append(arrow)
    return arrows


def put_counts(sheet: BoardSheet, arrows: Iterable[Arrow]) -> None:
    """How many moved, on the arrows that have room for it; small maps show it by width alone."""
    if sheet.unit < LEAST:
        return
    for arrow in arrows:
        box = square(middle(arrow), 17 * ARROW * sheet.unit)
        if arrow.count and sheet.taken.is_free(box):
            draw_count(sheet.picture, arrow, ARROW * sheet.unit)
        for end in (arrow.start, arrow.end, middle(arrow)):
            sheet.taken.take(square(end, 20 * sheet.unit))


def _inside(sheet: BoardSheet, point: Point) -> bool:
    return -60 <= point[0] <= sheet.picture.width + 60 and -60 <= point[1] <= sheet.picture.height + 60


def _march(sheet: BoardSheet, journey: Journey) -> list[Point]:
    """From the mover's own pieces through the middle of every area to its pieces at the end."""
    points = [sheet.middle(area) for area in journey.path]
    for end in (0, -1):
        points[end] = sheet.places.get((journey.path[end], journey.seat), points[end])
    return points


def _voyage(sheet: BoardSheet, shown: Shown, journey: Journey) -> list[Point]:
    """Along the coasts from port to port."""
    points = [
        sheet.point(moorings_of(sheet, *water)[0]) for water in sea_way(shown.rules.board, journey.path)
    ]
    for end in (0, -1):
        points[end] = sheet.places.get((f"ship {journey.path[end]}", journey.seat), points[end])
    return points


def put_marks(sheet: BoardSheet, changes: BoardChanges) -> set[Sprite]:
    """A mark beside each place where something happened; which kinds there are."""
    used = set()
    for place, marks in changes.marks.items():
        area = place.removeprefix("ship ")
        if area not in sheet.board.areas or not sheet.shows(area):
            continue
        for kind, text in marks.items():
            sheet.put_mark(kind, _beside(sheet, place, area), SMALL_MARKS.get(kind, MARK), text)
            used.add(kind)
    return used


def _beside(sheet: BoardSheet, place: str, area: str) -> Point:
    found = [xy for (name, _), xy in sheet.places.items() if name == place]
    x, y = found[0] if found else sheet.point(sheet.board.areas[area].city)
    return x + 24 * sheet.unit, y - 24 * sheet.unit
