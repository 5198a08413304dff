"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from renders.face import Proposal
from renders.history.pictures.changes import WORDS, Entry, WorldChanges
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
from renders.pictures.placed import Placed, What

BESIDE = tuple(
    (far * cos(pi * turn / 8), far * sin(pi * turn / 8)) for far in range(30, 75, 5) for turn in range(10, 26)
)
"""Where the number of a line may stand beside its place, the best first."""


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """A plan as arrows with numbers, or the lands that a choice names or changes; nothing for others."""
    places = places_of(shown, proposal)
    if not places:
        return None
    sheet, used = draft_sheet(shown, proposal, places)
    frame(sheet.picture, LOW)
    image = bands_around(sheet.picture, TITLE, subtitle(proposal), keys_of(WORDS, used, 0.8), shown.scheme)
    said = replace(proposal, lines=intentions(shown, proposal))
    return draft_picture(image, said, differences(shown, _afterwards(shown, proposal)))


def places_of(shown: Shown, proposal: Proposal) -> list[str]:
    """The lands and seas that a draft names, else those it changes."""
    places = drafted(proposal)
    return places or ([] if proposal.after is None else compared(shown.view, proposal.after))


def draft_sheet(shown: Shown, proposal: Proposal, places: list[str]) -> tuple[WorldSheet, set[Sprite]]:
    """The part of the world a draft is about, after it, and the kinds of marks used."""
    then = _afterwards(shown, proposal)
    changes = _changes(shown, then, proposal)
    sheet = sheet_of(shown, _focus(places, changes))
    used = paint(sheet, then, changes, places)
    if is_plan(proposal):
        _number(sheet, places, changes.entries)
    return sheet, used


def _afterwards(shown: Shown, proposal: Proposal) -> Shown:
    return shown if proposal.after is None else shown.later(proposal.after)


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


def _number(sheet: WorldSheet, places: list[str], entries: list[Entry]) -> None:
    """The number of each line beside the place it names, and so on the arrow that leads there."""
    scale = round(1.3 * sheet.unit, 2)
    box = body(Sprite.COUNT, scale * 0.5)
    arrows = {entry.land: entry for entry in entries}
    for number, place in enumerate(places, start=1):
        x, y = sheet.middle(place)
        spots = [(x + dx * sheet.unit, y + dy * sheet.unit) for dx, dy in BESIDE]
        at = min(spots, key=lambda spot: sheet.taken.cost(box.at(spot)) + sheet.over_letters(box.at(spot)))
        sheet.taken.take(box.at(at))
        put(sheet.picture, sprite(Sprite.COUNT, text=str(number), scale=scale), at)
        if place in arrows:
            seat, by_sea = arrows[place].seat, arrows[place].by_sea
            sheet.placed.append(
                Placed(What.COUNT, box.at(at), "line", place, seat, box.at(at), by_sea=by_sea)
            )
