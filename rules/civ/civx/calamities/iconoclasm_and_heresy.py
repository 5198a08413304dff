"""Iconoclasm & Heresy: cities reduced here and, as the victim assigns them, elsewhere."""

from typing import Any

from rules.civ.calamity.assigned_cities import assign_cities, city_assignment
from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import foresee_reducing, reduce_some
from rules.civ.calamity.tertiary_victims import draw_in_others
from rules.civ.policies.calamities import Major
from rules.table import Allocate, Question, Script, Seat


def iconoclasm_and_heresy(case: Case) -> Script[None]:
    """CivX 29.83: cities of the victim, of those to whom it assigns some, and of those they draw in."""
    g = case.g
    case.strike()
    others = yield from assign_cities(case, _shares(case), _most(case))
    drawn_in = yield from draw_in_others(case, others)
    counts = {case.victim: case.figure("cities")}
    counts |= {seat: case.figure("cities", seat, Role.SECONDARY, base=n) for seat, n in others.items()}
    counts |= dict.fromkeys(drawn_in, case.calamity.effect[Role.TERTIARY]["cities"])
    counts = {seat: count for seat, count in counts.items() if count and g.city_count(seat)}
    if case.victim not in counts:
        case.pass_by("no city has to be reduced")
    yield from reduce_some(case, counts)


def _most(case: Case) -> int:
    return case.calamity.effect[Role.SECONDARY]["share"]


def _shares(case: Case) -> dict[Seat, int]:
    """CivX 29.832, 29.838, 29.839: near players without theologians, at most two cities each."""
    g = case.g

    def can_lose(seat: Seat) -> bool:
        return g.city_count(seat) > 0 and not case.figure("immune", seat, Role.SECONDARY)

    return {seat: min(_most(case), g.city_count(seat)) for seat in case.nameable(can_lose)}


def assignment(case: Case) -> Allocate:
    """To whom the victim assigns cities."""
    return city_assignment(case, _shares(case), _most(case))


def foresee(case: Case) -> list[Question[Any]]:
    """To whom the victim would assign cities, and which of its own it would reduce."""
    return [assignment(case), *foresee_reducing(case, case.figure("cities"))]


EFFECT = Major(iconoclasm_and_heresy, foresee)
