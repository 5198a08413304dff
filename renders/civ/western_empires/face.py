"""The face of Western Empires."""

from __future__ import annotations

from pathlib import Path

from renders.civ.face import FAMILY, CivFace
from renders.civ.shown import Setting
from renders.civ.western_empires.chapters import CHAPTERS
from renders.lessons import course
from rules.civ.western_empires.game import RULESET


class WesternEmpiresFace(CivFace):
    """Western Empires on the western board."""

    key = RULESET.key
    setting = Setting(
        rules=RULESET,
        board="ancient-west",
        world="the western ancient world",
        drawing="cities, fewest first",
        colours=("Minoa", "Iberia", "Celt", "Assyria", "Rome", "Hatti", "Carthage", "Hellas", "Egypt"),
    )
    chapters = CHAPTERS
    course = course(FAMILY, Path(__file__).parent)
