"""Everybody by points, the leader first."""

from __future__ import annotations

from renders.civ.shown import Shown
from rules.civ.views import NationView


def ranked(shown: Shown) -> list[NationView]:
    """The most points first."""
    return sorted(shown.nations, key=lambda nation: (-nation.points, nation.number))
