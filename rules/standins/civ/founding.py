"""Where to found cities this turn: the sites that cost the fewest useful tokens, as many as can be fed."""

from __future__ import annotations

from rules.civ.traits import Trait
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.gathering import Gathering, gather, gathering
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
TRIED = 4  # ways to found a city that are looked at until one can be fed


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
    return 0 if built < asked else max(land.character.seed, built < FEW)


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
