"""Epidemic: unit points of the victim and of others; somebody survives everywhere."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.outbreak import break_out, foresee_outbreak
from rules.civ.policies.calamities import Major
from rules.table import Script


def epidemic(case: Case) -> Script[None]:
    """Dawn 29.6.2: sixteen of the victim, 25 of others, ten each; one token stays everywhere (24.1.7)."""
    yield from break_out(case)


EFFECT = Major(epidemic, foresee_outbreak)
