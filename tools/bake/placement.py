"""Finds room for names, marks and pieces, so that nothing covers anything else.

Greedy on the grid, smallest area first, with one map of what is taken. Marks come first (site, name, badge),
then the names of seas, then the slots of pieces: token, ship, token, ship, more tokens.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from renders.fonts import Typeface, font
from tools.bake.partition import Partition

Grid = NDArray[np.float64]
Mask = NDArray[np.bool_]
Place = tuple[float, float]
SITE, GATE, CITY, BADGE = 44.0, 30.0, 54.0, 30.0
TOKEN, SHIP = 21.0, 20.0
"""Radii of the pieces."""
NAME_SIZES = (34, 32, 30, 28, 26, 24, 22, 20)
SEA_SIZES = (40, 36, 32, 28, 24, 20)
FOREIGN, TAKEN = -2.2, -3.0
FRAME = 26.0
SMALL, LARGE = 9000.0, 12000.0
ASTRIDE = 2.2
ON_PLAIN = 3.0
INSIDE = 5.0
MOST_TOKENS = 4


@dataclass(slots=True)
class Spot:
    """What was placed in one area or sea."""

    label: dict[str, Any] = field(default_factory=dict)
    site: list[int] | None = None
    badge: list[int] | None = None
    slots: list[list[int]] = field(default_factory=list)
    ships: dict[str, list[list[int]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wish:
    """What an area needs room for, and where it would best be."""

    name: str
    anchor: Place
    has_site: bool
    has_badge: bool
    site_on_plain: bool = False


class Placement:
    """Places everything on one board."""

    def __init__(self, board: Partition, plain: Mask | None = None) -> None:
        self.board, self.cell = board, board.cell
        self._plain = plain if plain is not None else np.zeros(board.labels.shape, bool)
        self.taken = np.zeros(board.labels.shape, bool)
        self.cities = np.zeros(board.labels.shape, bool)
        edge = math.ceil(FRAME / self.cell)
        self.taken[:edge] = self.taken[-edge:] = True
        self.taken[:, :edge] = self.taken[:, -edge:] = True
        self.spots: dict[str, Spot] = {}

    def reserve(self, x: float, y: float, width: float, height: float) -> None:
        """Nothing else may lie here."""
        self.taken[self._box(x, y, width, height)] = True

    def _box(self, x: float, y: float, width: float, height: float) -> tuple[slice, slice]:
        (left, right), (top, bottom) = (
            (max(0, int((middle - size / 2) / self.cell)), max(0, math.ceil((middle + size / 2) / self.cell)))
            for middle, size in ((x, width), (y, height))
        )
        return slice(top, bottom), slice(left, right)

    def place(self, wishes: Sequence[Wish], coasts: Mapping[str, Mapping[str, Mask]]) -> dict[str, Spot]:
        """Room for all areas and seas; `coasts` gives the water cells of each coast."""
        labels = {name: label for label, name in enumerate(self.board.names)}
        windows = {wish.name: _Window(self, labels[wish.name]) for wish in wishes}
        ordered = sorted(wishes, key=lambda wish: (windows[wish.name].size, wish.name))
        for wish in ordered:
            self.spots[wish.name] = self._marks(wish, windows[wish.name])
        for label in range(self.board.areas, self.board.out):
            if (self.board.labels == label).any():
                self._sea(label)
        rooms = {
            wish.name: self._room(wish, windows[wish.name], coasts.get(wish.name, {})) for wish in ordered
        }
        self._pieces(ordered, rooms)
        return self.spots

    def _marks(self, wish: Wish, window: "_Window") -> Spot:
        spot = Spot()
        anchor = wish.anchor
        if wish.has_site:
            score = window.score(SITE, SITE, 1.0, 0.25) - window.distance(anchor) / 130
            flooded = window.share(self._plain, GATE)
            score += ON_PLAIN * (flooded if wish.site_on_plain else -flooded)
            anchor, _ = window.best(score)
            spot.site = _rounded(anchor)
            self.reserve(*anchor, GATE, GATE)
            self.cities[self._box(*anchor, CITY, CITY)] = True
        spot.label = self._name(wish, window, anchor)
        if wish.has_badge:
            middle = (spot.label["x"], spot.label["y"])
            place, _ = window.best(window.score(BADGE, BADGE, 1.0, 0.35) - window.distance(middle) / 420)
            spot.badge = _rounded(place)
            self.reserve(*place, BADGE, BADGE)
        return spot

    def _name(self, wish: Wish, window: "_Window", near: Place) -> dict[str, Any]:
        best: tuple[float, Any] | None = None
        # In a small area a large name would leave no room for pieces.
        large = 0.018 if window.size * self.cell**2 > LARGE else 0.008
        for size in NAME_SIZES:
            letters = font(Typeface.NAME, size)
            for lines in _forms(wish.name):
                width = max(letters.getlength(line) for line in lines) + 6
                height = size * (0.80 * (len(lines) - 1) + 0.72) + 4
                place, fit = window.best(window.score(width, height, 1.0, 0.55) - window.distance(near) / 700)
                worth = fit + size * large - (0.05 if len(lines) > 1 else 0)
                if best is None or worth > best[0]:
                    best = worth, (place, size, lines, width, height)
        assert best is not None
        (x, y), size, lines, width, height = best[1]
        x, y = self._inside(x, y, width, height)
        self.reserve(x, y, width, height)
        return {"x": round(x), "y": round(y), "size": size, "lines": list(lines)}

    def _inside(self, x: float, y: float, width: float, height: float) -> Place:
        rows, columns = self.board.labels.shape
        x = min(max(x, width / 2 + FRAME), columns * self.cell - width / 2 - FRAME)
        return x, min(max(y, height / 2 + FRAME), rows * self.cell - height / 2 - FRAME)

    def _sea(self, label: int) -> None:
        name = self.board.names[label]
        window = _Window(self, label)
        best: tuple[float, Any] | None = None
        for size in SEA_SIZES:
            letters = font(Typeface.SEA, size * 1.1)
            for lines in (*_forms(name), tuple(name.split(" "))):
                width = max(letters.getlength(line) for line in lines) + 14
                height = size * len(lines) + 6
                place, fit = window.best(window.score(width, height, 1.0, 1.0))
                worth = fit + size * 0.02
                if best is None or worth > best[0]:
                    best = worth, (place, size, lines, width, height)
        assert best is not None
        (x, y), size, lines, width, height = best[1]
        x, y = self._inside(x, y, width, height)
        self.reserve(x, y, width, height)
        spot = self.spots[name] = Spot(
            label={"x": round(x), "y": round(y), "size": size, "lines": list(lines)}
        )
        slots = _Slots(self, window, (x, y))
        spot.slots = [slots.pick(np.zeros(window.own.shape), SHIP) for _ in range(4)]

    def _pieces(self, ordered: Sequence[Wish], rooms: Mapping[str, "_Room"]) -> None:
        """In rounds over all areas, so that a third token takes no room from a neighbour's first."""
        for number in range(MOST_TOKENS):
            for wish in ordered:
                spot, room = self.spots[wish.name], rooms[wish.name]
                if number < room.tokens:
                    spot.slots.append(room.slots.pick(room.on_land, TOKEN, beside_city=number == 0))
                if number < room.fleets:
                    for coast, water in room.waters.items():
                        berths = spot.ships.setdefault(coast, [])
                        if not berths or room.slots.has_berth(water):
                            berths.append(room.slots.berth(water))

    def _room(self, wish: Wish, window: "_Window", coasts: Mapping[str, Mask]) -> "_Room":
        spot = self.spots[wish.name]
        area = window.size * self.cell**2
        return _Room(
            slots=_Slots(self, window, (spot.site[0], spot.site[1]) if spot.site else wish.anchor),
            on_land=np.where(window.land, 0.5, 0.0),
            waters={coast: window.cut(cells) for coast, cells in coasts.items()},
            tokens=MOST_TOKENS if area > LARGE else MOST_TOKENS - 1,
            fleets=2 if area >= SMALL else 1,
        )


