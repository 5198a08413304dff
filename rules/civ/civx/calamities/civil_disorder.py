"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import foresee_reducing, reduce_own
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script


def civil_disorder(case: Case) -> Script[None]:
    """CivX 29.73: all cities but three are reduced, more or fewer by what the victim holds."""
    case.strike()
    yield from reduce_own(case, disordered(case))


def disordered(case: Case) -> int:
    """CivX 29.731 to 29.734: how many cities are reduced; advances add to none as well."""
    kept = case.calamity.effect[Role.PRIMARY]["kept"]
    return case.figure("cities", base=max(0, case.g.city_count(case.victim) - kept))


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_reducing(case, disordered(case))


EFFECT = Major(civil_disorder, foresee)
