"""A part of a board to draw on: its layers, and what is taken already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Label, Point, Tiled, Window, ink
from renders.boards.tiles import SMALL
from renders.paint.layout import Box, Occupied
from renders.paint.overlay import BAND, Polygon, Tinted, tint
from renders.paint.sprites import Sprite, body, put, sprite
from renders.pictures.placed import Placed, What
from renders.pictures.territory import Layers, territory

Zones = dict[str, tuple[Polygon, ...]]
REACH = 120.0
"""How far from its place something may be moved aside, in pixels of the board."""
LETTERS = 200.0
"""How far outside the picture a name may stand and still be seen, in pixels of the board."""
LINE = 0.42
"""Half the height of a line of a printed name, as a share of its size."""


class Drawn(Protocol):
    """A drawn board of any game."""

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""

    def middle(self, name: str) -> Point:
        """The place to point at in an area."""

    def bounds(self, name: str) -> Corners:
        """The box around an area."""


B = TypeVar("B", bound=Drawn)


@dataclass(slots=True)
class Sheet(Generic[B]):
    """The picture under way."""

    board: B
    picture: Image.Image
    ink: Image.Image | Tiled
    window: Window
    lands: Zones
    taken: Occupied
    placed: list[Placed] = field(default_factory=list, kw_only=True)
    """Everything put on the picture so far."""
    layers: Layers | None = field(default=None, kw_only=True)
    """Where it is a whole board: what it is made from. The picture is theirs until territory is coloured."""

    @property
    def unit(self) -> float:
        """Pixels of the picture to a pixel of the board."""
        return self.window.scale

    def point(self, place: Point) -> Point:
        """A place of the board in the picture."""
        return self.window.point(place)

    def middle(self, name: str) -> Point:
        """Where to point at in an area."""
        return self.point(self.board.middle(name))

    def shows(self, name: str, margin: float = 80.0) -> bool:
        """Whether an area lies in the picture, or at most so far outside."""
        return self._is_within(self.middle(name), margin)

    def sees(self, place: Point) -> bool:
        """Whether something written at a place of the board can show."""
        return self._is_within(self.point(place), LETTERS * self.unit)

    def _is_within(self, xy: Point, margin: float) -> bool:
        wide, tall = self.picture.size
        return -margin <= xy[0] <= wide + margin and -margin <= xy[1] <= tall + margin

    def has_whole(self, box: Box) -> bool:
        """Whether a box lies inside the frame: what would be cut is left out."""
        return self.taken.bounds is None or box.inside(self.taken.bounds)

    def brought_in(self, box: Box, xy: Point) -> Point:
        """A point at which a box lies inside the frame, as near as can be."""
        inside = self.taken.bounds
        if inside is None:
            return xy
        return (
            min(max(xy[0], inside.left - box.left), inside.right - box.right),
            min(max(xy[1], inside.top - box.top), inside.bottom - box.bottom),
        )

    def colour(self, areas: Sequence[Tinted], strength: float = 1.0, band: int = BAND) -> None:
        """Begin with the areas in their owners' colours, and the ink above them."""
        if self.layers is not None:
            self.picture = territory(self.layers, areas, strength, band)
        else:
            tint(self.picture, areas, strength, band)
            ink = self.whole_ink()
            self.picture.paste(ink, (0, 0), ink)

    def whole_ink(self) -> Image.Image:
        """Lines, names and marks, as large as the picture."""
        return self.ink if isinstance(self.ink, Image.Image) else self.ink.whole()

    def free_place(self, box: Box, wanted: Point, reach: float = REACH, step: float = 5.0) -> Point:
        """The free place for a box that is nearest to a point; it is taken from now on."""
        near = self.taken.near(wanted, 2 * reach * self.unit)
        xy = near.place(box, wanted, reach * self.unit, step * self.unit)
        self.taken.take(box.at(xy))
        return xy

    def put_mark(
        self,
        kind: Sprite,
        wanted: Point,
        size: float,
        text: str = "",
        reach: float = REACH,
        place: str = "",
    ) -> None:
        """A mark at the nearest place where it covers nothing."""
        scale = round(size * self.unit, 2)
        xy = self.free_place(body(kind, scale * 0.8), wanted, reach)
        put(self.picture, sprite(kind, text=text, scale=scale), xy)
        self.placed.append(Placed(What.MARK, body(kind, scale * 0.8).at(xy), kind, place))

    def take_label(self, label: Label, letter: float) -> None:
        """Keep a printed name free; `letter` is half the width of a letter, as a share of its size."""
        x, y = self.point((label.x, label.y))
        wide = max(len(line) for line in label.lines) * label.size * letter * self.unit
        tall = len(label.lines) * label.size * LINE * self.unit
        self.taken.take(Box(x - wide, y - tall, x + wide, y + tall))


def inner(picture: Image.Image, edge: int) -> Occupied:
    """Nothing taken yet, and nothing to be put nearer to the edge than this."""
    return Occupied(Box(edge, edge, picture.width - edge, picture.height - edge))


def shrunk(layer: Image.Image | Tiled, share: float, shown: Corners | None = None) -> Image.Image:
    """A layer, or the part of it that is shown, at a share of its size."""
    left, top, right, bottom = shown or (0, 0, *layer.size)
    size = round((right - left) * share), round((bottom - top) * share)
    return layer.resize(size, Image.Resampling.LANCZOS, box=(left, top, right, bottom))


@lru_cache(maxsize=6)
def shrunk_ink(board: str, share: float, shown: Corners | None = None) -> Tiled:
    """The ink of a board, or of the part of it that is shown, at a share of its size."""
    return Tiled(shrunk(ink(board), share, shown), SMALL)


def rings_in(window: Window, lands: Mapping[str, Sequence[Sequence[Sequence[float]]]]) -> Zones:
    """The polygons of lands in the picture."""
    return {
        name: tuple([window.ring(ring) for ring in polygon] for polygon in land)
        for name, land in lands.items()
    }
