"""Squandered Wealth: treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.treasury import squander
from rules.civ.policies.calamities import Minor


def squandered_wealth(case: Case, _: None) -> None:
    """CivX 29.21: ten treasury go back to stock, or all there are."""
    squander(case)


EFFECT = Minor(squandered_wealth)
