"""The conditions of a written plan: a land that is held or not, the armies that are left, "else"."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from rules.history_of_the_world import plan_faults as unclear
from rules.history_of_the_world.plan_orders import STARTS, Unclear
from rules.history_of_the_world.plan_phrases import ARMIES, LEFT, OF_ARMIES, bounds, pattern
from rules.table import Fault

FindLand = Callable[[str], str | Fault]
_ELSE = re.compile(
    r"^(?:or\s+else|else|otherwise|failing\s+that|if\s+(?:that|this|it)\s+(?:fails|failed|is\s+lost"
    r"|does(?:\s*not|n['’]?t)"
    r"\s+(?:work|fall|succeed))|if\s+not(?=\s*[:,]|\s+(?:take|attack|go|try)\b))\b[\s:,]*",
    re.IGNORECASE,
)
_IF = re.compile(
    r"^(?:only\s+)?(?P<word>if|when|once|unless|as\s+soon\s+as|provided(?:\s+that)?|in\s+case|after)\b\s*",
    re.IGNORECASE,
)
_IF_AFTER = re.compile(
    r"[,\s]+(?:but\s+)?(?:only\s+)?(?P<words>(?P<word>if|unless|when|once|as\s+soon\s+as|provided(?:\s+that)?"
    r"|(?:as|so)\s+long\s+as|in\s+case|after)\s+(?P<said>.+?))(?:\s+(?P<whom>each|for\s+the\s+last))?$",
    re.IGNORECASE,
)
_POSSIBLY = re.compile(
    r"\bif\s+(?:possible|needed|necessary|(?:it|that)\s+is\s+possible|(?:you|we|i)\s+can\b)", re.IGNORECASE
)
_SAID = re.compile(
    r"\b(?:falls?|fell|mine|ours|taken|captured|held|left|remain|fails|works)\b", re.IGNORECASE
)
_ARMIES_LEFT = pattern(rf"^(?:still )?{OF_ARMIES}(?:\s*{ARMIES})?{LEFT}?$")
_HAVE = r"(?:hold|have|take|took|taken|own|got|get|win|won|control|capture|captured|conquer)"
_TAKEN = r"(?:mine|ours|held|taken|captured|conquered|won|in (?:my|our) hands|down)"
_DO_NOT = r"(?:(?:do|did|could|can)(?: ?not|n(?:'|’)?t)|cannot|fail(?:ed)? to)"
_LOST = pattern(
    rf"^not (?P<a>.+)$|^(?:i|we) (?:{_DO_NOT} {_HAVE}|lose|lost) (?P<b>.+)$|^(?P<c>.+?) (?:is|was)(?: not"
    rf"|n(?:'|’)?t) {_TAKEN}$"
    rf"|^(?P<d>.+?) (?:fails?|failed|holds(?: out)?|held out|resists|stands|is lost|{_DO_NOT} (?:fall|work"
    rf"|succeed)"
    r"|does(?: ?not|n(?:'|’)?t) (?:fall|work|succeed))$"
)
_HELD = pattern(
    rf"^(?:(?:i|we)(?: still)? {_HAVE} )?(?:taking )?(?P<land>.+?)"
    rf"(?: (?:is|was|has been|are) {_TAKEN}| (?:falls?|fell|succeeds|works|worked|is successful|goes well))?$"
)
_MOST_ENDS = 16


def is_count(text: str) -> bool:
    """Whether a text is about the armies that are left."""
    return _ARMIES_LEFT.match(text) is not None


def read_condition(text: str, land: FindLand, negative: bool = False) -> dict[str, Any] | Fault:
    """The fields of a condition such as "I hold Levant and 3 armies are left"."""
    found: dict[str, Any] = {}
    for part in re.split(r"\s+and\s+(?:if\s+)?|\s*,\s*(?:if\s+)?", text.strip()):
        fields = _read_one(part, land, negative)
        if isinstance(fields, Fault):
            return fields
        if "unless" in found and "unless" in fields:
            fields["nor"] = fields.pop("unless")
        if found.keys() & fields.keys():
            return unclear.one_each(text)
        found |= fields
    return found


def _read_one(text: str, land: FindLand, negative: bool) -> dict[str, Any] | Fault:
    if left := _ARMIES_LEFT.match(text):
        least, most = bounds(left)
        if negative and most is None:
            least, most = 0, least - 1
        elif negative:
            least, most = (most or 0) + 1, None
        lower = {"left_least": least} if least else {}
        return lower | ({} if most is None else {"left_most": most})
    if lost := _LOST.match(text):
        where, key = next(filter(None, lost.groups())), "needs" if negative else "unless"
    else:
        held = _HELD.match(text)
        where, key = (held["land"] if held else text), "unless" if negative else "needs"
    place = land(where)
    return place if isinstance(place, Fault) else {key: place}


class Before(NamedTuple):
    """A condition at the head of a text: its words, its fields, the sign after it, and what follows."""

    words: str
    fields: dict[str, Any]
    sign: str
    rest: str


@dataclass(frozen=True, slots=True)
class After:
    """A condition at the end of a text: its place, words and fields, and for whom of a list it is."""

    start: int
    words: str
    fields: dict[str, Any]
    whom: str


def is_else(text: str) -> str:
    """The "else" that begins a text, or whatever stands for it; empty if there is none."""
    found = _ELSE.match(text)
    return found[0] if found else ""


def condition_before(text: str, land: FindLand) -> Before | None:
    """The condition that begins a text, if one does."""
    word = _IF.match(text)
    if word is None or _POSSIBLY.match(text):
        return None
    body, doubt = text[word.end() :], unclear.dangling(text)
    for number, (end, sign) in enumerate(islice(_ends(body), _MOST_ENDS)):
        fields = read_condition(body[:end], land, word["word"].lower() == "unless")
        if not isinstance(fields, Fault):
            return Before(text[: word.end() + end].strip(" ,:"), fields, sign, body[end:].strip(" ,:"))
        doubt = fields if number == 0 else doubt
    raise Unclear(doubt)


def condition_after(text: str, land: FindLand) -> After | None:
    """The condition that ends a text, if one does; "as long as 3 are left" is no condition but a limit."""
    found = _IF_AFTER.search(text)
    if found is None or _POSSIBLY.search(text) or ("long" in found["word"] and is_count(found["said"])):
        return None
    fields = read_condition(found["said"], land, found["word"].lower() == "unless")
    if isinstance(fields, Fault):
        raise Unclear(fields)
    return After(found.start(), found["words"], fields, (found["whom"] or "").lower())


def _ends(body: str) -> Iterator[tuple[int, str]]:
    """Where a condition may end: at a colon, a comma, before a word that begins an order, after its verb."""
    yield from ((place, sign) for sign in ":," if (place := body.find(sign)) > 0)
    yield from ((verb.start(), "") for verb in STARTS.finditer(body) if verb.start() > 0)
    yield from ((said.end(), "") for said in _SAID.finditer(body))
    yield len(body), ""
