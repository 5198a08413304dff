"""Lines of a Revolution as people write them: “add 31c; advance military; develop Farming”."""

import re
from collections.abc import Callable

from rules.peoples.naming import find_area, find_development, find_kind, find_trait
from rules.peoples.purse import WILD
from rules.peoples.revolution_orders import Add, Advance, Develop, Feed, GiveUp, Line, Specialize
from rules.table import Fault
from rules.table.refusal import FaultKind

_SPLIT = re.compile(r"\s*(?:;|\n|\.(?=\s|$))\s*")
_VERB = re.compile(
    r"^(?:(?P<add>adds?(?: a)?(?: new)?(?: tribes?)?(?: in| at)?)|(?P<give>give up)"
    r"|(?P<feed>feed(?: the tribes)?(?: with)?)"
    r"|(?P<advance>advance(?: of| in)?)|(?P<develop>develop(?:ment)?(?: of)?)"
    r"|(?P<keep>(?:keep(?: the)?|acquire)?\s*(?:a )?specialists?(?: of| in)?|keep|specialize(?: in)?))\b",
    re.IGNORECASE,
)
_PAYING = re.compile(r",?\s*\b(?:paying|paid with|pay|for)\b", re.IGNORECASE)
_POINTS = re.compile(r",?\s*\b(?:with|using) (\d+) (?:culture|religion)(?: markers?| cp)?\b", re.IGNORECASE)
_LIST = re.compile(r"\s*(?:,|\band\b|\+)\s*", re.IGNORECASE)
HELP = "add <area>, advance <trait>, develop <card>, specialist <trait>, feed with <food>, give up <area>"


def read_lines(text: str) -> list[Line | Fault]:
    """Every line, or what is wrong with it."""
    found: list[Line | Fault] = []
    for line in _SPLIT.split(text):
        if line.strip():
            found += _read(line.strip())
    return found


def _read(line: str) -> list[Line | Fault]:
    said = _VERB.match(line)
    if said is None:
        text = f"“{line[:60]}” says nothing of a Revolution."
        return [Fault("unreadable", text, legal=HELP, kind=FaultKind.UNREADABLE)]
    verb = next(name for name, words in said.groupdict().items() if words)
    rest = line[said.end() :].strip(" :")
    if verb == "feed":
        return _with(Feed, rest)
    points = _POINTS.search(rest)
    markers = int(points[1]) if points else 0
    rest = _POINTS.sub("", rest)
    paying = _PAYING.search(rest)
    names, paid = (rest[: paying.start()], rest[paying.end() :]) if paying else (rest, "")
    found: list[Line | Fault] = []
    for name in _LIST.split(names.strip(" ,")):
        found += _item(verb, name, markers, paid)
    return found


def _item(verb: str, name: str, markers: int, paid: str) -> list[Line | Fault]:
    match verb:
        case "add" | "give":
            area = find_area(name)
            if isinstance(area, Fault):
                return [area]
            return [Add(area) if verb == "add" else GiveUp(area)]
        case "develop":
            card = find_development(name)
            if isinstance(card, Fault):
                return [card]
            return _with(lambda pay: Develop(card, pay=pay, religion=markers), paid)
    trait = find_trait(name)
    if isinstance(trait, Fault):
        return [trait]
    if verb == "advance":
        return _with(lambda pay: Advance(trait, pay=pay, culture=markers), paid)
    return _with(lambda pay: Specialize(trait, pay=pay), paid)


def _with(make: Callable[[tuple[str, ...]], Line], paid: str) -> list[Line | Fault]:
    """A line with the resources it is paid with."""
    names: list[str] = []
    for word in _LIST.split(paid.strip(" ,")):
        if not word:
            continue
        number, _, bare = word.rpartition(" ")
        kind = WILD if bare.lower() == WILD else find_kind(bare)
        if isinstance(kind, Fault):
            return [kind]
        names += [kind] * (int(number) if number.isdigit() else 1)
    return [make(tuple(names))]
