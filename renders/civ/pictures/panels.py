"""What is scattered over a board, in as few parts and pictures as let every number be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from PIL import Image

from renders.boards import Box as Corners
from renders.civ.pictures.fitting import fitted
from renders.paint.colour import RGB
from renders.pictures.clusters import around, clusters, extent, joined, spread

READABLE = 0.85
"""The scale at which the numbers of tokens can still be read in a channel."""
MARGIN = 20.0
"""How much is shown around what a part is about: its frame, and no more."""
EDGES = 2 * MARGIN
QUARTERS = ((0.0, 0.0, 0.5, 0.5), (0.0, 0.5, 0.5, 1.0), (0.5, 0.0, 1.0, 0.5), (0.5, 0.5, 1.0, 1.0))
ABOVE = 0.5, 0.4, 0.6
"""How much of the height a part that is as wide as the picture may take."""
Arrangement = tuple[Corners, ...]
ARRANGEMENTS: tuple[tuple[Arrangement, ...], ...] = (
    (((0.0, 0.0, 1.0, 1.0),),),
    (
        ((0.0, 0.0, 0.5, 1.0), (0.5, 0.0, 1.0, 1.0)),
        *(((0.0, 0.0, 1.0, high), (0.0, high, 1.0, 1.0)) for high in ABOVE),
    ),
    (
        ((0.0, 0.0, 0.5, 1.0), *QUARTERS[2:]),
        *(((0.0, 0.0, 1.0, high), (0.0, high, 0.5, 1.0), (0.5, high, 1.0, 1.0)) for high in ABOVE),
    ),
    (QUARTERS,),
)
"""For one part, two, three and four: where they may stand, as shares of the picture, the usual way first."""
FEW, MOST = 4, 9
"""More parts than these stand in rows, up to so many."""
CALM = 6
"""The most parts of one page, where there are several."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Something that is shown as one if it can be, else its ends, each by itself."""

    box: Corners
    ends: tuple[Corners, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the board, and where in the picture it stands."""

    box: Corners
    place: tuple[int, int]
    size: tuple[int, int]

    @property
    def scale(self) -> float:
        """How large its part is drawn."""
        left, top, right, bottom = self.box
        return min((self.size[0] - EDGES) / (right - left), (self.size[1] - EDGES) / (bottom - top))


def panels(wholes: Sequence[Whole], size: tuple[int, int]) -> list[Panel]:
    """The first arrangement in which all can be read, else the one in which the smallest is largest.

    What is too long to be read as one is shown at its ends.
    """
    best: list[Panel] = []
    for boxes in (_parted(wholes, size, rows) for rows in (1, 2, 3)):
        for found in _arranged(list(dict.fromkeys(boxes)), size):
            if not best or _smallest(found) > _smallest(best):
                best = found
            if _smallest(best) >= READABLE:
                return best
    return best


def pages(wholes: Sequence[Whole], size: tuple[int, int]) -> list[list[Panel]]:
    """All in one picture if it can be read there, else from west to east in as few as let it be read."""
    together = panels(wholes, size)
    if _smallest(together) >= READABLE:
        return [together]
    ordered = sorted(wholes, key=lambda whole: whole.box[0] + whole.box[2])
    return [panels(some, size) for some in spread(ordered, lambda some: _is_calm(panels(some, size)))]


def _is_calm(found: Sequence[Panel]) -> bool:
    """Whether all parts of a page can be read, and are few."""
    return _smallest(found) >= READABLE and len(found) <= CALM


def _parted(wholes: Sequence[Whole], size: tuple[int, int], rows: int) -> list[Corners]:
    """All things as they are, but the ends of those too long for a part where so many make a row."""
    if rows == 1:
        return [whole.box for whole in wholes]
    room = (size[0] / rows - EDGES) / READABLE, (size[1] / rows - EDGES) / READABLE
    found: list[Corners] = []
    for whole in wholes:
        left, top, right, bottom = whole.box
        is_long = right - left > room[0] or bottom - top > room[1]
        found += whole.ends if is_long and whole.ends else [whole.box]
    return found


def together(images: Sequence[Image.Image], places: Sequence[Panel], ground: RGB) -> Image.Image:
    """The drawn panels as one picture."""
    wide = max(panel.place[0] + panel.size[0] for panel in places)
    tall = max(panel.place[1] + panel.size[1] for panel in places)
    picture = Image.new("RGB", (wide, tall), ground)
    for image, panel in zip(images, places, strict=True):
        picture.paste(image, panel.place)
    return picture


def _arranged(boxes: Sequence[Corners], size: tuple[int, int]) -> Iterator[list[Panel]]:
    for count in range(1, MOST + 1):
        groups = _groups(boxes, count, size)
        for arrangement in _arrangements(len(groups)):
            for order in permutations(groups) if len(groups) <= FEW else [groups]:
                yield [_panel(box, share, size) for box, share in zip(order, arrangement, strict=True)]
        yield _fitted(groups, size)


def _arrangements(count: int) -> Sequence[Arrangement]:
    return ARRANGEMENTS[count - 1] if count <= FEW else [_rows(count)]


def _rows(count: int) -> Arrangement:
    """Parts in rows, all rows of one height and the parts of a row of one width."""
    counts = _in_rows(count)
    return tuple(
        (column / here, row / len(counts), (column + 1) / here, (row + 1) / len(counts))
        for row, here in enumerate(counts)
        for column in range(here)
    )


def _in_rows(count: int) -> list[int]:
    """How many parts stand in each of two or three rows, the fewest and widest in the first."""
    rows = 2 if count <= 6 else 3
    return [count // rows + (row >= rows - count % rows) for row in range(rows)]


def _fitted(boxes: Sequence[Corners], size: tuple[int, int]) -> list[Panel]:
    """Parts in rows or in columns, each as large as what it shows asks for."""
    places = fitted([(_width(box), _height(box)) for box in boxes], size, EDGES)
    return [Panel(box, place, room) for box, (place, room) in zip(boxes, places, strict=True)]


def _groups(boxes: Sequence[Corners], count: int, size: tuple[int, int]) -> list[Corners]:
    """At most so many groups of boxes, the largest first."""
    wide, tall = min(_panel(boxes[0], share, size).size for share in _arrangements(count)[0])
    room = (wide - EDGES) / READABLE, (tall - EDGES) / READABLE
    groups = [around([boxes[i] for i in members]) for members in clusters(boxes, room)]
    while len(groups) > count:
        groups = joined(groups)
    return sorted(groups, key=extent if count <= FEW else _width, reverse=True)


def _width(box: Corners) -> float:
    return box[2] - box[0]


def _height(box: Corners) -> float:
    return box[3] - box[1]


def _panel(box: Corners, share: Corners, size: tuple[int, int]) -> Panel:
    left, right = (round(share[side] * size[0]) for side in (0, 2))
    top, bottom = (round(share[side] * size[1]) for side in (1, 3))
    return Panel(box, (left, top), (right - left, bottom - top))


def _smallest(found: Sequence[Panel]) -> float:
    return min(panel.scale for panel in found)
