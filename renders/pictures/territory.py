"""Territory on a whole board: every land in its owners' colours under the ink, made once and kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Protocol

from PIL import Image

from renders.boards import Tiled
from renders.kept import keep, kept
from renders.paint.overlay import Corners, Tinted, bounds, mask, tint_all

FEW = 16
"""So many lands are taken out of the layers tile by tile."""


class Layers(Protocol):
    """A board as it is shown in whole: what it is made from, so that equal ones are the same."""

    def __hash__(self) -> int:
        """Equal ones have the same."""

    def ground(self) -> Tiled:
        """Sea and land."""

    def ink(self) -> Tiled:
        """What lies over the owners' colours."""


class _Opened:
    """Layers under way: tile by tile for a few lands, for more of them as a whole."""

    def __init__(self, layers: Layers) -> None:
        self._ground: Tiled | Image.Image = layers.ground()
        self._ink: Tiled | Image.Image = layers.ink()
        self._few = FEW

    def crop(self, box: Corners) -> tuple[Image.Image, Image.Image]:
        """The ground and the ink of a box."""
        self._few -= 1
        if not self._few and isinstance(self._ground, Tiled) and isinstance(self._ink, Tiled):
            self._ground, self._ink = self._ground.whole(), self._ink.whole()
        return self._ground.crop(box), self._ink.crop(box)


def territory(layers: Layers, areas: Iterable[Tinted], strength: float, band: int) -> Image.Image:
    """The board with its ink, these areas in their colours."""
    picture, opened = inked(layers).copy(), _Opened(layers)
    for area in areas:
        box = _box(area, picture.size)
        if box is not None:
            make = partial(_tinted, opened, area, box, strength, band)
            picture.paste(keep((_tinted, layers, area, box, strength, band), make), box, _stencil(area, box))
    return picture


@kept
def inked(layers: Layers) -> Image.Image:
    """The board with its ink as nobody's. Not to be drawn on."""
    picture, ink = layers.ground().whole(), layers.ink().whole()
    picture.paste(ink, (0, 0), ink)
    return picture


@lru_cache(maxsize=1024)
def _box(area: Tinted, size: tuple[int, int]) -> Corners | None:
    """Where an area lies in a picture of this size."""
    return bounds(area, size)


@kept
def _stencil(area: Tinted, box: Corners) -> Image.Image:
    """The mask of an area in its box, of one bit."""
    return mask(area.polygons, box).convert("1")


def _tinted(opened: _Opened, area: Tinted, box: Corners, strength: float, band: int) -> Image.Image:
    """The box around an area, in its colours and with its ink."""
    picture, ink = opened.crop(box)
    tint_all(picture, area, strength, band)
    picture.paste(ink, (0, 0), ink)
    return picture
