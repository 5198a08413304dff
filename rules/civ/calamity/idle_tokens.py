"""Tokens that support no city for the moment."""

from rules.civ.calamity.case import Case
from rules.civ.phases.support import support_at, support_rate
from rules.table import Script


def support_without(case: Case, idle: int) -> Script[None]:
    """Cities of the victim are reduced until its tokens, but for so many, support the rest."""
    g = case.g
    before = g.city_count(case.victim)
    if not before:
        case.pass_by("no city needs support")
        return
    idle = min(idle, g.census_of(case.victim))
    yield from support_at(g, {case.victim: support_rate(g, case.victim)}, case.name, idle)
    if g.city_count(case.victim) == before:
        case.pass_by("enough tokens are left to support the cities")
