"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.cities import all_but_kept, reducing

EFFECT = reducing(all_but_kept)
"""Dawn 29.7.2: all cities but three are reduced; more or fewer are kept by what is held."""