@dataclass(frozen=True, slots=True)
class _Room:
    """What an area offers to pieces."""

    slots: "_Slots"
    on_land: Grid
    waters: Mapping[str, Mask]
    tokens: int
    fleets: int


class _Window:
    """The part of the grid around one area or sea."""

    def __init__(self, placement: Placement, label: int) -> None:
        board = placement.board
        here = board.labels == label
        self.size = int(here.sum())
        rows, columns = np.nonzero(here)
        height, width = here.shape
        self._rows = slice(max(0, rows.min() - 4), min(height, rows.max() + 5))
        self._columns = slice(max(0, columns.min() - 4), min(width, columns.max() + 5))
        self._placement, self.cell = placement, board.cell
        self.own = self.cut(here)
        self.land = self.own & self.cut(board.land)
        self.x = (np.arange(self._columns.start, self._columns.stop) + 0.5) * self.cell
        self.y = (np.arange(self._rows.start, self._rows.stop) + 0.5) * self.cell

    def cut(self, grid: Mask) -> Mask:
        """The window's part of a grid."""
        return grid[self._rows, self._columns]

    @property
    def taken(self) -> Mask:
        """What is taken here by now, with room for a city on each site."""
        return self.cut(self._placement.taken | self._placement.cities)

    @property
    def printed(self) -> Mask:
        """What is taken here while the area's own site is empty."""
        return self.cut(self._placement.taken) | (self.cut(self._placement.cities) & ~self.own)

    def score(self, width: float, height: float, on_land: float, on_water: float) -> Grid:
        """How well a box fits around each cell."""
        worth = np.where(self.land, on_land, np.where(self.own, on_water, FOREIGN))
        worth = worth + np.where(self.taken, TAKEN, 0.0)
        box = (max(1, round(height / self.cell)), max(1, round(width / self.cell)))
        return np.asarray(ndimage.uniform_filter(worth, box, mode="constant", cval=FOREIGN), float)

    def share(self, grid: Mask, size: float) -> Grid:
        """How much of a box around each cell a mask covers."""
        side = max(1, round(size / self.cell))
        return np.asarray(ndimage.uniform_filter(self.cut(grid) * 1.0, side, mode="constant"), float)

    def distance(self, place: Place) -> Grid:
        """How far each cell is from a place."""
        return np.asarray(np.hypot(self.x[None] - place[0], self.y[:, None] - place[1]), float)

    def best(self, score: Grid) -> tuple[Place, float]:
        """The best cell and its score."""
        row, column = np.unravel_index(int(np.argmax(score)), score.shape)
        return (float(self.x[column]), float(self.y[row])), float(score[row, column])


