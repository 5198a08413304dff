"""A part of the map, drawn sharp: one area, a region, or everything around somebody's units."""

from __future__ import annotations

from collections.abc import Iterable

from renders.boards import Box as Corners
from renders.boards import Geometry, load
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import Sheet, part
from renders.civ.pictures.standing import owners_of
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import Shown
from renders.paint.frame import cartouche, frame
from renders.paint.layout import Box
from renders.picture import Picture
from rules.atlas.names import Finder, Found
from rules.civ.views import CivView
from rules.table import Seat

SIZE = (1280, 920)
LEAST = 560.0
MINE = "Around my units"
REGION = "Region of "
UNITS = "Units of "


def zoom_subjects(view: CivView, geometry: Geometry) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    civs = sorted(nation.civ for nation in view.nations if nation.civ)
    mine = (MINE,) if view.seat is not None else ()
    units = tuple(f"{UNITS}{civ}" for civ in civs)
    regions = tuple(f"{REGION}{civ}" for civ in civs)
    return (*mine, *units, *regions, *sorted(geometry.areas), *sorted(geometry.seas))


def draw_zoom(shown: Shown, subject: str) -> Picture:
    """What the subject names, with its surroundings."""
    geometry = load(shown.board)
    title = _title(shown, subject, geometry)
    focus = _focus(shown, title, geometry)
    around = surroundings(geometry, focus)
    sheet = part(shown.board, shown.scheme, shown.view.out_of_play, around, SIZE)
    changes = all_changes(shown)
    paint(sheet, shown, changes)
    frame(sheet.picture, 0.7)
    put_sign(sheet, title, f"{shown.turn}, {shown.moment}", shown)
    seen = [name for name in geometry.areas if _is_inside(sheet, name)]
    changes.marks = {k: m for k, m in changes.marks.items() if k.removeprefix("ship ") in seen}
    for move in [move for move in changes.moves if not set(move.path) & set(seen)]:
        del changes.moves[move]
    listing = map_listing(shown, changes, seen)
    return Picture(sheet.picture, map_alt(shown, changes, title), listing)


def surroundings(geometry: Geometry, names: Iterable[str]) -> Corners:
    """The box around some areas and seas, never smaller than lets one find one's way."""
    wide, tall = geometry.size
    boxes = [geometry.bounds(name) for name in names] or [(0.0, 0.0, float(wide), float(tall))]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    across = max(0.0, LEAST - (right - left)) / 2
    down = max(0.0, LEAST * 0.7 - (bottom - top)) / 2
    return left - across, top - down, right + across, bottom + down


def units_of(view: CivView, seat: Seat) -> list[str]:
    """All areas with units or ships of a seat."""
    found = {area for area, seats in owners_of(view).items() if seat in seats}
    return sorted(found | {ship.area for ship in view.ships if ship.owner == seat})


def _title(shown: Shown, subject: str, geometry: Geometry) -> str:
    names = zoom_subjects(shown.view, geometry)
    answer = Finder(names).find(subject) if subject else None
    if isinstance(answer, Found):
        return answer.name
    return MINE if shown.seat is not None else shown.rules.name


def _focus(shown: Shown, title: str, geometry: Geometry) -> list[str]:
    seats = {nation.civ: nation.seat for nation in shown.view.nations}
    if title == MINE and shown.seat is not None:
        return units_of(shown.view, shown.seat)
    if title.startswith(UNITS):
        return units_of(shown.view, seats[title.removeprefix(UNITS)])
    if title.startswith(REGION):
        areas = shown.rules.board.areas
        region = title.removeprefix(REGION)
        return [name for name in geometry.areas if name in areas and areas[name].region == region]
    return [title] if title in geometry.areas or title in geometry.seas else []


def _is_inside(sheet: Sheet, name: str) -> bool:
    x, y = sheet.middle(name)
    return 0 <= x <= sheet.picture.width and 0 <= y <= sheet.picture.height


def put_sign(sheet: Sheet, title: str, subtitle: str, shown: Shown) -> None:
    """The title in the corner where it hides least."""
    sign = cartouche(title, subtitle, shown.scheme, 0.8, most=700)
    wide, tall = sheet.picture.width - sign.width - 14, sheet.picture.height - sign.height - 14
    corners = [(14, tall), (wide, tall), (14, 14), (wide, 14)]
    x, y = min(corners, key=lambda at: sheet.taken.cost(Box(0, 0, sign.width, sign.height).at(at)))
    sheet.picture.paste(sign, (x, y), sign)
