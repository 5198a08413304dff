"""A stored game in memory, and what an action did to it. Only `Tables` holds one: see `Tables.look`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.notices import Notice
from bot.store.rows import GameRow, Letter, Prefs, SeatRow, Status
from rules.standins import StandIn
from rules.table import Checkpoint, Refusal, Seat, Table, Told
from rules.table.inputs import Input


@dataclass(slots=True)
class LiveGame:
    """One game as it stands: its row, its seats, and its table (None in the lobby)."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    table: Table | None = None
    drafts: set[tuple[int, str]] = field(default_factory=set)
    prefs: dict[int, Prefs] = field(default_factory=dict)  # by user
    closed: set[int] = field(default_factory=set)  # users who take no DMs
    called: dict[int, int] = field(default_factory=dict)  # when users were called who have not come yet
    kept: list[Checkpoint] = field(default_factory=list)  # checkpoints not stored yet

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def game_table(self) -> Table:
        """The table of a game that has begun."""
        if self.table is None:
            raise NotBegun(self.row.id)
        return self.table

    @property
    def is_reopened(self) -> bool:
        """Whether stored answers fitted no longer when the game was taken up."""
        return self.table is not None and self.table.reopened

    @property
    def is_migrated(self) -> bool:
        """Whether the game was stored by an earlier version of its rules."""
        return self.table is not None and self.table.rewritten is not None

    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited, in order."""
        return () if self.table is None else tuple(sorted({q.seat for q in self.table.waiting()}))

    def invited(self) -> tuple[Seat, ...]:
        """The seats that may answer ahead what they will be asked in their turn, and have not, in order."""
        return () if self.table is None else tuple(sorted({q.seat for q in self.table.invited()}))

    def phase_asked(self, seat: Seat) -> str:
        """What the phase is called that a seat is asked about first, be it still to come."""
        table = self.game_table
        left = [asked for asked in table.questions(seat) if asked.given is None and asked.after is None]
        phase = (left[0].phase if left else "") or table.phase
        return table.game.title(phase) if phase else ""

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat of a person."""
        return next((seat for seat in self.seats if seat.user == user), None)


class NotBegun(Exception):
    """The game is still in its lobby."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action did. `refusal`: nothing at all. `began`: phases that began (the last may be the end).

    `moved`: something new is asked. `told` holds every seat's events: filter with `told.reaches(seat)`.
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    refusal: Refusal | None = None
    at: int = 0
    told: tuple[Told, ...] = ()
    notices: tuple[Notice, ...] = ()
    began: tuple[Checkpoint, ...] = ()
    moved: bool = False
    awaited: tuple[Seat, ...] = ()
    invited: tuple[Seat, ...] = ()
    """The seats that may answer ahead what they will be asked."""
    alone: tuple[Seat, ...] = ()
    """Of these, the ones that nobody else may know of."""
    entries: tuple[Input, ...] = ()
    there: tuple[Seat, ...] = ()
    """The seats whose players acted themselves."""
    still: tuple[Seat, ...] = ()
    """The seats that are awaited or invited as before, for the same answer."""
    released: tuple[Seat, ...] = ()
    """The seats that waited for another and are asked now."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.status is Status.OVER


Announce: TypeAlias = Callable[[Outcome, LiveGame], Sequence[Letter]]
Kinds: TypeAlias = Mapping[str, StandIn]


def silent(outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """Announce nothing."""
    return ()
