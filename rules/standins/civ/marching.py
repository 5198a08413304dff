"""Movement: gather where a city can be founded, then spread into free land, then over the sea."""

from __future__ import annotations

from typing import Any

from rules.atlas.board import Water
from rules.civ.movement.chart import chart_of
from rules.civ.movement.orders import TREASURY
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.land import Land
from rules.table import Chance, Data, Orders, Refusal

HOME = 2  # tokens that stay in an area: they grow best


def orders(question: Orders[Any], rules: Ruleset, view: CivView, chance: Chance) -> Data:
    """A list of orders, each tried as it is added."""
    land = Land.of(rules, view)
    made = _gather(land)
    made += _spread(land, chance)
    if isinstance(question.check(made), Refusal):
        made = _legal(question, made)
    return _sail(question, made, land)


def _legal(question: Orders[Any], wanted: list[Data]) -> list[Data]:
    """Those of the orders that are legal one after the other."""
    kept: list[Data] = []
    for order in wanted:
        if not isinstance(question.check([*kept, order]), Refusal):
            kept.append(order)
    return kept


def _march(land: Land, source: str, target: str, count: int) -> Data:
    land.move(source, target, count)
    return {"march": [source, target], "count": count}


def _gather(land: Land) -> list[Data]:
    """Bring enough tokens together on city sites, the easiest first."""
    made: list[Data] = []
    wanted = land.spare_cities()
    free = [a for a in _around(land) if land.is_free(a)]
    for site in sorted(free, key=lambda a: (not land.has_site(a), -land.count(a), -_help(land, a), a)):
        if not wanted:
            break
        if not land.has_site(site) and not land.can_afford_wilderness():
            break
        lacking = land.needed(site) - land.count(site)
        if lacking > _help(land, site):
            continue
        for source in sorted(land.neighbours(site), key=lambda a: (-_surplus(land, a), a)):
            take = min(lacking, land.here.get(source, 0) if not _is_reserved(land, source) else 0)
            if take > 0:
                made.append(_march(land, source, site, take))
                lacking -= take
        if lacking <= 0:
            wanted -= 1
            land.there[site] = land.there.get(site, 0) + land.here.pop(site, 0)
    return made


def _around(land: Land) -> list[str]:
    """The areas with own tokens, and those next to them."""
    found = dict.fromkeys(area for area, count in land.here.items() if count)
    for area in list(found):
        found.update(dict.fromkeys(land.neighbours(area)))
    return list(found)


def _is_reserved(land: Land, area: str) -> bool:
    """A site with enough tokens for its own city."""
    return land.has_site(area) and land.is_free(area) and land.count(area) >= land.rules.numbers.site_tokens


def _help(land: Land, site: str) -> int:
    """Tokens next door that could come."""
    return sum(land.here.get(a, 0) for a in land.neighbours(site) if not _is_reserved(land, a))


def _surplus(land: Land, area: str) -> int:
    return land.here.get(area, 0) - land.limit(area)


def _spread(land: Land, chance: Chance) -> list[Data]:
    """Move what is too much, and what would grow better elsewhere, into free land."""
    made: list[Data] = []
    for source in sorted(land.here, key=lambda a: (-_surplus(land, a), a)):
        while land.here.get(source, 0):
            extra = land.count(source) - max(0, min(HOME, land.limit(source)))
            target = _best(land, source, chance)
            crowded = land.count(source) > land.limit(source)
            if target is None or (extra <= 0 and not crowded):
                break
            count = min(land.here[source], max(1, min(extra, _room(land, target), HOME)))
            made.append(_march(land, source, target, count))
    return _merged(made)


def _room(land: Land, area: str) -> int:
    return land.limit(area) - land.count(area)


def _best(land: Land, source: str, chance: Chance) -> str | None:
    """The best free place next door: empty and fertile before half full."""
    near = [a for a in land.neighbours(source) if land.is_free(a) and _room(land, a) > 0]
    emptier = [a for a in near if land.count(a) < land.count(source)]
    if not emptier:
        return None
    score = {
        a: (land.count(a) == 0, land.has_site(a), _room(land, a), chance.below("taste", 8)) for a in emptier
    }
    return max(emptier, key=lambda a: score[a])


def _merged(made: list[Data]) -> list[Data]:
    """Marches of the same way as one order."""
    merged: dict[tuple[str, ...], int] = {}
    for order in made:
        way = tuple(order["march"])
        merged[way] = merged.get(way, 0) + order["count"]
    return [{"march": list(way), "count": count} for way, count in merged.items()]


def _sail(question: Orders[Any], made: list[Data], land: Land) -> Data:
    """Where tokens would be lost for want of land, ship them to a free shore."""
    board = land.rules.board
    chart = chart_of(board)
    numbers = land.rules.numbers
    treasury = land.view.nations[land.seat].treasury
    ships = land.view.nations[land.seat].ship_stock
    crowded = [a for a in land.here if land.here[a] > land.limit(a) and board.areas[a].is_coastal]
    for source in sorted(crowded, key=lambda a: (-_surplus(land, a), a))[:2]:
        if treasury < numbers.ship_cost or not ships:
            break
        load = min(land.here[source], numbers.ship_capacity, max(HOME, _surplus(land, source)))
        reach = {
            water.area
            for start in board.waters(source)
            for water, steps in chart.distances(Water(*start), False).items()
            if steps <= numbers.ship_steps
        }
        free = [
            a for a in reach if a in board.areas and land.is_free(a) and land.count(a) == 0 and land.limit(a)
        ]
        for target in sorted(free, key=lambda a: (not land.has_site(a), -land.limit(a), a))[:3]:
            pay = [TREASURY] * numbers.ship_cost
            order = {"ship": source, "new": True, "pay": pay, "stops": [[source, load, 0], [target, 0, load]]}
            if not isinstance(question.check([*made, order]), Refusal):
                made = [*made, order]
                land.move(source, target, load)
                treasury -= numbers.ship_cost
                ships -= 1
                break
    return made
