"""Rivals next door: stormed where a city falls and the answer is weak; watched where they could storm."""

from __future__ import annotations

from rules.civ.traits import Trait
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.founding import SEED
from rules.standins.civ.gathering import gather, gathering
from rules.standins.civ.land import Land
from rules.standins.civ.storming import is_sure
from rules.table import Data

RELIEF = 2  # tokens that an owner who moves later may still send to a city


def raid(land: Land, fleet: Fleet) -> list[Data]:
    """The orders that bring tokens together against rivals, the cities of those in front first."""
    made: list[Data] = []
    mind, raids = land.character, 0
    for site in _targets(land):
        most = mind.war if site in land.view.cities else mind.fields
        if most < 0 or raids >= mind.raids:
            continue
        way = gathering(land, fleet, site, _needed(land, site))
        spare = land.survivors() - land.support(0) - SEED
        if way and way.cost <= max(0, min(spare, most)) and is_sure(fleet, way):
            made += gather(land, fleet, way)
            raids += 1
    return made


def push(land: Land) -> list[Data]:
    """Tokens that would be lost take open land of a rival next door, where all of them together win it."""
    made: list[Data] = []
    points = [nation.points for nation in land.view.nations]
    crowded = [area for area in land.here if land.surplus(area) > 0]
    near = {area for source in crowded for area in land.neighbours(source)}
    held = {area: rival for area in near if (rival := _settler(land, area)) is not None}
    for site in sorted(held, key=lambda area: (_needed(land, area), -points[held[area]], area)):
        sources = [area for area in land.neighbours(site) if land.surplus(area) > 0]
        lacking = _needed(land, site)
        if sum(land.surplus(area) for area in sources) < lacking:
            continue
        for source in sources:
            count = min(lacking, land.surplus(source))
            if count:
                land.move(source, site, count)
                made.append({"march": [source, site], "count": count})
                lacking -= count
    return made


def _settler(land: Land, area: str) -> int | None:
    """The one rival who has an area without a city for himself, if nothing keeps others out."""
    rival = None if area in land.view.cities else holder(land, area)
    return None if rival is None or _is_barred(land, area, rival) else rival


def _targets(land: Land) -> list[str]:
    """Areas next door that belong to one rival whose answer would be weak: cities of those in front first."""
    near = {area for own, count in land.here.items() if count for area in land.neighbours(own)}
    held = {area: rival for area in near if (rival := holder(land, area)) is not None}
    weak = {rival: answer(land, rival) < land.character.answer for rival in set(held.values())}
    found = [area for area, rival in held.items() if weak[rival] and not _is_barred(land, area, rival)]
    points = [nation.points for nation in land.view.nations]
    cities = land.view.cities
    return sorted(found, key=lambda a: (a not in cities, -points[held[a]], _needed(land, a), a))


def holder(land: Land, area: str) -> int | None:
    """The one rival who has an area for himself."""
    view = land.view
    if area in view.pirates or view.barbarians.get(area) or area in view.out_of_play:
        return None
    parties: set[int] = {*view.tokens.get(area, ())}
    if area in view.cities:
        parties.add(view.cities[area])
    rivals = parties - {land.seat}
    if land.seat in view.tokens.get(area, ()) or view.cities.get(area) == land.seat or len(rivals) != 1:
        return None
    return rivals.pop()


def _is_barred(land: Land, area: str, rival: int) -> bool:
    """Whether advances of a rival keep others out here."""
    held = land.view.nations[rival].advances
    guards = [(Trait.GUARD_UNITS, Trait.PASS_GUARD_UNITS)]
    if area in land.view.cities:
        guards.append((Trait.GUARD_CITIES, Trait.PASS_GUARD_CITIES))
    return any(land.rules.amount(held, guard) and not land.amount(passing) for guard, passing in guards)


def _needed(land: Land, area: str) -> int:
    """The tokens that win here: a city falls after those beside it; in the open nobody else is left."""
    rival = holder(land, area)
    assert rival is not None
    guards = sum(land.view.tokens.get(area, {}).values())
    if area not in land.view.cities:
        return max(
            guards + (not land.amount(Trait.FIGHT_LAST)), land.rules.board.areas[area].limit + guards - 1
        )
    held = land.view.nations[rival].advances
    first = land.amount(Trait.ATTACK, land.rules.numbers.attack_tokens)
    return first + land.rules.amount(held, Trait.DEFENCE) + guards + _relief(land, area, rival)


def _relief(land: Land, city: str, rival: int) -> int:
    """What the owner could still send, if he moves later."""
    order = land.view.moving
    if rival not in order or land.seat not in order or order.index(rival) < order.index(land.seat):
        return 0
    return min(RELIEF, around(land, city, rival))


def around(land: Land, area: str, seat: int) -> int:
    """The tokens of a seat next door."""
    return sum(land.view.tokens.get(near, {}).get(seat, 0) for near in land.neighbours(area))


def answer(land: Land, rival: int) -> int:
    """The most tokens that a rival has around one of the seat's own cities."""
    own = [area for area, owner in land.view.cities.items() if owner == land.seat]
    return max((around(land, area, rival) for area in own), default=0)


def guard(land: Land) -> list[Data]:
    """Tokens that would be lost anyway stand by in cities that a rival could storm."""
    made: list[Data] = []
    if land.amount(Trait.GUARD_CITIES):
        return made
    needed = land.amount(Trait.DEFENCE, land.rules.numbers.attack_tokens)
    rivals = [nation.seat for nation in land.view.nations if nation.seat != land.seat and not nation.left]
    own = sorted(area for area, owner in land.view.cities.items() if owner == land.seat)
    for city in own:
        missing = max((around(land, city, rival) for rival in rivals), default=0) + 1 - needed
        for source in land.neighbours(city):
            count = min(missing, land.surplus(source))
            if count > 0:
                land.move(source, city, count)
                made.append({"march": [source, city], "count": count})
                missing -= count
    return made
