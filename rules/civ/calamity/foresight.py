"""What may be answered before a card is called, where all cards lie open: they are played on a fork."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.policies.calamities import Major
from rules.table import NOT_YET, Answered, Data, Question, Refusal, Script, Seat

SAID_OPENLY = ("victims", "place", "units", "faction", "beneficiary", "barbarians-act")
"""Matters that others are drawn in by: who decides them before the card is called, says so openly."""

OPENLY = " If you answer before the card is called, those whom it concerns are asked at once."

Play: TypeAlias = Callable[[Case], Script[None]]
Key: TypeAlias = tuple[Seat, str]
Found: TypeAlias = dict[Key, tuple[int, Question[Any]]]
"""Questions, each with the place of its case in the order."""


class Foresight:
    """What can be asked of whom in the cases that are still to come, while the table waits.

    Everybody is asked in the position as it stands; whoever has answered something, in the position after
    that. What others answered counts only where they said it openly.
    """

    def __init__(self, g: Civ, cases: Sequence[Case], asked: Iterable[Question[Any]], play: Play) -> None:
        self._g = g
        self._cases = cases
        self._now = {question.seat: question for question in asked}
        self._play = play
        self._walked: dict[Seat | None, tuple[dict[Key, Data], Found]] = {}

    def questions(self, answered: Answered) -> Found:
        """By what was answered so far."""
        everybody = self._walk(None, answered)
        keys = [*everybody, *((seat, question.key) for seat, question in self._now.items())]
        acted = {seat for seat, key in keys if answered(seat, key) is not None}
        found = {key: here for key, here in everybody.items() if key[0] not in acted}
        for seat in sorted(acted):
            found |= self._walk(seat, answered)
        return found

    def _walk(self, seat: Seat | None, answered: Answered) -> Found:
        """What is met on the way; it stays the same while all answers do that it came of."""
        heard, found = self._walked.get(seat, (None, {}))
        if heard is None or any(answered(*key) != data for key, data in heard.items()):
            listened: dict[Key, Data] = {}

            def listen(other: Seat, key: str) -> Data:
                return listened.setdefault((other, key), answered(other, key))

            found = _Walk(seat, listen).through(self._begin(seat, listen), self._cases, self._play)
            self._walked[seat] = listened, found
        return found

    def _begin(self, seat: Seat | None, answered: Answered) -> Civ:
        """The position after what a seat answered to its question of this moment, where that can be told."""
        g, question = self._g, None if seat is None else self._now.get(seat)
        data = None if question is None else answered(question.seat, question.key)
        state = None if question is None or data is None else question.foresee(data)
        return g if state is None else Civ(g.desk.fork(state), g.rules, g.unaided)


def said_openly(question: Question[Any]) -> Question[Any]:
    """A question that may be answered ahead; whoever draws others in by that is told so."""
    return replace(question, prompt=question.prompt + OPENLY) if question.topic in SAID_OPENLY else question


class _Walk:
    """The cases played on a fork, as far as the answers of one seat reach, and what others said openly."""

    def __init__(self, seat: Seat | None, answered: Answered) -> None:
        self._seat = seat
        self._answered = answered
        self._found: Found = {}

    def through(self, g: Civ, cases: Sequence[Case], play: Play) -> Found:
        """The questions met on the way: all of them or, of a seat, its own."""
        for place, case in enumerate(cases):
            trial = g.fork()
            if case.victim in trial.seats and not self._is_hidden(case):
                self._meet(place, replace(case, g=trial), play)
                g = trial
        return self._found

    def _is_hidden(self, case: Case) -> bool:
        """Whether the case turns on cards in a hand that is not this seat's."""
        effect = case.g.rules.calamity_rules.effects[case.name]
        return isinstance(effect, Major) and effect.by_hand and case.victim != self._seat

    def _meet(self, place: int, case: Case, play: Play) -> None:
        script, replies = play(case), None
        while True:
            try:
                wait = script.send(replies)
            except StopIteration:
                return
            asked = [case.own(question) for question in wait.questions]
            self._found |= {(q.seat, q.key): (place, q) for q in asked if self._seat in (None, q.seat)}
            replies = [self._reply(question) for question in asked]
            known = [reply for reply in replies if reply is not NOT_YET]
            if len(known) < len(asked) and not (known and wait.ordered):
                return

    def _reply(self, question: Question[Any]) -> Any:
        if question.seat != self._seat and question.topic not in SAID_OPENLY:
            return NOT_YET
        data = self._answered(question.seat, question.key)
        value = None if data is None else question.check(data)
        return NOT_YET if data is None or isinstance(value, Refusal) else value
