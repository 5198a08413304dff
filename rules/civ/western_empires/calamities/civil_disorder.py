"""Civil Disorder: all cities but a few reduced."""

from rules.civ.calamity.cities import all_but_kept, reducing

EFFECT = reducing(all_but_kept)
"""WE ch.8 Civil Disorder: all cities but a few are reduced."""
