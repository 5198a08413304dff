"""What is kept as golden pictures and texts of History of the World."""

from __future__ import annotations

from renders.picture import Picture
from tests.renders.history.positions import FACE, doings, frame, late, look, opening

TITLE = "Epoch VI: Portugal"


def _late(kind: str, seat: int | None = None, subject: str = "", scheme: str = "classic") -> Picture:
    return FACE.draw(kind, frame(late(), seat, doings(), TITLE), seat, look(scheme), subject)


GOLDENS = {
    "map-opening": lambda: FACE.draw("map", frame(opening()), None, look()),
    "map-late": lambda: _late("map"),
    "map-dark": lambda: _late("map", scheme="dark"),
    "front": lambda: _late("front"),
    "front-opening": lambda: FACE.draw("front", frame(opening()), None, look()),
    "zoom-europe": lambda: _late("zoom", subject="Southern Europe"),
    "hand": lambda: _late("hand", 0),
    "battles": lambda: _late("battles"),
    "scores": lambda: _late("scores"),
    "empires": lambda: _late("empires", 0),
    "standings": lambda: _late("standings"),
}
