"""A part of the world to draw on: its layers, and what is taken already."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageEnhance

from renders.boards import Box as Corners
from renders.boards import Window, base, window_on
from renders.boards.world import World, load_world
from renders.boards.world_ink import draw_world_ink
from renders.kept import kept
from renders.paint.layout import Box
from renders.paint.overlay import mask, toned
from renders.pictures.sheet import Sheet, Zones, inner, rings_in, shrunk, shrunk_ink
from renders.schemes import SCHEMES, Scheme

EDGE = 14
MARGIN = 30.0
LETTER, TITLE_LETTER = 0.27, 0.4
"""Half the width of a letter of a land's and of an area's name, as a share of its size."""
SHARE = 0.7
"""The whole world is shown at this share of its baked size: quick to draw and to send, and still sharp."""
PALE = 0.34
"""How much of the areas' colour stays on land, so that the players' colours stand out."""
WorldSheet = Sheet[World]


@dataclass(frozen=True, slots=True)
class WorldLayers:
    """The whole world at a share of its size, in the colours of a scheme."""

    scheme: str
    share: float

    def ground(self) -> Image.Image:
        """Sea and land. Not to be drawn on."""
        return _ground(SCHEMES[self.scheme], self.share)

    def ink(self) -> Image.Image:
        """What lies over the owners' colours. Not to be drawn on."""
        return shrunk_ink("world", self.share)


def whole(scheme: Scheme, share: float = SHARE) -> WorldSheet:
    """The whole world."""
    layers = WorldLayers(scheme.key, share)
    sheet = _sheet(layers.ground(), layers.ink(), Window(scale=share), _whole_lands(share))
    sheet.layers = layers
    return sheet


def fitting(around: Corners, wide: int, low: int, high: int) -> tuple[int, int]:
    """A picture of this width in the proportions of what it shows, no lower and no higher than this."""
    left, top, right, bottom = around
    tall = wide * (bottom - top + 2 * MARGIN) / (right - left + 2 * MARGIN)
    return wide, round(min(max(tall, low), high))


def part(scheme: Scheme, around: Corners, size: tuple[int, int]) -> WorldSheet:
    """A part of the world, drawn sharp: large parts come from the baked ink, close-ups are inked anew."""
    world = load_world()
    window, shown = window_on(around, world.size, MARGIN, size)
    picture = _paled(scheme).resize(size, Image.Resampling.BICUBIC, box=shown)
    if window.scale <= 1.0:
        inked = shrunk_ink("world", 1.0).resize(size, Image.Resampling.BILINEAR, box=shown)
    else:
        inked = draw_world_ink(world, window, size)
    return _sheet(picture, inked, window, _lands(window))


def _sheet(picture: Image.Image, inked: Image.Image, window: Window, lands: Zones) -> WorldSheet:
    """A sheet on which printed names and the printed key stay free of marks and signs."""
    world = load_world()
    sheet = WorldSheet(world, picture, inked, window, lands, inner(picture, EDGE))
    left, top = sheet.point((world.key[0], world.key[1]))
    right, bottom = sheet.point((world.key[2], world.key[3]))
    sheet.taken.take(Box(left, top, right, bottom))
    for land in world.lands.values():
        sheet.take_label(land.label, LETTER)
    for area in world.areas.values():
        sheet.take_label(area.label, TITLE_LETTER)
    return sheet


@kept
def _ground(scheme: Scheme, share: float) -> Image.Image:
    return shrunk(_paled(scheme), share)


@kept
def _paled(scheme: Scheme) -> Image.Image:
    """The board in a scheme, its lands with less colour; the bands along borders, in the ink, keep theirs."""
    picture = toned(base("world"), scheme).copy()
    grey = ImageEnhance.Brightness(ImageEnhance.Color(picture).enhance(PALE)).enhance(1.06)
    polygons = [polygon for land in _lands(Window()).values() for polygon in land]
    picture.paste(grey, (0, 0), mask(polygons, (0, 0, *picture.size)))
    return picture


@lru_cache(maxsize=2)
def _whole_lands(share: float) -> Zones:
    return _lands(Window(scale=share))


def _lands(window: Window) -> Zones:
    lands = load_world().lands
    return rings_in(window, {name: land.land for name, land in lands.items() if not land.is_barren})
