"""Slave Revolt: cities need more support for the moment."""

from rules.civ.calamity.case import Case
from rules.civ.phases.support import support_at, support_rate
from rules.civ.policies.calamities import Major
from rules.table import Script


def slave_revolt(case: Case) -> Script[None]:
    """WE ch.8 Slave Revolt: a check of city support at a higher rate."""
    case.strike()
    rate = support_rate(case.g, case.victim) + case.figure("support")
    yield from support_at(case.g, {case.victim: rate}, case.name)


EFFECT = Major(slave_revolt)
