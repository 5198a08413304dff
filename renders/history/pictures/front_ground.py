"""The ground of a close-up: lands in their owners' colours, changed lands lit up, and the lines."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Window
from renders.boards.world import load_world
from renders.boards.world_ink import draw_world_lines
from renders.front.closeup import edge, spotlight
from renders.front.model import Size
from renders.history.pictures.near import bounds
from renders.history.pictures.sheet import paled
from renders.history.shown import Shown
from renders.paint.emblems import RIM
from renders.paint.overlay import Tinted, tint
from renders.paint.pieces import IVORY
from renders.pictures.sheet import Zones, rings_in

PLAIN, STRONG = 1.15, 1.5
"""How strongly land is tinted, and where something happened."""
INSIDE = 10.0


@dataclass(frozen=True, slots=True)
class Ground:
    """A painted part of the world: its window, and the lands whose army would stand in it."""

    picture: Image.Image
    window: Window
    visible: tuple[str, ...]


def paint_ground(
    shown: Shown, seen: Corners, size: Size, changed: Collection[str], fought: Collection[str]
) -> Ground:
    """The part of the world that is seen; lands that changed stand out, those fought over in red."""
    world = load_world()
    window = Window(seen[0], seen[1], size[0] / (seen[2] - seen[0]))
    near = [name for name in world.lands if _meet(bounds(name), seen) and not world.lands[name].is_barren]
    lands = rings_in(window, {name: world.lands[name].land for name in near})
    picture = cut(paled(shown.scheme), seen, size)
    hot = [name for name in near if name in changed]
    paint_owners(picture, shown, lands, hot)
    if hot:
        spotlight(picture, [lands[name] for name in hot])
    lines = draw_world_lines(world, window, size)
    picture.paste(lines, (0, 0), lines)
    for name in sorted(hot, key=lambda name: name in fought):
        colours = ((IVORY, 11), (shown.scheme.bad, 7)) if name in fought else ((RIM, 8), (IVORY, 5))
        edge(picture, lands[name], colours)
    visible = tuple(name for name in near if _within(window.point(world.lands[name].army), size))
    return Ground(picture, window, visible)


def paint_owners(picture: Image.Image, shown: Shown, lands: Zones, hot: Collection[str] = ()) -> None:
    """The lands in their owners' colours; hot ones more strongly."""
    plain: list[Tinted] = []
    strong: list[Tinted] = []
    for name, held in shown.view.lands.items():
        if name in lands:
            tinted = Tinted(lands[name], (shown.livery(held.seat).colour,))
            (strong if name in hot else plain).append(tinted)
    tint(picture, plain, PLAIN)
    tint(picture, strong, STRONG)


def cut(layer: Image.Image, seen: Corners, size: Size) -> Image.Image:
    """A part of a layer at another size."""
    wide, tall = layer.size
    left, top, right, bottom = seen
    if left >= 0 and top >= 0 and right <= wide and bottom <= tall:
        return layer.resize(size, Image.Resampling.BICUBIC, box=seen)
    return layer.crop((round(left), round(top), round(right), round(bottom))).resize(size)


def _meet(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _within(point: tuple[float, float], size: Size) -> bool:
    return INSIDE <= point[0] <= size[0] - INSIDE and INSIDE <= point[1] <= size[1] - INSIDE
