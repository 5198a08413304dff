"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from renders.boards import load
from renders.civ.pictures.changes import Changes, Move
from renders.civ.pictures.map import paint
from renders.civ.pictures.sheet import part
from renders.civ.pictures.twin import changed
from renders.civ.pictures.zoom import SIZE, put_sign, surroundings, units_of
from renders.civ.shown import Shown
from renders.face import Proposal
from renders.paint.frame import frame
from renders.paint.sprites import Kind
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.listing import Listing
from rules.civ.movement.orders import March, Sailing, Scrapping, orders_of
from rules.civ.phases.buildings import buildings_of
from rules.table import Data, Seat


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """Movement or building orders as arrows and marks; nothing for other questions."""
    changes = drafted(proposal)
    if changes is None:
        return None
    geometry = load(shown.board)
    named = [area for move in changes.moves for area in move.path]
    named += [place.removeprefix("ship ") for place in changes.marks]
    names = [name for name in named if name in geometry.areas or name in geometry.seas]
    focus = names or units_of(shown.view, proposal.seat)
    around = surroundings(geometry, focus)
    sheet = part(shown.board, shown.scheme, shown.view.out_of_play, around, SIZE)
    paint(sheet, shown, changes)
    frame(sheet.picture, 0.7)
    put_sign(sheet, "Your draft", "as it would be done", shown)
    texts = list(proposal.lines)
    listing = Listing("Your draft.").say(*texts, *changed(shown, changes))
    return Picture(sheet.picture, alt("Your draft on the map", *texts), str(listing))


def drafted(proposal: Proposal) -> Changes | None:
    """What a draft would change, as far as it can be drawn."""
    if proposal.key == "move":
        return _movement(proposal.seat, proposal.data)
    if proposal.key == "build":
        return _building(proposal.data)
    return None


def _movement(seat: Seat, data: Data) -> Changes:
    found = Changes()
    for order in orders_of(data):
        match order:
            case March(path, count):
                found.moves[Move(seat, path)] += count
            case Sailing(area, new, _, stops):
                if new:
                    found.mark(Kind.BUILT, f"ship {area}")
                path = tuple(dict.fromkeys((area, *(stop.area for stop in stops))))
                if len(path) > 1:
                    found.moves[Move(seat, path, by_sea=True)] += sum(stop.unload for stop in stops)
            case Scrapping(area):
                found.mark(Kind.LOST, f"ship {area}")
    return found


def _building(data: Data) -> Changes:
    buildings = buildings_of(data)
    found = Changes()
    found.mark(Kind.BUILT, *(building.area for building in buildings))
    for building in buildings:
        found.mark(Kind.MOVED, *building.sources)
    return found
