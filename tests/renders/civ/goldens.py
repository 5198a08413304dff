"""What is kept as golden pictures and texts of Western Empires."""

from __future__ import annotations

from renders.picture import Picture
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS
from tests.renders.civ.positions import FACE, GAME, doings, drafting, drafts, frame, late, look

FIGHTS = (
    f.CityFell("Rome", 0, 1, 5),
    f.CityPlundered(0, 1, True, 3),
    f.ConflictResolved("Rome", {0: 9, 1: 5}, {0: 4, 1: 0}),
    f.CityAttackFailed("Sparta", 2, 3, 4, 7),
    f.ConflictResolved("Tyre", {0: 3, 2: 2, 4: 4}, {0: 1, 2: 1, 4: 2}, ((0, "Etruria", 2),)),
    f.FleetsFought("Knossos", {1: 2, BARBARIANS: 1}, {1: 0, BARBARIANS: 0}),
)
"""A city that falls, one that stands, a shared area, a fight at sea."""


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
    "battles": lambda: FACE.draw("battles", frame(late(), None, FIGHTS, "Conflict"), None, look()),
    "preview": _preview,
    "standings": lambda: _late("standings"),
}
