"""What is kept as golden pictures and texts of Peoples: Civilizations."""

from __future__ import annotations

from renders.picture import Picture
from tests.renders.peoples.positions import FACE, doings, frame, late, look


def _late(kind: str, seat: int | None = None, subject: str = "", scheme: str = "classic") -> Picture:
    state = late()
    return FACE.draw(kind, frame(state, doings(state), seat), seat, look(scheme), subject)


def _adrift(floating: int) -> Picture:
    return FACE.draw("map", frame(late(floating=floating)), None, look())


GOLDENS = {
    "map-all-adrift": lambda: _adrift(4),
    "map-one-adrift": lambda: _adrift(1),
    "map-late": lambda: _late("map"),
    "front": lambda: _late("front"),
    "front-dark": lambda: _late("front", scheme="dark"),
    "zoom-news": lambda: _late("zoom", subject="Where things happened"),
    "hand": lambda: _late("hand", 0),
    "race": lambda: _late("race"),
    "developments": lambda: _late("developments"),
    "standings": lambda: _late("standings"),
}
