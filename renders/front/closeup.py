"""A close-up under way: things find a free place near where they belong, then are painted in layers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from math import cos, hypot, inf, pi, sin

from PIL import Image, ImageDraw

from renders.boards import Point, Window
from renders.front.model import Size
from renders.front.names import SPACING, Name, half_of, lines_of
from renders.front.numbers import is_hiding
from renders.front.plates import SCALES, body_of, laid_apart, scaled
from renders.paint.colour import RGB
from renders.paint.fonts import Typeface, write
from renders.paint.layout import Box, Occupied
from renders.paint.pieces import IVORY
from renders.paint.sprites import put
from renders.schemes import Scheme

EDGE = 8
CORNER = 64
"""The room kept free in the upper left corner for the number of the close-up."""
_NUMBERED = Box(0, 0, CORNER, CORNER)
STEP, DIRECTIONS = 7.0, 12
BETWEEN = 5.0
"""The room kept free at both ends of a name, so that no two are read as one."""
LOST = 0.4
"""What plates cover more of is not drawn: half a number is another number."""
SLIGHTLY = 0.08
"""The share of itself by which scenery may stand on something."""


class Layer(IntEnum):
    """What is painted later lies above."""

    PIECE = 0
    SIGN = 1
    PLATE = 2
    NAME = 3


@dataclass(slots=True)
class CloseUp:
    """A part of a board in a panel of a page."""

    picture: Image.Image
    window: Window
    scheme: Scheme
    taken: Occupied
    names: dict[str, Name] = field(default_factory=dict)
    """The names that have a place."""
    plated: list[str] = field(default_factory=list)
    """What the plates are about."""
    _things: list[tuple[Layer, Image.Image, Point]] = field(default_factory=list)

    @classmethod
    def on(cls, picture: Image.Image, window: Window, scheme: Scheme) -> CloseUp:
        """An empty one on a painted ground."""
        taken = Occupied()
        taken.take(_NUMBERED)
        return cls(picture, window, scheme, taken)

    @property
    def numbered(self) -> Box:
        """Where its number will stand."""
        return _NUMBERED

    @property
    def size(self) -> Size:
        """Its size in pixels."""
        return self.picture.size

    def point(self, place: Point) -> Point:
        """A place of the board in the picture."""
        return self.window.point(place)

    def shows(self, place: Point, margin: float = 0.0) -> bool:
        """Whether a place of the board lies in the picture, or so far outside."""
        x, y = self.point(place)
        return -margin <= x <= self.size[0] + margin and -margin <= y <= self.size[1] + margin

    def holds(self, box: Box) -> bool:
        """Whether a box lies wholly in the picture."""
        return box.inside(Box(EDGE, EDGE, self.size[0] - EDGE, self.size[1] - EDGE))

    def stand(
        self,
        image: Image.Image,
        wanted: Point,
        reach: float,
        layer: Layer = Layer.PIECE,
        share: float = 0.9,
    ) -> Point:
        """Put an image at the free place nearest to a point; `share` of it must not be covered."""
        xy = self.reserve(_middle_of(image, share), wanted, reach)
        self._things.append((layer, image, xy))
        return xy

    def stand_if_free(
        self, image: Image.Image, wanted: Point, reach: float, share: float, layer: Layer = Layer.PIECE
    ) -> Point | None:
        """The same for what is but scenery: None, and nothing is put, where it would cover something."""
        box = _middle_of(image, share)
        xy = self.reserve(box, wanted, reach)
        if Occupied(None, self.taken.boxes[:-1]).cost(box.at(xy)) > SLIGHTLY * box.extent:
            self.taken.boxes.pop()
            return None
        self._things.append((layer, image, xy))
        return xy

    def stand_clear(
        self,
        image: Image.Image,
        wanted: Point,
        tries: Sequence[tuple[float, float]],
        layer: Layer = Layer.PIECE,
        share: float = 0.9,
    ) -> Point | None:
        """Put an image where no number is hidden, its own or another: the first size and reach that do."""
        laid = [*self.laid, *((Layer.NAME, name.box) for name in self.names.values())]
        for scale, reach in tries:
            smaller = scaled(image, scale)
            body, box = body_of(smaller), _middle_of(smaller, share)
            xy = self._nearest(box, wanted, reach, partial(_is_clear, laid, layer, body))
            if xy is not None:
                self.taken.take(box.at(xy))
                self._things.append((layer, smaller, xy))
                return xy
        return None

    def stand_apart(
        self,
        plates: Sequence[Image.Image],
        wanted: Sequence[Point],
        about: Sequence[str] = (),
        is_sparing: bool = False,
    ) -> list[Point | None]:
        """Put plates near their places, the weightiest first, none on another; None for one without room.

        Sparing ones rather are smaller than hide what stands there already.
        """
        spared = [body for _, body in self.laid] if is_sparing else []
        for scale in SCALES:
            images = [scaled(plate, scale) for plate in plates]
            bodies = [body_of(image) for image in images]
            found = laid_apart(bodies, wanted, self._kept, _NUMBERED, self.taken, spared)
            stood = [body.at(xy) for body, xy in zip(bodies, found, strict=True) if xy is not None]
            if None not in found and not any(is_hiding(one, other) for one in stood for other in spared):
                break
        for image, body, xy in zip(images, bodies, found, strict=True):
            if xy is not None:
                self.taken.take(body.at(xy))
                self._things.append((Layer.PLATE, image, xy))
        self.plated += [name for name, xy in zip(about, found, strict=False) if xy is not None]
        return found

    @property
    def plates(self) -> list[Box]:
        """What is seen of each plate."""
        return [body for layer, body in self.laid if layer is Layer.PLATE]

    @property
    def laid(self) -> list[tuple[Layer, Box]]:
        """What is seen of all that is painted, what lies above later."""
        return [(layer, body_of(image).at(xy)) for layer, image, xy in self.seen()]

    def reserve(self, box: Box, wanted: Point, reach: float) -> Point:
        """The free place for a box that is nearest to a point; it is taken from now on."""
        xy = self._nearest(box, wanted, reach) or wanted
        self.taken.take(box.at(xy))
        return xy

    def _nearest(
        self, box: Box, wanted: Point, reach: float, is_allowed: Callable[[Point], bool] = lambda _: True
    ) -> Point | None:
        """The allowed place near a point where a box covers least; None where none is allowed."""
        around = Box(
            wanted[0] + box.left - reach,
            wanted[1] + box.top - reach,
            wanted[0] + box.right + reach,
            wanted[1] + box.bottom + reach,
        )
        near = Occupied(None, [other for other in self.taken.boxes if other.overlap(around)])
        places = self._places(box, wanted, reach, near, is_allowed)
        cost, xy = min(places, key=lambda found: found[0])
        return xy if cost < inf else None

    def _places(
        self, box: Box, wanted: Point, reach: float, near: Occupied, is_allowed: Callable[[Point], bool]
    ) -> Iterator[tuple[float, Point]]:
        """Places in rings around a point, with what they would cover; nothing of the box is ever cut."""
        ring = 0.0
        while ring <= reach:
            for i in range(1 if ring == 0 else DIRECTIONS):
                turn = 2 * pi * i / DIRECTIONS
                xy = self._kept(box, (wanted[0] + ring * cos(turn), wanted[1] + ring * sin(turn)))
                cost = near.cost(box.at(xy)) if is_allowed(xy) else inf
                yield cost, xy
                if cost == 0:
                    return
            ring += STEP

    def _kept(self, box: Box, xy: Point) -> Point:
        """A place moved so that nothing of the box is cut."""
        wide, tall = self.size
        x = min(max(xy[0], EDGE - box.left), wide - EDGE - box.right)
        return x, min(max(xy[1], EDGE - box.top), tall - EDGE - box.bottom)

    def tie(self, xy: Point, place: Point, least: float) -> None:
        """A line from something that had to stand aside to the place it speaks of."""
        if hypot(place[0] - xy[0], place[1] - xy[1]) <= least:
            return
        draw, (x, y), tone = ImageDraw.Draw(self.picture), place, self.scheme.bad
        for colour, wide in ((IVORY, 11), (tone, 6)):
            draw.line([xy, place], fill=colour, width=wide)
        draw.ellipse([x - 10, y - 10, x + 10, y + 10], fill=tone, outline=IVORY, width=3)

    def tie_name(self, text: str, place: Point, tone: RGB) -> None:
        """A thin line from a name that had to stand aside to its place."""
        box, (x, y) = self.names[text].box, place
        end = min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)
        draw = ImageDraw.Draw(self.picture)
        for colour, more in ((self.scheme.paper, 2), (tone, 0)):
            draw.line([end, place], fill=colour, width=3 + 2 * more)
            draw.ellipse([x - 5 - more, y - 5 - more, x + 5 + more, y + 5 + more], fill=colour)

    def paint(self) -> None:
        """All that was put there, layer by layer, but for what plates would leave a sliver of."""
        for _, image, xy in self.seen():
            put(self.picture, image, xy)

    def seen(self) -> list[tuple[Layer, Image.Image, Point]]:
        """All but what plates cover so much of that the rest would say nothing, or something else."""
        plates = [body_of(image).at(xy) for layer, image, xy in self._things if layer is Layer.PLATE]

        def is_lost(body: Box) -> bool:
            covered = sum(plate.overlap(body) for plate in plates)
            return covered > LOST * body.extent or any(is_hiding(plate, body) for plate in plates)

        found = [
            (layer, image, xy)
            for layer, image, xy in self._things
            if layer is Layer.PLATE or not is_lost(body_of(image).at(xy))
        ]
        return sorted(found, key=lambda thing: thing[0])

    def keep_name(
        self,
        text: str,
        wanted: Point,
        letters: float,
        reach: float,
        hidden: float,
        fits: Callable[[Box], bool] | None = None,
    ) -> bool:
        """Find a name a fitting place off all others and on no number, covering at most this share."""
        lines = lines_of(text)
        half, tall = half_of(lines, letters)
        box = Box(-half - BETWEEN, -tall, half + BETWEEN, tall)
        others = [_NUMBERED, *(name.box for name in self.names.values())]
        bodies = [body for _, body in self.laid]

        def is_allowed(xy: Point) -> bool:
            here = box.at(xy)
            if any(map(here.overlap, others)) or any(is_hiding(here, body) for body in bodies):
                return False
            return fits is None or fits(here)

        xy = self._nearest(box, wanted, reach, is_allowed)
        if xy is None or self.taken.cost(box.at(xy)) > hidden * 4 * half * tall:
            return False
        self.taken.take(box.at(xy))
        self.names[text] = Name(tuple(lines), xy, letters)
        return True

    def write_name(self, text: str, tone: RGB, halo: int = 3) -> None:
        """Write a name that has its place."""
        name = self.names[text]
        draw, (x, y) = ImageDraw.Draw(self.picture), name.xy
        y -= (len(name.lines) - 1) * name.letters * SPACING / 2
        for line in name.lines:
            write(draw, (x, y), line, Typeface.NAME, name.letters, tone, "mm", self.scheme.paper, halo)
            y += name.letters * SPACING

    def name(
        self,
        text: str,
        wanted: Point,
        letters: float,
        tone: RGB,
        reach: float,
        hidden: float,
        halo: int = 3,
        fits: Callable[[Box], bool] | None = None,
    ) -> bool:
        """Write a name where it covers at most this share of what is there; False where it cannot be."""
        is_kept = self.keep_name(text, wanted, letters, reach, hidden, fits)
        if is_kept:
            self.write_name(text, tone, halo)
        return is_kept


def _is_clear(laid: Sequence[tuple[Layer, Box]], layer: Layer, body: Box, xy: Point) -> bool:
    """Whether something there would hide no number and show its own."""
    here = body.at(xy)
    return not is_hiding(_NUMBERED, here) and not any(
        is_hiding(other, here) if above > layer else is_hiding(here, other) for above, other in laid
    )


def _middle_of(image: Image.Image, share: float) -> Box:
    half = image.width / 2 * share, image.height / 2 * share
    return Box(-half[0], -half[1], half[0], half[1])
