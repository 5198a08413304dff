"""Slave Revolt: tokens that support no city for the moment."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.idle_tokens import foresee_support_without, support_without
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def slave_revolt(case: Case) -> Script[None]:
    """Dawn 29.4.2: fifteen tokens support nothing; cities are reduced until the others support the rest."""
    case.strike()
    yield from support_without(case, case.figure("idle"))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_support_without(case, case.figure("idle"))


EFFECT = Major(slave_revolt, foresee)
