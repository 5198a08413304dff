"""A part of the board to draw on: its layers, and where things come to stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Geometry, Label, Point, Tiled, Window, base, load, zoom
from renders.boards.terrain import terrain
from renders.boards.tiles import SMALL
from renders.paint.fonts import Typeface, width
from renders.paint.layout import Box, Occupied, square
from renders.paint.overlay import toned, veil
from renders.pictures.closeup import surroundings
from renders.pictures.sheet import LINE, REACH, Sheet, Zones, inner, rings_in, shrunk, shrunk_ink
from renders.pictures.territory import inked
from renders.schemes import SCHEMES, Scheme

EDGE = 16
STEP = 6.0
"""How far apart the places are that are tried for a mark, in pixels of the board."""
HIDES = 0.25
"""The share of a name that may be covered."""
SHIFT = 0.0004
"""What it costs to stand a pixel of the board farther from one's place, as a share of what is hidden."""
SIZE = (2560, 1600)
"""The most pixels a map takes, if its names can still be read then: quick to draw and to send."""
LEAST, MOST = 0.55, 1.0
"""The least and the largest share of its baked size that a board is shown at on a map."""
MARGIN = 50.0
"""How much is shown around what is in play, in pixels of the board."""
ZOOM_MARGIN = 40.0
NEARLY = 0.9
"""A part that takes up so much of both sides of the board is no part: the whole is shown."""
LOW, WIDE = 1.3, 2.1
"""A map is at least, and if it can be at most, so many times as wide as high."""


@dataclass(slots=True)
class BoardSheet(Sheet[Geometry]):
    """The picture under way; `places` remembers where the pieces of each owner stand."""

    places: dict[tuple[str, int], Point] = field(default_factory=dict)
    tokens: dict[str, dict[int, tuple[Point, float]]] = field(default_factory=dict)
    """By area and owner: where tokens stand, and how large they are."""
    ships: list[tuple[int, str, Point, int, float]] = field(default_factory=list)
    """Owner, area, place, number and size of the ships that lie together."""
    names: list[Box] = field(default_factory=list)
    """Where printed names and limits stand: nothing is drawn over them."""
    seas: list[Box] = field(default_factory=list)
    """Where the names of seas stand: pieces may cover them, signs should not."""
    printed: Occupied = field(default_factory=Occupied)
    """The names and limits of areas, to be looked up by place."""
    coming: frozenset[str] = frozenset()
    """Where cities are yet to be built, and are shown as ghosts."""

    def board_place(self, xy: Point) -> Point:
        """A point of the picture as a place of the board."""
        return xy[0] / self.unit + self.window.left, xy[1] / self.unit + self.window.top

    def place_in(self, area: str, box: Box, wanted: Point, afloat: bool = False) -> tuple[Point, float]:
        """The place of an area for a box, nearest to a point, where it covers least, and how much that is.

        What is afloat stands off the shore.
        """
        best = self._home(area, afloat)
        least, covered = float("inf"), self.taken.hidden(box.at(best))
        for far, xy in self._around(wanted):
            away = far / self.unit * SHIFT
            if least <= away:
                break
            hidden = self.taken.hidden(box.at(xy))
            if hidden + away < least and self.is_in(area, box.at(xy).centre, afloat):
                best, least, covered = xy, hidden + away, hidden
        return best, covered

    def _around(self, wanted: Point) -> Iterator[tuple[float, Point]]:
        """Places around a point, the nearest first, and how far they are."""
        yield 0.0, wanted
        for ring in range(1, round(REACH / STEP) + 1):
            far = ring * STEP * self.unit
            for turn in range(16):
                yield far, (wanted[0] + far * cos(pi * turn / 8), wanted[1] + far * sin(pi * turn / 8))

    def is_in(self, area: str, xy: Point, afloat: bool = False) -> bool:
        """Whether a point lies in an area; off its shore if afloat."""
        ground, place = terrain(self.board.name), self.board_place(xy)
        if afloat and not ground.is_water(place):
            return False
        return ground.owner(place) == area and self.board.encloses(area, place)

    def reaches(self, area: str) -> bool:
        """Whether anything of an area or a sea can be seen."""
        around, (wide, tall) = self._around_all_of(area), self.picture.size
        return around.right >= 0 and around.bottom >= 0 and around.left <= wide and around.top <= tall

    def cuts(self, area: str) -> bool:
        """Whether the frame cuts an area or a sea."""
        return not self.has_whole(self._around_all_of(area))

    def _around_all_of(self, area: str) -> Box:
        left, top, right, bottom = _bounds(self.board.name, area)
        return Box(*self.point((left, top)), *self.point((right, bottom)))

    def hides_name(self, box: Box) -> bool:
        """Whether a box covers a good part of a printed name or number."""
        return any(both > HIDES * name.extent for name, both in self.printed.touching(box))

    def _home(self, area: str, afloat: bool) -> Point:
        """A place that surely is the area's."""
        if area in self.board.seas:
            return self.point(self.board.seas[area].slots[0])
        shape = self.board.areas[area]
        moorings = next(iter(shape.ships.values()), shape.slots) if afloat else shape.slots
        return self.point(moorings[0])


