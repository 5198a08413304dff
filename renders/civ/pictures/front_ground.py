"""The ground of a close-up: land in its owners' colours, changed areas lit up, lines and city sites."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import Box as Corners
from renders.boards import Window, base, load
from renders.boards.ink import draw_lines
from renders.boards.marks import gate
from renders.civ.pictures.pieces import WASTE, owners_of
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp
from renders.front.ground import cut, is_well_within, light_up, meet, paint_owned
from renders.front.model import Size
from renders.paint.overlay import Tinted, toned, veil
from renders.pictures.sheet import Zones, rings_in
from rules.civ.state import BARBARIANS

BAND = 26
GATE, ASIDE = 15.0, 18.0
"""How large half a city site is, and how far it may stand aside for what must be seen."""
INSIDE = 6.0


@dataclass(frozen=True, slots=True)
class Ground:
    """A painted part of the board: its window, and the areas whose middle or city lies in it."""

    picture: Image.Image
    window: Window
    lands: Zones
    visible: tuple[str, ...]


def paint_ground(
    shown: Shown, seen: Corners, size: Size, changed: Collection[str], fought: Collection[str]
) -> Ground:
    """The part of the board that is seen; areas that changed stand out, those fought over in red."""
    board = load(shown.board)
    window = Window(seen[0], seen[1], size[0] / (seen[2] - seen[0]))
    near = [area for area in board.areas if meet(bounds(shown.board, area), seen)]
    lands = rings_in(window, {area: board.areas[area].land for area in near})
    places = {area: (board.middle(area), board.areas[area].city) for area in near}
    visible = tuple(
        area
        for area, points in places.items()
        if any(is_well_within(window.point(p), size, INSIDE) for p in points)
    )
    picture = toned(cut(base(shown.board), seen, size), shown.scheme)
    veil(picture, [p for area in shown.view.out_of_play for p in lands.get(area, ())], shown.scheme)
    hot = [area for area in near if area in changed]
    paint_owned(picture, _owned(shown, lands), hot, BAND)
    light_up(picture, lands, hot, fought, draw_lines(board, window, size), shown.scheme)
    return Ground(picture, window, lands, visible)


@lru_cache(maxsize=2048)
def bounds(board: str, area: str) -> Corners:
    """The box around an area."""
    return load(board).bounds(area)


def _owned(shown: Shown, lands: Zones) -> dict[str, Tinted]:
    """The lands that somebody holds, in whose colours they are."""
    owned: dict[str, Tinted] = {}
    for area, owners in owners_of(shown.view).items():
        if area in lands:
            colours = WASTE if owners == (BARBARIANS,) else tuple(shown.livery(s).colour for s in owners)
            owned[area] = Tinted(lands[area], colours)
    return owned


def put_sites(close: CloseUp, shown: Shown) -> None:
    """Where a city is easily built: each whole and free, or not at all."""
    half = GATE * max(0.8, close.window.scale)
    for area, shape in load(shown.board).areas.items():
        if shape.site and shape.gate and area not in shown.view.cities and close.shows(shape.site):
            close.stand_if_free(_site(half, shape.gate == "white"), close.point(shape.site), ASIDE, 1.0)


@lru_cache(maxsize=32)
def _site(half: float, is_white: bool) -> Image.Image:
    size = round(half * 2.4)
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    gate(ImageDraw.Draw(image), (size / 2, size / 2), half, is_white)
    return image
