"""Arrows for expansion and marks for what happened, drawn so that they cover no piece."""

from __future__ import annotations

from renders.history.pictures.changes import Entry, WorldChanges
from renders.history.pictures.sheet import WorldSheet
from renders.history.shown import Shown
from renders.paint.arrows import Arrow, draw_arrow
from renders.paint.colour import mix
from renders.paint.sprites import Sprite

WIDE = 2
MARK = 0.86
REACH = 90
HALF_WORLD = 0.5


def draw_entries(sheet: WorldSheet, shown: Shown, entries: list[Entry]) -> None:
    """An arrow for every army; by sea dashed, a failed one pale."""
    for entry in entries:
        if not (sheet.shows(entry.source) or sheet.shows(entry.land)):
            continue
        start, end = sheet.middle(entry.source), sheet.middle(entry.land)
        if abs(start[0] - end[0]) > sheet.board.size[0] * sheet.unit * HALF_WORLD:
            continue
        colour = shown.livery(entry.seat).colour
        arrow = Arrow(
            start,
            end,
            mix(colour, shown.scheme.paper, 0.5) if entry.failed else colour,
            1 if entry.failed else WIDE,
            entry.by_sea,
        )
        draw_arrow(sheet.picture, arrow, 0.85 * sheet.unit, clear=23)


def put_marks(sheet: WorldSheet, changes: WorldChanges) -> set[Sprite]:
    """A mark beside each place where something happened; which kinds there are."""
    used = set()
    for land, marks in changes.marks.items():
        if not sheet.shows(land, 0):
            continue
        for kind in sorted(marks):
            x, y = sheet.middle(land)
            sheet.put_mark(kind, (x + 22 * sheet.unit, y - 22 * sheet.unit), MARK, reach=REACH)
            used.add(kind)
    return used
