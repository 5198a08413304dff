"""A whole game of stand-ins, and what it would cost people: rounds of waiting, questions for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.standins.standin import Anybody, StandIn, acts_on_floor
from rules.table import Chance, Game, Question, Refusal, Seat, Table, open_table
from rules.table import inputs as put
from rules.table.record import Record, Recorder

WAITS = 3  # where some wait for others, one in so many does


@dataclass(slots=True)
class TurnCost:
    """What one turn cost. A round is one wait of the table; a trade session is one.

    `rounds` and `questions` leave out what standing orders answer, `waits` counts everything. Whoever alone
    is asked again at once is there already: `visits` counts that as one.
    """

    rounds: int = 0
    waits: int = 0
    visits: int = 0
    questions: Counter[Seat] = field(default_factory=Counter)


class Unplayable(Exception):
    """A stand-in gave an illegal answer, or the game broke one of its own invariants."""


class Match:
    """Stand-ins at a table, until the game is over. `ahead`: they answer as early as they may; `waits`: now
    and then one waits for another before it; `check`: every invariant is checked after every input.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, str],
        names: tuple[str, ...],
        standins: Sequence[StandIn],
        seed: bytes,
        ahead: bool = False,
        check: bool = False,
        waits: bool = False,
    ) -> None:
        self.recorder = Recorder()
        self.options = dict(options)
        self.costs: dict[int, TurnCost] = {}
        self.inputs = 0
        self._standins = standins
        self._ahead = ahead
        self._check = check
        self._waits = waits
        self._chance = Chance(b"stand-ins " + seed)
        self._acts: Counter[Seat] = Counter()
        self._there: set[Seat] = set()
        self._turn = (-1, 0)
        table = open_table(game, options, names, seed, self.recorder.keep)
        if isinstance(table, Refusal):
            raise Unplayable(str(table))
        self.table = table

    def play(self, watch: Callable[[Table], None] | None = None, most: int = 1_000_000) -> None:
        """Play on until the end; `watch` is called after every input."""
        for _ in self.steps(most):
            if watch is not None:
                watch(self.table)

    def steps(self, most: int = 1_000_000) -> Iterator[None]:
        """Play on, stopping after every input."""
        while (waiting := self.table.waiting()) and self.inputs < most:
            cost = self.costs.setdefault(self._turn_now(waiting[0].seat), TurnCost())
            yield from self._floor(cost) if self.table.is_floor else self._round(cost)

    def _turn_now(self, seat: Seat) -> int:
        """The turn, looked up once in a phase, as the one who answers next sees it."""
        number = self.table.checkpoint.number
        if self._turn[0] != number:
            self._turn = number, self.table.view(seat).turn
        return self._turn[1]

    def _round(self, cost: TurnCost) -> Iterator[None]:
        asked = self.table.waiting()
        cost.waits += 1
        self._count_round(cost, {question.seat for question in asked if self._is_left(question)})
        questions = list(asked)
        if self._ahead:
            seats = range(len(self.table.names))
            questions += [
                o.question for s in seats for o in self.table.questions(s) if o.ahead and o.given is None
            ]
        number = self.table.checkpoint.number
        for question in questions:
            if self._is_left(question):
                cost.questions[question.seat] += 1
            if self.table.checkpoint.number != number:
                return
            fresh = self._fresh(question)
            if fresh is not None:
                if not self._begins_to_wait(fresh):
                    self._answer(fresh)
                yield

    def _begins_to_wait(self, question: Question[Any]) -> bool:
        """Whether the seat waits for another first; seldom, and never where stand-ins do not."""
        if not self._waits or self._chance.below("waits", WAITS):
            return False
        opens = self.table.questions(question.seat)
        before = next((o.before for o in opens if o.question.key == question.key), ())
        if not before:
            return False
        other = self._chance.pick("waits", before)
        self._submit(put.After(question.seat, question.key, other))
        return True

    def _count_round(self, cost: TurnCost, seats: set[Seat]) -> None:
        """A new round; no new visit, if nobody is needed but the one who has just answered."""
        if seats:
            cost.rounds += 1
            cost.visits += seats != self._there
            self._there = seats if len(seats) == 1 else set()

    def _is_left(self, question: Question[Any]) -> bool:
        """Whether no standing order of the seat answers a question."""
        return not question.topic or question.topic not in self._standins[question.seat].standing_orders

    def _fresh(self, question: Question[Any]) -> Question[Any] | None:
        """The question as it stands now, if it still does and is unanswered."""
        for asked in self.table.waiting():
            if (asked.seat, asked.key) == (question.seat, question.key):
                return asked
        if not self._ahead:
            return None
        later = (o for o in self.table.questions(question.seat) if o.question.key == question.key)
        return next((o.question for o in later if o.given is None), None)

    def _floor(self, cost: TurnCost) -> Iterator[None]:
        """An open floor is one round: the seats act by turns until all are done."""
        cost.waits += 1
        cost.rounds += 1
        cost.visits += 1
        self._there = set()
        cost.questions.update({question.seat for question in self.table.waiting()})
        self._acts.clear()
        number, most = self.table.checkpoint.number, acts_on_floor(len(self.table.names))
        while self.table.is_floor and self.table.checkpoint.number == number and self.table.waiting():
            question = min(self.table.waiting(), key=lambda q: self._acts[q.seat])
            self._acts[question.seat] += 1
            self._answer(question, done=self._acts[question.seat] > most)
            yield

    def _answer(self, question: Question[Any], done: bool = False) -> None:
        seat = question.seat
        if done:
            data = question.default()
        else:
            standin = self._standins[seat]
            is_blind = isinstance(standin, Anybody) and not self._check
            view = None if is_blind else self.table.view_at(seat, question.key)
            data = standin.answer(question, view, self._chance)
        self._submit(put.Answer(seat, question.key, data))

    def _submit(self, entry: put.Answer | put.After) -> None:
        refusal = self.recorder.submit(self.table, entry)
        if refusal is not None:
            raise Unplayable(f"{entry} is refused: {refusal}")
        self.inputs += 1
        if self._check and (problems := self.table.game.problems(self.table.state)):
            raise Unplayable(f"after {entry}: {problems}")

    def record(self) -> Record:
        """The game so far as a record."""
        return self.recorder.record(self.table, self.options)
