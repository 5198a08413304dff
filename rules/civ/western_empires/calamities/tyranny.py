"""Tyranny: the beneficiary selects a part of the nation, and annexes it."""

from rules.civ.calamity.annexation import annex_areas, select_areas
from rules.civ.calamity.case import Case
from rules.civ.policies.calamities import Major
from rules.table import Script


def tyranny(case: Case) -> Script[None]:
    """WE ch.8 Tyranny: the beneficiary selects and annexes so many unit points."""
    beneficiary = case.beneficiary()
    case.strike(beneficiary)
    torn = min(case.figure("points"), case.g.unit_points(case.victim))
    if torn <= 0 or beneficiary is None:
        case.pass_by("nothing to annex")
        return
    areas = yield from select_areas(case, beneficiary, beneficiary, torn)
    yield from annex_areas(case, beneficiary, areas)


EFFECT = Major(tyranny)
