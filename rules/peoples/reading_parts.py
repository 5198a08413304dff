"""The parts of a written line: areas, resources, markers, and what follows the deed itself."""

import re
from typing import Any

from rules.peoples.naming import find_area, find_kind, find_trait
from rules.peoples.regions import AreaId
from rules.peoples.traits import Trait
from rules.table import Fault
from rules.table.refusal import FaultKind

_AREA = r"[1-6][ -]?[0-9][ -]?[a-d]\b"
AREAS = re.compile(_AREA, re.IGNORECASE)
_PARTS = re.compile(
    r"\b(?P<word>retreats? to|end(?:s|ing)? (?:in|at)|stays? (?:in|at)|from|via|at|acting from|settle|hire"
    r"|giving|gives?|takes?|taking|producing in|and in)\b",
    re.IGNORECASE,
)
_GOODS = re.compile(r"(\d+)?\s*([a-z]+)", re.IGNORECASE)
_WITH = re.compile(r",?\s*\bwith (\d+)(?: cp| points?)?(?=\s*(?:,|$))", re.IGNORECASE)
_MARKERS = re.compile(r"\bwith (\d+) ([a-z]+)((?:(?:,| and)\s*\d+ [a-z]+)*)", re.IGNORECASE)
HELP = (
    "produce, join, culture, religion, trade, attack, explore, together, rest or end, "
    "such as “31a attacks 42c”"
)


class Unreadable(Exception):
    """A line that cannot be taken, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def unreadable_line(text: str, legal: str = "") -> Unreadable:
    """A refusal to raise: the line cannot be read."""
    return Unreadable(Fault("unreadable", text, legal=legal, kind=FaultKind.UNREADABLE))


def points_said(line: str) -> tuple[str, int]:
    """“With 2”: so many civilization points."""
    said = _WITH.search(line)
    return (line[: said.start()] + line[said.end() :], int(said[1])) if said else (line, 0)


def means_said(line: str) -> tuple[str, dict[Trait, int], bool]:
    """The markers that pay, and whether others are asked for specialists."""
    aid = bool(re.search(r",?\s*\bwith aid\b", line, re.IGNORECASE))
    line = re.sub(r",?\s*\bwith aid\b", "", line, flags=re.IGNORECASE)
    pay: dict[Trait, int] = {}
    said = _MARKERS.search(line)
    if said:
        for number, word in re.findall(r"(\d+) ([a-z]+)", said[0], re.IGNORECASE):
            pay[known(find_trait(word))] = int(number)
        line = line[: said.start()] + line[said.end() :]
    return line, pay, aid


def parts_said(line: str) -> tuple[str, dict[str, Any]]:
    """The head of a line, and what its further parts say."""
    parts: dict[str, Any] = {}
    marks = list(_PARTS.finditer(line))
    head = line[: marks[0].start()] if marks else line
    ends = [*(mark.start() for mark in marks[1:]), len(line)]
    for mark, end in zip(marks, ends, strict=False):
        body = line[mark.end() : end].strip(" ,:")
        _part(mark["word"].lower(), body, parts)
    return head, parts


def _part(word: str, body: str, parts: dict[str, Any]) -> None:
    if word.startswith("retreat"):
        parts["retreat"] = area_named(body)
    elif word.startswith(("end", "stay")):
        parts["end"] = area_named(body)
    elif word in ("from", "via", "at", "acting from"):
        parts["at"] = area_named(body)
    elif word in ("producing in", "and in"):
        parts["extra"] = tuple(area_named(found) for found in AREAS.findall(body))
    elif word == "settle":
        parts["settle"] = True
    elif word == "hire":
        parts["hire"] = known(find_kind(body))
    else:
        parts["take" if word.startswith("tak") else "give"] = _goods(body)


def area_named(text: str) -> AreaId:
    """The area that a text names."""
    found: AreaId = known(find_area(text))
    return found


def known(found: Any) -> Any:
    """What was found, or its fault raised."""
    if isinstance(found, Fault):
        raise Unreadable(found)
    return found


def _goods(text: str) -> dict[str, int]:
    goods: dict[str, int] = {}
    for number, word in _GOODS.findall(re.sub(r"\band\b", ",", text)):
        kind = known(find_kind(word))
        goods[kind] = goods.get(kind, 0) + int(number or 1)
    return goods
