"""What stands in the world: territory, armies by epoch, forts, capitals, cities, monuments, fleets."""

from __future__ import annotations

from collections.abc import Collection

from renders.boards import Point
from renders.boards.terrain import WORLD, terrain
from renders.history.pictures.changes import TOWNS
from renders.history.pictures.sheet import WorldSheet
from renders.history.shown import Shown
from renders.paint.emblems import RIM
from renders.paint.overlay import Polygon, Tinted, outline, tint
from renders.paint.pieces import IVORY
from renders.paint.sprites import NEUTRAL, Sprite, body, number_box, put, sprite
from renders.pictures.placed import Placed, What
from renders.words.counting import roman
from rules.history_of_the_world.view import LandView
from rules.table import Seat

TINT = 1.28
SIZE = 1.06
"""Pieces are drawn a little larger than the slots of the board were measured for."""
SMALL = 0.84


def paint_ground(sheet: WorldSheet, shown: Shown, named: Collection[str] = ()) -> None:
    """Territory in its owners' colours, a bright line around named lands, then the ink above it."""
    areas = [
        Tinted(sheet.lands[name], (shown.livery(land.seat).colour,))
        for name, land in shown.view.lands.items()
        if sheet.shows(name, 400)
    ]
    if not named:
        sheet.colour(areas, TINT)
        return
    tint(sheet.picture, areas, TINT)
    for name in named:
        if name in sheet.lands:
            for tone, wide in ((RIM, 13), (IVORY, 8)):
                outline(sheet.picture, _mainland(sheet.lands[name]), tone, wide * sheet.unit)
    ink = sheet.whole_ink()
    sheet.picture.paste(ink, (0, 0), ink)


def _mainland(polygons: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
    """A land without its small islands."""
    sizes = [_extent(polygon) for polygon in polygons]
    return tuple(polygon for polygon, size in zip(polygons, sizes, strict=True) if size >= max(sizes) / 12)


def _extent(polygon: Polygon) -> float:
    across, down = [x for x, _ in polygon[0]], [y for _, y in polygon[0]]
    return (max(across) - min(across)) * (max(down) - min(down))


def put_pieces(sheet: WorldSheet, shown: Shown, fleets: dict[str, Seat]) -> None:
    """All pieces; the boxes they take are kept free of marks."""
    view = shown.view
    for name in view.monuments:
        if sheet.shows(name):
            at = _within(sheet, name, sheet.board.lands[name].monument, Sprite.MONUMENT)
            _put(sheet, Sprite.MONUMENT, shown, _holder(shown, name), at, name)
    for name, settlement in view.settlements.items():
        if sheet.shows(name):
            at = _within(sheet, name, sheet.board.lands[name].city, TOWNS[settlement])
            _put(sheet, TOWNS[settlement], shown, _holder(shown, name), at, name)
    for name, land in view.lands.items():
        if sheet.shows(name):
            _army(sheet, shown, name, land)
    _put_counts(sheet, shown)
    _put_fleets(sheet, shown, fleets)


def _within(sheet: WorldSheet, land: str, place: Point, kind: Sprite) -> Point:
    """The place printed for a building; where that reaches over to a neighbour, the nearest free one."""
    owner = terrain(WORLD).owner(place)
    if owner == land or owner not in sheet.board.lands:
        return place
    xy, _ = sheet.place_in(land, body(kind, SMALL * sheet.unit * 0.8), sheet.point(place))
    return sheet.board_place(xy)


def _holder(shown: Shown, land: str) -> Seat | None:
    held = shown.view.lands.get(land)
    return held.seat if held else None


def _army(sheet: WorldSheet, shown: Shown, name: str, land: LandView) -> None:
    """An army in its epoch's figure, in a fort if there is one."""
    kind = Sprite.GARRISON if land.fort else Sprite.ARMY
    _put(sheet, kind, shown, land.seat, sheet.board.lands[name].army, name, roman(land.figure), SIZE)


def _put_counts(sheet: WorldSheet, shown: Shown) -> None:
    """How many armies stand in a land, where there are several: at a corner that is free."""
    scale = round(sheet.unit, 2)
    box = body(Sprite.COUNT, scale * 0.42)
    for name, land in shown.view.lands.items():
        if land.armies == 1 or not sheet.shows(name):
            continue
        x, y = sheet.middle(name)
        wanted = x + 19 * sheet.unit, y - 19 * sheet.unit
        if not sheet.has_whole(box.at(wanted)):
            continue
        at = sheet.free_place(box, wanted, reach=36, step=4)
        put(sheet.picture, sprite(Sprite.COUNT, text=str(land.armies), scale=scale), at)


def _put_fleets(sheet: WorldSheet, shown: Shown, fleets: dict[str, Seat]) -> None:
    """Fleets that stayed at sea, then those of the turn."""
    moored: dict[str, int] = {}
    everywhere = [(sea, navy.seat, roman(navy.figure)) for sea, navy in shown.view.navies.items()]
    everywhere += [(sea, seat, "") for sea, seat in fleets.items() if sea not in shown.view.navies]
    for sea, seat, text in everywhere:
        places = sheet.board.waters[sea].fleets
        at = places[min(moored.get(sea, 0), len(places) - 1)]
        moored[sea] = moored.get(sea, 0) + 1
        if sheet.shows(sea):
            _put(sheet, Sprite.FLEET, shown, seat, at, sea, text, SIZE)


def _put(
    sheet: WorldSheet,
    kind: Sprite,
    shown: Shown,
    seat: Seat | None,
    at: Point,
    place: str,
    text: str = "",
    scale: float = SMALL,
) -> None:
    size = round(scale * sheet.unit, 2)
    livery = NEUTRAL if seat is None else shown.livery(seat)
    xy = sheet.point(at)
    box, number = body(kind, size * 0.86).at(xy), number_box(kind, size)
    if not sheet.has_whole(box):
        return
    put(sheet.picture, sprite(kind, livery, text, size), xy)
    sheet.taken.take(box)
    sheet.placed.append(
        Placed(What.PIECE, box, kind, place, seat, number.at(xy) if number and text else None)
    )
