"""The world as a front page needs it: where lands lie, close-ups of them, and the world in small."""

from __future__ import annotations

from math import hypot

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Window
from renders.boards.world import load_world
from renders.boards.world_ink import draw_world_lines
from renders.front.closeup import CloseUp
from renders.front.ground import cut
from renders.front.model import Size, Stage
from renders.history.pictures.front_closeup import draw_close_up
from renders.history.pictures.front_deeds import Deeds
from renders.history.pictures.front_ground import paint_owners
from renders.history.pictures.front_overview import put_areas, put_realms
from renders.history.pictures.near import bounds, near
from renders.history.pictures.sheet import paled
from renders.history.shown import Shown
from renders.pictures.sheet import rings_in


class WorldStage(Stage):
    """A position, and what happened in it."""

    def __init__(self, shown: Shown, deeds: Deeds) -> None:
        self._shown = shown
        self._deeds = deeds

    @property
    def extent(self) -> Corners:
        """The whole world."""
        wide, tall = load_world().size
        return 0.0, 0.0, float(wide), float(tall)

    def core(self, place: str) -> Corners:
        """Around its army, its town and its name."""
        return near(place)

    def span(self, place: str) -> float:
        """The side of a square of its size."""
        left, top, right, bottom = bounds(place)
        return hypot(right - left, bottom - top) / 2**0.5

    def close_up(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> Image.Image:
        """A part of the world with what happened there, but for what another close-up shows."""
        return self.close_sheet(seen, size, elsewhere).picture

    def close_sheet(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> CloseUp:
        """The same, with where everything stands."""
        return draw_close_up(self._shown, self._deeds.without(elsewhere), seen, size)

    def small(self, size: Size) -> Image.Image:
        """Whose land is where."""
        picture = cut(paled(self._shown.scheme), self.extent, size)
        lands = {name: land.land for name, land in load_world().lands.items()}
        paint_owners(picture, self._shown, rings_in(self._window(size), lands))
        return picture

    def overview(self, size: Size) -> Image.Image:
        """Whose land is where, with capitals, players, and what each area pays."""
        picture = self.small(size)
        lines = draw_world_lines(load_world(), self._window(size), size)
        picture.paste(lines, (0, 0), lines)
        taken = put_realms(picture, self._window(size), self._shown)
        put_areas(picture, self._window(size), self._shown, taken)
        return picture

    def _window(self, size: Size) -> Window:
        return Window(0.0, 0.0, size[0] / load_world().size[0])
