"""A part of the board to draw on: its layers, and where things come to stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Geometry, Point, View, Zoom, base, ink, load, zoom
from renders.paint.layout import Box, Occupied, square
from renders.paint.overlay import Polygon, toned, veil
from renders.schemes import Scheme

Zones = dict[str, tuple[Polygon, ...]]
REACH = 120
"""How far from its place something may be moved aside, in pixels of the board."""
SHARE = 0.8
"""The whole board is shown at this share of its baked size: quick to draw and to send, and still sharp."""


@dataclass(slots=True)
class Sheet:
    """The picture under way; `places` remembers where the pieces of each owner stand."""

    geometry: Geometry
    picture: Image.Image
    ink: Image.Image
    view: View
    lands: Zones
    taken: Occupied
    places: dict[tuple[str, int], Point] = field(default_factory=dict)
    tokens: dict[str, dict[int, tuple[Point, float]]] = field(default_factory=dict)
    """By area and owner: where tokens stand, and how large they are."""
    ships: list[tuple[int, Point, int]] = field(default_factory=list)
    """Owner, place and number of the ships that lie together."""

    @property
    def unit(self) -> float:
        """Pixels of the picture to a pixel of the board."""
        return self.view.scale

    def point(self, place: Point) -> Point:
        """A place of the board in the picture."""
        return self.view.point(place)

    def middle(self, name: str) -> Point:
        """Where to point at in an area or a sea."""
        return self.point(self.geometry.middle(name))

    def free_place(self, box: Box, wanted: Point) -> Point:
        """The free place for a box that is nearest to a point; it is taken from now on."""
        reach = REACH * self.unit
        around = square(wanted, 2 * reach)
        near = Occupied(self.taken.bounds, [other for other in self.taken.boxes if other.overlap(around)])
        xy = near.place(box, wanted, reach, 5 * self.unit)
        self.taken.take(box.at(xy))
        return xy

    def shows(self, name: str) -> bool:
        """Whether an area lies in the picture."""
        x, y = self.middle(name)
        return -80 <= x <= self.picture.width + 80 and -80 <= y <= self.picture.height + 80


def whole(board: str, scheme: Scheme, out: tuple[str, ...], share: float = SHARE) -> Sheet:
    """The whole board."""
    geometry = load(board)
    picture = _ground(board, scheme, out, share).copy()
    lands = _whole_lands(board, share)
    sheet = Sheet(geometry, picture, _ink(board, share), View(scale=share), lands, _bounds(picture))
    _take_names(sheet)
    return sheet


def part(board: str, scheme: Scheme, out: tuple[str, ...], around: Corners, size: tuple[int, int]) -> Sheet:
    """A part of the board, drawn sharp."""
    geometry = load(board)
    seen = _zoomed(board, around, size)
    lands = _lands(geometry, seen.view)
    picture = toned(seen.base, scheme)
    veil(picture, [polygon for name in out for polygon in lands.get(name, ())], scheme)
    sheet = Sheet(geometry, picture, seen.ink, seen.view, lands, _bounds(picture))
    _take_names(sheet)
    return sheet


@lru_cache(maxsize=4)
def _zoomed(board: str, around: Corners, size: tuple[int, int]) -> Zoom:
    return zoom(board, around, size, margin=40.0)


def _bounds(picture: Image.Image) -> Occupied:
    return Occupied(Box(16, 16, picture.width - 16, picture.height - 16))


@lru_cache(maxsize=2)
def _ground(board: str, scheme: Scheme, out: tuple[str, ...], share: float) -> Image.Image:
    """The painted board in the colours of a scheme, faded where it is out of play."""
    picture = toned(_shrunk(base(board), share), scheme)
    lands = _whole_lands(board, share)
    veil(picture, [polygon for name in out for polygon in lands.get(name, ())], scheme)
    return picture


@lru_cache(maxsize=2)
def _ink(board: str, share: float) -> Image.Image:
    return _shrunk(ink(board), share)


def _shrunk(layer: Image.Image, share: float) -> Image.Image:
    size = round(layer.width * share), round(layer.height * share)
    return layer.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=2)
def _whole_lands(board: str, share: float) -> Zones:
    return _lands(load(board), View(scale=share))


def _lands(geometry: Geometry, view: View) -> Zones:
    return {
        name: tuple([view.ring(ring) for ring in polygon] for polygon in area.land)
        for name, area in geometry.areas.items()
    }


def _take_names(sheet: Sheet) -> None:
    """Printed names and limits stay free of marks."""
    unit = sheet.unit
    for area in sheet.geometry.areas.values():
        label = area.label
        x, y = sheet.point((label.x, label.y))
        wide = max(len(line) for line in label.lines) * label.size * 0.27 * unit
        tall = len(label.lines) * label.size * 0.42 * unit
        sheet.taken.take(Box(x - wide, y - tall, x + wide, y + tall))
        if area.badge:
            x, y = sheet.point(area.badge)
            sheet.taken.take(Box(x - 13 * unit, y - 13 * unit, x + 13 * unit, y + 13 * unit))
