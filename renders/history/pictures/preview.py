"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from renders.boards.world import load_world
from renders.face import Proposal
from renders.history.pictures.changes import WorldChanges
from renders.history.pictures.drafted import built, compared, drafted, is_plan, planned
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import WorldSheet, fitting, part
from renders.history.pictures.zoom import HIGH, LOW, WIDE, lands_of
from renders.history.pictures.zoom import TITLE as WIDEST
from renders.history.shown import Shown
from renders.history.words.differences import differences
from renders.paint.sprites import Sprite, body, put, sprite
from renders.picture import Picture
from renders.pictures.closeup import finish, surroundings
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.table import Seat

LEAST = 760.0


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """A plan as arrows with numbers, or the lands that a choice names or changes; nothing for others."""
    places = drafted(proposal)
    if not places and proposal.after is not None:
        places = compared(shown.view, proposal.after)
    if not places:
        return None
    then = shown if proposal.after is None else shown.later(proposal.after)
    changes = _changes(shown, then, proposal)
    around = surroundings(load_world(), _focus(shown, proposal.seat, places), LEAST)
    sheet = part(shown.scheme, around, fitting(around, WIDE, LOW, HIGH))
    paint(sheet, then, changes, places)
    if is_plan(proposal):
        _number(sheet, places)
    finish(sheet, TITLE, subtitle(proposal), shown.scheme, WIDEST)
    return draft_picture(sheet.picture, proposal, differences(shown, then))


def _changes(shown: Shown, then: Shown, proposal: Proposal) -> WorldChanges:
    """The fleets that are there then, and the arrows and marks of the draft."""
    entries = planned(shown.view, proposal.seat, drafted(proposal))
    found = WorldChanges(entries=entries, fleets=all_changes(then).fleets)
    found.mark(Sprite.BUILT, *built(proposal))
    return found


def _focus(shown: Shown, seat: Seat, places: list[str]) -> list[str]:
    force = shown.view.campaign.force if shown.view.campaign else None
    mine = [name for name in lands_of(shown.view, seat) if name in shown.view.lands]
    return [*places, *(name for name in mine if shown.view.lands[name].force == force)]


def _number(sheet: WorldSheet, places: list[str]) -> None:
    """The number of each line beside the place it names."""
    scale = round(1.3 * sheet.unit, 2)
    for number, place in enumerate(places, start=1):
        x, y = sheet.middle(place)
        at = sheet.free_place(body(Sprite.COUNT, scale * 0.5), (x - 24 * sheet.unit, y - 24 * sheet.unit))
        put(sheet.picture, sprite(Sprite.COUNT, text=str(number), scale=scale), at)
