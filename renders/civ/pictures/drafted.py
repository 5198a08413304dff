"""What a draft would change on the board, read from its orders; else by comparing the two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from renders.civ.pictures.changes import BoardChanges, Deed, Journey, at_sea, voyage
from renders.civ.pictures.pieces import parties
from renders.face import Proposal
from renders.paint.sprites import Sprite
from rules.civ.movement import barbarian_orders
from rules.civ.movement.orders import March, OrderList, Sailing, Scrapping, orders_of
from rules.civ.phases.buildings import BuildingList, buildings_of
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat


def drafted(proposal: Proposal) -> BoardChanges | None:
    """The arrows and marks of orders to move and to build; None for other questions."""
    if proposal.key == "move":
        return _movement(proposal.seat, orders_of(proposal.data))
    if proposal.key == "build":
        return _building(proposal.seat, buildings_of(proposal.data))
    if ordered(proposal) == BARBARIANS:
        return _barbarians(barbarian_orders.orders_of(proposal.data))
    return None


def ordered(proposal: Proposal) -> Seat:
    """Whose units a draft is for: the player's own, or the barbarians whom the player leads."""
    return BARBARIANS if proposal.key.rpartition(":")[2] == "barbarians" else proposal.seat


def _barbarians(orders: barbarian_orders.BarbarianOrders) -> BoardChanges:
    found = BoardChanges()
    for order in orders:
        match order:
            case barbarian_orders.Raise(area, barbarian_orders.Brood.SHIP):
                found.note(at_sea(Sprite.BUILT, area, BARBARIANS), 1)
            case barbarian_orders.Raise(area):
                found.mark(Sprite.MOVED, area)
            case barbarian_orders.Sail(source, target):
                found.journeys[Journey(BARBARIANS, (source, target), by_sea=True)] += 0
            case barbarian_orders.Trek(source, target, count):
                found.journeys[Journey(BARBARIANS, (source, target))] += count
    return found


def _movement(seat: Seat, orders: OrderList) -> BoardChanges:
    found = BoardChanges()
    for order in orders:
        match order:
            case March(path, count):
                found.journeys[Journey(seat, path)] += count
            case Sailing(area, new, _, stops):
                if new:
                    found.note(at_sea(Sprite.BUILT, area, seat), 1)
                calls = [(stop.area, stop.load, stop.unload) for stop in stops]
                voyage(found, seat, (*([(area, 0, 0)] if calls[:1] and calls[0][0] != area else []), *calls))
            case Scrapping(area):
                found.note(at_sea(Sprite.LOST, area, seat), 1)
    return found


def _building(seat: Seat, buildings: BuildingList) -> BoardChanges:
    found = BoardChanges()
    for building in buildings:
        found.note(Deed(Sprite.BUILT, building.area, seat, Sprite.CITY), 1)
        for source in building.sources:
            found.note(Deed(Sprite.MOVED, source, seat))
    return found


def compared(before: CivView, after: CivView) -> BoardChanges:
    """The marks that lead from one position to another."""
    found = BoardChanges()
    for area in sorted({*before.tokens, *after.tokens, *before.barbarians, *after.barbarians}):
        _more_or_less(found, area, parties(before, area), parties(after, area))
    for area in sorted({*before.cities, *after.cities}):
        match before.cities.get(area), after.cities.get(area):
            case None, now:
                found.note(Deed(Sprite.BUILT, area, now, Sprite.CITY), 1)
            case was, None:
                found.note(Deed(Sprite.REDUCED, area, was, Sprite.CITY), 1)
            case was, now if was != now:
                found.note(Deed(Sprite.ANNEXED, area, was, Sprite.CITY, now), 1)
    fleets = [Counter((ship.area, ship.owner) for ship in view.ships) for view in (before, after)]
    for kind, fewer in ((Sprite.LOST, fleets[0] - fleets[1]), (Sprite.BUILT, fleets[1] - fleets[0])):
        for (area, owner), count in fewer.items():
            found.note(at_sea(kind, area, owner), count)
    return found


def _more_or_less(
    found: BoardChanges, area: str, before: Mapping[Seat, int], after: Mapping[Seat, int]
) -> None:
    for seat, more in (Counter(after) - Counter(before)).items():
        found.note(Deed(Sprite.GAINED, area, seat), more)
    for seat, fewer in (Counter(before) - Counter(after)).items():
        found.note(Deed(Sprite.LOST, area, seat), fewer)


def former(before: CivView, after: CivView) -> dict[str, dict[Seat, int]]:
    """The numbers of tokens that will not be the same, as they are now."""
    areas = sorted({*before.tokens, *after.tokens, *before.barbarians, *after.barbarians})
    found = {}
    for area in areas:
        was, now = parties(before, area), parties(after, area)
        if there := {seat: count for seat, count in was.items() if now.get(seat, 0) != count}:
            found[area] = there
    return found
