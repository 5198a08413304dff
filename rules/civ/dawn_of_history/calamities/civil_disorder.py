"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_all_but_kept, reduce_all_but_kept
from rules.civ.policies.calamities import Major
from rules.table import Script


def civil_disorder(case: Case) -> Script[None]:
    """Dawn 29.7.2: all cities but three are reduced; more or fewer are kept by what is held."""
    yield from reduce_all_but_kept(case)


EFFECT = Major(civil_disorder, foresee_all_but_kept)
