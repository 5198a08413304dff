"""Pirate ships for positions of Dawn of History."""

from rules.civ.pieces import build_ship
from rules.civ.state import BARBARIANS
from tests.rules.civ.scenario import Scene

COAST = "coast"
"""The one coast of every coastal area of the board."""


def pirate_ships(s: Scene, *areas: str) -> Scene:
    """The same position with a pirate ship in each of these areas."""
    for area in areas:
        build_ship(s.g, area, COAST, BARBARIANS)
    return s
