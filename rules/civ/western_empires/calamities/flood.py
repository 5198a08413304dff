"""Flood: everybody on the same flood plain suffers."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import take_damage, units_of
from rules.civ.calamity.struck_place import strike_place
from rules.civ.civ import Civ
from rules.civ.policies.calamities import Major
from rules.table import Script, Seat


def flood(case: Case) -> Script[None]:
    """WE ch.8 Flood: damage on the flood plain with most of the victim's units, and to all others there."""
    g = case.g
    case.strike()
    plains = {name: _points_on(g, case.victim, areas) for name, areas in g.board.flood_plains.items()}
    plain = yield from strike_place(case, plains, "flood plain")
    if plain is None:
        damage = {case.victim: case.figure("damage", role=Role.ELSEWHERE)}
        yield from take_damage(case, damage, where=lambda area: g.area(area).is_coastal)
        return
    areas = g.board.flood_plains[plain]
    amounts = {case.victim: case.figure("damage")}
    for seat in g.rivals(case.victim):
        if _points_on(g, seat, areas):
            amounts[seat] = case.figure("damage", seat, Role.SECONDARY)
    yield from take_damage(case, amounts, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)


def _points_on(g: Civ, seat: Seat, areas: Sequence[str]) -> int:
    """WE ch.8 Flood: the unit points a flood would meet; a city on a black site is safe."""
    units = units_of(g, seat, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)
    return sum(here.points for here in units)


EFFECT = Major(flood)
