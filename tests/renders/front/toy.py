"""A board of squares to compose pages with: no game, no drawing to speak of."""

from __future__ import annotations

from PIL import Image

from renders.boards import Box as Corners
from renders.front.model import Deed, News, Page, Row, Stage
from renders.paint.emblems import liveries
from renders.schemes import CLASSIC

SIDE = 150.0
WIDE, TALL = 20, 12
"""How many squares the board has."""


def square(x: int, y: int) -> str:
    return f"{x},{y}"


class ToyStage(Stage):
    """Remembers what was asked of it."""

    def __init__(self) -> None:
        self.seen: list[tuple[Corners, tuple[int, int], frozenset[str]]] = []
        self.overviews: list[tuple[int, int]] = []

    @property
    def extent(self) -> Corners:
        return 0.0, 0.0, WIDE * SIDE, TALL * SIDE

    def core(self, place: str) -> Corners:
        x, y = (int(part) for part in place.split(","))
        return x * SIDE + 10, y * SIDE + 10, (x + 1) * SIDE - 10, (y + 1) * SIDE - 10

    def span(self, place: str) -> float:
        return SIDE

    def close_up(self, seen: Corners, size: tuple[int, int], elsewhere: frozenset[str]) -> Image.Image:
        self.seen.append((seen, size, elsewhere))
        return Image.new("RGB", size, (90, 140, 90))

    def small(self, size: tuple[int, int]) -> Image.Image:
        return Image.new("RGB", size, (90, 90, 140))

    def overview(self, size: tuple[int, int]) -> Image.Image:
        self.overviews.append(size)
        return Image.new("RGB", size, (140, 90, 90))


def page(
    players: int,
    deeds: dict[str, float] | None = None,
    news: int = 5,
    awaited: int = 2,
    phase: str = "Movement",
) -> Page:
    """So many players, the first of whom leads and the last of whom are awaited."""
    names = [f"Nation {number}" for number in range(players)]
    known = liveries(CLASSIC, names, of=players)
    rows = tuple(
        Row(known[name], name, f"Player {i}", 5, i % 3 - 1, 60 - i, i == 0, i >= players - awaited)
        for i, name in enumerate(names)
    )
    return Page(
        turn="Turn IX",
        phase=phase,
        following="Conflict",
        rows=rows,
        figure="cities",
        deeds=tuple(Deed(place, weight) for place, weight in (deeds or {}).items()),
        news=tuple(News(float(i), f"news of some sort {i}", rows[0].livery) for i in range(news)),
    )
