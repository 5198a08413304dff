"""The whole of a game at the start of a phase, as plain data."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from rules.table.question import Data


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """Always the same answer on a topic; `default` stands for whatever the default is then."""

    seat: int
    topic: str
    data: Data = None
    default: bool = False


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A phase's beginning: its number and name, the state, and what the table itself keeps."""

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

    @property
    def digest(self) -> str:
        """A fingerprint of the state and of chance."""
        counts = ",".join(f"{stream}={count}" for stream, count in sorted(self.counts.items()))
        text = f"{self.number}|{self.phase}|{self.fork}|{counts}|{self.state}"
        return hashlib.sha256(text.encode()).hexdigest()
