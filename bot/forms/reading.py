"""A typed answer to any kind of question: names may be short or slightly wrong, but never guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rules.atlas.amounts import amount_of
from rules.atlas.asking import OPTION, meant, quoted
from rules.atlas.words import words_of
from rules.games import finder_among
from rules.table import Allocate, Choose, Data, Fault, Number, Pick, Question, Refereed, Refusal
from rules.table.nothing import says_nothing
from rules.table.question import labels as labels_of
from rules.table.refusal import unreadable

LONGEST = 2000
_RUNS = re.compile(r"[^\w\n]{7,}")  # nothing but signs; what reads orders need not chew on them
_LISTED = 10
_NOTE = re.compile(r"\s*\([^()]*\)$")
_BULLETS = re.compile(
    r"^[ \t]*[•‣▪◦*][ \t]+|^[ \t]*[–—-][ \t]+(?=\D)", re.MULTILINE
)  # a receipt as it is shown
_WHOLE = re.compile(r"\s*[+-]?[0-9]{1,9}\s*")


def read(question: Question[Any], text: str, draft: Data | None) -> Data | Refusal:
    """The data of a typed answer; refused where it cannot be read or fits several things."""
    if len(text) > LONGEST:
        return unreadable(f"That is too long to read: {len(text)} letters.", legal=f"{LONGEST} at most")
    text = _BULLETS.sub("", text)
    text = _RUNS.sub(lambda run: run[0][:6], text)
    is_nothing = says_nothing(text) and not _is_named(question, text)
    if is_nothing and (nothing := question.nothing()) is not None:
        return nothing
    match question:
        case Choose():
            return _name(text, labels_of(question.options))
        case Number():
            number = whole_number(text)
            return (
                number
                if number is not None
                else unreadable(
                    f"{quoted(text)} is not a number.", legal=f"{question.low} to {question.high}"
                )
            )
        case Pick():
            return [] if is_nothing else named(text, labels_of(question.options))
        case Allocate():
            return {} if is_nothing else _amounts(text, {key: question.label(key) for key in question.limits})
        case Refereed():
            return _lines(question, text, question.blank() if draft is None else draft)
        case _:
            return unreadable("This question takes no typed answer.")


def _lines(question: Refereed[Any], text: str, draft: Data) -> Data | Refusal:
    """What a referee reads in a text; its own words for an answer without any line mean just that."""
    blank = question.blank()
    if words_of(text) == words_of(" ".join(question.write(blank))):
        return blank
    return question.read(text, draft)


def whole_number(text: str) -> int | None:
    """A number as people write it, and never a longer one than anybody means."""
    return int(text) if _WHOLE.fullmatch(text) else None


def _name(text: str, labels: Mapping[str, str]) -> str | Refusal:
    if text.strip() in labels:
        return text.strip()
    name = meant(text, finder_among(tuple(labels.values())), OPTION)
    return _refused(name, labels) if isinstance(name, Fault) else _key(name, labels)


def _key(name: str, labels: Mapping[str, str]) -> str:
    return next(key for key, label in labels.items() if label == name)


def _refused(fault: Fault, labels: Mapping[str, str]) -> Refusal:
    """The refusal, with the options where the text resembles none of them."""
    return Refusal(
        (fault if fault.legal else replace(fault, legal=", ".join(list(labels.values())[:_LISTED])),)
    )


def named(text: str, labels: Mapping[str, str]) -> list[str] | Refusal:
    """The keys of the names in a text; refused where one fits nothing or several."""
    parts = [part for part in re.split(r"[,;\n]", text) if part.strip()]
    names = _together(_name(part, labels) for part in parts)
    return names if isinstance(names, Refusal) else _apart(names, labels)


def _apart(keys: list[str], labels: Mapping[str, str]) -> list[str]:
    """Where several options look the same, each mention means another of them."""
    found: list[str] = []
    for key in keys:
        alike = (other for other, label in labels.items() if label == labels[key] and other not in found)
        found.append(next(alike, key))
    return found


def _is_named(question: Question[Any], text: str) -> bool:
    """Whether something that can be chosen is called so, or begins so: “pass it on”."""
    match question:
        case Choose():
            return any(words_of(o.label)[: len(words_of(text))] == words_of(text) for o in question.options)
        case Pick():
            return words_of(text) in map(words_of, labels_of(question.options).values())
        case Allocate():
            return words_of(text) in map(words_of, map(question.label, question.limits))
    return False


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
    """“Name: 3” or “3 name”; 0 is a number too. What a label adds in brackets need not be written."""
    bare = {key: _NOTE.sub("", label) for key, label in labels.items()}
    if labels != bare and len(set(bare.values())) == len(bare):
        found = _amount(line, bare)
        if not isinstance(found, Refusal):
            return found
    match amount_of(line, finder_among(tuple(labels.values())), OPTION):
        case Fault() as fault:
            return _refused(fault, labels)
        case (_, None):
            return unreadable(f"{quoted(line)} does not say how many.", legal="name: 3")
        case (name, number):
            return _key(name, labels), number
