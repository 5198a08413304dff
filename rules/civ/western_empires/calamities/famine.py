"""Famine: damage for the victim, and for those it names."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.secondary_victims import damage_with_others, foresee_damage_with_others
from rules.civ.policies.calamities import Major
from rules.table import Script


def famine(case: Case) -> Script[None]:
    """WE ch.8 Famine: damage for the victim, and less for each of several others."""
    case.strike()
    yield from damage_with_others(case)


EFFECT = Major(famine, foresee_damage_with_others)
