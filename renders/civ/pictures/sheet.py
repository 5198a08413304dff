"""A part of the board to draw on: its layers, and where things come to stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Geometry, Point, Window, Zoom, base, load, zoom
from renders.kept import kept
from renders.paint.layout import square
from renders.paint.overlay import toned, veil
from renders.pictures.closeup import surroundings
from renders.pictures.sheet import Sheet, Zones, inner, rings_in, shrunk, shrunk_ink
from renders.schemes import SCHEMES, Scheme

EDGE = 16
LETTER = 0.27
"""Half the width of a letter of an area's name, as a share of its size."""
SIZE = (2560, 1600)
"""The most pixels a map takes, if its names can still be read then: quick to draw and to send."""
LEAST, MOST = 0.55, 1.0
"""The least and the largest share of its baked size that a board is shown at on a map."""
MARGIN = 50.0
"""How much is shown around what is in play, in pixels of the board."""
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
    ships: list[tuple[int, Point, int]] = field(default_factory=list)
    """Owner, place and number of the ships that lie together."""


@dataclass(frozen=True, slots=True)
class BoardLayers:
    """The part of a board in play, in the colours of a scheme."""

    board: str
    scheme: str
    out: tuple[str, ...]
    window: Window

    def ground(self) -> Image.Image:
        """Sea and land. Not to be drawn on."""
        return _ground(self.board, self.scheme, self.out, self.window)

    def ink(self) -> Image.Image:
        """What lies over the owners' colours. Not to be drawn on."""
        return shrunk_ink(self.board, self.window.scale, part_in_play(self.board, self.out))


def in_play(
    board: str, scheme: Scheme, out: tuple[str, ...], size: tuple[int, int] = SIZE, least: float = LEAST
) -> BoardSheet:
    """The part of the board that is in play, in about this size."""
    shown = part_in_play(board, out)
    share = max(least, min(MOST, size[0] / (shown[2] - shown[0]), size[1] / (shown[3] - shown[1])))
    layers = BoardLayers(board, scheme.key, out, Window(shown[0], shown[1], share))
    lands = lands_of(board, layers.window)
    sheet = _sheet(board, layers.ground(), layers.ink(), layers.window, lands)
    sheet.layers = layers
    return sheet


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
    board: str, scheme: Scheme, out: tuple[str, ...], around: Corners, size: tuple[int, int]
) -> BoardSheet:
    """A part of the board, drawn sharp."""
    seen = _zoomed(board, around, size)
    lands = _lands_in(load(board), seen.window)
    return _sheet(board, faded(seen.base, lands, out, scheme), seen.ink, seen.window, lands)


def _sheet(board: str, picture: Image.Image, ink: Image.Image, window: Window, lands: Zones) -> BoardSheet:
    """A sheet on which printed names and limits stay free of marks."""
    sheet = BoardSheet(load(board), picture, ink, window, lands, inner(picture, EDGE))
    for area in sheet.board.areas.values():
        sheet.take_label(area.label, LETTER)
        if area.badge:
            sheet.taken.take(square(sheet.point(area.badge), 13 * sheet.unit))
    return sheet


@lru_cache(maxsize=2)
def _zoomed(board: str, around: Corners, size: tuple[int, int]) -> Zoom:
    return zoom(board, around, size, margin=40.0)


@kept
def _ground(board: str, scheme: str, out: tuple[str, ...], window: Window) -> Image.Image:
    picture = shrunk(base(board), window.scale, part_in_play(board, out))
    return faded(picture, lands_of(board, window), out, SCHEMES[scheme])


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
