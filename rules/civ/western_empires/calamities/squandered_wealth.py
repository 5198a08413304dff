"""Squandered Wealth: treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.treasury import squander
from rules.civ.policies.calamities import Minor


def squandered_wealth(case: Case, _: None) -> None:
    """WE ch.8 Squandered Wealth: treasury is lost."""
    squander(case)


EFFECT = Minor(squandered_wealth)
