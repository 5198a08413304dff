"""What is asked of the seats now, and what they may answer ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.table.ahead import Kept
from rules.table.coming import Coming, ComingAnswers
from rules.table.desk import Desk
from rules.table.game import Game
from rules.table.holds import Holds, Key, seats_before
from rules.table.inputs import Stand
from rules.table.question import Data, Question, Seat
from rules.table.script import Wait


class OpenQuestions:
    """The questions of the present wait and of those to come, with what was answered so far."""

    def __init__(self, game: Game[Any], desk: Desk[Any]) -> None:
        self.game = game
        self.desk = desk
        self.wait: Wait | None = None
        self.given: dict[Key, Kept] = {}
        self.ahead: dict[Key, Kept] = {}
        self.coming = ComingAnswers()
        self.holds = Holds()
        self.standing_orders: dict[Key, Stand] = {}
        self.left: list[Seat] = []
        self._later: Sequence[Question[Any]] | None = None

    def asked(self) -> tuple[Question[Any], ...]:
        """The questions of the present wait, without those of seats that have left."""
        return tuple(q for q in self.wait.questions if q.seat not in self.left) if self.wait else ()

    def is_asked(self, seat: Seat, key: str) -> bool:
        """Whether a question of a seat is one of the present wait."""
        return any(question.seat == seat and question.key == key for question in self.asked())

    @property
    def is_floor(self) -> bool:
        """Whether any seat may act, one act at a time."""
        return self.wait is not None and self.wait.floor

    def later(self) -> Sequence[Question[Any]]:
        """The questions that may be answered ahead; they stay the same until the script goes on."""
        if self._later is None:
            to_come = self._to_come(self.wait) if self.wait else ()
            self._later = [q for q in to_come if not (self.is_floor and q.seat in self.left)]
        return self._later

    def _to_come(self, wait: Wait) -> Sequence[Question[Any]]:
        return wait.later() if wait.onward is None else wait.onward(self._answered)

    def _answered(self, seat: Seat, key: str) -> Data:
        kept = self._kept(seat, key)
        return None if kept is None else kept.data

    def _look_onward(self) -> None:
        """What may be answered ahead follows from what was."""
        if self.wait is not None and self.wait.onward is not None:
            self._later = None

    def found(self, seat: Seat, key: str) -> Question[Any] | None:
        """The question of a seat by its key, open or still to come; by its former key, if it had another."""
        for questions in (self.asked, self.later):
            own = [question for question in questions() if question.seat == seat]
            for question in own:
                if question.key == key:
                    return question
            for question in own:
                if question.former == key:
                    return question
        coming = self._coming(seat, key)
        return None if coming is None else coming.question

    def before(self, question: Question[Any]) -> tuple[Seat, ...]:
        """The seats that the seat of a question may wait for; itself, for its turn, where that is to come."""
        return seats_before(self.wait, self.later, question)

    def is_settled(self, question: Question[Any]) -> bool:
        """Whether a later question needs nobody yet: answered ahead, put off, or left to a standing order."""
        key = (question.seat, question.key)
        return (
            key in self.ahead
            or self.coming.has(*key)
            or key in self.holds.after
            or (question.seat, question.topic) in self.standing_orders
        )

    def to_come(self, seat: Seat) -> list[Coming]:
        """What a seat that has acted in this phase can answer for the next ones, one after the other."""
        if self.wait is None or self.is_floor or seat in self.left:
            return []
        return self.coming.chain(self.game, self._foreseen(seat), seat)

    def _coming(self, seat: Seat, key: str) -> Coming | None:
        """The question of a later phase with this key, if no question of this one has it."""
        if self.is_asked(seat, key) or any(q.seat == seat and q.key == key for q in self.later()):
            return None
        return next((coming for coming in self.to_come(seat) if coming.question.key == key), None)

    def _foreseen(self, seat: Seat) -> Any:
        """The state after what a seat answered in this phase; None while it has something to answer.

        Where all are invited to answer for the next phases, what cannot be told yet does not hinder that.
        """
        own = [question for question in (*self.asked(), *self.later()) if question.seat == seat]
        kept = [found for question in own if (found := self._kept(seat, question.key)) is not None]
        if len(kept) < len(own):
            return None
        after = own[0].foresee(kept[0].data) if len(own) == 1 else None
        goes_on = not own or self.game.invites_to_come(self.desk.state)
        return self.desk.state if after is None and goes_on else after

    def _kept(self, seat: Seat, key: str) -> Kept | None:
        """What a seat has answered to an open question, or ahead."""
        return self.given.get((seat, key)) or self.ahead.get((seat, key))
