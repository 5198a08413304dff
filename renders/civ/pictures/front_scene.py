"""A close-up of the front page under way: what is seen of the board, and how large things are there."""

from __future__ import annotations

from dataclasses import dataclass, field

from renders.boards import Box as Corners
from renders.boards import Geometry, Point, load
from renders.civ.pictures.front_deeds import VIOLENT, Deeds, Fate, Happening, weights_of
from renders.civ.pictures.front_ground import Ground, paint_ground
from renders.civ.pictures.pieces import owners_of, parties
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp
from renders.front.model import Size
from rules.table import Seat

WARM = 0.9
"""The weight from which an area stands out."""
PLATED = {Fate.STRUCK, Fate.ANNEXED}
SMALL_BLOW, LARGE_BLOW, ROOM_OF_BLOW = 1.15, 1.5, 80000.0
"""The least and the largest size of a plate of a calamity, which it has with so many pixels for itself."""
ROOM_OF_VICTIM = 50000.0
"""With so many pixels for itself, such a plate may say whom it hit."""
SMALLEST, LARGEST, ROOM = 0.78, 1.2, 26000.0
"""Pieces grow by so much at most, or shrink where nothing happened; with so many pixels each, neither."""


@dataclass(slots=True)
class Scene:
    """A close-up of the family under way: what is seen, and where the pieces of each owner came to stand."""

    shown: Shown
    deeds: Deeds
    board: Geometry
    ground: Ground
    close: CloseUp
    hot: frozenset[str]
    ranked: tuple[str, ...]
    """The areas in sight, the weightiest first."""
    roomy: float
    """How much larger pieces are, where there are few."""
    quiet: float
    """The same where nothing happened: smaller, where there are many."""
    owners: dict[str, tuple[Seat, ...]]
    blow: float
    """How large the plates of calamities are."""
    is_roomy: bool
    """Whether there is room on them for whom they hit."""
    fights: dict[str, Happening] = field(default_factory=dict)
    """The fights that have a plate, by area."""
    plates: dict[str, Point] = field(default_factory=dict)
    spots: dict[tuple[str, Seat], Point] = field(default_factory=dict)
    signs: list[tuple[Point, Point, float]] = field(default_factory=list)
    """Where signs stand, the places they speak of, and how far from there they need a line."""


def scene_of(shown: Shown, deeds: Deeds, seen: Corners, size: Size) -> Scene:
    """What is seen of a part of the board in a picture of this size."""
    weights = weights_of(deeds)
    warm = frozenset(area for area, weight in weights.items() if weight >= WARM)
    fought = {one.area for one in deeds.happenings if one.fate in VIOLENT}
    ground = paint_ground(shown, seen, size, warm, fought)
    close = CloseUp.on(ground.picture, ground.window, shown.scheme)
    ranked = tuple(sorted(ground.visible, key=lambda area: (-weights.get(area, 0.0), area)))
    pieces = 6 + sum(len(parties(shown.view, area)) + (area in shown.view.cities) for area in ranked)
    pieces += sum(one.area in ranked and one.weight >= WARM for one in deeds.happenings) // 2
    share = (size[0] * size[1] / pieces / ROOM) ** 0.5
    roomy, quiet = (min(LARGEST, max(least, share)) for least in (1.0, SMALLEST))
    owners = owners_of(shown.view)
    struck = sum(one.fate in PLATED and one.area in ranked for one in deeds.happenings)
    each = size[0] * size[1] / max(1, struck)
    blow = min(LARGE_BLOW, max(SMALL_BLOW, LARGE_BLOW * (each / ROOM_OF_BLOW) ** 0.5))
    board, is_roomy = load(shown.board), each >= ROOM_OF_VICTIM
    return Scene(
        shown, deeds, board, ground, close, warm, ranked, roomy, quiet, owners, round(blow, 2), is_roomy
    )
