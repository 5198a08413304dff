"""Arrows and marks for what happened, drawn so that they cover no piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.paint.arrows import curve
from renders.paint.colour import RGB, mix
from renders.paint.emblems import RIM
from renders.paint.layout import Box, square
from renders.paint.sprites import Sprite, body, put, sprite
from renders.paint.streams import Stream, count_plate, draw_stream, point_at
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.changes import Move, WorldChanges
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.pictures.territory import ring
from renders.peoples.shown import Shown
from renders.peoples.signs.pieces import pawn, tribe
from renders.peoples.staging import outer_corner
from renders.pictures.placed import Placed, What
from rules.peoples.regions import AreaId
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait
from rules.table import Seat

FOUND: RGB = (96, 196, 84)
NEW: RGB = (255, 214, 70)
MARK = 1 / 108
"""The scale of a mark for each pixel of an area."""
NEUTRAL_WAY: RGB = (120, 116, 110)
CLEAR = 30
"""How far an arrow keeps away from the pieces at its ends, in hundredths of an area."""
ASIDE = 0.2
"""By how much a number is moved at most so that it is not cut, in areas."""
SHAFT = 0.05
"""Half of what an arrow takes across, in areas."""
GHOST, PALE = 0.62, 150
"""How large what was lost is drawn, in areas, and how much of it is seen, of 255."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An arrow of several tribes, as it was drawn, and the first of their moves."""

    stream: Stream
    move: Move


def cells_of(shown: Shown, part: int) -> dict[AreaId, Cell]:
    """Where the areas of a part lie."""
    return {area: (x, y) for area, (n, x, y) in shown.view.world.places.items() if n == part}


def ring_found(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> None:
    """A frame around each region that was found."""
    for region in changes.found:
        n, spot = shown.view.world.spots[region]
        if n == part:
            ring(sheet, (spot.x, spot.y), FOUND)


def draw_moves(sheet: BoardSheet, shown: Shown, moves: list[Move], part: int) -> list[Counted]:
    """An arrow for all tribes of a people that went to the same place; forced ones pale. Those of several."""
    cells, found = cells_of(shown, part), []
    for group in _merged(move for move in moves if move.source in cells and move.to in cells):
        first = group[0]
        end = cells[first.to]
        colour = NEUTRAL_WAY if first.seat == NEUTRAL else shown.livery(first.seat).colour
        tone = mix(colour, shown.scheme.paper, 0.5) if first.is_retreat else colour
        for goal in sheet.copies(end, 1.5):
            starts = [_beside(sheet, cells[move.source], end) for move in group]
            shift = goal[0] - end[0]
            lines = [tuple(curve(sheet.at((x + shift, y)), sheet.at(goal))) for x, y in starts]
            stream = Stream(tuple(lines), tone, len(group))
            drawn = draw_stream(sheet.picture, stream, sheet.unit / 100, CLEAR)
            kind = "several" if len(group) > 1 else "one"
            for line in drawn:
                for point in line[::3]:
                    sheet.taken.take(square(point, SHAFT * sheet.unit))
                sheet.placed.append(
                    Placed(What.ARROW, _around(line), kind, first.to, first.seat, None, tuple(line))
                )
            if len(group) > 1:
                found.append(Counted(stream, first))
    return found


def _merged(moves: Iterable[Move]) -> list[list[Move]]:
    found: dict[tuple[Seat, AreaId, bool, bool], list[Move]] = {}
    for move in dict.fromkeys(moves):
        found.setdefault((move.seat, move.to, move.is_attack, move.is_retreat), []).append(move)
    return list(found.values())


def _beside(sheet: BoardSheet, start: Cell, end: Cell) -> Cell:
    """Where a way begins, over the seam of a round world if that is nearer."""
    wide = 2 * sheet.scene.chart.wide
    if sheet.scene.chart.is_round and abs(start[0] - end[0]) > wide // 2:
        return start[0] + (wide if start[0] < end[0] else -wide), start[1]
    return start


def _around(line: Sequence[Point]) -> Box:
    xs, ys = zip(*line, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def put_counts(sheet: BoardSheet, counted: Iterable[Counted]) -> None:
    """How many went along an arrow of several, where it hides least."""
    for way in counted:
        image = count_plate(way.stream, round(sheet.unit / 100, 2))
        half = image.width / 2, image.height / 2
        box = Box(-half[0], -half[1], half[0], half[1])
        places = [point_at(line, share) for line in way.stream.lines for share in (0.5, 0.4, 0.6, 0.3, 0.7)]
        kept = [xy for place in places if (xy := sheet.kept(box, place, ASIDE)) is not None]
        if kept:
            xy = min(kept, key=lambda xy: sheet.taken.hidden(box.at(xy)))
            put(sheet.picture, image, xy)
            sheet.taken.take(box.at(xy))
            sheet.placed.append(
                Placed(What.COUNT, box.at(xy), "count", way.move.to, way.move.seat, box.at(xy))
            )


def put_ghosts(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> None:
    """A pale tribe where one was lost."""
    cells = cells_of(shown, part)
    for area, seat in changes.losses.items():
        for cell in sheet.copies(cells[area], 0.1) if area in cells else ():
            size = max(6, round(GHOST * sheet.unit))
            pale = _lost(shown, seat, size).copy()
            pale.putalpha(pale.getchannel("A").point([value * PALE // 255 for value in range(256)]))
            box = square((0, 0), GHOST * sheet.unit * 0.36)
            xy = sheet.free_place(cell, box, sheet.at(cell, 0.5, 0.6))
            put(sheet.picture, pale, xy)
            sheet.placed.append(Placed(What.GHOST, box.at(xy), "tribe", area, seat))


def _lost(shown: Shown, seat: Seat, size: int) -> Image.Image:
    return pawn(NEUTRAL_WAY, False, size) if seat == NEUTRAL else tribe(shown.livery(seat), False, size)


def put_marks(sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int) -> set[Sprite]:
    """A mark within each area where something happened; which kinds there are."""
    cells, used = cells_of(shown, part), set()
    _ring_tokens(sheet, shown, changes, part)
    put_ghosts(sheet, shown, changes, part)
    for area, marks in changes.marks.items():
        for cell in sheet.copies(cells[area], -0.2) if area in cells else ():
            for kind in sorted(marks):
                _put(sheet, kind, cell, marks[kind], area)
                used.add(kind)
    return used


def _put(sheet: BoardSheet, kind: Sprite, cell: Cell, text: str, area: AreaId) -> None:
    scale = round(sheet.unit * MARK, 2)
    box = body(kind, scale * 0.85)
    xy = sheet.free_place(cell, box, sheet.at(cell, 0.8, 0.3))
    put(sheet.picture, sprite(kind, text=text, scale=scale), xy)
    sheet.placed.append(Placed(What.MARK, box.at(xy), str(kind), area))


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
