"""Civil War: a part of the nation goes over to the beneficiary."""

from rules.civ.calamity.annexation import PickAreas, annex_areas, area_selection, select_areas
from rules.civ.calamity.case import Case
from rules.civ.policies.calamities import Major
from rules.table import Script


def civil_war(case: Case) -> Script[None]:
    """WE ch.8 Civil War: the victim selects all but so many unit points, and the beneficiary annexes them."""
    beneficiary = case.beneficiary()
    case.strike(beneficiary)
    torn = _torn(case)
    if torn <= 0 or beneficiary is None:
        case.pass_by("too few unit points for a civil war")
        return
    areas = yield from select_areas(case, case.victim, beneficiary, torn)
    yield from annex_areas(case, beneficiary, areas)


def _torn(case: Case) -> int:
    """How many unit points of the victim are more than it keeps."""
    return case.g.unit_points(case.victim) - case.figure("kept")


def foresee(case: Case) -> list[PickAreas]:
    """Which areas the victim would select; it knows who gains from its card."""
    torn, beneficiary = _torn(case), case.beneficiary()
    if torn <= 0 or beneficiary is None:
        return []
    return [area_selection(case, case.victim, beneficiary, torn)]


EFFECT = Major(civil_war, foresee)
