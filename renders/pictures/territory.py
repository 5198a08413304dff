"""Territory on a whole board: every land in its owners' colours under the ink, made once and kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from PIL import Image

from renders.boards import Tiled
from renders.kept import kept
from renders.paint.overlay import Corners, Tinted, bounds, mask, tint_all


class Layers(Protocol):
    """A board as it is shown in whole: what it is made from, so that equal ones are the same."""

    def __hash__(self) -> int:
        """Equal ones have the same."""

    def ground(self) -> Tiled:
        """Sea and land."""

    def ink(self) -> Tiled:
        """What lies over the owners' colours."""


def territory(layers: Layers, areas: Iterable[Tinted], strength: float, band: int) -> Image.Image:
    """The board with its ink, these areas in their colours."""
    picture = inked(layers).copy()
    for area in areas:
        shape = _stencil(area, picture.size)
        if shape is not None:
            box, mask = shape
            picture.paste(_tinted(layers, area, box, strength, band), box, mask)
    return picture


@kept
def inked(layers: Layers) -> Image.Image:
    """The board with its ink as nobody's. Not to be drawn on."""
    picture, ink = layers.ground().whole(), layers.ink().whole()
    picture.paste(ink, (0, 0), ink)
    return picture


@lru_cache(maxsize=640)
def _stencil(area: Tinted, size: tuple[int, int]) -> tuple[Corners, Image.Image] | None:
    """Where an area lies in a picture of this size, and its mask there, of one bit."""
    box = bounds(area, size)
    return (box, mask(area.polygons, box).convert("1")) if box else None


@kept
def _tinted(layers: Layers, area: Tinted, box: Corners, strength: float, band: int) -> Image.Image:
    """The box around an area, in its colours and with its ink."""
    picture, ink = layers.ground().crop(box), layers.ink().crop(box)
    tint_all(picture, area, strength, band)
    picture.paste(ink, (0, 0), ink)
    return picture
