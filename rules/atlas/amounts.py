"""Numbers beside names: "2 Ochre, Hide and 3 Iron", "Ochre x2", "Ochre: 2"."""

import re

from rules.atlas.asking import meant, quoted
from rules.atlas.names import Finder, Found
from rules.table.refusal import Fault, FaultKind

MOST = 999
"""No game has more of anything; a larger number is a mistake."""
_TIMES = re.compile(r"(?<=\d)\s*[x×](?=\s|$)|(?<=\d)[x×](?=\w)|(?<!\w)[x×]\s*(?=\d)", re.IGNORECASE)
_SIGNS = re.compile(r"[:=()]")
_BETWEEN = re.compile(r"[,;+\n]|\band\b(?=\s*\d)|(?<=\d)\s+and\b", re.IGNORECASE)
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_BEFORE, _AFTER = re.compile(r"(?<=[^\d\s])\s+(?=\d)"), re.compile(r"(?<=\d)\s+(?=[^\d\s])")
_FIRST, _LAST = (
    re.compile(r"(?P<number>\d+)\s*(?P<name>\D.*)"),
    re.compile(r"(?P<name>.*\S)\s+(?P<number>\d+)"),
)

Amount = tuple[str, int]


def amount_of(text: str, finder: Finder, what: str) -> tuple[str, int | None] | Fault:
    """One name, and the number written before or after it; a name that holds a number is tried whole."""
    if isinstance(whole := finder.find(text), Found) and _has_number(whole.name):
        return whole.name, None
    plain = _plain(text)
    match = _FIRST.fullmatch(plain) or _LAST.fullmatch(plain)
    name = meant(match["name"] if match else plain, finder, what)
    if isinstance(name, Fault) or match is None:
        return name if isinstance(name, Fault) else (name, None)
    if len(match["number"]) > len(str(MOST)) or int(match["number"]) > MOST:
        return too_many(text)
    return name, int(match["number"])


def amounts(text: str, finder: Finder, what: str) -> list[Amount] | list[Fault]:
    """Every name of a list with its number, one where none is written; or all that is wrong with it."""
    found: list[Amount] = []
    faults: list[Fault] = []
    for part in _parts(text, finder):
        match amount_of(part, finder, what):
            case Fault() as fault:
                faults.append(fault)
            case (_, 0):
                faults.append(nothing(part))
            case (name, number):
                found.append((name, 1 if number is None else number))
    if sum(number for _, number in found) > MOST:
        faults.append(too_many(text))
    return faults or found


def nothing(text: str) -> Fault:
    """None of something."""
    said = f"{quoted(text)}: 0 of something is nothing."
    return Fault("nothing", said, legal="a number from 1, or leave it out", kind=FaultKind.UNREADABLE)


def too_many(text: str) -> Fault:
    """More than there can be of anything."""
    said = f"{quoted(text)} is more than there can be."
    return Fault("too-large", said, legal=f"{MOST} at most", kind=FaultKind.UNREADABLE)


def _plain(text: str) -> str:
    """Without the signs around numbers; an "x" that is all there is besides is a name."""
    bare = _SIGNS.sub(" ", text)
    times = _TIMES.sub(" ", bare)
    return " ".join((times if any(map(str.isalpha, times)) else bare).split())


def _has_number(name: str) -> bool:
    return any(sign.isdigit() for sign in name)


def _parts(text: str, finder: Finder) -> list[str]:
    """The single amounts of a list: between commas, between numbers, and at "and" unless a name holds it."""
    found: list[str] = []
    for piece in (piece.strip() for piece in _BETWEEN.split(text)):
        if isinstance(finder.find(piece), Found):
            found.append(piece)
            continue
        plain = _plain(piece)
        last = plain[-1:].isdigit() and not plain[:1].isdigit()
        for part in (_AFTER if last else _BEFORE).split(plain):
            name = part.strip("0123456789 ")
            found += [part] if isinstance(finder.find(name), Found) else _AND.split(part)
    return [part for part in found if part.strip()]
