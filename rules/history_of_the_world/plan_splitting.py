"""A written plan cut into sentences: by lines and full stops, numbers of a list, arrows, "then"."""

import re
from dataclasses import dataclass

_GAP = re.compile(r"[^\S\n]+")
_ODDS = re.compile(r"\(?\b(?:over |under )?\d{1,3} ?% likely\)?", re.IGNORECASE)
_ORNAMENT = re.compile(r"[\"“”„«»`*_~|…]|\.{2,}")
_BULLET = re.compile(r"(?m)^\s*(?:[-–—•·]|#\d*)\s*(?!>)")
_MAX = re.compile(r"\b(max|min)\.(?=\s*\d)", re.IGNORECASE)
_ARROW = r"\s*(?:[-=–—]+>|[→⇒➡➔➜⟶]\ufe0f?|>(?=\s*[^\W\d]))\s*"
_THEN = r"[,\s]*\b(?:and\s+)?(?:then|after(?:wards|\s+that)|next(?!\s+to\b))\b[,:]?\s*"
_STOP = r"[;\n]+|(?<!\b[^\W\d])[.!?]+(?=\s|$)|\s+[-–—]+\s+"
_BETWEEN = re.compile(rf"(?P<arrow>{_ARROW})|(?P<then>{_THEN})|(?P<stop>{_STOP})", re.IGNORECASE)
_MARKER = re.compile(r"(?:(?<=\s)|^)\(?(\d{1,2})(?:[.)]|:(?=\s))(?=\s|[^\W\d])")
_LAST_WORD = 12
_OF_A_LIMIT = re.compile(
    r"(?:most|max(?:imum)?|to|with|keep|least|than|[x×<>=]|have|only|exactly)\s*$", re.IGNORECASE
)
_CUT = re.compile(
    r"\s*[,()&]\s*|\s+\+\s+|\s+and\s+|^and\s+|(?<!everything)\s+(?=(?:or\s+)?else\b|otherwise\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A part of a plan, and what stands between it and the part before: an arrow, "then", or a stop."""

    text: str
    before: str = "stop"


def sentences(text: str) -> list[Sentence]:
    """The sentences of a text, in order."""
    bare = _BULLET.sub("", _ORNAMENT.sub(" ", _ODDS.sub(" ", _GAP.sub(" ", text))))
    cleaned = _unnumbered(_MAX.sub(r"\1", bare))
    found, at, before = [], 0, "stop"
    for cut in [*_BETWEEN.finditer(cleaned), None]:
        part = cleaned[at : cut.start() if cut else None].strip(" ,.:!?\t")
        if part:
            found.append(Sentence(part, before))
            before = ""
        if cut is not None:
            at = cut.end()
            before = _stronger(before, str(cut.lastgroup))
    return found


def _stronger(one: str, other: str) -> str:
    """What stands between two sentences, of several signs: "; then" is a stop."""
    return one if one == "stop" or (one and other == "then") else other


def _unnumbered(text: str) -> str:
    """The text with the numbers of a list, 1. 2. 3., made into stops; any other number stays what it is."""
    following, pieces, at = 1, [], 0
    for marker in _MARKER.finditer(text):
        if int(marker[1]) != following or _OF_A_LIMIT.search(
            text[max(marker.start() - _LAST_WORD, 0) : marker.start()]
        ):
            continue
        pieces.append(text[at : marker.start()])
        at, following = marker.end(), following + 1
    return ";".join([*pieces, text[at:]])


def cut(text: str) -> tuple[str, str]:
    """The first piece of a list, and the others."""
    found = _CUT.search(text)
    while found is not None and found.start() == 0:
        text = text[found.end() :]
        found = _CUT.search(text)
    return (text, "") if found is None else (text[: found.start()], text[found.end() :])
