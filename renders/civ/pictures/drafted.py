"""What a draft would change on the board, read from its orders; else by comparing the two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from renders.civ.pictures.changes import BoardChanges, Journey
from renders.civ.pictures.pieces import parties
from renders.face import Proposal
from renders.paint.sprites import Kind
from rules.civ.movement.orders import March, Sailing, Scrapping, read_orders
from rules.civ.phases.buildings import read_buildings
from rules.civ.views import CivView
from rules.table import Data, Refusal, Seat


def drafted(proposal: Proposal) -> BoardChanges | None:
    """The arrows and marks of movement and building orders; None for other questions."""
    if proposal.key == "move":
        return _movement(proposal.seat, proposal.data)
    if proposal.key == "build":
        return _building(proposal.data)
    return None


def _movement(seat: Seat, data: Data) -> BoardChanges | None:
    orders = read_orders(data)
    if isinstance(orders, Refusal):
        return None
    found = BoardChanges()
    for order in orders:
        match order:
            case March(path, count):
                found.journeys[Journey(seat, path)] += count
            case Sailing(area, new, _, stops):
                if new:
                    found.mark(Kind.BUILT, f"ship {area}")
                path = tuple(dict.fromkeys((area, *(stop.area for stop in stops))))
                if len(path) > 1:
                    found.journeys[Journey(seat, path, by_sea=True)] += sum(stop.unload for stop in stops)
            case Scrapping(area):
                found.mark(Kind.LOST, f"ship {area}")
    return found


def _building(data: Data) -> BoardChanges | None:
    buildings = read_buildings(data)
    if isinstance(buildings, Refusal):
        return None
    found = BoardChanges()
    found.mark(Kind.BUILT, *(building.area for building in buildings))
    for building in buildings:
        found.mark(Kind.MOVED, *building.drawn)
    return found


def compared(before: CivView, after: CivView) -> BoardChanges:
    """The marks that lead from one position to another."""
    found = BoardChanges()
    for area in sorted({*before.tokens, *after.tokens, *before.barbarians, *after.barbarians}):
        _more_or_less(found, area, parties(before, area), parties(after, area))
    for area in sorted({*before.cities, *after.cities}):
        match before.cities.get(area), after.cities.get(area):
            case None, _:
                found.mark(Kind.BUILT, area)
            case _, None:
                found.mark(Kind.REDUCED, area)
            case was, now if was != now:
                found.mark(Kind.ANNEXED, area)
    fleets = [Counter(f"ship {ship.area}" for ship in view.ships) for view in (before, after)]
    found.mark(Kind.LOST, *(fleets[0] - fleets[1]))
    found.mark(Kind.BUILT, *(fleets[1] - fleets[0]))
    return found


def _more_or_less(
    found: BoardChanges, area: str, before: Mapping[Seat, int], after: Mapping[Seat, int]
) -> None:
    more = sum((Counter(after) - Counter(before)).values())
    if more:
        found.mark(Kind.GAINED, area, text=str(more))
    if Counter(before) - Counter(after):
        found.mark(Kind.LOST, area)
