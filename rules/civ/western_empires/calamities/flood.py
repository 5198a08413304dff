"""Flood: everybody on the same flood plain suffers."""

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import take_damage
from rules.civ.calamity.struck_place import points_in_flood, strike_place
from rules.civ.policies.calamities import Major
from rules.table import Script


def flood(case: Case) -> Script[None]:
    """WE ch.8 Flood: damage on the flood plain with most of the victim's units, and to all others there."""
    g = case.g
    case.strike()
    plains = {name: points_in_flood(g, case.victim, areas) for name, areas in g.board.flood_plains.items()}
    plain = yield from strike_place(case, plains, "flood plain")
    if plain is None:
        damage = {case.victim: case.figure("damage", role=Role.ELSEWHERE)}
        yield from take_damage(case, damage, where=lambda area: g.area(area).is_coastal)
        return
    areas = g.board.flood_plains[plain]
    amounts = {case.victim: case.figure("damage")}
    for seat in g.rivals(case.victim):
        if points_in_flood(g, seat, areas):
            amounts[seat] = case.figure("damage", seat, Role.SECONDARY)
    yield from take_damage(case, amounts, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)


EFFECT = Major(flood)
