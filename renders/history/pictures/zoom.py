"""A part of the world, drawn sharp: a land, a sea, an area, or everything around somebody's armies."""

from __future__ import annotations

from renders.boards.world import load_world
from renders.history.pictures.changes import WORDS, WorldChanges
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.near import near, parts
from renders.history.pictures.sheet import MARGIN, SHARE, WorldSheet, fitting, part, whole
from renders.history.pictures.twin import map_alt, map_listing
from renders.history.shown import Shown
from renders.paint.frame import frame
from renders.picture import Picture
from renders.pictures.bands import with_bands
from renders.pictures.changes import keys_of
from renders.pictures.closeup import LOW as SCALE
from renders.pictures.closeup import paged, widened
from renders.pictures.clusters import around
from renders.schemes import CLASSIC
from renders.words.finding import named
from rules.history_of_the_world.board import board
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat

WIDE, LOW, HIGH = 1440, 781, 920
ROOM = (1360.0, 860.0)
"""What fits into a picture at the baked size of the board: armies farther apart are shown in parts."""
LEAST = 620.0
MINE = "Around my armies"
NEWS = "Where things happened"
ARMIES = "Armies of "
AREA = " (area)"


def zoom_subjects(view: HistoryView) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    mine = (MINE,) if view.seat is not None else ()
    armies = [f"{ARMIES}{player.name}" for player in view.players]
    return tuple(dict.fromkeys((*mine, NEWS, *_places(), *armies)))


def _places() -> dict[str, tuple[str, ...]]:
    """The lands and waters behind each name of a place."""
    world = board()
    lands = {land.name: (land.id,) for land in world.lands.values()}
    areas = {area.name + (AREA if area.name in lands else ""): area.lands for area in world.areas.values()}
    waters = {water.name: (water.id,) for water in world.waters.values()}
    return {**areas, **dict(sorted(lands.items())), **waters}


def draw_zoom(shown: Shown, subject: str, page: int = 1) -> Picture:
    """What the subject names, with its surroundings; armies far apart come on several pages."""
    changes = all_changes(shown)
    title = _title(shown, subject)
    pages = _pages(shown, title, changes)
    here = min(page, len(pages))
    title = paged(title, here, len(pages))
    sheet = sheet_of(shown, pages[here - 1])
    used = paint(sheet, shown, changes)
    frame(sheet.picture, SCALE)
    image = with_bands(
        sheet, title, f"{shown.epoch}, {shown.moment}", keys_of(WORDS, used, 0.8), shown.scheme
    )
    seen = [name for name in sheet.lands if sheet.shows(name, 0)]
    changes.marks = {land: marks for land, marks in changes.marks.items() if land in seen}
    changes.entries = [entry for entry in changes.entries if {entry.source, entry.land} & set(seen)]
    words = map_alt(shown, changes, title), map_listing(shown, changes, seen)
    return Picture(image, *words, pages=len(pages), is_map=True)


def warm_zoom() -> None:
    """Have the letters of a close-up and the names of all places ready before anybody asks for one."""
    first = next(iter(load_world().lands))
    named(first, tuple(load_world().lands))
    box = widened(around([near(first)]), LEAST)
    part(CLASSIC, box, fitting(box, WIDE, LOW, HIGH))


def sheet_of(shown: Shown, focus: list[str]) -> WorldSheet:
    """The part of the world around some places, never coarser than the whole map; without any, that map."""
    if not focus:
        return whole(shown.scheme)
    box = widened(around([near(name) for name in focus]), LEAST)
    wide = max(WIDE, round((box[2] - box[0] + 2 * MARGIN) * SHARE))
    return part(shown.scheme, box, fitting(box, wide, LOW, max(HIGH, round((box[3] - box[1]) * SHARE) + 1)))


def lands_of(view: HistoryView, seat: Seat) -> list[str]:
    """All lands and seas that a seat holds."""
    lands = [name for name, land in view.lands.items() if land.seat == seat]
    return lands + [sea for sea, navy in view.navies.items() if navy.seat == seat]


def _title(shown: Shown, subject: str) -> str:
    return named(subject, zoom_subjects(shown.view)) or (MINE if shown.seat is not None else NEWS)


def _pages(shown: Shown, title: str, changes: WorldChanges) -> list[list[str]]:
    """The places that each page is about; none for the whole map."""
    if title == NEWS:
        return [changes.changed]
    if title in _places():
        return [list(_places()[title])]
    return [*map(list, parts(tuple(_armies(shown.view, title)), ROOM))] or [[]]


def _armies(view: HistoryView, title: str) -> list[str]:
    """The lands and seas of those a title names, by the names the game knows them by."""
    if title == MINE:
        return [] if view.seat is None else lands_of(view, view.seat)
    seats = [player.seat for player in view.players if player.name == title.removeprefix(ARMIES)]
    return [land for seat in seats for land in lands_of(view, seat)]
