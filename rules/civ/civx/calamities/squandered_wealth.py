"""Squandered Wealth: treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor


def squandered_wealth(case: Case, _: None) -> None:
    """CivX 29.21: ten treasury go back to stock, or all there are."""
    if not case.g.nation(case.victim).treasury:
        case.pass_by("no treasury")
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(squandered_wealth)
