"""The face of CivX."""

from __future__ import annotations

from renders.civ.civx.chapters import CHAPTERS
from renders.civ.face import CivFace
from renders.civ.shown import Setting
from rules.civ.civx.game import RULESET


class CivXFace(CivFace):
    """CivX on the whole ancient board, or the part of it that is in play."""

    key = RULESET.key
    setting = Setting(
        rules=RULESET,
        board="ancient",
        world="the ancient world",
        drawing="cities, fewest first",
        rest="treasury",
        colours=(
            "Minoa",
            "Iberia",
            "Celt",
            "Assyria",
            "Rome",
            "Hatti",
            "Carthage",
            "Hellas",
            "Egypt",
            "Dravidia",
            "Parthia",
            "Maurya",
            "Persia",
            "Saba",
            "Babylon",
            "Indus",
            "Kushan",
            "Nubia",
        ),
    )
    chapters = CHAPTERS
