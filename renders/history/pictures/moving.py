"""Arrows for expansion and marks for what happened, drawn so that they cover no piece."""

from __future__ import annotations

from renders.history.pictures.changes import Changes, Move
from renders.history.pictures.sheet import Sheet
from renders.history.shown import Shown
from renders.paint.arrows import Arrow, draw_arrow
from renders.paint.colour import mix
from renders.paint.sprites import Kind, body, put, sprite

WIDE = 2
MARK = 0.86
REACH = 90
HALF_WORLD = 0.5


def draw_moves(sheet: Sheet, shown: Shown, moves: list[Move]) -> None:
    """An arrow for every army; by sea dashed, a failed one pale."""
    for move in moves:
        if not (sheet.shows(move.source) or sheet.shows(move.land)):
            continue
        start, end = sheet.middle(move.source), sheet.middle(move.land)
        if abs(start[0] - end[0]) > sheet.world.size[0] * sheet.unit * HALF_WORLD:
            continue
        colour = shown.livery(move.seat).colour
        arrow = Arrow(
            start,
            end,
            mix(colour, shown.scheme.paper, 0.5) if move.failed else colour,
            1 if move.failed else WIDE,
            move.by_sea,
        )
        draw_arrow(sheet.picture, arrow, 0.85 * sheet.unit, clear=23)


def put_marks(sheet: Sheet, changes: Changes) -> set[Kind]:
    """A mark beside each place where something happened; which kinds there are."""
    used = set()
    for land, marks in changes.marks.items():
        if not sheet.shows(land, 0):
            continue
        for kind in sorted(marks):
            scale = round(MARK * sheet.unit, 2)
            x, y = sheet.middle(land)
            wanted = x + 22 * sheet.unit, y - 22 * sheet.unit
            around = sheet.taken.near(wanted, 2 * REACH * sheet.unit)
            box = body(kind, scale * 0.8)
            xy = around.place(box, wanted, REACH * sheet.unit, 5 * sheet.unit)
            sheet.taken.take(box.at(xy))
            put(sheet.picture, sprite(kind, scale=scale), xy)
            used.add(kind)
    return used
