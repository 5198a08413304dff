"""Superstition: cities reduced."""

from rules.civ.calamity.cities import as_printed, reducing

EFFECT = reducing(as_printed)
"""Dawn 29.3.2: three cities of the victim's choice, more or fewer by what is held."""
