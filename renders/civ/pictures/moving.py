"""Arrows for moves and marks for what happened, drawn so that they cover no number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from renders.boards import Point
from renders.civ.pictures.changes import Changes, Move
from renders.civ.pictures.sailing import sea_way
from renders.civ.pictures.sheet import SHARE, Sheet
from renders.civ.pictures.standing import moorings_of
from renders.civ.shown import Shown
from renders.paint.arrows import Arrow, draw_arrow, draw_count, middle
from renders.paint.layout import square
from renders.paint.sprites import Kind, body, put, sprite

ARROW, WIDEST = 0.8, 6
MARK = 0.92
SMALL_MARKS = {Kind.GAINED: 0.72, Kind.MOVED: 0.8}


def draw_moves(sheet: Sheet, shown: Shown, moves: Counter[Move]) -> list[Arrow]:
    """An arrow for every move; land and sea differ, and many tokens make a wide one."""
    arrows = []
    for move, count in moves.items():
        points = _voyage(sheet, shown, move) if move.by_sea else _march(sheet, move)
        if len(points) < 2 or not any(_inside(sheet, point) for point in points):
            continue
        colour = shown.livery(move.seat).colour
        way = tuple(points[1:-1])
        arrow = Arrow(points[0], points[-1], colour, count, move.by_sea, by_way_of=way)
        wide = replace(arrow, count=min(WIDEST, max(1, count)))
        draw_arrow(sheet.picture, wide, ARROW * sheet.unit, clear=20)
        arrows.append(arrow)
    return arrows


def put_counts(sheet: Sheet, arrows: Iterable[Arrow]) -> None:
    """How many moved, on the arrows that have room for it; small maps show it by width alone."""
    if sheet.unit < SHARE:
        return
    for arrow in arrows:
        box = square(middle(arrow), 17 * ARROW * sheet.unit)
        if arrow.count and sheet.taken.is_free(box):
            draw_count(sheet.picture, arrow, ARROW * sheet.unit)
        for end in (arrow.start, arrow.end, middle(arrow)):
            sheet.taken.take(square(end, 20 * sheet.unit))


def _inside(sheet: Sheet, point: Point) -> bool:
    return -60 <= point[0] <= sheet.picture.width + 60 and -60 <= point[1] <= sheet.picture.height + 60


def _march(sheet: Sheet, move: Move) -> list[Point]:
    """From the mover's own pieces through the middle of every area to its pieces at the end."""
    points = [sheet.middle(area) for area in move.path]
    for end in (0, -1):
        points[end] = sheet.places.get((move.path[end], move.seat), points[end])
    return points


def _voyage(sheet: Sheet, shown: Shown, move: Move) -> list[Point]:
    """Along the coasts from port to port."""
    points = [sheet.point(moorings_of(sheet, *water)[0]) for water in sea_way(shown.rules.board, move.path)]
    for end in (0, -1):
        points[end] = sheet.places.get((f"ship {move.path[end]}", move.seat), points[end])
    return points


def put_marks(sheet: Sheet, changes: Changes) -> set[Kind]:
    """A mark beside each place where something happened; which kinds there are."""
    used = set()
    for place, marks in changes.marks.items():
        area = place.removeprefix("ship ")
        if area not in sheet.geometry.areas or not sheet.shows(area):
            continue
        for kind, text in marks.items():
            scale = round(SMALL_MARKS.get(kind, MARK) * sheet.unit, 2)
            wanted = _beside(sheet, place, area)
            xy = sheet.free_place(body(kind, scale * 0.8), wanted)
            put(sheet.picture, sprite(kind, text=text, scale=scale), xy)
            used.add(kind)
    return used


def _beside(sheet: Sheet, place: str, area: str) -> Point:
    found = [xy for (name, _), xy in sheet.places.items() if name == place]
    x, y = found[0] if found else sheet.point(sheet.geometry.areas[area].city)
    return x + 24 * sheet.unit, y - 24 * sheet.unit
