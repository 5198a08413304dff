"""The faces of the games, by key."""

from __future__ import annotations

from renders.civ.western_empires import WesternEmpiresFace
from renders.face import Face

_ALL: tuple[Face, ...] = (WesternEmpiresFace(),)
FACES: dict[str, Face] = {face.key: face for face in _ALL}
