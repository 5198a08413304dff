"""What is kept as golden pictures and texts of CivX."""

from __future__ import annotations

from renders.picture import Picture
from tests.renders.civx.positions import CROWD, FACE, doings, frame, late, look, opening


def _late(
    kind: str, players: int = CROWD, seat: int | None = None, subject: str = "", scheme: str = "classic"
) -> Picture:
    state = late(players)
    told = frame(state, seat, doings(state), "Movement")
    return FACE.draw(kind, told, seat, look(scheme, players), subject)


GOLDENS = {
    "front-18": lambda: _late("front"),
    "front-18-dark": lambda: _late("front", scheme="dark"),
    "front-12": lambda: _late("front", 12),
    "map-6": lambda: _late("map", 6),
    "map-18": lambda: _late("map"),
    "map-opening": lambda: FACE.draw("map", frame(opening(8)), None, look(players=8)),
    "zoom-kushan": lambda: _late("zoom", subject="Region of Kushan"),
    "hand": lambda: _late("hand", seat=1),
    "offers": lambda: _late("offers", seat=0),
    "nations": lambda: _late("nations"),
    "ast": lambda: _late("ast"),
    "ast-6": lambda: _late("ast", 6),
    "advances": lambda: _late("advances", seat=5),
    "advances-everybody": lambda: _late("advances", seat=0, subject="everybody"),
    "census": lambda: _late("census"),
    "standings": lambda: _late("standings"),
}
