"""What is kept as golden pictures and texts of Dawn of History."""

from __future__ import annotations

from renders.picture import Picture
from tests.renders.dawn.positions import CROWD, FACE, doings, frame, late, look


def _late(
    kind: str, players: int = CROWD, seat: int | None = None, subject: str = "", scheme: str = "classic"
) -> Picture:
    state = late(players)
    told = frame(state, seat, doings(state), "Movement")
    return FACE.draw(kind, told, seat, look(scheme, players), subject)


GOLDENS = {
    "front-18": lambda: _late("front"),
    "map-6-dark": lambda: _late("map", 6, scheme="dark"),
    "zoom-barbarians": lambda: _late("zoom", 6, subject="Units of Barbarians"),
    "hand": lambda: _late("hand", 6, seat=2),
    "offers": lambda: _late("offers", 6, seat=0),
    "nations": lambda: _late("nations", 6),
    "cac": lambda: _late("ast"),
    "advances": lambda: _late("advances", 6, seat=5),
    "calamities": lambda: _late("calamities", 6, subject="Barbarian Hordes"),
    "standings": lambda: _late("standings", 6),
}
