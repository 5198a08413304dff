"""The faces of the games, by key."""

from __future__ import annotations

from renders.face import Face

FACES: dict[str, Face] = {}
