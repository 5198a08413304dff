"""Ships against pirate ships, resolved as tokens are; the ships of players never fight each other."""

from collections import Counter
from itertools import groupby

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.events_conflict import FleetsFought
from rules.civ.pieces import remove_ship
from rules.civ.state import BARBARIANS, Ship
from rules.civ.traits import Trait
from rules.table import Seat


def fleet_conflicts(g: Civ) -> None:
    """Every coast where ships of players and of pirates lie, by name."""
    for area, coast in sea_conflicts(g):
        fleet_conflict(g, area, coast)


def sea_conflicts(g: Civ) -> list[Water]:
    """The coasts where ships will fight."""
    pirates = {Water(ship.area, ship.coast) for ship in g.ships_of(BARBARIANS)}
    return sorted(water for water in pirates if _is_fought(g, *water))


def fleet_conflict(g: Civ, area: str, coast: str) -> None:
    """The ships on one coast, until no pirate or only pirates are left; nothing where one side is missing."""
    before = dict(_fleets(g, area, coast))
    while _is_fought(g, area, coast):
        for group in _round(g, area, coast):
            for party in group:
                remove_ship(g, _ships(g, area, coast, party)[0])
            if not _is_fought(g, area, coast):
                break
    after = _fleets(g, area, coast)
    if after != before:
        g.tell(FleetsFought(area, before, {party: after[party] for party in before}))


def _is_fought(g: Civ, area: str, coast: str) -> bool:
    """Whether pirate ships and others lie on the same coast."""
    fleets = _fleets(g, area, coast)
    return BARBARIANS in fleets and len(fleets) > 1


def _round(g: Civ, area: str, coast: str) -> list[list[Seat]]:
    """The parties as the round begins: whose advances save ships last, the fewest first, equals at once."""
    fleets = _fleets(g, area, coast)
    places = {party: (g.amount(party, Trait.FLEET_LAST), ships) for party, ships in fleets.items()}
    ordered = sorted(fleets, key=lambda party: (places[party], party))
    return [list(group) for _, group in groupby(ordered, key=lambda party: places[party])]


def _fleets(g: Civ, area: str, coast: str) -> Counter[Seat]:
    """How many ships each party has on a coast, the pirates last."""
    here = [ship.owner for ship in g.state.ships if (ship.area, ship.coast) == (area, coast)]
    return Counter(sorted(here))


def _ships(g: Civ, area: str, coast: str, party: Seat) -> list[Ship]:
    return [ship for ship in g.ships_of(party, area) if ship.coast == coast]
