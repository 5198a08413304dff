"""Superstition: cities reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_as_printed, reduce_as_printed
from rules.civ.policies.calamities import Major
from rules.table import Script


def superstition(case: Case) -> Script[None]:
    """WE ch.8 Superstition: some cities are reduced."""
    yield from reduce_as_printed(case)


EFFECT = Major(superstition, foresee_as_printed)
