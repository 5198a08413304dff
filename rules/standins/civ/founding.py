"""Where to found cities this turn: the sites that cost the fewest useful tokens, as many as can be fed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TypeAlias

from rules.civ.traits import Trait
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.goals import cities_asked
from rules.standins.civ.land import Land
from rules.standins.civ.spreading import spread
from rules.table import Data

SEED = 1  # tokens left besides those that support cities, when others are fought
FEW = 3  # cities before which nobody founds another with his last tokens
DISPUTED = 3  # what it costs in tokens that a rival may found a city in the same place
SAIL = 1  # what a ship is worth in tokens
NEXT = 2  # steps of the marker that cities are founded for before others
LOST = 1  # cities that are likely to be lost before the marker moves
CALLS = 3  # more shores that a ship is thought to call at
TRIED = 4  # ways to found a city that are looked at until one can be fed

Spare: TypeAlias = Callable[[str], int]
"""How many tokens of an area can be spared."""


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


def found_cities(land: Land, fleet: Fleet) -> list[Data]:
    """The orders that bring the tokens together."""
    made: list[Data] = []
    while len(land.planned) < land.nation.city_stock:
        short = _is_short(land)
        found = (gathering(land, fleet, site, _lacking(land, site), short) for site in _around(land))
        ways = sorted(filter(None, found), key=lambda way: (_price(land, way), way.site))
        best = next((way for way in ways[:TRIED] if _is_fed(land, way)), None)
        if best is None:
            break
        made += gather(land, fleet, best)
        land.plan(best.site)
    return made


def _price(land: Land, way: Gathering) -> int:
    """What a city costs in tokens: those that could have lived on, ships, and the risk of a conflict."""
    return way.cost + SAIL * len(way.voyages) + DISPUTED * _is_disputed(land, way.site)


def _is_disputed(land: Land, site: str) -> bool:
    """Whether a rival has enough tokens next door to come here, too, where nobody is yet."""
    near = [land.view.tokens.get(area, {}) for area in land.neighbours(site)]
    rivals = {seat for here in near for seat in here} - {land.seat}
    half = land.needed(site) // 2
    return not land.here.get(site) and any(sum(here.get(seat, 0) for here in near) >= half for seat in rivals)


def _is_fed(land: Land, way: Gathering) -> bool:
    """Whether those who are left would support all cities, wherever they go from here."""
    seed = _seed(land)
    if way.cost <= land.survivors() - land.support(1) - seed:
        return True
    after = land.copy()
    for source, count in way.sources:
        after.move(source, way.site, count)
    after.plan(way.site)
    spread(after)
    return after.survivors() >= after.support(0) + seed


def _is_short(land: Land) -> bool:
    """Whether the next steps of the marker ask for about as many cities as there are: one is soon lost."""
    asked = cities_asked(land.rules, land.view, land.nation, NEXT)
    return bool(asked) and land.nation.cities + len(land.planned) < asked + LOST


def _seed(land: Land) -> int:
    """Tokens to keep: none if the next step of the marker asks for more cities than there are."""
    asked = cities_asked(land.rules, land.view, land.nation)
    built = land.nation.cities + len(land.planned)
    return 0 if 0 < built < asked else max(land.character.seed, built < FEW)


def gather(land: Land, fleet: Fleet, way: Gathering) -> list[Data]:
    """The orders that bring these tokens together."""
    made: list[Data] = []
    for source, count in way.marches:
        land.move(source, way.site, count)
        made.append({"march": [source, way.site], "count": count})
    for loads in way.voyages:
        made += fleet.ferry(land, loads, way.site)
    return made


def _around(land: Land) -> list[str]:
    """Free areas with own tokens or next to them."""
    found = dict.fromkeys(area for area, count in land.here.items() if count)
    for area in list(found):
        found.update(dict.fromkeys(land.neighbours(area)))
    return [area for area in found if land.is_free(area) and land.rules.board.areas[area].limit]


def _lacking(land: Land, site: str) -> int:
    """The tokens a city takes here besides treasury."""
    need = land.needed(site)
    if not land.planned and land.amount(Trait.CITY_TREASURY):
        need -= min(need // 2, land.nation.treasury)
    return need


def gathering(land: Land, fleet: Fleet, site: str, need: int, with_all: bool = False) -> Gathering | None:
    """Those who stand there, then the surplus next door and over the sea, then whoever is near.

    Where that is not enough, those who could live on elsewhere may come over the sea, too.
    """
    here = land.count(site)
    lacking = max(0, need - here)
    near = [a for a in land.neighbours(site) if land.here.get(a, 0)]
    if lacking > sum(land.here[a] for a in near) + fleet.capacity * fleet.available:
        return None
    way = Gathering(site, min(here, land.limit(site)))
    taken: dict[str, int] = {}
    for area in near:
        taken[area] = min(lacking, max(0, land.surplus(area)))
        lacking -= taken[area]
    found = _gathered(land, fleet, way, lacking, taken, land.surplus)
    if found or not with_all or not fleet.available:
        return found
    return _gathered(land, fleet, way, lacking, taken, land.unmoved)


def _gathered(
    land: Land, fleet: Fleet, begun: Gathering, lacking: int, surplus: Mapping[str, int], spare: Spare
) -> Gathering | None:
    """The whole way, with those whom ships can spare; those who live next door come first, if all can."""
    way, taken = replace(begun, voyages=[]), dict(surplus)
    if spare == land.surplus:
        lacking = _by_sea(land, fleet, way, lacking, taken, spare)
    for area in sorted(taken, key=lambda a: (-land.here[a], a)):
        more = min(lacking, land.here[area] - taken[area])
        taken[area] += more
        way.cost += more
        lacking -= more
    if lacking and spare != land.surplus:
        lacking = _by_sea(land, fleet, way, lacking, taken, spare)
    way.marches = [(area, count) for area, count in taken.items() if count]
    return None if lacking else way


def _by_sea(
    land: Land, fleet: Fleet, way: Gathering, lacking: int, near: Collection[str], spare: Spare
) -> int:
    """Ships bring what can be spared elsewhere, from several shores; how many are still lacking."""
    shores = [a for a in fleet.sources(land, way.site, spare) if a not in near and a != way.site]
    while lacking and shores and len(way.voyages) < fleet.available:
        first = shores.pop(0)
        loads = [(first, min(lacking, fleet.capacity, spare(first) - fleet.levied(land, first)))]
        for other in shores[:CALLS]:
            aboard = sum(count for _, count in loads)
            more = min(lacking - aboard, fleet.capacity - aboard, spare(other))
            ports = [*(area for area, _ in loads), other, way.site]
            if more > 0 and fleet.can_call_at(ports):
                loads.append((other, more))
        if (aboard := sum(count for _, count in loads)) > 0:
            shores = [area for area in shores if area not in dict(loads)]
            way.voyages.append(loads)
            way.cost += sum(max(0, count - max(0, land.surplus(area))) for area, count in loads)
            lacking -= aboard
    return lacking
