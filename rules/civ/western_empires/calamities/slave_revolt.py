"""Slave Revolt: cities need more support for the moment."""

from rules.civ.calamity.case import Case
from rules.civ.phases.support import support_at, support_question, support_rate
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def slave_revolt(case: Case) -> Script[None]:
    """WE ch.8 Slave Revolt: a check of city support at a higher rate."""
    case.strike()
    yield from support_at(case.g, {case.victim: _rate(case)}, case.name)


def _rate(case: Case) -> int:
    return support_rate(case.g, case.victim) + case.figure("support")


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce, or which first."""
    question = support_question(case.g, case.victim, _rate(case), case.name)
    return [] if question is None else [question]


EFFECT = Major(slave_revolt, foresee)
