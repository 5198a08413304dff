"""Calamity resolution: the minor ones all together, then the major ones card by card."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.cards import discard
from rules.civ.civ import Civ
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.table import Question, Script, Seat, ask_all

Major: TypeAlias = Callable[[Case], Script[None]]
"""A major calamity: a script of its own."""


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


def resolve_major(g: Civ, major: Mapping[str, Major]) -> Script[None]:
    """WE 9b: by stack number, the non-tradeable before the tradeable, one after the other."""
    for name in _in_order(g):
        if g.rules.grade(name) is Grade.MINOR:
            continue
        for seat, card in _holders(g, name):
            yield from major[name](Case.of(g, seat, card))
            discard(g, seat, [name])


def _in_order(g: Civ) -> tuple[str, ...]:
    """WE 9b: the table lists the calamities in the order they are called."""
    return tuple(g.rules.calamities)


def _holders(g: Civ, name: str) -> list[tuple[Seat, Card]]:
    return [(seat, card) for seat in g.order() for card in g.nation(seat).hand if card.name == name]
