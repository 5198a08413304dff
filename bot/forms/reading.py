"""A typed answer to any kind of question: names may be short or slightly wrong, but never guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rules.atlas.names import Ambiguous, Finder, Found
from rules.table import Allocate, Choose, Data, Number, Pick, Question, Refereed, Refusal
from rules.table.refusal import ambiguous, unreadable

LONGEST = 2000
_RUNS = re.compile(r"[^\w\n]{7,}")  # nothing but signs; what reads orders need not chew on them
_AMOUNT = re.compile(
    r"^\s*(?:(?P<first>\d{1,6})\s+(?P<name>.+?)|(?P<name2>.+?)\s*[:=\s]\s*(?P<last>\d{1,6}))\s*$"
)


def read(question: Question[Any], text: str, draft: Data | None) -> Data | Refusal:
    """The data of a typed answer; refused where it cannot be read or fits several things."""
    if len(text) > LONGEST:
        return unreadable(f"That is too long to read: {len(text)} letters.", legal=f"{LONGEST} at most")
    text = _RUNS.sub(lambda run: run[0][:6], text)
    match question:
        case Choose():
            return _name(text, {option.key: option.label for option in question.options})
        case Number():
            stripped = text.strip()
            if stripped.lstrip("-").isdecimal() and len(stripped) < 10:
                return int(stripped)
            return unreadable(
                f"“{_short(text)}” is not a number.", legal=f"{question.low} to {question.high}"
            )
        case Pick():
            return _names(text, {option.key: option.label for option in question.options})
        case Allocate():
            return _amounts(text, {key: question.label(key) for key in question.limits})
        case Refereed():
            return question.read(text, question.default() if draft is None else draft)
        case _:
            return unreadable("This question takes no typed answer.")


def _short(text: str) -> str:
    return text.strip()[:60]


def _name(text: str, labels: Mapping[str, str]) -> str | Refusal:
    if text.strip() in labels:
        return text.strip()
    found = Finder(labels.values()).find(text)
    match found:
        case Found(name):
            return next(key for key, label in labels.items() if label == name)
        case Ambiguous(names):
            return ambiguous(f"“{_short(text)}” could be several things.", names)
        case _:
            hint = ", ".join(found.suggestions) or ", ".join(list(labels.values())[:10])
            return unreadable(f"“{_short(text)}” is not one of the options.", legal=hint)


def _names(text: str, labels: Mapping[str, str]) -> list[str] | Refusal:
    parts = [part for part in re.split(r"[,;\n]", text) if part.strip()]
    return _together(_name(part, labels) for part in parts)


def _together(parts: Iterable[Any]) -> list[Any] | Refusal:
    """All parts, or the faults of all that cannot be read."""
    read_parts = list(parts)
    faults = tuple(fault for part in read_parts if isinstance(part, Refusal) for fault in part.faults)
    return Refusal(faults) if faults else read_parts


def _amounts(text: str, labels: Mapping[str, str]) -> dict[str, int] | Refusal:
    lines = [line for line in re.split(r"[,;\n]", text) if line.strip()]
    pairs = _together(_amount(line, labels) for line in lines)
    if isinstance(pairs, Refusal):
        return pairs
    spread: dict[str, int] = {}
    for key, amount in pairs:
        spread[key] = spread.get(key, 0) + amount
    return spread


def _amount(line: str, labels: Mapping[str, str]) -> tuple[str, int] | Refusal:
    """“Name: 3” or “3 name”; a name that itself ends in a number is tried whole first."""
    match = _AMOUNT.match(line)
    if match is None:
        return unreadable(f"“{_short(line)}” names no amount.", legal="name: 3")
    name = match["name"] or match["name2"]
    key = _name(name, labels)
    return key if isinstance(key, Refusal) else (key, int(match["first"] or match["last"]))
