"""Arrows and marks for what happened, drawn so that they cover no piece."""

from __future__ import annotations

from PIL import ImageDraw

from renders.paint.arrows import Arrow, draw_arrow
from renders.paint.colour import RGB, mix
from renders.paint.emblems import RIM
from renders.paint.sprites import Sprite, body, put, sprite
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.changes import Move, WorldChanges
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.pictures.territory import ring
from renders.peoples.shown import Shown
from renders.peoples.staging import outer_corner
from rules.peoples.regions import AreaId
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait

FOUND: RGB = (96, 196, 84)
NEW: RGB = (255, 214, 70)
MARK = 1 / 88
"""The scale of a mark for each pixel of an area."""
NEUTRAL_WAY: RGB = (120, 116, 110)


def cells_of(shown: Shown, part: int) -> dict[AreaId, Cell]:
    """Where the areas of a part lie."""
    return {area: (x, y) for area, (n, x, y) in shown.view.world.places.items() if n == part}


def ring_found(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> None:
    """A frame around each region that was found."""
    for region in changes.found:
        n, spot = shown.view.world.spots[region]
        if n == part:
            ring(sheet, (spot.x, spot.y), FOUND)


def draw_moves(sheet: BoardSheet, shown: Shown, moves: list[Move], part: int) -> None:
    """An arrow for every tribe that went somewhere; forced ones pale."""
    cells = cells_of(shown, part)
    for move in moves:
        if move.source not in cells or move.to not in cells:
            continue
        start, end = cells[move.source], cells[move.to]
        wide = 2 * sheet.scene.chart.wide
        if sheet.scene.chart.is_round and abs(start[0] - end[0]) > wide // 2:
            end = end[0] + (wide if start[0] > end[0] else -wide), end[1]
        colour = NEUTRAL_WAY if move.seat == NEUTRAL else shown.livery(move.seat).colour
        tone = mix(colour, shown.scheme.paper, 0.5) if move.is_retreat else colour
        for copy in sheet.copies(start, 1.5):
            goal = end[0] + copy[0] - start[0], end[1]
            arrow = Arrow(sheet.at(copy), sheet.at(goal), tone, 2 if not move.is_retreat else 1)
            draw_arrow(sheet.picture, arrow, sheet.unit / 100, clear=30)


def put_marks(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> set[Sprite]:
    """A mark beside each place where something happened; which kinds there are."""
    cells, used = cells_of(shown, part), set()
    _ring_tokens(sheet, shown, changes, part)
    for area, marks in changes.marks.items():
        if area not in cells:
            continue
        for cell in sheet.copies(cells[area], 0.1):
            for kind in sorted(marks):
                _put(sheet, kind, sheet.at(cell, 0.8, 0.24), marks[kind])
                used.add(kind)
    return used


def _put(sheet: BoardSheet, kind: Sprite, wanted: Point, text: str) -> None:
    scale = round(sheet.unit * MARK, 2)
    near = sheet.taken.near(wanted, 1.2 * sheet.unit)
    box = body(kind, scale * 0.7)
    xy = near.place(box, wanted, 0.42 * sheet.unit, max(2, sheet.unit / 16))
    sheet.taken.take(box.at(xy))
    put(sheet.picture, sprite(kind, text=text, scale=scale), xy)


def _ring_tokens(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> None:
    """A bright ring around each new token."""
    draw = ImageDraw.Draw(sheet.picture)
    reach, wide = 0.24 * sheet.unit, max(2, round(0.05 * sheet.unit))
    for trait, place in changes.tokens:
        corner = corner_of(shown, trait, place, part)
        for cell in sheet.copies(corner, 1.1) if corner else ():
            x, y = sheet.corner(cell)
            for tone, grow in ((RIM, 1), (NEW, 0)):
                box = x - reach - grow, y - reach - grow, x + reach + grow, y + reach + grow
                draw.ellipse(box, outline=tone, width=wide + 2 * grow)


def corner_of(shown: Shown, trait: Trait, place: str, part: int) -> Cell | None:
    """The corner where a token stands, if it is in this part."""
    world = shown.view.world
    if trait is Trait.CULTURE:
        n, spot = world.spots[place]
        return (2 * spot.x + 1, 2 * spot.y + 1) if n == part else None
    n, x, y = world.places[place]
    return outer_corner((x, y)) if n == part else None
