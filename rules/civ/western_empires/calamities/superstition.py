"""Superstition: cities reduced."""

from rules.civ.calamity.cities import as_printed, reducing

EFFECT = reducing(as_printed)
"""WE ch.8 Superstition: some cities are reduced."""
