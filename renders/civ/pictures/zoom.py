"""A part of the map, drawn sharp: one area, a region, or everything around somebody's units."""

from __future__ import annotations

from renders.boards import Geometry, load
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.pieces import owners_of
from renders.civ.pictures.sheet import part
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import WILD, Shown
from renders.picture import Picture
from renders.pictures.closeup import finish, surroundings
from renders.words.finding import named
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat

SIZE = (1280, 920)
LEAST = 560.0
TITLE = 700
MINE = "Around my units"
REGION = "Region of "
UNITS = "Units of "


def zoom_subjects(view: CivView, geometry: Geometry) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    civs = sorted(nation.civ for nation in view.nations if nation.civ)
    mine = (MINE,) if view.seat is not None else ()
    wild = (WILD.name,) if units_of(view, BARBARIANS) else ()
    units = tuple(f"{UNITS}{name}" for name in (*civs, *wild))
    regions = tuple(f"{REGION}{civ}" for civ in civs)
    return (*mine, *units, *regions, *sorted(geometry.areas), *sorted(geometry.seas))


def draw_zoom(shown: Shown, subject: str) -> Picture:
    """What the subject names, with its surroundings."""
    geometry = load(shown.board)
    title = _title(shown, subject, geometry)
    focus = _focus(shown, title, geometry) or _in_play(shown, geometry)
    around = surroundings(geometry, focus, LEAST)
    sheet = part(shown.board, shown.scheme, shown.view.out_of_play, around, SIZE)
    changes = all_changes(shown)
    paint(sheet, shown, changes)
    finish(sheet, title, f"{shown.turn}, {shown.moment}", shown.scheme, TITLE)
    seen = [name for name in geometry.areas if sheet.shows(name, 0)]
    changes.marks = {k: m for k, m in changes.marks.items() if k.removeprefix("ship ") in seen}
    for journey in [journey for journey in changes.journeys if not set(journey.path) & set(seen)]:
        del changes.journeys[journey]
    listing = map_listing(shown, changes, seen)
    return Picture(sheet.picture, map_alt(shown, changes, title), listing)


def units_of(view: CivView, seat: Seat) -> list[str]:
    """All areas with units or ships of a seat."""
    found = {area for area, seats in owners_of(view).items() if seat in seats}
    return sorted(found | {ship.area for ship in view.ships if ship.owner == seat})


def _title(shown: Shown, subject: str, geometry: Geometry) -> str:
    names = zoom_subjects(shown.view, geometry)
    meant = named(subject, names) or named(f"{REGION}{subject}", names)
    return meant or (MINE if shown.seat is not None else shown.rules.name)


def _focus(shown: Shown, title: str, geometry: Geometry) -> list[str]:
    seats = {nation.civ: nation.seat for nation in shown.view.nations} | {WILD.name: BARBARIANS}
    if title == MINE and shown.seat is not None:
        return units_of(shown.view, shown.seat)
    if title.startswith(UNITS):
        return units_of(shown.view, seats[title.removeprefix(UNITS)])
    if title.startswith(REGION):
        areas = shown.rules.board.areas
        region = title.removeprefix(REGION)
        return [name for name in geometry.areas if name in areas and areas[name].region == region]
    return [title] if title in geometry.areas or title in geometry.seas else []


def _in_play(shown: Shown, geometry: Geometry) -> list[str]:
    """All that is played on: what is looked at where nothing is named."""
    return [name for name in geometry.areas if name not in shown.view.out_of_play]
