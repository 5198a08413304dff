"""A player's own draft on the map, before it is given: the position after it, with its arrows and marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from renders.boards import Box as Corners
from renders.boards import load
from renders.civ.pictures.changes import BoardChanges
from renders.civ.pictures.drafted import compared, drafted, former, ordered
from renders.civ.pictures.key import key_of
from renders.civ.pictures.map import paint
from renders.civ.pictures.near import PIECE, near
from renders.civ.pictures.panels import MARGIN, Panel, Whole, pages, together
from renders.civ.pictures.pieces import owners_of
from renders.civ.pictures.sheet import BoardSheet, part
from renders.civ.pictures.signs import put_former
from renders.civ.pictures.twin import changed
from renders.civ.pictures.zoom import LEAST, SIZE, units_of
from renders.civ.shown import Shown
from renders.civ.words.differences import differences
from renders.civ.words.intentions import intentions
from renders.face import Proposal
from renders.paint.frame import Key, frame
from renders.paint.ghosts import ghost
from renders.paint.sprites import NEUTRAL, Sprite
from renders.picture import Picture
from renders.pictures.bands import bands_around
from renders.pictures.closeup import LOW, paged, widened
from renders.pictures.clusters import around
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.civ.views import CivView


def draw_preview(shown: Shown, proposal: Proposal, page: int = 1) -> Picture | None:
    """A draft that moves or builds, or changes the board in another way; nothing for others.

    What is scattered too far to be read in one picture comes on several pages.
    """
    changes = changes_by(shown, proposal)
    if changes is None:
        return None
    then = _afterwards(shown, proposal)
    parts = draft_pages(shown, proposal, changes)
    here = min(page, len(parts))
    places = parts[here - 1]
    sheets, used = draft_sheets(shown, proposal, changes, places)
    for sheet in sheets:
        frame(sheet.picture, LOW)
    keys = [*key_of(used, 0.8), *_former_key(proposal.after is not None)]
    picture = together([sheet.picture for sheet in sheets], places, shown.scheme.edge)
    title = paged(TITLE, here, len(parts))
    image = bands_around(picture, title, subtitle(proposal), keys, shown.scheme)
    said = replace(proposal, lines=intentions(changes) or proposal.lines)
    drawn = draft_picture(image, said, differences(shown, then), changed(shown, changes))
    return replace(drawn, pages=len(parts))


def draft_pages(shown: Shown, proposal: Proposal, changes: BoardChanges) -> list[list[Panel]]:
    """The parts of the board that a draft is about, page by page."""
    return pages(_wholes(shown, proposal, changes), SIZE)


def draft_sheets(
    shown: Shown, proposal: Proposal, changes: BoardChanges, places: Sequence[Panel]
) -> tuple[list[BoardSheet], set[Sprite]]:
    """The parts of the board on a page, as they are after a draft, and the kinds of signs used.

    Cities to come are ghosts, and so are the numbers as they are now.
    """
    then, sheets, used = _afterwards(shown, proposal), [], set[Sprite]()
    for panel in places:
        box = widened(panel.box, LEAST * min(panel.size[0] / SIZE[0], panel.size[1] / SIZE[1]))
        sheet = part(shown.board, shown.scheme, then.view.out_of_play, box, panel.size, MARGIN)
        sheet.coming = frozenset(then.view.cities.keys() - shown.view.cities.keys())
        used |= paint(sheet, then, changes)
        put_former(sheet, shown, former(shown.view, then.view))
        sheets.append(sheet)
    return sheets, used


def _afterwards(shown: Shown, proposal: Proposal) -> Shown:
    """The position after a draft where it can be told, shown to whoever drafts it."""
    later = shown if proposal.after is None else shown.later(proposal.after)
    return replace(later, look=replace(shown.look, own=proposal.seat))


def changes_by(shown: Shown, proposal: Proposal) -> BoardChanges | None:
    """What a draft would change; None where it leaves the board alone."""
    after: CivView | None = proposal.after
    changes = drafted(proposal)
    if changes is None and after is not None and _board(after) != _board(shown.view):
        changes = compared(shown.view, after)
    if changes is not None and after is not None:
        changes.mark(Sprite.CONFLICT, *(area for area in after.conflicts if area not in shown.view.conflicts))
    return changes


def _former_key(is_later: bool) -> list[Key]:
    return [Key(ghost(Sprite.TOKEN, NEUTRAL, "2", 0.8), "as it is now")] if is_later else []


def _board(view: CivView) -> tuple[object, ...]:
    return owners_of(view), view.tokens, view.barbarians, view.ships


def _wholes(shown: Shown, proposal: Proposal, changes: BoardChanges) -> list[Whole]:
    """What a draft is about, each move as one with its ends; with nothing, the units that it is for."""
    geometry = load(shown.board)
    named = [journey.path for journey in changes.journeys]
    named += [(place.removeprefix("ship "),) for place in changes.marks]
    named += [(deed.place.removeprefix("ship "),) for deed in changes.deeds]
    known = [[name for name in path if name in geometry.areas or name in geometry.seas] for path in named]
    found = [_whole(shown.board, path, (path[0], path[-1])) for path in known if path]
    units = units_of(shown.view, ordered(proposal))
    found = found or [_whole(shown.board, (name,), ()) for name in units]
    return list(dict.fromkeys(found)) or [_whole(shown.board, [*geometry.areas], ())]


def _whole(board: str, names: Sequence[str], ends: Sequence[str]) -> Whole:
    return Whole(around([near(board, name) for name in names]), tuple(_end(board, name) for name in ends))


def _end(board: str, name: str) -> Corners:
    """Where a way begins or ends: an area, or the place of ships in a sea, not all of its water."""
    seas = load(board).seas
    if name not in seas:
        return near(board, name)
    (x, y), reach = seas[name].slots[0], 4 * PIECE
    return x - reach, y - reach, x + reach, y + reach
