"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import all_but_kept, foresee_reducing, reduce_own
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def civil_disorder(case: Case) -> Script[None]:
    """Dawn 29.7.2: all cities but three are reduced; more or fewer are kept by what is held."""
    case.strike()
    yield from reduce_own(case, all_but_kept(case))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_reducing(case, all_but_kept(case))


EFFECT = Major(civil_disorder, foresee)
