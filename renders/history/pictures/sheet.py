"""A part of the world to draw on: its layers, and what is taken already."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageEnhance

from renders.boards import Box as Corners
from renders.boards import Label, Point, Tiled, Window, base, window_on
from renders.boards.terrain import WORLD, terrain
from renders.boards.tiles import SMALL
from renders.boards.world import World, load_world
from renders.boards.world_ink import draw_world_ink
from renders.boards.world_plates import plate_box
from renders.paint.fonts import Typeface, width
from renders.paint.layout import Box, Occupied
from renders.paint.overlay import mask, toned
from renders.pictures.placed import Placed, What
from renders.pictures.sheet import LINE, Sheet, Zones, inner, rings_in, shrunk, shrunk_ink
from renders.pictures.territory import inked
from renders.schemes import SCHEMES, Scheme

EDGE = 14
MARGIN = 30.0
SHARE = 0.7
"""The whole world is shown at this share of its baked size: quick to draw and to send, and still sharp."""
SPACING = 0.8
"""Between the lines of a name, as a share of their size."""
PALE = 0.34
"""How much of the areas' colour stays on land, so that the players' colours stand out."""
NIGHT = 0.42
"""How bright the sea of a dark scheme is beside its land."""
INSIDE = ((0.0, 0.0), (-4.0, 0.0), (4.0, 0.0), (0.0, -4.0), (0.0, 4.0))
LEGIBLE = 6.0
STEP, REACH = 5.0, 150.0
"""How far apart the places are that are tried for a sign, and how far they reach, in pixels of the board."""
RINGS = round(REACH / STEP) + 1


@dataclass(slots=True)
class WorldSheet(Sheet[World]):
    """A sheet that knows where names of lands are printed."""

    names: list[Box] = field(default_factory=list)
    plates: dict[str, Box] = field(default_factory=dict)
    """Where the names of areas stand that are seen whole; no others are drawn."""
    letters: Occupied = field(default_factory=Occupied)
    """Names and numbers, to be looked up by place, as far as what was placed is `read`."""
    read: int = 0
    waters: Occupied = field(default_factory=Occupied)
    """Names of waters, on which pieces may stand but no numbers."""

    def place_in(self, land: str, box: Box, wanted: Point) -> tuple[Point, float]:
        """The place of a land for a box where it covers least, nearest to a point; and how much it covers."""
        letters = self._letters()
        best, least = self.middle(land), float("inf")
        x, y = self.board_place(wanted)
        for ring in range(RINGS):
            for dx, dy in spots_in(land, x, y, ring):
                xy = wanted[0] + dx * self.unit, wanted[1] + dy * self.unit
                here = box.at(xy)
                cost = self.taken.cost(here, least)
                if cost < least and (cost := cost + LEGIBLE * letters.cost(here, least)) < least:
                    best, least = xy, cost
            if not least:
                break
        return best, least

    def over_letters(self, box: Box) -> float:
        """What it costs to stand on names and numbers: more than to stand on anything else."""
        return LEGIBLE * self._letters().cost(box) + self.waters.cost(box)

    def _letters(self) -> Occupied:
        """The names and numbers put on the picture so far."""
        if not self.letters.boxes:
            for box in (*self.names, *self.plates.values()):
                self.letters.take(box)
        for placed in self.placed[self.read :]:
            if placed.number is not None:
                self.letters.take(placed.number)
        self.read = len(self.placed)
        return self.letters

    def board_place(self, xy: Point) -> Point:
        """A point of the picture as a place of the board."""
        return xy[0] / self.unit + self.window.left, xy[1] / self.unit + self.window.top

    def bring_up_names(self, within: Box) -> None:
        """Names once more that something was drawn over, also what is seen of those at the edge."""
        wide, tall = self.picture.size
        for box in self.names:
            if box.overlap(within) and box.overlap(Box(0, 0, wide, tall)):
                left, top = max(0, round(box.left)), max(0, round(box.top))
                name = self.ink.crop((left, top, min(wide, round(box.right)), min(tall, round(box.bottom))))
                self.picture.paste(name, (left, top), name)
                self.placed.append(Placed(What.NAME, box))


@lru_cache(maxsize=2048)
def spots_in(land: str, x: float, y: float, ring: int) -> tuple[Point, ...]:
    """Where a sign of a land may stand around a place of the board: how far off, on one of the rings."""
    turns = [pi * turn / 8 for turn in range(16 if ring else 1)]
    offsets = [(ring * STEP * cos(angle), ring * STEP * sin(angle)) for angle in turns]
    return tuple((dx, dy) for dx, dy in offsets if is_well_in(land, (x + dx, y + dy)))


def is_well_in(land: str, place: Point) -> bool:
    """Whether a place of the board lies in a land, and not on its very border."""
    ground = terrain(WORLD)
    return all(ground.owner((place[0] + dx, place[1] + dy)) == land for dx, dy in INSIDE)


@dataclass(frozen=True, slots=True)
class WorldLayers:
    """The whole world at a share of its size, in the colours of a scheme."""

    scheme: str
    share: float

    def ground(self) -> Tiled:
        """Sea and land."""
        return _ground(SCHEMES[self.scheme], self.share)

    def ink(self) -> Tiled:
        """What lies over the owners' colours."""
        return shrunk_ink("world", self.share)


