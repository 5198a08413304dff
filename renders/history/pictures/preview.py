"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from collections.abc import Iterable

from renders.face import Proposal
from renders.history.pictures.changes import Changes, Move
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import Sheet, fitting, part, surroundings
from renders.history.pictures.zoom import HIGH, LOW, WIDE, lands_of, put_sign
from renders.history.shown import Shown
from renders.paint.frame import frame
from renders.paint.sprites import Kind, body, put, sprite
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.listing import Listing
from rules.history_of_the_world.board import board
from rules.history_of_the_world.orders import Embark, Fort, PlanOrder, Take, Wish, orders_of
from rules.table import Seat

LEAST = 760.0


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """A plan as arrows with numbers, or the lands chosen for a card; nothing for other questions."""
    places = drafted(proposal)
    if not places:
        return None
    changes = all_changes(shown)
    changes.marks, changes.moves = {}, planned(shown, proposal.seat, places)
    _mark(changes, proposal)
    around = surroundings(_focus(shown, proposal.seat, places), LEAST)
    sheet = part(shown.scheme, around, fitting(around, WIDE, LOW, HIGH))
    paint(sheet, shown, changes, places)
    if is_plan(proposal):
        _number(sheet, places)
    frame(sheet.picture, 0.7)
    put_sign(sheet, "Your draft", "as it would be tried", shown)
    texts = list(proposal.lines)
    return Picture(
        sheet.picture, alt("Your draft on the map", *texts), str(Listing("Your draft.").say(*texts))
    )


def drafted(proposal: Proposal) -> list[str]:
    """The lands and seas a draft names, in order."""
    if is_plan(proposal):
        return [place for order in orders_of(proposal.data) if (place := _place(order))]
    keys = proposal.data if isinstance(proposal.data, list | tuple) else [proposal.data]
    return [key for key in keys if isinstance(key, str) and (key in board().lands or key in board().waters)]


def is_plan(proposal: Proposal) -> bool:
    """Whether it is made of orders."""
    return isinstance(proposal.data, list | tuple) and any(isinstance(line, dict) for line in proposal.data)


def _place(order: PlanOrder) -> str:
    match order:
        case Take(land) | Fort(land) | Wish(land):
            return land
        case Embark(sea):
            return sea
    return ""


def _mark(changes: Changes, proposal: Proposal) -> None:
    if is_plan(proposal):
        for order in orders_of(proposal.data):
            if isinstance(order, Fort | Wish):
                changes.mark(Kind.BUILT, order.land)


def planned(shown: Shown, seat: Seat, places: Iterable[str]) -> list[Move]:
    """An arrow into each land of a plan, out of a land held or planned before, or a sea with a fleet."""
    view, campaign = shown.view, shown.view.campaign
    force = campaign.force if campaign else None
    held = [name for name, land in view.lands.items() if land.seat == seat and land.force == force]
    seas = campaign.fleets if campaign else ()
    moves = []
    for place in places:
        land = board().lands.get(place)
        if land is None or place in held:
            continue
        near = [name for name in reversed(held) if name in land.borders]
        by_sea = [sea for sea in seas if sea in land.waters]
        if near or by_sea:
            moves.append(Move(seat, (near or by_sea)[0], place, by_sea=not near))
        held.append(place)
    return moves


def _focus(shown: Shown, seat: Seat, places: list[str]) -> list[str]:
    force = shown.view.campaign.force if shown.view.campaign else None
    mine = [name for name in lands_of(shown.view, seat) if name in shown.view.lands]
    return [*places, *(name for name in mine if shown.view.lands[name].force == force)]


def _number(sheet: Sheet, places: list[str]) -> None:
    """The number of each line beside the place it names."""
    scale = round(1.3 * sheet.unit, 2)
    box = body(Kind.COUNT, scale * 0.5)
    for number, place in enumerate(places, start=1):
        x, y = sheet.middle(place)
        wanted = x - 24 * sheet.unit, y - 24 * sheet.unit
        at = sheet.taken.near(wanted, 200 * sheet.unit).place(box, wanted)
        sheet.taken.take(box.at(at))
        put(sheet.picture, sprite(Kind.COUNT, text=str(number), scale=scale), at)
