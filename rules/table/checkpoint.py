"""The whole of a game at the start of a phase, as plain data."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple, dataclass, field
from typing import Annotated

from pydantic import Field

from rules.table.coming import KeptForPhase
from rules.table.question import Data


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """Always the same answer on a topic; `default` stands for whatever the default is then."""

    seat: int
    topic: str
    data: Data = None
    default: bool = False


@dataclass(frozen=True, slots=True)
class Rollback:
    """The game went back from phase `left`, which began with `seal`, to the start of phase `to`.

    `posted` is the seal that stands in the channel for everything before that; a game that was taken up from
    a file while it was `paused` still is.
    """

    fork: int
    left: int
    seal: str
    to: int
    posted: str
    paused: bool = False


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A phase that a later version of the rules took over: what its beginning was to the version before."""

    number: int
    version: int
    digest: str
    seal: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A phase's beginning: its number and name, the state, and what the table itself keeps.

    `version` is that of the rules that play on from here. `seal` stands for everything up to here.
    """

    number: int
    phase: str | None
    state: str
    counts: dict[str, int] = field(default_factory=dict)
    fork: int = 0
    told: int = 0
    standing_orders: Annotated[tuple[StandingOrder, ...], Field(alias="standing")] = ()
    """Stored under a shorter name."""
    left: tuple[int, ...] = ()
    paused: bool = False
    version: int = 1
    rollbacks: tuple[Rollback, ...] = ()
    taken_over: tuple[TakenOver, ...] = ()
    seal: str = ""
    coming: Annotated[tuple[KeptForPhase, ...], Field(exclude_if=lambda kept: not kept)] = ()
    """What was answered for this phase or later ones before it began; not written where there is nothing."""

    @property
    def posted(self) -> str:
        """The seal that was posted when this phase was reached, whatever was made of its beginning since."""
        for back in self.rollbacks[-1:]:
            if (back.to, back.fork) == (self.number, self.fork):
                return back.posted
        for over in self.taken_over[-1:]:
            if over.number == self.number:
                return over.seal
        return self.seal

    @property
    def digest(self) -> str:
        """A fingerprint of all that the game goes on from; what was only told is no part of it."""
        orders, backs, overs = (
            [astuple(part) for part in kept]
            for kept in (self.standing_orders, self.rollbacks, self.taken_over)
        )
        coming = [[astuple(kept) for kept in self.coming]] if self.coming else []
        parts = (
            self.version, self.number, self.phase, self.fork, sorted(self.counts.items()), orders, self.left,
            self.paused, backs, overs, self.state, *coming,
        )  # fmt: skip
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
