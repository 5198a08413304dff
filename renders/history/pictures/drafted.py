"""What a draft names on the map: the lands of a plan, its arrows, what it builds."""

from __future__ import annotations

from collections.abc import Iterable

from renders.face import Proposal
from renders.history.pictures.changes import Entry
from rules.history_of_the_world.board import board
from rules.history_of_the_world.orders import Embark, Fort, PlanOrder, Take, Wish, orders_of
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat


def drafted(proposal: Proposal) -> list[str]:
    """The lands and seas a draft names, in order."""
    if is_plan(proposal):
        return [place for order in orders_of(proposal.data) if (place := _place(order))]
    keys = proposal.data if isinstance(proposal.data, list | tuple) else [proposal.data]
    return [key for key in keys if isinstance(key, str) and (key in board().lands or key in board().waters)]


def is_plan(proposal: Proposal) -> bool:
    """Whether it is made of orders."""
    return isinstance(proposal.data, list | tuple) and any(isinstance(line, dict) for line in proposal.data)


def built(proposal: Proposal) -> list[str]:
    """The lands where a plan builds."""
    orders = orders_of(proposal.data) if is_plan(proposal) else ()
    return [order.land for order in orders if isinstance(order, Fort | Wish)]


def planned(view: HistoryView, seat: Seat, places: Iterable[str]) -> list[Entry]:
    """An arrow into each land of a plan, out of a land held or planned before, or a sea with a fleet."""
    campaign = view.campaign
    force = campaign.force if campaign else None
    held = [name for name, land in view.lands.items() if land.seat == seat and land.force == force]
    seas = campaign.fleets if campaign else ()
    entries = []
    for place in places:
        land = board().lands.get(place)
        if land is None or place in held:
            continue
        near = [name for name in reversed(held) if name in land.borders]
        by_sea = [sea for sea in seas if sea in land.waters]
        if near or by_sea:
            entries.append(Entry(seat, (near or by_sea)[0], place, by_sea=not near, count=0))
        held.append(place)
    return entries


def compared(before: HistoryView, after: HistoryView) -> list[str]:
    """The lands in which something else stands afterwards."""
    return [land for land in board().lands if _pieces(before, land) != _pieces(after, land)]


def _pieces(view: HistoryView, land: str) -> tuple[object, ...]:
    return view.lands.get(land), view.settlements.get(land), land in view.monuments


def _place(order: PlanOrder) -> str:
    match order:
        case Take(land) | Fort(land) | Wish(land):
            return land
        case Embark(sea):
            return sea
    return ""
