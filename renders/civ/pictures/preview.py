"""A player's own draft on the map, before it is given: the position after it, with its arrows and marks."""

from __future__ import annotations

from renders.boards import load
from renders.civ.pictures.changes import BoardChanges
from renders.civ.pictures.drafted import compared, drafted, ordered
from renders.civ.pictures.map import paint
from renders.civ.pictures.pieces import owners_of
from renders.civ.pictures.sheet import part
from renders.civ.pictures.twin import changed
from renders.civ.pictures.zoom import LEAST, SIZE, units_of
from renders.civ.pictures.zoom import TITLE as WIDEST
from renders.civ.shown import Shown
from renders.civ.words.differences import differences
from renders.face import Proposal
from renders.paint.sprites import Sprite
from renders.picture import Picture
from renders.pictures.closeup import finish, surroundings
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.civ.views import CivView


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """A draft that moves or builds, or changes the board in another way; nothing for others."""
    after: CivView | None = proposal.after
    changes = drafted(proposal)
    if changes is None and after is not None and _board(after) != _board(shown.view):
        changes = compared(shown.view, after)
    if changes is None:
        return None
    then = shown if after is None else shown.later(after)
    if after is not None:
        changes.mark(Sprite.CONFLICT, *(area for area in after.conflicts if area not in shown.view.conflicts))
    geometry = load(shown.board)
    around = surroundings(geometry, _focus(shown, proposal, changes), LEAST)
    sheet = part(shown.board, shown.scheme, then.view.out_of_play, around, SIZE)
    paint(sheet, then, changes)
    finish(sheet, TITLE, subtitle(proposal), shown.scheme, WIDEST)
    said = differences(shown, then)
    return draft_picture(sheet.picture, proposal, said, changed(shown, changes))


def _board(view: CivView) -> tuple[object, ...]:
    return owners_of(view), view.tokens, view.barbarians, view.ships


def _focus(shown: Shown, proposal: Proposal, changes: BoardChanges) -> list[str]:
    """The places a draft names; with none, where the units are that it is for."""
    geometry = load(shown.board)
    named = [area for journey in changes.journeys for area in journey.path]
    named += [place.removeprefix("ship ") for place in changes.marks]
    known = [name for name in named if name in geometry.areas or name in geometry.seas]
    return known or units_of(shown.view, ordered(proposal))
