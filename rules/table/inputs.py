"""Everything that enters a game, kept in order. A game is its newest checkpoint and the inputs since."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.table.question import Data, Seat
from rules.table.refusal import Refusal, refuse

MOST_ORDERS = 100  # standing orders of one seat
LONGEST_ORDER = 4000  # letters


class IfChanged(StrEnum):
    """What becomes of an answer if others act before it counts. To be asked in any case is `After`."""

    WHOLE = ""  # it is carried out if all of it still fits; otherwise the seat is asked again
    FIT = "fit"  # what still fits is carried out; the seat is asked again only if nothing does
    MINE = "mine"  # as WHOLE; the seat is asked again too if it has lost something since


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers an open question, changes its answer, or answers a later one ahead."""

    seat: Seat
    key: str
    data: Data
    kind: Literal["answer"] = "answer"
    if_changed: Annotated[IfChanged, Field(exclude_if=lambda said: not said)] = IfChanged.WHOLE
    """Not written where nothing was said, so that what was stored before it could be said stays the same."""


@dataclass(frozen=True, slots=True)
class After:
    """A seat answers later: it is asked when another seat, before it in the order, has acted.

    Of a later question, `other` may be the seat itself: it is asked in its turn, and not called before.
    """

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
class Undone:
    """An undo as it is stored: the inputs at these places of its phase stand no longer.

    It is never replayed: what stands is replayed without it.
    """

    seat: Seat
    places: tuple[int, ...]
    kind: Literal["undone"] = "undone"


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


Input: TypeAlias = Answer | After | Withdraw | Stand | Undo | Undone | Expire | Leave | HandOver | Pause


def misplaced(entry: Input, names: Sequence[str], orders: Collection[tuple[Seat, str]]) -> Refusal | None:
    """Why it is nothing for this table, whatever is played: from no seat of it, or too much to be kept."""
    if isinstance(entry, Undone):
        return refuse("not-an-input", "This is only kept, never put in.")
    seats = entry.seats if isinstance(entry, Expire) else (getattr(entry, "seat", 0),)
    if not all(0 <= seat < len(names) for seat in seats):
        return refuse("no-such-seat", "There is no such seat at this table.")
    if isinstance(entry, Stand) and not entry.clear:
        known = [topic for seat, topic in orders if seat == entry.seat]
        if entry.topic not in known and len(known) >= MOST_ORDERS:
            return refuse("too-many-orders", f"A seat may have {MOST_ORDERS} standing orders, not more.")
        if len(entry.topic) + len(json.dumps(entry.data)) > LONGEST_ORDER:
            return refuse("too-long", "This is too long for a standing order.")
    return None
