"""The phrases around an order, taken off it one by one: limits, coins, conditions, words of courtesy."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBERS = {word: number for number, word in enumerate(_WORDS, start=1)} | {
    "a": 1,
    "an": 1,
    "once": 1,
    "twice": 2,
}
NUMBER = rf"(?:\d{{1,4}}|{'|'.join(_WORDS)}|an?)"
ARMIES = r"(?:arm(?:y|ies)|units?|troops?|legions?|figures?)"
TRIES = r"(?:times|tr(?:y|ies)|attempts?|attacks?|rounds?|dice\s+rolls?)"


def pattern(text: str) -> re.Pattern[str]:
    """A pattern in which a blank is any gap between words."""
    return re.compile(text.replace(" ", r"\s+"), re.IGNORECASE)


_EACH = r"(?P<each> (?:each|apiece|per land|for (?:each|both|all)(?: of them)?))?(?P<last> for the last)?"
_AT_MOST = (
    r"(?:\b(?:with|using|use|but) )?(?:\b(?:at most|at the most|max(?:imum)?(?: of)?|a maximum of|up to"
    r"|(?:no|not) more than|only|just|limit(?: of)?)|≤|<=)\s*"
)
_MOST = r"(?:at most|max(?:imum)?|tops|only)\b"
_LIMITS = tuple(
    pattern(rf"(?:{text}){_EACH}")
    for text in (
        rf"{_AT_MOST}(?P<n>{NUMBER})\b(?: (?:{ARMIES}|{TRIES}))?",
        rf"(?:\b(?:with|using|use) )?\b(?P<n>{NUMBER}) (?:{ARMIES} |{TRIES} )?{_MOST}",
        rf"(?:\b(?:with|using|use|send(?:ing)?|commit(?:ting)?) )?\b(?P<n>{NUMBER}) (?:{ARMIES}|{TRIES})\b",
        r"(?<!\w)[x×]\s?(?P<n>\d{1,4})\b",
        r"\b(?P<n>\d{1,4})\s?[x×](?=\s|$)",
        r"\b(?P<n>once|twice)\b",
    )
)
_NO_LIMIT = pattern(
    r"\b(?:un)?till? (?:(?:it|that|this|they|i|we) )?(?:falls?|succeeds?|wins?|(?:is|are|was) (?:taken|mine"
    r"|ours|captured|"
    r"conquered|held)|(?:have|hold|take|get|own) it|taken|captured|conquered|done|successful)\b"
    r"|\bas many(?: armies)? as (?:it takes|needed|necessary)\b|\bwith (?:everything|all (?:my "
    r"|our )?armies)\b"
    r"|\ball in\b|\bat (?:any cost|all costs)\b|\bwhatever it takes\b|\bno matter what\b|\b(?:with)?(?:no"
    r"|out) limit\b"
)
_COINS = pattern(
    rf"(?:\b(?:with|using|use|spend(?:ing)?|plus) )?(?:up to |at most )?\b(?P<n>{NUMBER}) coins?\b"
    rf"(?: if (?:needed|necessary))?{_EACH}"
)
_COUNT = (
    rf"(?:(?P<how>at least|more than|over|above|fewer than|less than|under|below|at most|no more than"
    rf"|exactly|just|only"
    rf"|>=|<=|≥|≤|>|<)\s*)?(?P<n>{NUMBER}|any|some|no|none|zero)(?P<tail>\+| (?:or|and) (?:more|fewer|less)"
    rf"| plus)?"
)
LEFT = (
    r"(?: (?:is|are))?(?: still)?"
    r"(?: (?:left|remain(?:s|ing)?|in (?:the|my|our) pool|in hand|over|unused|available))"
)
_THERE_ARE = r"(?:i|we|there)(?: still)?(?: (?:have|got|are|is|remain))?|have|my pool has|the pool has"
OF_ARMIES = rf"(?:(?:{_THERE_ARE})(?: still)? )?{_COUNT}"
_WHILE = pattern(
    rf"\b(?:but )?(?:only )?(?:while|as long as|so long as)(?: still)? {OF_ARMIES}(?: {ARMIES})?{LEFT}?\s*$"
)
_LEAVE = pattern(
    rf"\b(?:but )?(?:leav(?:e|ing)|keeping|down to|stop(?:ping)? at|(?:un)?till? (?:(?:i"
    rf"|we) have )?(?:only )?(?:there (?:are|is) )?)"
    rf"\s*(?P<n>{NUMBER})(?: {ARMIES})?(?:{LEFT}| (?:back|behind|in reserve))?\s*$"
)
_IF_POSSIBLE = pattern(r"\bif (?:possible|(?:you|we|i) can|it can be done|(?:it|that) is possible)\b")
_COURTESY = pattern(
    r"^(?:(?:please|pls|ok(?:ay)?|so|now|also|and|but|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally"
    r"|lastly|just"
    r"|let(?:'|’)?s|let us|(?:i|we)(?:(?:'|’)(?:d|ll)| will| would)?(?: (?:want|like|plan|intend|try))? to"
    r"|(?:i|we)(?:(?:'|’)ll| will)"
    r"|go ahead and|my (?:orders?|plan)(?: (?:is|are))?|the plan(?: is)?|with (?:my|the|our) armies|(?:my"
    r"|our) armies)[,:]? )+"
)
_THANKS = pattern(r"[,\s]*\b(?:please|pls|thanks|thank you|thx|again|for now|at once|immediately|asap)$")


def number_of(text: str) -> int:
    """A number in digits or in words."""
    return int(text) if text.isdecimal() else _NUMBERS[text.lower()]


@dataclass(slots=True)
class Phrases:
    """What was said beside an order: fields of it, the words they were said in, and whom they are for."""

    fields: dict[str, Any] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    each: bool = False
    last: bool = False


def courteous(text: str) -> str:
    """A text without words that are only politeness or order of speech."""
    return _THANKS.sub("", _COURTESY.sub("", text.strip() + " ").strip()).strip()


def take_phrases(text: str) -> tuple[str, Phrases]:
    """The text without its limits, and these limits."""
    said = Phrases()
    text = _off(text, _NO_LIMIT, said, lambda found: {})
    text = _off(text, _IF_POSSIBLE, said, lambda found: {"attempt": True})
    text = _off(text, _WHILE, said, _while)
    text = _off(text, _LEAVE, said, lambda found: {"leave": number_of(found["n"])})
    text = _off(text, _COINS, said, lambda found: {"coins": number_of(found["n"])})
    for pattern in _LIMITS:
        if "most" not in said.fields:
            text = _off(text, pattern, said, lambda found: {"most": number_of(found["n"])})
    return " ".join(text.split()).strip(" ,()"), said


def _while(found: re.Match[str]) -> dict[str, Any] | None:
    least, most = bounds(found)
    return {"leave": least - 1} if least and most is None else None


def _off(
    text: str, pattern: re.Pattern[str], said: Phrases, read: Callable[[re.Match[str]], dict[str, Any] | None]
) -> str:
    found = pattern.search(text)
    fields = read(found) if found else None
    if found is None or fields is None:
        return text
    said.fields |= fields
    said.words.append(found[0].strip())
    if "each" in pattern.groupindex:
        said.each |= bool(found["each"])
        said.last |= bool(found["last"])
    return f"{text[: found.start()]} {text[found.end() :]}"


def bounds(found: re.Match[str]) -> tuple[int, int | None]:
    """At least and at most so many, of a count in words."""
    word = found["n"].lower()
    if word in ("no", "none", "zero"):
        return 0, 0
    number = 1 if word in ("any", "some") else number_of(word)
    how = " ".join((found["how"] or "").lower().split())
    tail = (found["tail"] or "").lower()
    if how in ("more than", "over", "above", ">"):
        return number + 1, None
    if how in ("fewer than", "less than", "under", "below", "<"):
        return 0, max(number - 1, 0)
    if how in ("at most", "no more than", "<=", "≤") or tail.endswith(("fewer", "less")):
        return 0, number
    return (number, number) if how in ("exactly", "just", "only") else (number, None)
