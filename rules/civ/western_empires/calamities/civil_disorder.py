"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_all_but_kept, reduce_all_but_kept
from rules.civ.policies.calamities import Major
from rules.table import Script


def civil_disorder(case: Case) -> Script[None]:
    """WE ch.8 Civil Disorder: all cities but a few are reduced."""
    yield from reduce_all_but_kept(case)


EFFECT = Major(civil_disorder, foresee_all_but_kept)
