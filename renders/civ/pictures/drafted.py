"""What a draft would change on the board, read from its orders; else by comparing the two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from renders.civ.pictures.changes import BoardChanges, Journey
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
        return _building(buildings_of(proposal.data))
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
                found.mark(Sprite.BUILT, f"ship {area}")
            case barbarian_orders.Raise(area):
                found.mark(Sprite.GAINED, area)
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
                    found.mark(Sprite.BUILT, f"ship {area}")
                path = tuple(dict.fromkeys((area, *(stop.area for stop in stops))))
                if len(path) > 1:
                    found.journeys[Journey(seat, path, by_sea=True)] += sum(stop.unload for stop in stops)
            case Scrapping(area):
                found.mark(Sprite.LOST, f"ship {area}")
    return found


def _building(buildings: BuildingList) -> BoardChanges:
    found = BoardChanges()
    found.mark(Sprite.BUILT, *(building.area for building in buildings))
    for building in buildings:
        found.mark(Sprite.MOVED, *building.sources)
    return found


def compared(before: CivView, after: CivView) -> BoardChanges:
    """The marks that lead from one position to another."""
    found = BoardChanges()
    for area in sorted({*before.tokens, *after.tokens, *before.barbarians, *after.barbarians}):
        _more_or_less(found, area, parties(before, area), parties(after, area))
    for area in sorted({*before.cities, *after.cities}):
        match before.cities.get(area), after.cities.get(area):
            case None, _:
                found.mark(Sprite.BUILT, area)
            case _, None:
                found.mark(Sprite.REDUCED, area)
            case was, now if was != now:
                found.mark(Sprite.ANNEXED, area)
    fleets = [Counter(f"ship {ship.area}" for ship in view.ships) for view in (before, after)]
    found.mark(Sprite.LOST, *(fleets[0] - fleets[1]))
    found.mark(Sprite.BUILT, *(fleets[1] - fleets[0]))
    return found


def _more_or_less(
    found: BoardChanges, area: str, before: Mapping[Seat, int], after: Mapping[Seat, int]
) -> None:
    more = sum((Counter(after) - Counter(before)).values())
    if more:
        found.mark(Sprite.GAINED, area, text=str(more))
    if Counter(before) - Counter(after):
        found.mark(Sprite.LOST, area)
