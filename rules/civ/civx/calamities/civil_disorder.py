"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.cities import all_but_kept, reducing

EFFECT = reducing(all_but_kept)
"""CivX 29.73: all cities but three are reduced; 29.731 to 29.734: more or fewer by what is held."""
