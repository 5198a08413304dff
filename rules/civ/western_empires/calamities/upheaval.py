"""Civil war and tyranny: a part of the nation goes over to the player with the most cities in stock."""

from rules.civ.calamity.annexation import annex_block, select_block
from rules.civ.calamity.case import Case
from rules.table import Script


def civil_war(case: Case) -> Script[None]:
    """WE ch.8 Civil War: the victim selects all but so many unit points, and the beneficiary annexes them."""
    beneficiary = case.richest_in_stock()
    case.strike(beneficiary)
    torn = case.g.unit_points(case.victim) - case.figure("kept")
    if torn <= 0 or beneficiary is None:
        case.pass_by("too few unit points for a civil war")
        return
    areas = yield from select_block(case, case.victim, beneficiary, torn)
    yield from annex_block(case, beneficiary, areas)


def tyranny(case: Case) -> Script[None]:
    """WE ch.8 Tyranny: the beneficiary selects and annexes so many unit points."""
    beneficiary = case.richest_in_stock()
    case.strike(beneficiary)
    torn = min(case.figure("points"), case.g.unit_points(case.victim))
    if torn <= 0 or beneficiary is None:
        case.pass_by("nothing to annex")
        return
    areas = yield from select_block(case, beneficiary, beneficiary, torn)
    yield from annex_block(case, beneficiary, areas)