@dataclass(frozen=True, slots=True)
class BoardLayers:
    """The part of a board in play, in the colours of a scheme."""

    board: str
    scheme: str
    out: tuple[str, ...]
    window: Window

    def ground(self) -> Tiled:
        """Sea and land."""
        return _ground(self.board, self.scheme, self.out, self.window)

    def ink(self) -> Tiled:
        """What lies over the owners' colours."""
        return shrunk_ink(self.board, self.window.scale, part_in_play(self.board, self.out))


def in_play(
    board: str, scheme: Scheme, out: tuple[str, ...], size: tuple[int, int] = SIZE, least: float = LEAST
) -> BoardSheet:
    """The part of the board that is in play, in about this size."""
    shown, share = part_in_play(board, out), share_of(board, out, size, least)
    layers = BoardLayers(board, scheme.key, out, Window(shown[0], shown[1], share))
    lands = lands_of(board, layers.window)
    sheet = _sheet(board, inked(layers), layers.ink(), layers.window, lands)
    sheet.layers = layers
    return sheet


def share_of(board: str, out: tuple[str, ...], size: tuple[int, int] = SIZE, least: float = LEAST) -> float:
    """The share of its baked size that the part of a board in play is shown at."""
    left, top, right, bottom = part_in_play(board, out)
    return max(least, min(MOST, size[0] / (right - left), size[1] / (bottom - top)))


@lru_cache(maxsize=16)
def part_in_play(board: str, out: tuple[str, ...]) -> Corners:
    """The box of the areas in play with some room around them; the whole board where that is nearly all."""
    geometry = load(board)
    wide, tall = geometry.size
    inside = [name for name in geometry.areas if name not in out]
    if not out or not inside:
        return 0, 0, wide, tall
    left, top, right, bottom = surroundings(geometry, inside, 0)
    across = max(right - left + 2 * MARGIN, LOW * (bottom - top + 2 * MARGIN))
    down = max(bottom - top + 2 * MARGIN, across / WIDE)
    if across >= NEARLY * wide and down >= NEARLY * tall:
        return 0, 0, wide, tall
    (left, right), (top, bottom) = _stretch(left, right, across, wide), _stretch(top, bottom, down, tall)
    return left, top, right, bottom


def _stretch(low: float, high: float, room: float, end: int) -> tuple[int, int]:
    """A stretch of this length around another, moved where it would leave the board."""
    room = min(room, end)
    start = min(max(0.0, (low + high - room) / 2), end - room)
    return round(start), round(start + room)


def part(
    board: str,
    scheme: Scheme,
    out: tuple[str, ...],
    around: Corners,
    size: tuple[int, int],
    margin: float = ZOOM_MARGIN,
) -> BoardSheet:
    """A part of the board, drawn sharp, with so much around it."""
    seen = zoom(board, around, size, margin)
    lands = _lands_in(load(board), seen.window)
    return _sheet(board, faded(seen.base, lands, out, scheme), seen.ink, seen.window, lands)


def _sheet(
    board: str, picture: Image.Image, ink: Image.Image | Tiled, window: Window, lands: Zones
) -> BoardSheet:
    """A sheet on which printed names and limits stay free of marks."""
    sheet = BoardSheet(load(board), picture, ink, window, lands, inner(picture, EDGE))
    for area in sheet.board.areas.values():
        sheet.names.append(name_box(sheet, area.label, Typeface.NAME, 1.0, 0.8))
        if area.badge:
            sheet.names.append(square(sheet.point(area.badge), 13 * sheet.unit))
    for box in sheet.names:
        sheet.taken.take(box)
        sheet.printed.take(box)
    sheet.seas += [name_box(sheet, sea.label, Typeface.SEA, 1.1, 1.0) for sea in sheet.board.seas.values()]
    sheet.names += sheet.seas
    return sheet


def name_box(sheet: BoardSheet, label: Label, face: Typeface, height: float, spacing: float) -> Box:
    """Where a printed name stands in the picture."""
    x, y = sheet.point((label.x, label.y))
    size = label.size * height
    half = max(_half(line, face, size) for line in label.lines) * sheet.unit
    tall = ((len(label.lines) - 1) * label.size * spacing / 2 + size * LINE) * sheet.unit
    return Box(x - half, y - tall, x + half, y + tall)


@lru_cache(maxsize=1024)
def _bounds(board: str, area: str) -> Corners:
    return load(board).bounds(area)


@lru_cache(maxsize=1024)
def _half(line: str, face: Typeface, size: float) -> float:
    return width(line, face, size) / 2


@lru_cache(maxsize=6)
def _ground(board: str, scheme: str, out: tuple[str, ...], window: Window) -> Tiled:
    picture = shrunk(base(board), window.scale, part_in_play(board, out))
    return Tiled(faded(picture, lands_of(board, window), out, SCHEMES[scheme]), SMALL)


def faded(picture: Image.Image, lands: Zones, out: tuple[str, ...], scheme: Scheme) -> Image.Image:
    """The painted board in the colours of a scheme, veiled where it is out of play."""
    found = toned(picture, scheme)
    veil(found, [polygon for name in out for polygon in lands.get(name, ())], scheme)
    return found


@lru_cache(maxsize=3)
def lands_of(board: str, window: Window) -> Zones:
    """The land of every area in the picture."""
    return _lands_in(load(board), window)


def _lands_in(geometry: Geometry, window: Window) -> Zones:
    return rings_in(window, {name: area.land for name, area in geometry.areas.items()})
