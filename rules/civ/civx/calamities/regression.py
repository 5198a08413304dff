"""Regression: a step back on the succession table."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.regress import step_back
from rules.civ.policies.calamities import Minor


def regression(case: Case, answer: None) -> None:
    """CivX 29.92: one step back, not before the start; none without a city, or with a library."""
    if case.g.city_count(case.victim):
        step_back(case, case.figure("steps"))
    else:
        case.pass_by("no city")


EFFECT = Minor(regression)
