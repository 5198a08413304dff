"""The faces of the games, by key."""

from __future__ import annotations

from renders.civ.civx.face import CivXFace
from renders.civ.dawn_of_history.face import DawnOfHistoryFace
from renders.civ.western_empires.face import WesternEmpiresFace
from renders.face import Face
from renders.history.face import HistoryFace
from renders.peoples.face import PeoplesFace

_ALL: tuple[Face, ...] = (WesternEmpiresFace(), CivXFace(), DawnOfHistoryFace(), HistoryFace(), PeoplesFace())
FACES: dict[str, Face] = {face.key: face for face in _ALL}
