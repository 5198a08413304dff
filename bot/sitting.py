"""A stored game in memory, and what one deed makes of it; in a worker thread, never on the event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.deadlines import deadline, pace_of
from bot.notices import Notice
from bot.standing import Standing
from bot.store import Change
from bot.store.rows import CheckpointRow, GameRow, InputRow, Letter, Prefs, SeatRow, Status
from rules.standins import StandIn
from rules.table import Checkpoint, Refusal, Seat, Table, Told
from rules.table.codec import dump_checkpoint, dump_input
from rules.table.inputs import Answer, Input

log = logging.getLogger(__name__)
KEPT_TOLD = 2  # phases whose events stay in memory


@dataclass(slots=True)
class Sitting:
    """One game as it stands: its row, its seats, and its table (None in the lobby)."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    table: Table | None = None
    drafts: set[tuple[int, str]] = field(default_factory=set)
    prefs: dict[int, Prefs] = field(default_factory=dict)  # by user
    closed: set[int] = field(default_factory=set)  # users who take no DMs
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

    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited, in order."""
        return () if self.table is None else tuple(sorted({q.seat for q in self.table.waiting()}))

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat of a person."""
        return next((seat for seat in self.seats if seat.user == user), None)


class NotBegun(Exception):
    """The game is still in its lobby."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deed did. `refusal`: nothing at all. `began`: phases that began (the last may be the end).

    `moved`: something new is asked. `told` holds every seat's events: filter with `told.reaches(seat)`.
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    refusal: Refusal | None = None
    told: tuple[Told, ...] = ()
    notices: tuple[Notice, ...] = ()
    began: tuple[Checkpoint, ...] = ()
    moved: bool = False
    awaited: tuple[Seat, ...] = ()
    entries: tuple[Input, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.status is Status.OVER


Announce: TypeAlias = Callable[[Outcome, Sitting], Sequence[Letter]]
Kinds: TypeAlias = Mapping[str, StandIn]


def silent(outcome: Outcome, sitting: Sitting) -> Sequence[Letter]:
    """Announce nothing."""
    return ()


class Play:
    """One deed on a sitting: what enters the table, and the change to store when it is done."""

    def __init__(self, sitting: Sitting, now: int) -> None:
        self.sitting = sitting
        self.row = sitting.row
        self.seats = sitting.seats
        self.now = now
        self.notices: list[Notice] = []
        self.whole = False
        self.back_to: int | None = None
        self.new_deadline = False  # the deed set the deadline itself
        self._entries: list[Input] = []
        self._inputs: list[InputRow] = []
        self._mark()

    def _mark(self) -> None:
        table = self.sitting.table
        self._floor = table.is_floor if table else False
        self._moves = table.moves if table else -1
        self._phase = self.row.phase
        self._told = table.told[-1].number + 1 if table and table.told else 0

    def submit(self, entry: Input) -> Refusal | None:
        """Put an input into the table and note it."""
        table = self.sitting.game_table
        phase = table.checkpoint.number
        refusal = table.submit(entry)
        if refusal is None:
            self._entries.append(entry)
            seq = self.row.seq + 1
            self.row = replace(self.row, seq=seq)
            self._inputs.append(InputRow(seq, phase, dump_input(entry)))
        return refusal

    def _insist(self, entry: Input) -> None:
        refusal = self.submit(entry)
        if refusal is not None:
            raise AssertionError(f"{entry} is refused: {refusal}")

    def replace_table(self, table: Table, back_to: int) -> None:
        """Go on with another table: the game went back to the start of a phase."""
        self.sitting.table = table
        self.back_to = back_to
        self._told = 0

    def ask_anew(self) -> None:
        """Count what is awaited as asked now: a new deadline."""
        self._moves, self._floor = -1, False

    @property
    def touched(self) -> bool:
        """Whether something has entered the table."""
        return bool(self._entries) or self.back_to is not None

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Change one seat."""
        self.seats = tuple(replace(s, **changes) if s.seat == seat else s for s in self.seats)

    def finish(self, kinds: Kinds, announce: Announce) -> tuple[Change, Outcome]:
        """Let the stand-ins answer, set the deadline, write the letters; then it can be stored."""
        table = self.sitting.table
        busy = False
        if table is not None and self.row.status is Status.RUNNING:
            busy = Standing(table, self.seats, kinds, self._insist).play()
        moved = self._settle(table, busy)
        kept = tuple(self.sitting.kept)
        self.sitting.kept.clear()  # the table appends to this very list
        changed = self.seats is not self.sitting.seats
        done = self._drafts_done()
        self.sitting.row, self.sitting.seats = self.row, self.seats
        self.sitting.drafts -= set(done)
        outcome = self._outcome(table, kept, moved)
        change = Change(
            game=self.row, inputs=self._inputs, checkpoints=[_kept(c) for c in kept],
            letters=_written(announce, outcome, self.sitting), seats=self.seats if changed else None,
            drafts_done=done, back_to=self.back_to, whole=self.whole,
        )  # fmt: skip
        return change, outcome

    def _settle(self, table: Table | None, busy: bool) -> bool:
        """The row after the deed; True when something new is asked."""
        if table is None:
            return False
        number = table.checkpoint.number
        same_floor = self._floor and table.is_floor and number == self._phase
        moved = (
            (table.moves != self._moves and not same_floor)
            or number != self._phase
            or self.back_to is not None
        )
        row = replace(self.row, phase=number, busy=busy)
        if table.over and row.status is Status.RUNNING:
            row = replace(row, status=Status.OVER)
        if row.status is not Status.RUNNING:
            row = replace(row, deadline=None, busy=False)
        elif moved and not self.new_deadline:
            row = replace(row, deadline=deadline(pace_of(row.settings), self.now), grace=False)
        self.row = replace(row, asked=self.now) if moved else row
        return moved

    def _drafts_done(self) -> list[tuple[int, str]]:
        """Drafts whose question is answered or gone."""
        table = self.sitting.table
        if not self.sitting.drafts or table is None:
            return []
        open_ = {
            (seat.seat, found.question.key) for seat in self.seats for found in table.questions(seat.seat)
        }
        answered = {(entry.seat, entry.key) for entry in self._entries if isinstance(entry, Answer)}
        return sorted(self.sitting.drafts - (open_ - answered))

    def _outcome(self, table: Table | None, kept: tuple[Checkpoint, ...], moved: bool) -> Outcome:
        told: tuple[Told, ...] = ()
        if table is not None:
            told = tuple(event for event in table.told if event.number >= self._told)
            _forget(table)
        return Outcome(
            self.row, self.seats, told=told, notices=tuple(self.notices), began=kept, moved=moved,
            awaited=self.sitting.awaited(), entries=tuple(self._entries),
        )  # fmt: skip


def _written(announce: Announce, outcome: Outcome, sitting: Sitting) -> Sequence[Letter]:
    """The letters; a fault in their wording must not stop the game."""
    try:
        return announce(outcome, sitting)
    except Exception:
        log.exception("an outcome could not be announced", extra={"game": outcome.game.id})
        return ()


def _kept(checkpoint: Checkpoint) -> CheckpointRow:
    return CheckpointRow(checkpoint.number, checkpoint.phase or "", dump_checkpoint(checkpoint))


def _forget(table: Table) -> None:
    """Let go of old events; the last one stays, for the numbers go on from it."""
    first = table.checkpoint.number - KEPT_TOLD
    old = sum(event.phase < first for event in table.told[:-1])
    del table.told[:old]
