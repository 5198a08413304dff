"""Treachery: the beneficiary takes over cities of the victim."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import annex_or_destroy, pick_cities
from rules.civ.policies.calamities import Major
from rules.table import Script, ask


def treachery(case: Case) -> Script[None]:
    """WE ch.8 Treachery: the beneficiary annexes cities; those it has no pieces for are destroyed."""
    beneficiary = case.beneficiary()
    case.strike(beneficiary)
    cities = case.g.cities_of(case.victim)
    if not cities or beneficiary is None:
        case.pass_by("no city")
        return
    chosen = yield from ask(pick_cities(case, beneficiary, cities, case.figure("cities"), "annex", "annex"))
    annex_or_destroy(case, beneficiary, chosen)


EFFECT = Major(treachery)
