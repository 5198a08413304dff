"""The face of Dawn of History."""

from __future__ import annotations

from pathlib import Path

from renders.civ.ancient import BOARD, COLOURS, WORLD
from renders.civ.dawn_of_history.chapters import CHAPTERS
from renders.civ.face import FAMILY, CivFace, kinds_of
from renders.civ.shown import Chart, Setting
from renders.lessons import course
from rules.civ.dawn_of_history.game import RULESET
from rules.civ.dawn_of_history.state import DawnState

CAC = Chart("C.A.C.", "Chronological Advancement Chart")


class DawnOfHistoryFace(CivFace):
    """Dawn of History on the whole ancient board, or the part of it that is in play."""

    key = RULESET.key
    kinds = kinds_of(CAC)
    setting = Setting(
        rules=RULESET,
        board=BOARD,
        world=WORLD,
        drawing="cities, fewest first",
        colours=COLOURS,
        chart=CAC,
        state=DawnState,
    )
    chapters = CHAPTERS
    course = course(FAMILY, Path(__file__).parent)
