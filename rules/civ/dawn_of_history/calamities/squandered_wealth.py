"""Squandered Wealth: treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.treasury import squander
from rules.civ.policies.calamities import Minor


def squandered_wealth(case: Case, _: None) -> None:
    """Dawn 29.2.3: ten treasury go back to stock, or all there are; fewer or none by what is held."""
    squander(case)


EFFECT = Minor(squandered_wealth)
