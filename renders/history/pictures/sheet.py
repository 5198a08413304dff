"""A part of the world to draw on: its layers, and what is taken already."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageEnhance

from renders.boards import Box as Corners
from renders.boards import Point, View, base, ink, window
from renders.boards.world import World, load_world
from renders.boards.world_ink import draw_world_ink
from renders.paint.layout import Box, Occupied
from renders.paint.overlay import Polygon, mask, toned
from renders.schemes import Scheme

MARGIN = 30.0
LETTER, TITLE_LETTER = 0.27, 0.4
"""Half the width of a letter of a land's and of an area's name, as a share of its size."""
Zones = dict[str, tuple[Polygon, ...]]
SHARE = 0.7
"""The whole world is shown at this share of its baked size: quick to draw and to send, and still sharp."""
PALE = 0.34
"""How much of the areas' colour stays on land, so that the players' colours stand out."""


@dataclass(slots=True)
class Sheet:
    """The picture under way."""

    world: World
    picture: Image.Image
    ink: Image.Image
    view: View
    lands: Zones
    taken: Occupied

    @property
    def unit(self) -> float:
        """Pixels of the picture to a pixel of the board."""
        return self.view.scale

    def point(self, place: Point) -> Point:
        """A place of the board in the picture."""
        return self.view.point(place)

    def middle(self, name: str) -> Point:
        """Where to point at in a land or a water."""
        return self.point(self.world.middle(name))

    def shows(self, name: str, margin: float = 60.0) -> bool:
        """Whether a land or a water lies in the picture."""
        x, y = self.middle(name)
        return -margin <= x <= self.picture.width + margin and -margin <= y <= self.picture.height + margin


def whole(scheme: Scheme, share: float = SHARE) -> Sheet:
    """The whole world."""
    picture = _ground(scheme, share).copy()
    return _sheet(picture, _ink(share), View(scale=share), _whole_lands(share))


def fitting(around: Corners, wide: int, low: int, high: int) -> tuple[int, int]:
    """A picture of this width in the proportions of what it shows, no lower and no higher than this."""
    left, top, right, bottom = around
    tall = wide * (bottom - top + 2 * MARGIN) / (right - left + 2 * MARGIN)
    return wide, round(min(max(tall, low), high))


def part(scheme: Scheme, around: Corners, size: tuple[int, int]) -> Sheet:
    """A part of the world, drawn sharp: large parts come from the baked ink, close-ups are inked anew."""
    world = load_world()
    view, shown = window(around, world.size, MARGIN, size)
    picture = _paled(scheme).resize(size, Image.Resampling.BICUBIC, box=shown)
    if view.scale <= 1.0:
        inked = ink("world").resize(size, Image.Resampling.BILINEAR, box=shown)
    else:
        inked = draw_world_ink(world, view, size)
    return _sheet(picture, inked, view, _lands(world, view))


def surroundings(names: Iterable[str], least: float) -> Corners:
    """The box around some lands and waters, never smaller than lets one find one's way."""
    world = load_world()
    wide, tall = world.size
    boxes = [world.bounds(name) for name in names] or [(0.0, 0.0, float(wide), float(tall))]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    across = max(0.0, least - (right - left)) / 2
    down = max(0.0, least * 0.7 - (bottom - top)) / 2
    return left - across, top - down, right + across, bottom + down


def _sheet(picture: Image.Image, inked: Image.Image, view: View, lands: Zones) -> Sheet:
    bounds = Box(14, 14, picture.width - 14, picture.height - 14)
    sheet = Sheet(load_world(), picture, inked, view, lands, Occupied(bounds))
    _take_names(sheet)
    return sheet


@lru_cache(maxsize=2)
def _ground(scheme: Scheme, share: float) -> Image.Image:
    return _shrunk(_paled(scheme), share)


@lru_cache(maxsize=2)
def _paled(scheme: Scheme) -> Image.Image:
    """The board in a scheme, its lands with less colour; the bands along borders, in the ink, keep theirs."""
    picture = toned(base("world"), scheme).copy()
    grey = ImageEnhance.Brightness(ImageEnhance.Color(picture).enhance(PALE)).enhance(1.06)
    polygons = [polygon for land in _lands(load_world(), View()).values() for polygon in land]
    picture.paste(grey, (0, 0), mask(polygons, (0, 0, *picture.size)))
    return picture


@lru_cache(maxsize=2)
def _ink(share: float) -> Image.Image:
    return _shrunk(ink("world"), share)


def _shrunk(layer: Image.Image, share: float) -> Image.Image:
    size = round(layer.width * share), round(layer.height * share)
    return layer.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=2)
def _whole_lands(share: float) -> Zones:
    return _lands(load_world(), View(scale=share))


def _lands(world: World, view: View) -> Zones:
    return {
        name: tuple([view.ring(ring) for ring in polygon] for polygon in land.land)
        for name, land in world.lands.items()
        if not land.is_barren
    }


def _take_names(sheet: Sheet) -> None:
    """Printed names and the printed key stay free of marks and signs."""
    left, top = sheet.point((sheet.world.key[0], sheet.world.key[1]))
    right, bottom = sheet.point((sheet.world.key[2], sheet.world.key[3]))
    sheet.taken.take(Box(left, top, right, bottom))
    world = sheet.world
    labels = [(land.label, LETTER) for land in world.lands.values()]
    labels += [(area.label, TITLE_LETTER) for area in world.areas.values()]
    for label, letter in labels:
        x, y = sheet.point((label.x, label.y))
        wide = max(len(line) for line in label.lines) * label.size * letter * sheet.unit
        tall = len(label.lines) * label.size * 0.42 * sheet.unit
        sheet.taken.take(Box(x - wide, y - tall, x + wide, y + tall))
