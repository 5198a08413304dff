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
from renders.front.closeup import edge, spotlight
from renders.front.model import Size
from renders.paint.emblems import RIM
from renders.paint.overlay import Tinted, tint, toned, veil
from renders.paint.pieces import IVORY
from renders.pictures.sheet import Zones, rings_in
from rules.civ.state import BARBARIANS

PLAIN, STRONG = 1.15, 1.5
"""How strongly land is tinted, and where something happened."""
BAND = 26
GATE = 15.0
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
    near = [area for area in board.areas if _meet(bounds(shown.board, area), seen)]
    lands = rings_in(window, {area: board.areas[area].land for area in near})
    places = {area: (board.middle(area), board.areas[area].city) for area in near}
    visible = tuple(
        area for area, points in places.items() if any(_within(window.point(p), size) for p in points)
    )
    picture = toned(_cut(base(shown.board), seen, size), shown.scheme)
    veil(picture, [p for area in shown.view.out_of_play for p in lands.get(area, ())], shown.scheme)
    hot = [area for area in near if area in changed]
    _tint(picture, shown, lands, hot)
    if hot:
        spotlight(picture, [lands[area] for area in hot])
    lines = draw_lines(board, window, size)
    picture.paste(lines, (0, 0), lines)
    for area in sorted(hot, key=lambda area: area in fought):
        colours = ((IVORY, 11), (shown.scheme.bad, 7)) if area in fought else ((RIM, 8), (IVORY, 5))
        edge(picture, lands[area], colours)
    _put_sites(picture, shown, window, near)
    return Ground(picture, window, lands, visible)


@lru_cache(maxsize=2048)
def bounds(board: str, area: str) -> Corners:
    """The box around an area."""
    return load(board).bounds(area)


def _cut(layer: Image.Image, seen: Corners, size: Size) -> Image.Image:
    """A part of a layer at another size; what lies outside repeats its edge."""
    left, top, right, bottom = seen
    wide, tall = layer.size
    inside = max(0.0, left), max(0.0, top), min(float(wide), right), min(float(tall), bottom)
    if inside == seen:
        return layer.resize(size, Image.Resampling.BICUBIC, box=seen)
    scale = size[0] / (right - left)
    part = round((inside[2] - inside[0]) * scale), round((inside[3] - inside[1]) * scale)
    picture = Image.new("RGB", size, layer.getpixel((round(inside[0]), round(inside[1]))))
    at = round((inside[0] - left) * scale), round((inside[1] - top) * scale)
    picture.paste(layer.resize(part, Image.Resampling.BICUBIC, box=inside), at)
    return picture


def _tint(picture: Image.Image, shown: Shown, lands: Zones, hot: Collection[str]) -> None:
    plain: list[Tinted] = []
    strong: list[Tinted] = []
    for area, owners in owners_of(shown.view).items():
        if area in lands:
            colours = WASTE if owners == (BARBARIANS,) else tuple(shown.livery(s).colour for s in owners)
            (strong if area in hot else plain).append(Tinted(lands[area], colours))
    tint(picture, plain, PLAIN, BAND)
    tint(picture, strong, STRONG, BAND)


def _put_sites(picture: Image.Image, shown: Shown, window: Window, near: Collection[str]) -> None:
    """Where a city is easily built."""
    draw, board = ImageDraw.Draw(picture), load(shown.board)
    for area in near:
        shape = board.areas[area]
        if shape.site and shape.gate and area not in shown.view.cities:
            gate(draw, window.point(shape.site), GATE * max(0.8, window.scale), shape.gate == "white")


def _meet(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _within(point: tuple[float, float], size: Size) -> bool:
    return INSIDE <= point[0] <= size[0] - INSIDE and INSIDE <= point[1] <= size[1] - INSIDE
