"""Everything that enters a game, kept in order. A game is its newest checkpoint and the inputs since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.table.question import Data, Seat


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers an open question, changes its answer, or answers a later one ahead."""

    seat: Seat
    key: str
    data: Data
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class After:
    """A seat answers later: it is asked when another seat, before it in the order, has acted."""

    seat: Seat
    key: str
    other: Seat
    kind: Literal["after"] = "after"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A seat takes back an answer that has not resolved yet, or no longer waits for another."""

    seat: Seat
    key: str
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Stand:
    """A seat sets a standing order for a topic: always this answer, or always the default; or clears it."""

    seat: Seat
    topic: str
    data: Data = None
    default: bool = False
    clear: bool = False
    kind: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat takes back its last answer, though it resolved, where nothing has been revealed since."""

    seat: Seat
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Expire:
    """The deadline passed: every open question (or those of some seats) takes its default."""

    seats: tuple[Seat, ...] = ()
    kind: Literal["expire"] = "expire"


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat leaves the game for good."""

    seat: Seat
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class HandOver:
    """Another person takes the seat: what was answered ahead or ordered to stand is theirs to give anew."""

    seat: Seat
    name: str
    kind: Literal["hand-over"] = "hand-over"


@dataclass(frozen=True, slots=True)
class Pause:
    """Nobody may answer until the game is resumed."""

    on: bool
    kind: Literal["pause"] = "pause"


Input: TypeAlias = Answer | After | Withdraw | Stand | Undo | Expire | Leave | HandOver | Pause
