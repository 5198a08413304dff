"""What happened, as told: typed data in the past tense with an audience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rules.table.question import Seat
from rules.table.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Told:
    """One event as told in a phase: to everybody, or to some seats only.

    An event class with `innocent = True` reveals nothing that was hidden; its act can still be undone. One
    with `open_act = True` tells what the seat named in it did for all to see: its own act can be undone, but
    nobody else's answer, if this came of it.
    """

    number: int
    phase: int
    event: Any
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.audience is None or seat in self.audience

    def reveals(self, seat: Seat | None) -> bool:
        """Whether it tells something that an act of this seat brought to light."""
        if getattr(self.event, "innocent", False) or self.audience == (seat,):
            return False
        return not (getattr(self.event, "open_act", False) and self.event.seat == seat)


@dataclass(frozen=True, slots=True)
class AheadRefused:
    """An answer given ahead did not fit any more when its turn came; the seat is asked instead."""

    seat: Seat
    key: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class AheadCut:
    """Of an answer given ahead only what still fitted was carried out; in words."""

    seat: Seat
    key: str
    cut: tuple[str, ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimeExpired:
    """The deadline passed; these seats' open questions took their defaults."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AnswerUndone:
    """A seat took its last answer back."""

    innocent: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat left the game for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhaseReopened:
    """Stored answers fit the rules no longer: the phase was taken back to its start."""

    phase: str
    reason: str
