"""A small game where all take from a larder at once, in an order: each may wait for one before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from rules.table import Chance, Choice, Choose, Desk, Game, Script, Standing, at_once

FOOD = ("bread", "cheese", "figs", "olives", "wine")


@dataclass(slots=True)
class Shelf:
    hungry: list[int]
    left: list[str] = field(default_factory=lambda: list(FOOD))
    eaten: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    open_act: ClassVar[bool] = True
    seat: int
    food: str


def supper(g: Desk[Shelf]) -> Script[None]:
    """From the last seat to the first; seats that are hungry take two."""
    s = g.state

    def helpings(seat: int) -> int:
        return sum(eater == seat for eater, _ in s.eaten)

    def make(seat: int) -> Choose | None:
        if helpings(seat) == 1 + (seat in s.hungry):
            return None
        options = tuple(Choice(food, food) for food in s.left)
        key = f"take:{helpings(seat)}"
        return Choose(
            seat=seat, key=key, prompt="Take?", public="takes", topic="food", options=options,
            fallback=s.left[0], section="L 1",
        )  # fmt: skip

    def take(seat: int, food: str) -> None:
        if food in s.left:
            s.left.remove(food)
        s.eaten.append((seat, food))
        g.tell(Taken(seat, food))

    yield from at_once(reversed(range(4)), make, take, again=True)


class Larder(Game[Shelf]):
    key = "larder"
    name = "The Larder"
    least = 4
    most = 4
    state_type = Shelf

    def __init__(self, *hungry: int) -> None:
        self.hungry = list(hungry)

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> Shelf:
        return Shelf(list(self.hungry))

    def phase(self, state: Shelf) -> str | None:
        return None if state.over else "supper"

    def script(self, desk: Desk[Shelf]) -> Script[None]:
        yield from supper(desk)
        desk.state.over = True

    def title(self, phase: str) -> str:
        return phase.title()

    def view(self, state: Shelf, seat: int | None) -> tuple[tuple[int, str], ...]:
        return tuple(state.eaten)

    def leave(self, desk: Desk[Shelf], seat: int) -> None:
        """Nobody is missed."""

    def standings(self, state: Shelf) -> tuple[Standing, ...]:
        return ()

    def problems(self, state: Shelf) -> list[str]:
        return []
