"""Cyclone: everybody at the same open sea suffers."""

from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_some
from rules.civ.calamity.struck_cities import cities_at
from rules.civ.calamity.struck_place import hardest_place, strike_place
from rules.civ.policies.calamities import Major
from rules.table import Question, Script, Seat

SEA = "open sea"


def cyclone(case: Case) -> Script[None]:
    """WE ch.8 Cyclone: cities at the open sea with most of the victim's cities, and all others there."""
    case.strike()
    sea = yield from strike_place(case, _met(case), SEA)
    if sea is None:
        case.pass_by("no city next to an open sea")
        return
    struck = cities_at(case.g, sea)
    counts = {seat: _selected(case, seat, len(cities)) for seat, cities in struck.items()}
    yield from reduce_some(case, counts, struck)


def _met(case: Case) -> dict[str, int]:
    """The cities of the victim by open sea."""
    seas = [sea.name for sea in case.g.board.seas.values() if not sea.inland]
    return {name: len(cities_at(case.g, name).get(case.victim, ())) for name in seas}


def _selected(case: Case, seat: Seat, there: int) -> int:
    """WE ch.8 Cyclone: cities are selected first, and those saved are deselected then."""
    role = case.role_of(seat)
    return max(0, min(case.figure("cities", seat, role), there) - case.figure("saved", seat, role))


def foresee(case: Case) -> list[Question[Any]]:
    """Which open sea the victim would choose among equals; else which cities it would reduce there."""
    met = _met(case)
    if not any(met.values()):
        return []
    sea = hardest_place(case, met, SEA)
    if sea.only() is None:
        return [sea]
    cities = cities_at(case.g, str(sea.default()))[case.victim]
    count = _selected(case, case.victim, len(cities))
    return [pick_cities(case, case.victim, cities, count, "reduce", "reduce")]


EFFECT = Major(cyclone, foresee)
