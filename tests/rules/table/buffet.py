"""A small game where all take from a table in turn, and may say ahead what they will take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.table import Chance, Choice, Desk, Game, Pick, Script, Standing, in_turn

FOOD = ("bread", "cheese", "figs", "olives", "wine")


@dataclass(slots=True)
class Board:
    coins: list[int]
    left: list[str] = field(default_factory=lambda: list(FOOD))
    eaten: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False


def meal(g: Desk[Board]) -> Script[None]:
    """From the first seat to the last, up to three each; the wine is paid for by the last seat."""
    s = g.state

    def make(seat: int) -> Pick:
        options = tuple(Choice(food, food) for food in s.left)
        return Pick(
            seat=seat, key="take", prompt="Take?", public="takes", topic="food", options=options, most=3,
            fallback=(),
        )  # fmt: skip

    def take(seat: int, foods: tuple[str, ...]) -> None:
        for food in foods:
            s.left.remove(food)
            s.eaten.append((seat, food))
        s.coins[-1] -= "wine" in foods

    yield from in_turn(range(len(s.coins)), make, take)


class Buffet(Game[Board]):
    key = "buffet"
    name = "The Buffet"
    least = 2
    most = 4
    state_type = Board

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> Board:
        return Board([3] * len(names))

    def phase(self, state: Board) -> str | None:
        return None if state.over else "meal"

    def script(self, desk: Desk[Board]) -> Script[None]:
        yield from meal(desk)
        desk.state.over = True

    def title(self, phase: str) -> str:
        return phase.title()

    def view(self, state: Board, seat: int | None) -> tuple[tuple[int, str], ...]:
        return tuple(state.eaten)

    def belongings(self, state: Board, seat: int) -> Mapping[str, int]:
        return {"coins": state.coins[seat]}

    def leave(self, desk: Desk[Board], seat: int) -> None:
        """Nobody is missed."""

    def standings(self, state: Board) -> tuple[Standing, ...]:
        return ()

    def problems(self, state: Board) -> list[str]:
        return []
