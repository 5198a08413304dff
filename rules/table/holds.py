"""Who waits for whom: where seats act in an order, one may insist on knowing what a seat before it did."""

from __future__ import annotations

from collections.abc import Container, Iterable
from itertools import takewhile
from typing import Any, TypeAlias, TypeGuard

from rules.table.question import Question, Seat
from rules.table.refusal import Refusal, refuse
from rules.table.script import Later, Wait

Key: TypeAlias = tuple[Seat, str]


def seats_before(wait: Wait | None, later: Later, question: Question[Any]) -> tuple[Seat, ...]:
    """The seats that the seat of a question may wait for: before it in the order, and not done yet.

    Of a question whose turn is to come, its own seat is the last of them: it waits for its turn.
    """
    if not _has_order(wait, question):
        return ()
    if _is_asked(wait, question):
        return _seats(takewhile(lambda q: q is not question, wait.questions))
    to_come = takewhile(lambda q: q is not question, later())
    return (*(s for s in _seats((*wait.questions, *to_come)) if s != question.seat), question.seat)


def _has_order(wait: Wait | None, question: Question[Any]) -> TypeGuard[Wait]:
    """Whether there is somebody before the seat of a question, or could be."""
    return wait is not None and not wait.floor and (wait.ordered or not _is_asked(wait, question))


def _is_asked(wait: Wait, question: Question[Any]) -> bool:
    return any(q is question for q in wait.questions)


def _seats(questions: Iterable[Question[Any]]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(q.seat for q in questions))


class Holds:
    """Those who wait for another seat, and those whom nothing may answer for, as they have waited."""

    def __init__(self) -> None:
        self.after: dict[Key, Seat] = {}
        self.called: set[Key] = set()

    def refuse(self, wait: Wait | None, later: Later, question: Question[Any], other: Seat) -> Refusal | None:
        """Why the seat of a question cannot wait for another, if it cannot."""
        if not _has_order(wait, question):
            return refuse("no-order", "Nobody waits for another here.", question.section, "answer")
        if other in seats_before(wait, later, question):
            return None
        if any(q.seat == other for q in (*wait.questions, *later())):
            text = "You can only wait for somebody who comes before you in the order."
        else:
            text = "There is nothing to wait for: that player has acted, or has nothing to decide here."
        return refuse("not-before-you", text, question.section)

    def acting(self, wait: Wait, given: Container[Key]) -> int:
        """How many of the questions reach to the last seat that was waited for and has answered."""
        awaited = set(self.after.values()) if wait.ordered else set()
        places = [
            place
            for place, q in enumerate(wait.questions, start=1)
            if q.seat in awaited and (q.seat, q.key) in given
        ]
        return max(places, default=0)

    def move_on(self, wait: Wait, later: Later) -> list[Seat]:
        """Keep those who wait for somebody who is still to act; the seats that wait no longer."""
        if not self.after and not self.called:
            return []
        there = {(q.seat, q.key): q for q in (*later(), *wait.questions)}
        over = [
            key
            for key, other in self.after.items()
            if key not in there or other not in seats_before(wait, later, there[key])
        ]
        self.called = {key for key in (*self.called, *over) if key in there}
        return [key[0] for key in over if self.after.pop(key) != key[0]]

    def forget(self, seat: Seat) -> None:
        """The seat waits for nobody."""
        for key in [key for key in self.after if key[0] == seat]:
            del self.after[key]
        self.called = {key for key in self.called if key[0] != seat}
