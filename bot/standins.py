"""Stand-ins at a stored table: they answer right after each action, in the same transaction.

They also give the answers of people that only one answer makes sense to.
"""

from __future__ import annotations

import hmac
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.store.rows import SeatRow
from rules.standins import StandIn, acts_on_floor
from rules.table import Chance, Data, Question, Refusal, Table
from rules.table import inputs as put
from rules.table.inputs import Input

DEFAULTS = "defaults"  # the kind that always takes the default answer
REPLIES = 2  # of a stand-in to one action, while people trade
MOST = 40  # answers in one transaction; the rest follow in the next
log = logging.getLogger(__name__)


class Defaults:
    """Takes the default answer, always."""

    standing_orders: frozenset[str] = frozenset()

    def answer(self, question: Question[Any], view: Any, chance: Chance) -> Data:
        """The question's default."""
        return question.default()

    def reason(self, question: Question[Any], view: Any, data: Data) -> str:
        """What nobody thought about has no reason."""
        return ""


class StandIns:
    """The stand-ins of one game during one action."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[SeatRow],
        kinds: Mapping[str, StandIn],
        submit: Callable[[Input], None],
    ) -> None:
        self._table = table
        self._kinds = {s.seat: kinds.get(s.standin, Defaults()) for s in seats if s.standin is not None}
        self._people = {s.seat for s in seats if s.standin is None and s.user is not None}
        self._submit = submit
        self._replies: Counter[int] = Counter()

    def play(self) -> bool:
        """Answer until only people are awaited; True when one transaction cannot hold it all."""
        for _ in range(MOST):
            question = self._next()
            if question is None:
                return False
            self._submit(put.Answer(question.seat, question.key, self._answer(question)))
        return True

    def _next(self) -> Question[Any] | None:
        table = self._table
        if table.paused:
            return None
        waiting = table.waiting()
        if (obvious := self._obvious(waiting)) is not None:
            return obvious
        open_ = [question for question in waiting if question.seat in self._kinds] or self._held()
        if not table.is_floor or not open_:
            return open_[0] if open_ else None
        alone = not any(question.seat in self._people for question in table.waiting())
        acts = acts_in(table)
        most = self._most(acts)
        ready = [q for q in open_ if alone or (self._replies[q.seat] < REPLIES and acts[q.seat] < most)]
        return min(ready, key=lambda q: acts[q.seat], default=None)

    def _most(self, acts: Counter[int]) -> int:
        """The acts of a stand-in on this floor: each act of a person may be answered."""
        return acts_on_floor(len(self._table.names)) + sum(acts[seat] for seat in self._people)

    def _obvious(self, waiting: Sequence[Question[Any]]) -> Question[Any] | None:
        """What nobody need come for: a question of a person that has one sensible answer."""
        people = (question for question in waiting if question.seat in self._people)
        return next((question for question in people if question.obvious() is not None), None)

    def _held(self) -> list[Question[Any]]:
        """What seats of stand-ins put off to wait for another: a stand-in waits for nobody."""
        held = [seat for seat in self._table.holding() if seat in self._kinds]
        return [o.question for seat in held for o in self._table.questions(seat) if o.after is not None]

    def _answer(self, question: Question[Any]) -> Data:
        seat, table = question.seat, self._table
        if seat in self._people:
            return question.obvious()
        self._replies[seat] += 1
        acts = acts_in(table)
        if table.is_floor and acts[seat] >= self._most(acts):
            return question.default()
        mark = f"{table.checkpoint.number}/{len(table.inputs)}/{table.checkpoint.fork}/{seat}"
        return considered(table, question, self._kinds[seat], table.view(seat), f"stand-in {mark}")


def acts_in(table: Table) -> Counter[int]:
    """Acts of each seat in this phase, counted from its inputs, so that a restart changes nothing."""
    return Counter(entry.seat for entry in table.inputs if isinstance(entry, put.Answer))


def considered(table: Table, question: Question[Any], standin: StandIn, view: Any, mark: str) -> Data:
    """What a stand-in answers from what its seat sees; `mark` is where its chance comes from."""
    chance = Chance(hmac.digest(table.seed, mark.encode(), "sha256"))
    data = standin.answer(question, view, chance)
    if isinstance(question.check(data), Refusal):
        log.warning(
            "a stand-in's answer was refused", extra={"question": question.key, "seat": question.seat}
        )
        return question.default()
    return data
