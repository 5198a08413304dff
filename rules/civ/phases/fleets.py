"""Ships against pirate ships, resolved as tokens are; the ships of players never fight each other."""

from collections import Counter
from itertools import groupby

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.pieces import remove_ship
from rules.civ.state import BARBARIANS
from rules.table import Seat


def fleet_conflicts(g: Civ) -> None:
    """Every coast where ships of players and of pirates lie, by name."""
    for area, coast in sorted({Water(ship.area, ship.coast) for ship in g.ships_of(BARBARIANS)}):
        fleet_conflict(g, area, coast)


def fleet_conflict(g: Civ, area: str, coast: str) -> None:
    """The ships on one coast, until no pirate or only pirates are left."""
    while _is_fought(g, area, coast):
        fleets = _fleets(g, area, coast)
        places = {party: (g.amount(party, "conflict.fleet.last"), ships) for party, ships in fleets.items()}
        for _, group in groupby(sorted(fleets, key=lambda party: places[party]), key=lambda p: places[p]):
            for party in group:
                remove_ship(g, next(s for s in g.ships_of(party, area) if s.coast == coast))
            if not _is_fought(g, area, coast):
                break


def _is_fought(g: Civ, area: str, coast: str) -> bool:
    fleets = _fleets(g, area, coast)
    return BARBARIANS in fleets and len(fleets) > 1


def _fleets(g: Civ, area: str, coast: str) -> Counter[Seat]:
    return Counter(ship.owner for ship in g.state.ships if (ship.area, ship.coast) == (area, coast))
