"""The face of CivX."""

from __future__ import annotations

from pathlib import Path

from renders.civ.ancient import BOARD, COLOURS, WORLD
from renders.civ.civx.chapters import CHAPTERS
from renders.civ.face import FAMILY, CivFace
from renders.civ.shown import Setting
from renders.lessons import course
from rules.civ.civx.game import RULESET


class CivXFace(CivFace):
    """CivX on the whole ancient board, or the part of it that is in play."""

    key = RULESET.key
    setting = Setting(
        rules=RULESET,
        board=BOARD,
        world=WORLD,
        drawing="cities, fewest first",
        rest="treasury",
        colours=COLOURS,
    )
    chapters = CHAPTERS
    course = course(FAMILY, Path(__file__).parent)
