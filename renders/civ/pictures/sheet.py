"""A part of the board to draw on: its layers, and where things come to stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Geometry, Point, Window, Zoom, base, load, zoom
from renders.paint.layout import square
from renders.paint.overlay import toned, veil
from renders.pictures.sheet import Sheet, Zones, inner, rings_in, shrunk, shrunk_ink
from renders.schemes import Scheme

EDGE = 16
LETTER = 0.27
"""Half the width of a letter of an area's name, as a share of its size."""
SHARE = 0.8
"""The whole board is shown at this share of its baked size: quick to draw and to send, and still sharp."""


@dataclass(slots=True)
class BoardSheet(Sheet[Geometry]):
    """The picture under way; `places` remembers where the pieces of each owner stand."""

    places: dict[tuple[str, int], Point] = field(default_factory=dict)
    tokens: dict[str, dict[int, tuple[Point, float]]] = field(default_factory=dict)
    """By area and owner: where tokens stand, and how large they are."""
    ships: list[tuple[int, Point, int]] = field(default_factory=list)
    """Owner, place and number of the ships that lie together."""


def whole(board: str, scheme: Scheme, out: tuple[str, ...], share: float = SHARE) -> BoardSheet:
    """The whole board."""
    picture = _ground(board, scheme, out, share).copy()
    return _sheet(board, picture, shrunk_ink(board, share), Window(scale=share), _whole_lands(board, share))


def part(
    board: str, scheme: Scheme, out: tuple[str, ...], around: Corners, size: tuple[int, int]
) -> BoardSheet:
    """A part of the board, drawn sharp."""
    seen = _zoomed(board, around, size)
    lands = _lands(load(board), seen.window)
    picture = toned(seen.base, scheme)
    _fade(picture, lands, out, scheme)
    return _sheet(board, picture, seen.ink, seen.window, lands)


def _sheet(board: str, picture: Image.Image, ink: Image.Image, window: Window, lands: Zones) -> BoardSheet:
    """A sheet on which printed names and limits stay free of marks."""
    sheet = BoardSheet(load(board), picture, ink, window, lands, inner(picture, EDGE))
    for area in sheet.board.areas.values():
        sheet.take_label(area.label, LETTER)
        if area.badge:
            sheet.taken.take(square(sheet.point(area.badge), 13 * sheet.unit))
    return sheet


@lru_cache(maxsize=4)
def _zoomed(board: str, around: Corners, size: tuple[int, int]) -> Zoom:
    return zoom(board, around, size, margin=40.0)


@lru_cache(maxsize=2)
def _ground(board: str, scheme: Scheme, out: tuple[str, ...], share: float) -> Image.Image:
    """The painted board in the colours of a scheme, faded where it is out of play."""
    picture = toned(shrunk(base(board), share), scheme)
    _fade(picture, _whole_lands(board, share), out, scheme)
    return picture


def _fade(picture: Image.Image, lands: Zones, out: tuple[str, ...], scheme: Scheme) -> None:
    veil(picture, [polygon for name in out for polygon in lands.get(name, ())], scheme)


@lru_cache(maxsize=2)
def _whole_lands(board: str, share: float) -> Zones:
    return _lands(load(board), Window(scale=share))


def _lands(geometry: Geometry, window: Window) -> Zones:
    return rings_in(window, {name: area.land for name, area in geometry.areas.items()})
