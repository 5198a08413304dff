"""What a game gives for its front page: what happened where, the news, a row for each player, its board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from PIL import Image

from renders.boards import Box as Corners
from renders.paint.emblems import Livery
from renders.paint.layout import Box

Size: TypeAlias = tuple[int, int]
Sign: TypeAlias = Callable[[int], Image.Image]
"""Draws something in a square of so many pixels."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that happened at a place, and how much it matters: a fallen city 8, a new land 1."""

    place: str
    weight: float


@dataclass(frozen=True, slots=True)
class News:
    """A piece of news: who it is about, a sign, a few words. Equal beginnings are joined into one."""

    weight: float
    words: str
    who: Livery | None = None
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One player: what is led and who leads it, one figure with its change, and the points."""

    livery: Livery
    name: str
    player: str
    figure: int
    change: int
    points: int
    is_leader: bool = False
    is_awaited: bool = False
    is_acting: bool = False
    """Whether the phase was this player's own turn."""
    figure_of: int = 0
    """Of how many the figure is a part, where that matters."""
    goal: int = 0
    """How many points must be reached, where there is such a goal."""
    sign: Sign | None = None
    """What the points are for, where that is not the same for all."""

    @property
    def score(self) -> str:
        """The points as they are written."""
        return f"{self.points}/{self.goal}" if self.goal else str(self.points)


@dataclass(frozen=True, slots=True)
class Addition:
    """Something of a game's own in the column of players: how tall it is, and who draws it."""

    tall: int
    draw: Callable[[Size], Image.Image]


@dataclass(frozen=True, slots=True)
class Page:
    """All that a front page shows; rows stand in the order given, the most points first."""

    turn: str
    phase: str
    following: str
    """What comes next; empty where nothing does."""
    rows: tuple[Row, ...]
    figure: str
    """What is counted in the rows beside points: “cities”."""
    deeds: tuple[Deed, ...] = ()
    news: tuple[News, ...] = ()
    lines: int = 1
    """Room for so many lines of news is kept below the board as a whole, if there are so many."""
    counted: str = "points"
    """What the points are called."""
    least: float = 0.0
    """The share of what happened that close-ups must show; else the board is shown as a whole."""
    aside: Addition | None = None
    """Stands above the players where the board is shown as a whole, or below a board that leaves room."""
    is_over: bool = False
    """Whether the game has ended: a crown stands where the next phase did."""
    foot: Addition | None = None
    """Stands below the players."""

    @property
    def weights(self) -> dict[str, float]:
        """How much happened at each place."""
        found: dict[str, float] = {}
        for deed in self.deeds:
            found[deed.place] = found.get(deed.place, 0.0) + deed.weight
        return found

    @property
    def awaited(self) -> tuple[Livery, ...]:
        """Who is waited for, as far as everybody may know."""
        return tuple(row.livery for row in self.rows if row.is_awaited)


@dataclass(frozen=True, slots=True)
class Panel:
    """A close-up: where it stands on its page, which part of the board it shows, which places it is about."""

    spot: Box
    seen: Corners
    places: tuple[str, ...]

    @property
    def size(self) -> Size:
        """Its width and height in pixels."""
        return round(self.spot.right - self.spot.left), round(self.spot.bottom - self.spot.top)

    @property
    def scale(self) -> float:
        """Pixels of the page to a pixel of the board."""
        return self.size[0] / (self.seen[2] - self.seen[0])


@dataclass(frozen=True, slots=True)
class Composed:
    """A finished page: the picture, where its parts stand, and the close-ups on it."""

    image: Image.Image
    parts: dict[str, Box] = field(default_factory=dict)
    panels: tuple[Panel, ...] = ()


class Stage(ABC):
    """The board of a game as a page needs it. Boxes are in pixels of the board."""

    goes_on: bool = True
    """Whether an overview may be continued beyond its edges: not a board with a frame of its own."""

    @property
    @abstractmethod
    def extent(self) -> Corners:
        """The part of the board that is in play."""

    @abstractmethod
    def core(self, place: str) -> Corners:
        """What of a place must be seen: around its pieces and its name, not all of a desert."""

    @abstractmethod
    def span(self, place: str) -> float:
        """How large a place is: the side of a square of its size."""

    def limits(self, box: Corners) -> Corners:
        """What may be seen in a close-up around a box."""
        return self.extent

    def frames(self, box: Corners) -> Sequence[Corners]:
        """Where a box lies on the extent: at both sides of a round world, nowhere if it is elsewhere."""
        return (box,)

    @abstractmethod
    def close_up(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> Image.Image:
        """A part of the board, drawn large, with all that happened there, but for what another one shows."""

    @abstractmethod
    def small(self, size: Size) -> Image.Image:
        """The extent in a small picture: whose land is where."""

    @abstractmethod
    def overview(self, size: Size) -> Image.Image:
        """The extent over a whole page: whose land is where, with names, for a phase that changed nothing."""
