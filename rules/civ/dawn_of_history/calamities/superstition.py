"""Superstition: cities reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_reducing, reduce_own
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def superstition(case: Case) -> Script[None]:
    """Dawn 29.3.2: three cities of the victim's choice, more or fewer by what is held."""
    case.strike()
    yield from reduce_own(case, case.figure("cities"))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_reducing(case, case.figure("cities"))


EFFECT = Major(superstition, foresee)
