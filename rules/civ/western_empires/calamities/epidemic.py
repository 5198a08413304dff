"""Epidemic: damage for the victim, and for those it names; not for the beneficiary."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.secondary_victims import damage_with_others, foresee_damage_with_others
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.table import Script


def epidemic(case: Case) -> Script[None]:
    """WE ch.8 Epidemic: damage for the victim, and less for each of several others."""
    case.strike(case.beneficiary(), Part.SPARED)
    yield from damage_with_others(case)


EFFECT = Major(epidemic, foresee_damage_with_others)
