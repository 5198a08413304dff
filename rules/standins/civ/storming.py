"""Barbarians next door: driven off by tokens that nothing else needs, and their cities taken by storm."""

from __future__ import annotations

from rules.civ.traits import Trait
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.founding import SEED
from rules.standins.civ.gathering import Gathering, gather, gathering
from rules.standins.civ.land import Land
from rules.table import Data

CITY = 5  # tokens that could have lived on, for a pirate city
OPEN = 2  # ... for barbarians in the open


def drive_off(land: Land, fleet: Fleet) -> list[Data]:
    """The orders that bring the tokens together: pirate cities first, then where the fewest are needed."""
    made: list[Data] = []
    pirates = land.view.pirates
    for site in sorted(_lairs(land), key=lambda area: (area not in pirates, strength(land, area), area)):
        way = gathering(land, fleet, site, strength(land, site))
        spare = land.survivors() - land.support(0) - SEED
        if way and way.cost <= max(0, min(spare, CITY if site in pirates else OPEN)) and is_sure(fleet, way):
            made += gather(land, fleet, way)
    return made


def is_sure(fleet: Fleet, way: Gathering) -> bool:
    """Whether nobody waits in vain for a ship: too few would die for nothing."""
    most = fleet.available if fleet.builds else 1
    reached = all(fleet.can_call_at([*(area for area, _ in loads), way.site]) for loads in way.voyages)
    return len(way.voyages) <= most and reached


def _lairs(land: Land) -> list[str]:
    """The areas next door, or one's own, with barbarians or a pirate city, and nobody else."""
    view = land.view
    near = {area for own, count in land.here.items() if count for area in (own, *land.neighbours(own))}
    wild = [area for area in near if area in view.pirates or view.barbarians.get(area)]
    return [
        area for area in wild if set(view.tokens.get(area, ())) <= {land.seat} and area not in view.cities
    ]


def strength(land: Land, area: str) -> int:
    """The tokens it takes to win here: a city needs so many after those beside it are gone."""
    wild = land.view.barbarians.get(area, 0)
    if area in land.view.pirates:
        return land.amount(Trait.ATTACK, land.rules.numbers.attack_tokens) + max(0, wild - 1)
    # Whoever is left lives together with them as soon as all are within the limit.
    fighting = wild + (not land.amount(Trait.FIGHT_LAST))
    return max(fighting, land.rules.board.areas[area].limit + wild - 1)
