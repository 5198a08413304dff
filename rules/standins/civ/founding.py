"""Where to found cities this turn: the sites that cost the fewest useful tokens, as many as can be fed."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.civ.traits import Trait
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.goals import cities_asked
from rules.standins.civ.land import Land
from rules.standins.civ.spreading import spread
from rules.table import Data

SEED = 1  # tokens left besides those that support cities, when others are fought
FEW = 3  # cities before which nobody founds another with his last tokens
SAIL = 1  # what a ship is worth in tokens
TRIED = 4  # ways to found a city that are looked at until one can be fed


@dataclass(slots=True)
class Gathering:
    """A way to bring a city's tokens together, and what it costs in tokens that could have lived on."""

    site: str
    cost: int
    marches: list[tuple[str, int]] = field(default_factory=list)
    voyages: list[tuple[str, int]] = field(default_factory=list)


def found_cities(land: Land, fleet: Fleet) -> list[Data]:
    """The orders that bring the tokens together."""
    made: list[Data] = []
    while len(land.planned) < land.nation.city_stock:
        found = (gathering(land, fleet, site, _lacking(land, site)) for site in _around(land))
        ways = sorted(filter(None, found), key=lambda way: (way.cost + SAIL * len(way.voyages), way.site))
        best = next((way for way in ways[:TRIED] if _is_fed(land, way)), None)
        if best is None:
            break
        made += gather(land, fleet, best)
        land.plan(best.site)
    return made


def _is_fed(land: Land, way: Gathering) -> bool:
    """Whether those who are left would support all cities, wherever they go from here."""
    seed = _seed(land)
    if way.cost <= land.survivors() - land.support(1) - seed:
        return True
    after = land.copy()
    for source, count in (*way.marches, *way.voyages):
        after.move(source, way.site, count)
    after.plan(way.site)
    spread(after)
    return after.survivors() >= after.support(0) + seed


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
    for source, count in way.voyages:
        made += fleet.ferry(land, [(source, count)], way.site)
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


def gathering(land: Land, fleet: Fleet, site: str, need: int) -> Gathering | None:
    """Those who stand there, then the surplus next door, then over the sea, then whoever is near."""
    here = land.count(site)
    way = Gathering(site, min(here, land.limit(site)))
    lacking = max(0, need - here)
    near = [a for a in land.neighbours(site) if land.here.get(a, 0)]
    if lacking > sum(land.here[a] for a in near) + fleet.capacity * fleet.available:
        return None
    taken: dict[str, int] = {}
    for area in near:
        taken[area] = min(lacking, max(0, land.surplus(area)))
        lacking -= taken[area]
    if lacking:
        lacking = _by_sea(land, fleet, way, lacking, near)
    for area in sorted(near, key=lambda a: (-land.here[a], a)):
        more = min(lacking, land.here[area] - taken[area])
        taken[area] += more
        way.cost += more
        lacking -= more
    way.marches = [(area, count) for area, count in taken.items() if count]
    return None if lacking else way


def _by_sea(land: Land, fleet: Fleet, way: Gathering, lacking: int, near: list[str]) -> int:
    """Ships bring what is too much elsewhere; how many are still lacking."""
    for source in fleet.sources(land, way.site):
        if not lacking or len(way.voyages) >= fleet.available:
            break
        if source in near or source == way.site:
            continue
        load = min(lacking, fleet.capacity, land.surplus(source) - fleet.levied(land, source))
        if load > 1:
            way.voyages.append((source, load))
            lacking -= load
    return lacking
