"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import foresee_all_but_kept, reduce_all_but_kept
from rules.civ.policies.calamities import Major
from rules.table import Script


def civil_disorder(case: Case) -> Script[None]:
    """CivX 29.73: all cities but three are reduced; 29.731 to 29.734: more or fewer by what is held."""
    yield from reduce_all_but_kept(case)


EFFECT = Major(civil_disorder, foresee_all_but_kept)
