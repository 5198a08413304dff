"""Superstition: cities reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_reducing, reduce_own
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def superstition(case: Case) -> Script[None]:
    """WE ch.8 Superstition: some cities are reduced."""
    case.strike()
    yield from reduce_own(case, case.figure("cities"))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_reducing(case, case.figure("cities"))


EFFECT = Major(superstition, foresee)
