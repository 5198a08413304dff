"""Superstition, civil disorder and slave revolt: cities are reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_some
from rules.civ.phases.support import support_at, support_rate
from rules.table import Pick, Script


def superstition(case: Case) -> Script[None]:
    """WE ch.8 Superstition: some cities are reduced."""
    case.strike()
    yield from _reduce(case, case.figure("cities"))


def civil_disorder(case: Case) -> Script[None]:
    """WE ch.8 Civil Disorder: all cities but a few are reduced."""
    case.strike()
    yield from _reduce(case, _disordered(case))


def _disordered(case: Case) -> int:
    return case.g.city_count(case.victim) - case.figure("kept")


def foresee_superstition(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return [_which(case, case.figure("cities"))]


def foresee_civil_disorder(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return [_which(case, max(0, _disordered(case)))]


def _which(case: Case, count: int) -> Pick:
    return pick_cities(case, case.victim, case.g.cities_of(case.victim), count, "reduce", "reduce")


def slave_revolt(case: Case) -> Script[None]:
    """WE ch.8 Slave Revolt: a check of city support at a higher rate."""
    case.strike()
    rate = support_rate(case.g, case.victim) + case.figure("support")
    yield from support_at(case.g, {case.victim: rate}, case.name)


def _reduce(case: Case, count: int) -> Script[None]:
    if count > 0 and case.g.city_count(case.victim):
        yield from reduce_some(case, {case.victim: count})
    else:
        case.pass_by("no city has to be reduced")
