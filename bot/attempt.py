"""One attempt at an action on a live game; in a worker thread, never on the event loop."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.calls import called_by
from bot.deadlines import deadline, pace_of
from bot.live_game import Announce, Kinds, LiveGame, Outcome
from bot.notices import Notice
from bot.standins import StandIns
from bot.store import Change
from bot.store.rows import LOST, CheckpointRow, InputRow, Letter, Status
from rules.table import Checkpoint, Refusal, Table, Told
from rules.table.codec import dump_checkpoint, dump_input
from rules.table.inputs import After, Answer, Input, Stand, Withdraw

log = logging.getLogger(__name__)
BY_PEOPLE = Answer | After | Withdraw | Stand


class Attempt:
    """An action being done to a live game: what enters the table, and the change to store in the end."""

    def __init__(self, live: LiveGame, now: int) -> None:
        self.live = live
        self.row = live.row
        self.seats = live.seats
        self.now = now
        self.notices: list[Notice] = []
        self.whole = False
        self.back_to: int | None = None
        self.new_deadline = False  # the action set the deadline itself
        self._left: set[int] = set()  # seats whose drafts are forgotten
        self._entries: list[Input] = []
        self._inputs: list[InputRow] = []
        self._told: list[Told] = []
        self._anew: Checkpoint | None = None
        self._mark()

    def _mark(self) -> None:
        table = self.live.table
        self._floor = table.is_floor if table else False
        self._moves = table.moves if table else -1
        self._phase = self.row.phase
        self._heard = table.told[-1].number + 1 if table and table.told else 0
        self._awaited = {(q.seat, q.key) for q in (*table.waiting(), *table.invited())} if table else set()
        self._held = set(table.holding()) if table else set()

    def submit(self, entry: Input) -> Refusal | None:
        """Put an input into the table and note it."""
        table = self.live.game_table
        phase = table.checkpoint.number
        refusal = table.submit(entry)
        if refusal is None:
            self._entries.append(entry)
            seq = self.row.seq + 1
            self.row = replace(self.row, seq=seq)
            self._inputs.append(InputRow(seq, phase, dump_input(table.noted or entry)))
            self._listen(table)
        return refusal

    def _listen(self, table: Table) -> None:
        """Note what was told; the table forgets old phases with its next input."""
        fresh = [told for told in table.told if told.number >= self._heard]
        self._told += fresh
        self._heard = fresh[-1].number + 1 if fresh else self._heard

    def _insist(self, entry: Input) -> None:
        refusal = self.submit(entry)
        if refusal is not None:
            raise AssertionError(f"{entry} is refused: {refusal}")

    def replace_table(self, table: Table, back_to: int) -> None:
        """Go on with another table: the game went back to the start of a phase."""
        self.live.table = table
        self.back_to = back_to
        self._told, self._heard = [], 0

    def store_anew(self) -> None:
        """Store a phase that an earlier version stored: its beginning and its inputs, as they are now."""
        rewritten = self.live.game_table.rewritten
        if rewritten is None:
            return
        self._anew, entries = rewritten
        for entry in entries:
            self.row = replace(self.row, seq=self.row.seq + 1)
            self._inputs.append(InputRow(self.row.seq, self._anew.number, dump_input(entry)))

    def ask_anew(self) -> None:
        """Count what is awaited as asked now: a new deadline."""
        self._moves, self._floor, self._awaited = -1, False, set()

    @property
    def touched(self) -> bool:
        """Whether something has entered the table."""
        return bool(self._entries) or self.back_to is not None

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Change one seat."""
        self.seats = tuple(replace(s, **changes) if s.seat == seat else s for s in self.seats)

    def forget_drafts(self, seat: int) -> None:
        """What somebody prepared in a seat is nobody else's."""
        self._left.add(seat)

    def finish(self, kinds: Kinds, announce: Announce) -> tuple[Change, Outcome]:
        """Let the stand-ins answer, set the deadline, write the letters; then it can be stored."""
        table = self.live.table
        busy = False
        there = {entry.seat for entry in self._entries if isinstance(entry, BY_PEOPLE)}
        if table is not None and self.row.status is Status.RUNNING:
            busy = StandIns(table, self.seats, kinds, self._insist).play()
        moved = self._settle(table, busy)
        kept = tuple(self.live.kept)
        self.live.kept.clear()  # the table appends to this very list
        changed = self.seats is not self.live.seats
        done = self._drafts_done()
        self.live.row, self.live.seats = self.row, self.seats
        self.live.drafts -= set(done)
        outcome = self._outcome(table, kept, moved, tuple(sorted(there)))
        anew = (self._anew,) if self._anew is not None else ()
        letters = _written(announce, outcome, self.live)
        back_to = self._anew.number if self._anew is not None else self.back_to
        change = Change(
            game=self.row, inputs=self._inputs, checkpoints=[_kept(c) for c in (*anew, *kept)],
            letters=letters, seats=self.seats if changed else None,
            drafts_done=done, back_to=back_to, whole=self.whole, at=self.now,
            called=called_by(letters), came=self._people(there),
        )  # fmt: skip
        return change, outcome

    def _settle(self, table: Table | None, busy: bool) -> bool:
        """The row after the action; True when something new is asked."""
        if table is None:
            return False
        number = table.checkpoint.number
        same_floor = self._floor and table.is_floor and number == self._phase and not self._others(table)
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
            row = replace(row, deadline=self._deadline(table), grace=False)
        if LOST in row.settings and row.deadline is not None:
            row = replace(row, deadline=None, remaining=max(0, row.deadline - self.now))
        self.row = replace(row, asked=self.now) if moved else row
        return moved

    def _others(self, table: Table) -> bool:
        """Whether quite other seats are awaited than before: the last call of an open floor, say."""
        return self._awaited.isdisjoint((q.seat, q.key) for q in table.waiting())

    def _deadline(self, table: Table) -> int | None:
        """A whole wait; only what was left, or a grace, for those who were called before and may answer."""
        pace, former = pace_of(self.row.settings), self.row.deadline
        fresh, still = deadline(pace, self.now), self._still(table, self.live.kept)
        if fresh is None or former is None or not set(self.live.awaited()) <= set(still):
            return fresh
        return min(fresh, max(former, self.now + pace.grace))

    def _drafts_done(self) -> list[tuple[int, str]]:
        """Drafts whose question is answered or gone."""
        table = self.live.table
        if not self.live.drafts or table is None:
            return []
        open_ = {
            (seat.seat, found.question.key) for seat in self.seats for found in table.questions(seat.seat)
        }
        answered = {(entry.seat, entry.key) for entry in self._entries if isinstance(entry, Answer)}
        kept = {draft for draft in open_ - answered if draft[0] not in self._left}
        return sorted(self.live.drafts - kept)

    def _outcome(
        self, table: Table | None, kept: tuple[Checkpoint, ...], moved: bool, there: tuple[int, ...]
    ) -> Outcome:
        if table is not None:
            self._listen(table)
        awaited, invited = self.live.awaited(), self.live.invited()
        return Outcome(
            self.row, self.seats, at=self.now, told=tuple(self._told), notices=tuple(self.notices),
            began=kept, moved=moved, awaited=awaited, invited=invited, entries=tuple(self._entries),
            alone=() if table is None or table.invites else tuple(s for s in invited if s not in awaited),
            there=there, still=self._still(table, kept),
            released=() if kept else tuple(seat for seat in (*awaited, *invited) if seat in self._held),
        )  # fmt: skip

    def _people(self, seats: Collection[int]) -> set[int]:
        """The people in these seats."""
        return {s.user for s in self.seats if s.seat in seats and s.user is not None and s.standin is None}

    def _still(self, table: Table | None, kept: Sequence[Checkpoint]) -> tuple[int, ...]:
        """The seats that were awaited or invited before and still are, in one phase for the same answer."""
        if table is None or kept or self.back_to is not None:
            return ()
        asked = (*table.waiting(), *table.invited())
        return tuple(sorted({q.seat for q in asked if (q.seat, q.key) in self._awaited}))


def _written(announce: Announce, outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """The letters; a fault in their wording must not stop the game."""
    try:
        return announce(outcome, live)
    except Exception:
        log.exception("an outcome could not be announced", extra={"game": outcome.game.id})
        return ()


def _kept(checkpoint: Checkpoint) -> CheckpointRow:
    return CheckpointRow(checkpoint.number, checkpoint.phase or "", dump_checkpoint(checkpoint))
