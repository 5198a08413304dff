"""The face of Western Empires."""

from __future__ import annotations

from renders.civ.face import CivFace
from rules.civ.western_empires.game import RULESET


class WesternEmpiresFace(CivFace):
    """Western Empires on the western board."""

    key = RULESET.key
    rules = RULESET
    geometry = "ancient-west"
    colours = ("Minoa", "Iberia", "Celt", "Assyria", "Rome", "Hatti", "Carthage", "Hellas", "Egypt")
