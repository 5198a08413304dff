"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from dataclasses import replace

from renders.face import Proposal
from renders.history.pictures.changes import WORDS, WorldChanges
from renders.history.pictures.drafted import built, compared, drafted, is_plan, planned
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import WorldSheet
from renders.history.pictures.zoom import sheet_of
from renders.history.shown import Shown
from renders.history.words.differences import differences
from renders.history.words.intentions import intentions
from renders.paint.frame import frame
from renders.paint.sprites import Sprite, body, put, sprite
from renders.picture import Picture
from renders.pictures.bands import bands_around
from renders.pictures.changes import keys_of
from renders.pictures.closeup import LOW
from renders.pictures.draft import TITLE, draft_picture, subtitle


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """A plan as arrows with numbers, or the lands that a choice names or changes; nothing for others."""
    places = drafted(proposal)
    if not places and proposal.after is not None:
        places = compared(shown.view, proposal.after)
    if not places:
        return None
    then = shown if proposal.after is None else shown.later(proposal.after)
    changes = _changes(shown, then, proposal)
    sheet = sheet_of(shown, _focus(places, changes))
    used = paint(sheet, then, changes, places)
    if is_plan(proposal):
        _number(sheet, places)
    frame(sheet.picture, LOW)
    image = bands_around(sheet.picture, TITLE, subtitle(proposal), keys_of(WORDS, used, 0.8), shown.scheme)
    said = replace(proposal, lines=intentions(shown, proposal))
    return draft_picture(image, said, differences(shown, then))


def _changes(shown: Shown, then: Shown, proposal: Proposal) -> WorldChanges:
    """The fleets that are there then, the arrows and marks of the draft, and ghosts of who would be gone."""
    entries = planned(shown.view, proposal.seat, drafted(proposal))
    found = WorldChanges(entries=entries, fleets=all_changes(then).fleets)
    found.mark(Sprite.BUILT, *built(proposal))
    for land, held in shown.view.lands.items():
        later = then.view.lands.get(land)
        if later is None or later.seat != held.seat:
            found.lose(land, held.seat)
    return found


def _focus(places: list[str], changes: WorldChanges) -> list[str]:
    """What a draft names, and where its armies come from."""
    return list(dict.fromkeys([*places, *(entry.source for entry in changes.entries)]))


def _number(sheet: WorldSheet, places: list[str]) -> None:
    """The number of each line beside the place it names."""
    scale = round(1.3 * sheet.unit, 2)
    for number, place in enumerate(places, start=1):
        x, y = sheet.middle(place)
        at = sheet.free_place(body(Sprite.COUNT, scale * 0.5), (x - 24 * sheet.unit, y - 24 * sheet.unit))
        put(sheet.picture, sprite(Sprite.COUNT, text=str(number), scale=scale), at)
