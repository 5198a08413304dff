"""A phase is a generator that yields what it waits for. These are the ways to wait."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from rules.table.question import A, Data, Question, Seat
from rules.table.refusal import Refusal

T = TypeVar("T")


Later: TypeAlias = Callable[[], Sequence[Question[Any]]]
Answered: TypeAlias = Callable[[Seat, str], Data]
"""What a seat has answered to a question of this wait, or ahead; None where it has not."""
Onward: TypeAlias = Callable[[Answered], Sequence[Question[Any]]]


def _nobody() -> Sequence[Question[Any]]:
    return ()


@dataclass(frozen=True, slots=True)
class Wait:
    """The table waits: for all of these questions or, on an open floor, for one act of any of these seats.

    `later` gives the questions that will follow, as far as they can be told now: they may be answered ahead.
    `onward` gives these where they depend on what was answered ahead, each time anew.
    `invites`: everybody may know whose they are; where not, their seats are invited in private. On an open
    floor they are those of seats that nobody waits for, and that may act all the same.
    `ordered`: the questions stand in the order in which seats may insist on acting, one for each seat. A seat
    may wait for one before it; the script is then sent some of the answers, the others being `NOT_YET`.
    """

    questions: tuple[Question[Any], ...]
    floor: bool = False
    later: Later = _nobody
    ordered: bool = False
    invites: bool = False
    onward: Onward | None = None


class _NotYet:
    """In place of an answer that is still to come."""


NOT_YET = _NotYet()

Script: TypeAlias = Generator[Wait, Any, T]


@dataclass(frozen=True, slots=True)
class Known(Generic[T]):
    """What a seat does in its place without being asked."""

    answer: T


def _forced(question: Question[A]) -> A | None:
    """The answer that needs no asking; a question whose answer is None is always asked."""
    data = question.only()
    if data is None:
        return None
    answer = question.check(data)
    if isinstance(answer, Refusal):
        raise AssertionError(f"{question.key}: the only answer {data!r} is refused: {answer}")
    return answer


def ask(question: Question[A], later: Later = _nobody, invites: bool = False) -> Script[A]:
    """One seat's answer."""
    forced = _forced(question)
    if forced is not None:
        return forced
    replies = yield Wait((question,), later=later, invites=invites)
    answer: A = replies[0]
    return answer


def ask_each(questions: Iterable[Question[A]]) -> Script[list[A]]:
    """The answers in the order of the questions; all are asked at once, none is told before the last."""
    asked = tuple(questions)
    forced = [_forced(question) for question in asked]
    open_ = tuple(question for question, answer in zip(asked, forced, strict=True) if answer is None)
    replies = iter((yield Wait(open_)) if open_ else ())
    return [next(replies) if answer is None else answer for answer in forced]


def ask_all(questions: Iterable[Question[A]]) -> Script[dict[Seat, A]]:
    """The answers by seat, asked at once; one question a seat."""
    asked = tuple(questions)
    answers = yield from ask_each(asked)
    return {question.seat: answer for question, answer in zip(asked, answers, strict=True)}


def at_once(
    seats: Iterable[Seat],
    make: Callable[[Seat], Question[A] | Known[A] | None],
    then: Callable[[Seat, A], None],
    again: bool = False,
    later: Later = _nobody,
    invites: bool = False,
) -> Script[None]:
    """All are asked at once and act in this order; who likes waits until a seat before him has acted.

    `again`: a seat is asked until `make` has nothing more for it; only then it has acted. `later`: what will
    be asked after all this.
    """
    left = list(seats)
    while left:
        made = {seat: found for seat in left if (found := make(seat)) is not None}
        left = list(made)
        known = {seat: forced for seat in left if (forced := _known(made[seat])) is not None}
        asked = tuple(q for q in made.values() if isinstance(q, Question) and q.seat not in known)
        replies = (yield Wait(asked, later=later, ordered=True, invites=invites)) if asked else ()
        acts = {q.seat: reply for q, reply in zip(asked, replies, strict=True) if reply is not NOT_YET}
        whole = len(acts) == len(asked)
        last = len(left) if whole else 1 + max(left.index(seat) for seat in acts)
        now = [seat for seat in left[:last] if seat in acts or seat in known]
        for seat in now:
            then(seat, known[seat].answer if seat in known else acts[seat])
        left = [seat for seat in left if again or seat not in now]


def _known(made: Question[A] | Known[A]) -> Known[A] | None:
    if isinstance(made, Known):
        return made
    forced = _forced(made)
    return None if forced is None else Known(forced)


def in_turn(
    seats: Iterable[Seat],
    make: Callable[[Seat], Question[A] | None],
    then: Callable[[Seat, A], Script[None] | None],
) -> Script[None]:
    """Each seat in turn answers and acts. Later seats may answer ahead; in their turn it is judged again."""
    order = list(seats)

    def rest(done: int) -> Sequence[Question[Any]]:
        made = (make(seat) for seat in order[done:])
        return [question for question in made if question is not None and question.only() is None]

    for place, seat in enumerate(order, start=1):
        question = make(seat)
        if question is None:
            continue
        answer = yield from ask(question, later=partial(rest, place), invites=True)
        acting = then(seat, answer)
        if acting is not None:
            yield from acting


def floor(
    questions: Iterable[Question[A]], others: Iterable[Question[A]] = ()
) -> Script[tuple[Seat, A] | None]:
    """One act of any seat on the open floor, or of `others` whom nobody waits for; None when time is up."""
    asked, free = tuple(questions), tuple(others)
    if not asked:
        return None
    act: tuple[Seat, A] | None = yield Wait(asked, floor=True, later=lambda: free)
    return act
