"""The windows of the plain kinds: choose, number, pick, allocate; and what was put into them as an answer."""

from __future__ import annotations

from typing import Any

from bot.forms.draft import Draft
from bot.forms.reading import read
from bot.forms.screen import PAGE, PARTS
from rules.table import Allocate, Choice, Choose, Data, Number, Pick, Question, Refusal
from rules.table.window import ListPart, Part, TextPart, Values, Window, first, written

ANSWER, AMOUNT = "answer", "n"


def plain_window(question: Question[Any], draft: Draft) -> Window | None:
    """The window of a plain question; None for a question of another kind."""
    match question:
        case Choose():
            chosen = (draft.data,) if isinstance(draft.data, str) else ()
            return Window((ListPart(ANSWER, "Choose one", question.options, chosen=chosen),))
        case Number():
            return Window((_number(question, draft.data),))
        case Pick():
            return _pick(question, tuple(question.default() if draft.data is None else draft.data))
        case Allocate():
            return _allocate(question, question.default() if draft.data is None else draft.data)
    return None


def plain_answer(question: Question[Any], values: Values) -> Data | Refusal:
    """The answer to a plain question that was put into its window."""
    match question:
        case Choose():
            return first(values, ANSWER)
        case Number():
            return read(question, written(values, ANSWER), None)
        case Pick():
            return list(values.get(ANSWER, ()))
        case Allocate() if ANSWER in values:
            return read(question, written(values, ANSWER), None)
        case Allocate():
            return _amounts(question, values)
    raise AssertionError(f"no window for {type(question).__name__}")


def _number(question: Number, given: Data) -> Part:
    span = f"{question.low} to {question.high}"
    shown = str(question.fallback if given is None else given)
    return _count(ANSWER, f"A number from {span}", question, shown)


def _count(id_: str, label: str, number: Number, shown: str) -> Part:
    """A number to choose, or to write where there are too many to choose from."""
    low, high = number.low, number.high
    if high - low >= PAGE:
        return TextPart(id_, label, f"{low} to {high}", shown)
    options = tuple(Choice(str(n), str(n), number.note(n)) for n in range(low, high + 1))
    return ListPart(id_, label, options, chosen=(shown,))


def _pick(question: Pick, chosen: tuple[str, ...]) -> Window:
    most = max(1, min(question.most, len(question.options)))
    span = f"{question.least}" if question.least == most else f"{question.least} to {most}"
    options = question.options
    note = ""
    if question.total is not None:
        span, note = "", f"At least {question.total} in total, and no more than needed."
    if question.weights:
        weights = question.weights
        options = tuple(Choice(o.key, o.label, o.note or f"counts {weights.get(o.key, 1)}") for o in options)
    part = ListPart(ANSWER, f"Pick {span}".strip(), options, question.least, most, chosen, note)
    return Window((part,))


def _allocate(question: Allocate, given: dict[str, int]) -> Window:
    keys = _keys(question)
    text = f"In total: {question.sum_asked}."
    if len(keys) <= PARTS - 1:
        parts = (
            _count(f"{AMOUNT}{place}", question.label(key), _counting(question, key), str(given.get(key, 0)))
            for place, key in enumerate(keys)
        )
        return Window(tuple(parts), text)
    # What is given first: a telephone shows only a few lines.
    shown = sorted(keys, key=lambda key: not given.get(key))
    lines = "\n".join(f"{question.label(key)}: {given.get(key, 0)}" for key in shown)
    limits = ", ".join(f"{question.label(key)} {question.limits[key]}" for key in keys)
    part = TextPart(ANSWER, "How many of each", "name: 3", lines, True, "Change the numbers.")
    return Window((part,), f"{text}\n-# At most: {limits}")


def _keys(question: Allocate) -> list[str]:
    return [key for key, limit in question.limits.items() if limit]


def _amounts(question: Allocate, values: Values) -> Data | Refusal:
    amounts: dict[str, Any] = {}
    for place, key in enumerate(_keys(question)):
        said = written(values, f"{AMOUNT}{place}") or "0"
        number = read(_counting(question, key), said, None)
        if isinstance(number, Refusal):
            return number
        amounts[key] = number
    return {key: number for key, number in amounts.items() if number}


def _counting(question: Allocate, key: str) -> Number:
    """The amount of one key as a question of its own: read like any number."""
    return Number(seat=question.seat, key=key, prompt="", low=0, high=question.limits[key], fallback=0)
