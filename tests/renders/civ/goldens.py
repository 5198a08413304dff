"""What is kept as golden pictures and texts of Western Empires."""

from __future__ import annotations

from renders.picture import Picture
from tests.renders.civ.positions import FACE, GAME, doings, drafting, drafts, frame, late, look


def _late(kind: str, seat: int | None = None, subject: str = "", scheme: str = "classic") -> Picture:
    state = late()
    return FACE.draw(kind, frame(state, seat, doings(state), "Movement"), seat, look(scheme), subject)


def _preview() -> Picture:
    before, _, proposal = drafts()
    picture = FACE.preview(GAME.view(before, 0), proposal, look())
    assert picture is not None
    return picture


GOLDENS = {
    "front-late": lambda: _late("front"),
    "front-quiet": lambda: FACE.draw("front", frame(late(), None, (), "Trade"), None, look()),
    "map-draft": lambda: FACE.draw("map", frame(drafting()), None, look()),
    "map-late": lambda: _late("map"),
    "map-dark": lambda: _late("map", scheme="dark"),
    "zoom-egypt": lambda: _late("zoom", subject="Region of Egypt"),
    "hand": lambda: _late("hand", 0),
    "offers": lambda: _late("offers", 0),
    "ast": lambda: _late("ast"),
    "advances": lambda: _late("advances", 0),
    "census": lambda: _late("census"),
    "preview": _preview,
    "standings": lambda: _late("standings"),
}
