"""Calamity resolution: the minor ones all together, then the major ones card by card."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.cards import discard
from rules.civ.civ import Civ
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.table import Question, Script, Seat, Wait, ask_all

Major: TypeAlias = Callable[[Case], Script[None]]
"""A major calamity: a script of its own."""
Foreseen: TypeAlias = Callable[[Case], Sequence[Question[Any]]]
"""What the holder of a card can answer before it is called: nobody else knows of it."""


@dataclass(frozen=True, slots=True)
class Minor:
    """A minor calamity meets its holder only: one question at most, and what follows from the answer."""

    then: Callable[[Case, Any], None]
    ask: Callable[[Case], Question[Any] | None] = lambda case: None


def resolve_minor(g: Civ, minor: Mapping[str, Minor]) -> Script[None]:
    """WE 9a: everybody resolves their minor calamities at once, each their own by stack number."""
    while cases := _next_minor(g):
        asked = {case.victim: minor[case.name].ask(case) for case in cases}
        for case in cases:
            case.strike()
        answers = yield from ask_all(question for question in asked.values() if question is not None)
        for case in cases:
            minor[case.name].then(case, answers.get(case.victim))
            discard(g, case.victim, [case.name])


def _next_minor(g: Civ) -> list[Case]:
    cases = []
    for seat in g.order():
        held = {card.name: card for card in g.nation(seat).hand}
        name = next((n for n in _in_order(g) if n in held and g.rules.grade(n) is Grade.MINOR), None)
        if name is not None:
            cases.append(Case.of(g, seat, held[name]))
    return cases


def resolve_major(g: Civ, major: Mapping[str, Major], foreseen: Mapping[str, Foreseen]) -> Script[None]:
    """WE 9b: by stack number, the non-tradeable before the tradeable, one after the other."""
    for name in _in_order(g):
        if g.rules.grade(name) is Grade.MINOR:
            continue
        for seat, card in _holders(g, name):
            yield from _with_later(major[name](Case.of(g, seat, card)), lambda: list(_to_come(g, foreseen)))
            discard(g, seat, [name])


def _with_later(script: Script[None], to_come: Callable[[], Sequence[Question[Any]]]) -> Script[None]:
    """While one calamity is resolved, those to come may be answered ahead by their holders."""
    replies: Any = None
    while True:
        try:
            wait = script.send(replies)
        except StopIteration:
            return
        replies = yield replace(wait, later=partial(_later, wait, to_come))


def _later(wait: Wait, to_come: Callable[[], Sequence[Question[Any]]]) -> list[Question[Any]]:
    """What the script itself can tell, and what is to come and has a choice in it."""
    asked = {(question.seat, question.key) for question in wait.questions}
    new = [q for q in to_come() if (q.seat, q.key) not in asked and q.only() is None]
    return [*wait.later(), *new]


def _to_come(g: Civ, foreseen: Mapping[str, Foreseen]) -> Iterator[Question[Any]]:
    """What the holders can foresee of the cards still in their hands."""
    for name, questions in foreseen.items():
        for seat, card in _holders(g, name):
            yield from questions(Case.of(g, seat, card))


def _in_order(g: Civ) -> tuple[str, ...]:
    """WE 9b: the table lists the calamities in the order they are called."""
    return tuple(g.rules.calamities)


def _holders(g: Civ, name: str) -> list[tuple[Seat, Card]]:
    return [(seat, card) for seat in g.order() for card in g.nation(seat).hand if card.name == name]
