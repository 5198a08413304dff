"""Tokens that support no city for the moment."""

from rules.civ.calamity.case import Case
from rules.civ.phases.support import support_at, support_question, support_rate
from rules.table import Pick, Script


def support_without(case: Case, idle: int) -> Script[None]:
    """Cities of the victim are reduced until its tokens, but for so many, support the rest."""
    g = case.g
    before = g.city_count(case.victim)
    if not before:
        case.pass_by("no city needs support")
        return
    rates = {case.victim: support_rate(g, case.victim)}
    yield from support_at(g, rates, case.name, min(idle, g.census_of(case.victim)))
    if g.city_count(case.victim) == before:
        case.pass_by("enough tokens are left to support the cities")


def foresee_support_without(case: Case, idle: int) -> list[Pick]:
    """Which cities the victim would reduce then, or which first."""
    g, seat = case.g, case.victim
    idle = min(idle, g.census_of(seat))
    question = support_question(g, seat, support_rate(g, seat), case.name, idle)
    return [] if question is None else [question]
