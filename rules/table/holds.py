"""Who waits for whom: where seats act in an order, one may insist on knowing what a seat before it did."""

from __future__ import annotations

from collections.abc import Container
from itertools import takewhile
from typing import Any, TypeAlias, TypeGuard

from rules.table.question import Question, Seat
from rules.table.refusal import Refusal, refuse
from rules.table.script import Wait

Key: TypeAlias = tuple[Seat, str]


def seats_before(wait: Wait | None, question: Question[Any]) -> tuple[Seat, ...]:
    """The seats that the seat of a question may wait for: before it in the order, and not done yet."""
    if not _is_in(wait, question):
        return ()
    return tuple(q.seat for q in takewhile(lambda q: q is not question, wait.questions))


def _is_in(wait: Wait | None, question: Question[Any]) -> TypeGuard[Wait]:
    return wait is not None and wait.ordered and any(q is question for q in wait.questions)


class Holds:
    """Those who wait for another seat, and those whom nothing may answer for, as they have waited."""

    def __init__(self) -> None:
        self.after: dict[Key, Seat] = {}
        self.called: set[Key] = set()

    def refuse(self, wait: Wait | None, question: Question[Any], other: Seat) -> Refusal | None:
        """Why the seat of a question cannot wait for another, if it cannot."""
        if not _is_in(wait, question):
            return refuse("no-order", "Nobody waits for another here.", question.section, "answer")
        if other in seats_before(wait, question):
            return None
        if any(q.seat == other for q in wait.questions):
            text = "You can only wait for somebody who comes before you in the order."
        else:
            text = "There is nothing to wait for: that player has acted, or has nothing to decide here."
        return refuse("not-before-you", text, question.section)

    def acting(self, wait: Wait, given: Container[Key]) -> int:
        """How many of the questions reach to the last seat that was waited for and has answered."""
        awaited = set(self.after.values())
        places = [
            place
            for place, q in enumerate(wait.questions, start=1)
            if q.seat in awaited and (q.seat, q.key) in given
        ]
        return max(places, default=0)

    def move_on(self, wait: Wait) -> list[Seat]:
        """Keep those who still wait for a seat that is asked; the seats that need not wait any longer."""
        asked = {(q.seat, q.key) for q in wait.questions} if wait.ordered else set()
        seats = {seat for seat, _ in asked}
        over = [key for key, other in self.after.items() if key not in asked or other not in seats]
        for key in over:
            del self.after[key]
        self.called = {key for key in (*self.called, *over) if key in asked}
        return [seat for seat, _ in over]

    def forget(self, seat: Seat) -> None:
        """The seat waits for nobody."""
        for key in [key for key in self.after if key[0] == seat]:
            del self.after[key]
        self.called = {key for key in self.called if key[0] != seat}
