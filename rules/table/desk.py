"""What a script works at: the state, chance, and somebody to tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.table.chance import Chance, NoChance
from rules.table.question import Seat

S = TypeVar("S")


@dataclass(slots=True)
class Desk(Generic[S]):
    """The state of a game, its chance, and the way to tell events."""

    state: S
    chance: Chance
    sink: Callable[[Any, tuple[Seat, ...] | None], None]

    def tell(self, event: Any, *to: Seat) -> None:
        """Tell an event: to everybody, or to the seats named."""
        self.sink(event, to or None)

    def fork(self, state: S) -> Desk[S]:
        """A desk to try things at, on a copy of the state: nothing is told, nothing may be drawn."""
        return Desk(state, NoChance(), _nobody_listens)


def _nobody_listens(event: Any, to: tuple[Seat, ...] | None) -> None:
    """What is only tried is not told."""
