"""Regression: a space back on the C.A.C."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.regress import step_back
from rules.civ.policies.calamities import Minor


def regression(case: Case, answer: None) -> None:
    """Dawn 29.9.1, 28.4.2: at once none to two spaces to the left, not before the start."""
    step_back(case, case.figure("steps"))


EFFECT = Minor(regression)