class _Slots:
    """Picks places for pieces, away from borders, marks, and each other."""

    def __init__(self, placement: Placement, window: _Window, near: Place) -> None:
        self._placement, self._window, self._near = placement, window, near
        self._mine: list[Place] = []
        inside = np.pad(window.own, 1)
        self._depth = ndimage.distance_transform_edt(inside)[1:-1, 1:-1] * window.cell

    def pick(self, preference: Grid, radius: float, *, beside_city: bool = True) -> list[int]:
        """The next place; later tokens may cover the edge of their own city, which is rarely there too."""
        place = self._best(preference, radius, beside_city)
        self._mine.append(place)
        self._placement.reserve(*place, 2 * radius, 2 * radius)
        return _rounded(place)

    def berth(self, water: Mask) -> list[int]:
        """The next place for ships of a coast."""
        return self.pick(_afloat(water), SHIP)

    def has_berth(self, water: Mask) -> bool:
        """Whether there is one at the water."""
        place = self._best(_afloat(water), SHIP, True)
        return float(self._window.distance(place)[water].min()) < SHIP

    def _best(self, preference: Grid, radius: float, beside_city: bool) -> Place:
        window = self._window
        taken = window.taken if beside_city else window.printed
        free = ndimage.distance_transform_edt(~np.pad(taken, 1))[1:-1, 1:-1] * window.cell
        score = np.minimum(self._depth, radius) / radius * 1.6 + np.minimum(free, radius) / radius * 2.8
        # A piece that lies astride a border belongs to nobody's eye.
        score = score - ASTRIDE * np.clip(1 - self._depth / (0.7 * radius), 0, 1)
        score = score + preference - window.distance(self._near) / 260
        for place in self._mine:
            score = score - 3.2 * np.clip(1 - window.distance(place) / (2.05 * radius), 0, 1)
        score[self._depth < INSIDE] = -9.0
        return window.best(score)[0]


def _afloat(water: Mask) -> Grid:
    return np.where(water, 1.6, -3.0)


def _forms(name: str) -> list[tuple[str, ...]]:
    """A name in one line or, cut at each gap, in two."""
    words = name.split(" ")
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return [(name,), *cuts]


def _rounded(place: Place) -> list[int]:
    return [round(place[0]), round(place[1])]
