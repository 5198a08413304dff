"""Flood: the victim and others on the same flood plain suffer."""

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import take_damage
from rules.civ.calamity.division import divide
from rules.civ.calamity.struck_cities import lose_at_the_coast
from rules.civ.calamity.struck_place import points_at, points_in_flood, strike_place
from rules.civ.policies.calamities import Major
from rules.table import Script


def flood(case: Case) -> Script[None]:
    """CivX 29.52: the plain with most of the victim's unit points; 29.524: or a city at the coast."""
    g = case.g
    case.strike()
    met = {name: points_at(g, case.victim, areas) for name, areas in g.board.flood_plains.items()}
    plain = yield from strike_place(case, met, "flood plain")
    if plain is None:
        yield from lose_at_the_coast(case)
        return
    areas = g.board.flood_plains[plain]
    there = {seat: points_in_flood(g, seat, areas) for seat in g.rivals(case.victim)}
    others = yield from divide(case, {seat: points for seat, points in there.items() if points})
    amounts = {case.victim: _own(case, points_in_flood(g, case.victim, areas)), **others}
    yield from take_damage(case, amounts, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)


def _own(case: Case, exposed: int) -> int:
    """CivX 29.521: no more than is exposed there, before advances help."""
    most = case.calamity.effect[Role.PRIMARY]["damage"]
    return case.halved(case.figure("damage", base=min(most, exposed)))


EFFECT = Major(flood)
