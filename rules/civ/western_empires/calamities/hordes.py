"""Barbarian hordes."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.horde import unleash
from rules.table import Script


def barbarian_hordes(case: Case) -> Script[None]:
    """WE ch.8 Barbarian Hordes: the beneficiary leads them through the victim's lands."""
    beneficiary = case.passer_or_richest()
    case.strike(beneficiary)
    tokens = case.figure("tokens")
    if beneficiary is None or not tokens or not case.g.city_count(case.victim):
        case.pass_by("no city to attack")
        return
    yield from unleash(case, beneficiary, tokens)
