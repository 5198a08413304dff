"""The ground of a close-up: lands in their owners' colours, changed lands lit up, and the lines."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Window
from renders.boards.world import load_world
from renders.boards.world_ink import draw_world_lines
from renders.front.ground import cut, is_well_within, light_up, meet, paint_owned
from renders.front.model import Size
from renders.history.pictures.near import bounds
from renders.history.pictures.sheet import paled
from renders.history.shown import Shown
from renders.paint.overlay import Tinted
from renders.pictures.sheet import Zones, rings_in

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
    near = [name for name in world.lands if meet(bounds(name), seen) and not world.lands[name].is_barren]
    lands = rings_in(window, {name: world.lands[name].land for name in near})
    picture = cut(paled(shown.scheme), seen, size)
    hot = [name for name in near if name in changed]
    paint_owners(picture, shown, lands, hot)
    light_up(picture, lands, hot, fought, draw_world_lines(world, window, size), shown.scheme)
    visible = tuple(
        name for name in near if is_well_within(window.point(world.lands[name].army), size, INSIDE)
    )
    return Ground(picture, window, visible)


def paint_owners(picture: Image.Image, shown: Shown, lands: Zones, hot: Collection[str] = ()) -> None:
    """The lands in their owners' colours; hot ones more strongly."""
    owned = {
        name: Tinted(lands[name], (shown.livery(held.seat).colour,))
        for name, held in shown.view.lands.items()
        if name in lands
    }
    paint_owned(picture, owned, hot)
