"""What may be answered before a card is called, where all cards lie open: they are played on a fork."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.policies.calamities import Major
from rules.table import NOT_YET, Answered, Question, Refusal, Script, Seat

SAID_OPENLY = ("victims", "place", "units", "faction", "beneficiary", "barbarians-act")
"""Matters that others are drawn in by: who decides them before the card is called, says so openly."""

OPENLY = " If you answer before the card is called, those whom it concerns are asked at once."

Play: TypeAlias = Callable[[Case], Script[None]]
Found: TypeAlias = dict[tuple[Seat, str], tuple[int, Question[Any]]]
"""Questions, each with the place of its case in the order."""


def foreseen(
    g: Civ, cases: Sequence[Case], asked: Iterable[Question[Any]], play: Play, answered: Answered
) -> Found:
    """What can be asked of whom in these cases, which are still to come, by what was answered so far.

    Everybody is asked in the position as it stands; whoever has answered something, in the position after
    that. What others answered counts only where they said it openly.
    """
    now = {question.seat: question for question in asked}
    everybody = _Walk(None, answered).through(g, cases, play)
    keys = [*everybody, *((seat, question.key) for seat, question in now.items())]
    acted = {seat for seat, key in keys if answered(seat, key) is not None}
    found = {key: here for key, here in everybody.items() if key[0] not in acted}
    for seat in sorted(acted):
        found |= _Walk(seat, answered).through(_after(g, now.get(seat), answered), cases, play)
    return found


def _after(g: Civ, question: Question[Any] | None, answered: Answered) -> Civ:
    """The position after what a seat answered to its question of this moment, where that can be told."""
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
