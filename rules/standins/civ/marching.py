"""Movement: gather where a city can be founded, drive off barbarians, raid, spread by land and by sea."""

from __future__ import annotations

from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.characters import Character
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.founding import found_cities
from rules.standins.civ.land import Land
from rules.standins.civ.raiding import guard, push, raid
from rules.standins.civ.spreading import spread
from rules.standins.civ.storming import drive_off
from rules.table import Data, Orders, Refusal

VOYAGES = 2  # to new shores in one turn, at most


def orders(question: Orders[Any], rules: Ruleset, view: CivView, character: Character) -> Data:
    """A list of orders, each tried as it is added if they are not all right together."""
    land = Land.of(rules, view, character)
    return legal(question, plan(land, Fleet(land, paid=rules.ships.own_phase)))


def plan(land: Land, fleet: Fleet) -> list[Data]:
    """What would be done with these ships, all things being as they are."""
    made = found_cities(land, fleet)
    made += drive_off(land, fleet)
    if land.character.war > 0:
        made += raid(land, fleet)
    made += spread(land)
    if land.character.war == 0:  # only those attack who found no land
        made += raid(land, fleet)
    made += guard(land)
    made += _colonize(land, fleet)
    made += push(land)
    return made


def legal(question: Orders[Any], wanted: list[Data]) -> list[Data]:
    """The orders, or those of them that are legal one after the other."""
    return _legal(question, wanted) if isinstance(question.check(wanted), Refusal) else wanted


def _legal(question: Orders[Any], wanted: list[Data]) -> list[Data]:
    """Those of the orders that are legal one after the other."""
    kept: list[Data] = []
    for order in wanted:
        if not isinstance(question.check([*kept, order]), Refusal):
            kept.append(order)
    return kept


def _colonize(land: Land, fleet: Fleet) -> list[Data]:
    """Where tokens would be lost for want of land, ship them to a free shore, with others that only wait."""
    made: list[Data] = []
    for source in sorted(fleet.crowded(land), key=lambda a: (-land.surplus(a), a)):
        price = fleet.fee(land, source)
        idle = land.idle(source) if price else land.surplus(source)
        load = min(idle - price, fleet.capacity)
        if fleet.is_spent or fleet.used >= VOYAGES:
            break
        target = _shore(land, fleet, source) if load >= 0 else None
        if target is None:
            continue
        loads = [(source, load), *_on_the_way(land, fleet, source, target, load)]
        if sum(count for _, count in loads) > bool(price):
            made += fleet.ferry(land, loads, target)
    return made


def _shore(land: Land, fleet: Fleet, source: str) -> str | None:
    """The free shore that promises most: a city site, fertile, with free land around."""
    board = land.rules.board
    reach = [a for a in sorted(fleet.reach(source)) if a in board.areas]
    free = [a for a in reach if land.is_free(a) and not land.count(a) and land.limit(a)]
    return max(free, key=lambda a: 3 * land.has_site(a) + land.limit(a) + _space(land, a), default=None)


def _space(land: Land, area: str) -> int:
    """How much free land lies next door."""
    return sum(land.is_free(near) and not land.count(near) for near in land.neighbours(area))


def _on_the_way(land: Land, fleet: Fleet, source: str, target: str, aboard: int) -> list[tuple[str, int]]:
    """One more crowded shore that the ship can call at."""
    for other in fleet.crowded(land):
        load = min(land.surplus(other) if aboard else land.idle(other), fleet.capacity - aboard)
        if other != source and load > 0 and fleet.can_call_at([source, other, target]):
            return [(other, load)]
    return []
