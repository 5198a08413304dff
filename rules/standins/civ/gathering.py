"""Bringing tokens together in one place: those who stand there, those next door, and those over the sea."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain

from rules.standins.civ.fleet import Fleet
from rules.standins.civ.land import Land
from rules.table import Data

CALLS = 3  # more shores that a ship is thought to call at


@dataclass(slots=True)
class Gathering:
    """A way to bring a city's tokens together, and what it costs in tokens that could have lived on."""

    site: str
    cost: int
    marches: list[tuple[str, int]] = field(default_factory=list)
    voyages: list[list[tuple[str, int]]] = field(default_factory=list)
    """The shores that each ship calls at, and how many come aboard."""

    @property
    def sources(self) -> list[tuple[str, int]]:
        """Where all come from that are not there yet."""
        return [*self.marches, *chain.from_iterable(self.voyages)]


def gather(land: Land, fleet: Fleet, way: Gathering) -> list[Data]:
    """The orders that bring these tokens together."""
    made: list[Data] = []
    for source, count in way.marches:
        land.move(source, way.site, count)
        made.append({"march": [source, way.site], "count": count})
    for loads in way.voyages:
        made += fleet.ferry(land, loads, way.site)
    return made


def gathering(land: Land, fleet: Fleet, site: str, need: int, with_all: bool = False) -> Gathering | None:
    """Those who stand there, then the surplus next door and over the sea, then whoever is near.

    Where that is not enough, those who could live on elsewhere may come over the sea, too.
    """
    here = land.count(site)
    lacking = max(0, need - here)
    near = [a for a in land.neighbours(site) if land.here.get(a, 0)]
    if lacking > sum(land.here[a] for a in near) + fleet.capacity * _ships(fleet, with_all):
        return None
    way = Gathering(site, min(here, land.limit(site)))
    taken: dict[str, int] = {}
    for area in near:
        taken[area] = min(lacking, max(0, land.surplus(area)))
        lacking -= taken[area]
    found = _gathered(land, fleet, way, lacking, taken)
    if found or not with_all or not _ships(fleet, with_all):
        return found
    return _gathered(land, fleet, way, lacking, taken, with_all)


def _gathered(
    land: Land,
    fleet: Fleet,
    begun: Gathering,
    lacking: int,
    surplus: Mapping[str, int],
    with_all: bool = False,
) -> Gathering | None:
    """The whole way: over the sea comes the surplus; or, after all who are near, whoever is missing."""
    way, taken = replace(begun, voyages=[]), dict(surplus)
    if not with_all:
        lacking = _by_sea(land, fleet, way, lacking, taken, land.surplus, fleet.available)
    for area in sorted(taken, key=lambda a: (-land.here[a], a)):
        more = min(lacking, land.here[area] - taken[area])
        taken[area] += more
        way.cost += more
        lacking -= more
    if with_all:
        lacking = _by_sea(land, fleet, way, lacking, taken, land.unmoved, _ships(fleet, with_all))
    way.marches = [(area, count) for area, count in taken.items() if count]
    return None if lacking else way


def _ships(fleet: Fleet, with_all: bool) -> int:
    """How many ships may bring tokens: where all are called, one may be paid for with tokens, too."""
    return fleet.available or int(with_all and fleet.builds)


def _by_sea(
    land: Land,
    fleet: Fleet,
    way: Gathering,
    lacking: int,
    near: Collection[str],
    spare: Callable[[str], int],
    ships: int,
) -> int:
    """Ships bring what can be spared elsewhere, from several shores; how many are still lacking."""
    if not ships:
        return lacking
    shores = [a for a in fleet.sources(land, way.site, spare) if a not in near and a != way.site]
    while lacking and shores and len(way.voyages) < ships:
        first = shores.pop(0)
        fee = fleet.fee(land, first)
        loads = [(first, min(lacking, fleet.capacity, spare(first) - fee))]
        for other in shores[:CALLS]:
            aboard = sum(count for _, count in loads)
            more = min(lacking - aboard, fleet.capacity - aboard, spare(other))
            ports = [*(area for area, _ in loads), other, way.site]
            if more > 0 and fleet.can_call_at(ports):
                loads.append((other, more))
        if (aboard := sum(count for _, count in loads)) > 0:
            shores = [area for area in shores if area not in dict(loads)]
            way.voyages.append(loads)
            paid = [(first, fee + loads[0][1]), *loads[1:]]
            way.cost += sum(max(0, count - max(0, land.surplus(area))) for area, count in paid)
            lacking -= aboard
    return lacking
