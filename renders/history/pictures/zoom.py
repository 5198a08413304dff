"""A part of the world, drawn sharp: a land, a sea, an area, or everything around somebody's armies."""

from __future__ import annotations

from renders.boards.world import load_world
from renders.history.pictures.changes import WorldChanges
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import fitting, part
from renders.history.pictures.twin import map_alt, map_listing
from renders.history.shown import Shown
from renders.picture import Picture
from renders.pictures.closeup import finish, surroundings
from renders.words.finding import named
from rules.history_of_the_world.board import board
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat

WIDE, LOW, HIGH = 1440, 781, 1040
LEAST = 620.0
TITLE = 620
MINE = "Around my armies"
NEWS = "Where things happened"
ARMIES = "Armies of "
AREA = " (area)"


def zoom_subjects(view: HistoryView) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    mine = (MINE,) if view.seat is not None else ()
    armies = (f"{ARMIES}{player.name}" for player in view.players)
    return tuple(dict.fromkeys((*mine, NEWS, *_places(), *armies)))


def _places() -> dict[str, tuple[str, ...]]:
    """The lands and waters behind each name of a place."""
    world = board()
    lands = {land.name: (land.id,) for land in world.lands.values()}
    areas = {area.name + (AREA if area.name in lands else ""): area.lands for area in world.areas.values()}
    waters = {water.name: (water.id,) for water in world.waters.values()}
    return {**areas, **dict(sorted(lands.items())), **waters}


def draw_zoom(shown: Shown, subject: str) -> Picture:
    """What the subject names, with its surroundings."""
    changes = all_changes(shown)
    title = _title(shown, subject)
    focus = _focus(shown, title, changes)
    around = surroundings(load_world(), focus, LEAST)
    sheet = part(shown.scheme, around, fitting(around, WIDE, LOW, HIGH))
    paint(sheet, shown, changes)
    finish(sheet, title, f"{shown.epoch}, {shown.moment}", shown.scheme, TITLE)
    seen = [name for name in sheet.lands if sheet.shows(name, 0)]
    changes.marks = {land: marks for land, marks in changes.marks.items() if land in seen}
    changes.entries = [entry for entry in changes.entries if {entry.source, entry.land} & set(seen)]
    return Picture(sheet.picture, map_alt(shown, changes, title), map_listing(shown, changes, seen))


def lands_of(view: HistoryView, seat: Seat) -> list[str]:
    """All lands and seas that a seat holds."""
    lands = [name for name, land in view.lands.items() if land.seat == seat]
    return lands + [sea for sea, navy in view.navies.items() if navy.seat == seat]


def _title(shown: Shown, subject: str) -> str:
    return named(subject, zoom_subjects(shown.view)) or (MINE if shown.seat is not None else NEWS)


def _focus(shown: Shown, title: str, changes: WorldChanges) -> list[str]:
    if title == MINE and shown.seat is not None:
        return lands_of(shown.view, shown.seat)
    if title == NEWS:
        return changes.changed
    if title.startswith(ARMIES):
        return [land for seat in _seats(shown, title) for land in lands_of(shown.view, seat)]
    return list(_places()[title])


def _seats(shown: Shown, title: str) -> list[Seat]:
    """The players a title names, by the names the game knows them by."""
    return [p.seat for p in shown.view.players if p.name == title.removeprefix(ARMIES)]
