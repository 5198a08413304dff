"""Superstition: cities reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_as_printed, reduce_as_printed
from rules.civ.policies.calamities import Major
from rules.table import Script


def superstition(case: Case) -> Script[None]:
    """Dawn 29.3.2: three cities of the victim's choice, more or fewer by what is held."""
    yield from reduce_as_printed(case)


EFFECT = Major(superstition, foresee_as_printed)
