"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_reducing, reduce_own
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def civil_disorder(case: Case) -> Script[None]:
    """WE ch.8 Civil Disorder: all cities but a few are reduced."""
    case.strike()
    yield from reduce_own(case, _disordered(case))


def _disordered(case: Case) -> int:
    return max(0, case.g.city_count(case.victim) - case.figure("kept"))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_reducing(case, _disordered(case))


EFFECT = Major(civil_disorder, foresee)
