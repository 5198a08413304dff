"""Answers that are kept until they count: what becomes of them if the position has changed by then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.table.inputs import IfChanged
from rules.table.question import Data, Question
from rules.table.refusal import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer, what shall become of it if others act first, and what its seat had when it was given."""

    data: Data
    if_changed: IfChanged = IfChanged.WHOLE
    had: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Carried:
    """What is carried out of an answer, what the script is given for it, and the lines that fit no more."""

    kept: Kept
    value: Any
    cut: tuple[str, ...] = ()


def carried(question: Question[Any], kept: Kept, has: Mapping[str, int]) -> Carried | Refusal:
    """What a kept answer comes to now, its seat having this; or why the seat is asked again."""
    value = question.check(kept.data)
    if isinstance(value, Refusal):
        return (kept.if_changed is IfChanged.FIT and _cut_down(question, kept.data)) or value
    if kept.if_changed is IfChanged.MINE and (gone := lost(kept.had, has)):
        return refuse("something-gone", f"Gone since you answered: {', '.join(gone)}.", question.section)
    return Carried(kept, value)


def lost(had: Mapping[str, int], has: Mapping[str, int]) -> tuple[str, ...]:
    """What a seat has less of than before."""
    return tuple(name for name, count in had.items() if has.get(name, 0) < count)


def _cut_down(question: Question[Any], data: Data) -> Carried | None:
    """The part of an answer that still fits; None where nothing does."""
    fitting = question.fitting(data)
    if fitting is None:
        return None
    value = question.check(fitting)
    if isinstance(value, Refusal):
        return None
    lines = Counter(question.write(data)) - Counter(question.write(fitting))
    return Carried(Kept(fitting), value, tuple(lines.elements()))
