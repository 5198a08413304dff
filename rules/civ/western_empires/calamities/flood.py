"""Flood: everybody on the same flood plain suffers."""

from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.calamity.struck_place import hardest_place, points_in_flood, strike_place
from rules.civ.policies.calamities import Major
from rules.table import Question, Script

PLAIN = "flood plain"


def flood(case: Case) -> Script[None]:
    """WE ch.8 Flood: damage on the flood plain with most of the victim's units, and to all others there."""
    g = case.g
    case.strike()
    plain = yield from strike_place(case, _met(case), PLAIN)
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


def _met(case: Case) -> dict[str, int]:
    """The unit points of the victim that are not safe, by flood plain."""
    plains = case.g.board.flood_plains.items()
    return {name: points_in_flood(case.g, case.victim, areas) for name, areas in plains}


def foresee(case: Case) -> list[Question[Any]]:
    """Which flood plain the victim would choose among equals; else where it takes its damage."""
    g, met = case.g, _met(case)
    if not any(met.values()):
        amount = case.figure("damage", role=Role.ELSEWHERE)
        damage = damage_question(case, case.victim, amount, lambda area: g.area(area).is_coastal)
        return [damage] if damage.total else []
    place = hardest_place(case, met, PLAIN)
    if place.only() is None:
        return [place]
    areas = g.board.flood_plains[place.default()]
    return [
        damage_question(
            case, case.victim, case.figure("damage"),
            areas.__contains__, lambda area: g.area(area).city_on_flood_plain,
        )
    ]  # fmt: skip


EFFECT = Major(flood, foresee)
