"""A part of the map, drawn sharp: one area, a region, or everything around somebody's units."""

from __future__ import annotations

from math import ceil

from renders.boards import Geometry, load
from renders.civ.pictures.key import key_of
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.near import near, parts
from renders.civ.pictures.pieces import owners_of
from renders.civ.pictures.sheet import ZOOM_MARGIN, BoardSheet, in_play, part, share_of
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import WILD, Shown
from renders.paint.frame import frame
from renders.picture import Picture
from renders.pictures.bands import with_bands
from renders.pictures.closeup import LOW, paged, widened
from renders.pictures.clusters import around
from renders.schemes import CLASSIC
from renders.words.finding import named
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat

SIZE = (1280, 820)
ROOM = (1180.0, 720.0)
"""What fits into a picture at the baked size of the board: larger groups of units are shown in parts."""
LEAST = 560.0
MINE = "Around my units"
REGION = "Region of "
UNITS = "Units of "


def zoom_subjects(view: CivView, geometry: Geometry) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    civs = sorted(nation.civ for nation in view.nations if nation.civ)
    mine = (MINE,) if view.seat is not None else ()
    wild = (WILD.name,) if units_of(view, BARBARIANS) else ()
    units = (*mine, *(f"{UNITS}{name}" for name in (*civs, *wild)))
    regions = tuple(f"{REGION}{civ}" for civ in civs)
    return (*units, *regions, *sorted(geometry.areas), *sorted(geometry.seas))


def draw_zoom(shown: Shown, subject: str, page: int = 1) -> Picture:
    """What the subject names, with its surroundings; units that lie far apart come on several pages."""
    geometry = load(shown.board)
    title = _title(shown, subject, geometry)
    pages = _pages(shown, title, geometry)
    here = min(page, len(pages))
    title = paged(title, here, len(pages))
    sheet = sheet_of(shown, pages[here - 1])
    changes = all_changes(shown)
    used = paint(sheet, shown, changes)
    frame(sheet.picture, LOW)
    image = with_bands(sheet, title, f"{shown.turn}, {shown.moment}", key_of(used, 0.8), shown.scheme)
    seen = [name for name in geometry.areas if sheet.shows(name, 0)]
    changes.marks = {k: m for k, m in changes.marks.items() if k.removeprefix("ship ") in seen}
    for journey in [journey for journey in changes.journeys if not set(journey.path) & set(seen)]:
        del changes.journeys[journey]
    words = map_alt(shown, changes, title), map_listing(shown, changes, seen)
    return Picture(image, *words, pages=len(pages), is_map=True)


def warm_zoom(board: str) -> None:
    """Have the letters of a close-up and the names of all places ready before anybody asks for one."""
    first = next(iter(load(board).areas))
    named(first, tuple(load(board).areas))
    part(board, CLASSIC, (), widened(around([near(board, first)]), LEAST), SIZE)


def sheet_of(shown: Shown, focus: list[str]) -> BoardSheet:
    """The part of the board around some areas, never coarser than the whole map; without any, that map."""
    board, out = shown.board, shown.view.out_of_play
    if not focus:
        return in_play(board, shown.scheme, out)
    left, top, right, bottom = widened(around([near(board, name) for name in focus]), LEAST)
    share = share_of(board, out)
    wide = max(SIZE[0], ceil((right - left + 2 * ZOOM_MARGIN) * share))
    tall = max(SIZE[1], ceil((bottom - top + 2 * ZOOM_MARGIN) * share))
    return part(board, shown.scheme, out, (left, top, right, bottom), (wide, tall))


def units_of(view: CivView, seat: Seat) -> list[str]:
    """All areas with units or ships of a seat."""
    found = {area for area, seats in owners_of(view).items() if seat in seats}
    return sorted(found | {ship.area for ship in view.ships if ship.owner == seat})


def _title(shown: Shown, subject: str, geometry: Geometry) -> str:
    names = zoom_subjects(shown.view, geometry)
    meant = named(subject, names) or named(f"{REGION}{subject}", names)
    return meant or (MINE if shown.seat is not None else shown.rules.name)


def _leader(view: CivView, title: str) -> Seat | None:
    """Whose units a subject is about."""
    if title == MINE:
        return view.seat
    seats = {nation.civ: nation.seat for nation in view.nations} | {WILD.name: BARBARIANS}
    return seats[title.removeprefix(UNITS)] if title.startswith(UNITS) else None


def _pages(shown: Shown, title: str, geometry: Geometry) -> list[list[str]]:
    """The areas that each page is about; none for the whole map."""
    seat = _leader(shown.view, title)
    if seat is not None:
        return [*map(list, parts(shown.board, tuple(units_of(shown.view, seat)), ROOM))] or [[]]
    if title.startswith(REGION):
        areas = shown.rules.board.areas
        region = title.removeprefix(REGION)
        return [[name for name in geometry.areas if name in areas and areas[name].region == region]]
    return [[title] if title in geometry.areas or title in geometry.seas else []]
