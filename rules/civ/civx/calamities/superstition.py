"""Superstition: cities reduced here and elsewhere."""

from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import foresee_reducing, reduce_some
from rules.civ.calamity.secondary_victims import name_victims, victims_question
from rules.civ.calamity.tertiary_victims import draw_in_others
from rules.civ.policies.calamities import Major
from rules.table import Question, Script, Seat

REDUCE = "reduce 1 city, or more with advances that make it worse"


def superstition(case: Case) -> Script[None]:
    """CivX 29.33: cities of the victim, of one whom it names, and of one whom that one draws in."""
    case.strike()
    others = yield from name_victims(case, _nameable(case), REDUCE)
    drawn_in = yield from draw_in_others(case, others)
    counts = {case.victim: case.figure("cities")}
    counts |= {seat: case.figure("cities", seat, Role.SECONDARY) for seat in others}
    counts |= dict.fromkeys(drawn_in, case.calamity.effect[Role.TERTIARY]["cities"])
    counts = {seat: count for seat, count in counts.items() if count and case.g.city_count(seat)}
    if case.victim not in counts:
        case.pass_by("no city has to be reduced")
    yield from reduce_some(case, counts)


def _nameable(case: Case) -> list[Seat]:
    """CivX 29.332, 29.337: near players with cities who are not enlightened."""

    def can_lose(seat: Seat) -> bool:
        return case.g.city_count(seat) > 0 and not case.figure("immune", seat, Role.SECONDARY)

    return case.nameable(can_lose)


def foresee(case: Case) -> list[Question[Any]]:
    """Whom the victim would name, and which cities it would reduce."""
    named = victims_question(case, _nameable(case), REDUCE)
    return [named, *foresee_reducing(case, case.figure("cities"))]


EFFECT = Major(superstition, foresee)