def whole(scheme: Scheme, share: float = SHARE) -> WorldSheet:
    """The whole world."""
    layers = WorldLayers(scheme.key, share)
    sheet = _sheet(inked(layers), layers.ink(), Window(scale=share), _whole_lands(share))
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
    picture = paled(scheme).resize(size, Image.Resampling.BICUBIC, box=shown)
    if window.scale <= 1.0:
        ink = shrunk_ink("world", 1.0).resize(size, Image.Resampling.BILINEAR, box=shown)
    else:
        ink = draw_world_ink(world, window, size)
    return _sheet(picture, ink, window, _lands(window))


def _sheet(picture: Image.Image, ink: Image.Image | Tiled, window: Window, lands: Zones) -> WorldSheet:
    """A sheet on which printed names and the printed key stay free of marks and signs."""
    world = load_world()
    sheet = WorldSheet(world, picture, ink, window, lands, inner(picture, EDGE))
    left, top = sheet.point((world.key[0], world.key[1]))
    right, bottom = sheet.point((world.key[2], world.key[3]))
    sheet.taken.take(Box(left, top, right, bottom))
    sheet.names = [_name_box(sheet, land.label) for land in world.lands.values()]
    sheet.taken.boxes += sheet.names
    plates = {name: _plate_in(sheet, area.label) for name, area in world.areas.items()}
    sheet.plates = {name: plate for name, plate in plates.items() if sheet.has_whole(plate)}
    sheet.taken.boxes += sheet.plates.values()
    return sheet


def _plate_in(sheet: WorldSheet, label: Label) -> Box:
    left, top, right, bottom = plate_box(label)
    return Box(*sheet.point((left, top)), *sheet.point((right, bottom)))


def _name_box(sheet: WorldSheet, label: Label) -> Box:
    """Where a land's name stands in the picture."""
    x, y = sheet.point((label.x, label.y))
    half = max(_half(line, label.size) for line in label.lines) * sheet.unit
    tall = ((len(label.lines) - 1) * label.size * SPACING / 2 + label.size * LINE) * sheet.unit
    return Box(x - half, y - tall, x + half, y + tall)


@lru_cache(maxsize=256)
def _half(line: str, size: float) -> float:
    return width(line, Typeface.NAME, size) / 2


@lru_cache(maxsize=4)
def _ground(scheme: Scheme, share: float) -> Tiled:
    return Tiled(shrunk(paled(scheme), share), SMALL)


@lru_cache(maxsize=3)
def paled(scheme: Scheme) -> Tiled:
    """The board in a scheme, its lands with less colour; the bands along borders, in the ink, keep theirs."""
    picture = toned(base("world").whole(), scheme)
    if scheme.is_dark:
        picture = _darkened_sea(picture, scheme)
    grey = ImageEnhance.Brightness(ImageEnhance.Color(picture).enhance(PALE)).enhance(1.06)
    polygons = [polygon for land in _lands(Window()).values() for polygon in land]
    picture.paste(grey, (0, 0), mask(polygons, (0, 0, *picture.size)))
    return Tiled(picture)


def _darkened_sea(picture: Image.Image, scheme: Scheme) -> Image.Image:
    """The sea darker and bluer than any land, so that coasts are seen at night, too."""
    coast = [[Window().ring(ring) for ring in polygon] for polygon in load_world().lines.coast]
    sea = ImageEnhance.Brightness(picture).enhance(NIGHT)
    sea = Image.blend(sea, Image.new("RGB", sea.size, scheme.deep), 0.45)
    sea.paste(picture, (0, 0), mask(coast, (0, 0, *picture.size)))
    return sea


@lru_cache(maxsize=2)
def _whole_lands(share: float) -> Zones:
    return _lands(Window(scale=share))


def _lands(window: Window) -> Zones:
    lands = load_world().lands
    return rings_in(window, {name: land.land for name, land in lands.items() if not land.is_barren})
