"""Epidemic: damage for the victim and for others; somebody survives everywhere."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.outbreak import break_out, foresee_outbreak
from rules.civ.policies.calamities import Major
from rules.table import Script


def epidemic(case: Case) -> Script[None]:
    """CivX 29.63: the victim's own losses and those it assigns; 29.632: one token stays in each area."""
    yield from break_out(case)


EFFECT = Major(epidemic, foresee_outbreak)
