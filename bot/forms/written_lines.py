"""An answer as lines of text: written out to be changed, read again, and its faulty lines marked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot.forms.draft import Draft
from bot.forms.reading import read
from rules.table import Data, Fault, Refereed, Refusal

FAULTY = "✗"
_BETWEEN = re.compile(r"[\n;]")
MOST = 60  # lines that are looked at one by one


@dataclass(frozen=True, slots=True)
class Sorted:
    """What of a text was understood, the lines that were not, and the whole text with those marked."""

    data: Data
    unread: tuple[str, ...] = ()
    marked: str = ""
    faults: tuple[Fault, ...] = ()


def emptied(question: Refereed[Any]) -> Data:
    """An answer without any line: where a default has lines, they are written out and may be taken out."""
    data, seen = question.blank(), list[Data]()
    while data not in seen and len(seen) < MOST:
        seen.append(data)
        data = question.drop(data, 0)
    return seen[-1]


def retypable(question: Refereed[Any], data: Data) -> str | None:
    """The answer as a text that reads as the same answer; None where it does not."""
    text = "\n".join(question.write(data))
    empty = emptied(question)
    if data == empty:
        return ""
    return text if read(question, text, empty) == data else None


def unmarked(text: str) -> str:
    """A text without the marks at the beginning of its lines."""
    return "\n".join(line.strip().lstrip(FAULTY).strip() for line in text.splitlines())


def sorted_out(question: Refereed[Any], text: str, base: Data) -> Sorted:
    """A text read onto a draft; where not all of it can be read, line by line as far as that goes."""
    whole = read(question, text, base)
    if not isinstance(whole, Refusal):
        return Sorted(whole)
    lines = [line.strip() for line in _BETWEEN.split(text) if line.strip()]
    if len(lines) > MOST:
        return Sorted(base, tuple(lines), text, whole.faults)
    data, unread, shown = base, list[str](), list[str]()
    for line in lines:
        longer = read(question, line, data)
        if isinstance(longer, Refusal):
            unread.append(line)
        else:
            data = longer
        shown.append(f"{FAULTY} {line}" if isinstance(longer, Refusal) else line)
    if not unread:  # each line can be read, all together cannot
        return Sorted(base, tuple(lines), text, whole.faults)
    return Sorted(data, tuple(unread), "\n".join(shown), whole.faults)


def understood(question: Refereed[Any], draft: Draft) -> Sorted:
    """What of a draft and the text kept with it was understood."""
    return sorted_out(question, draft.text, question.blank() if draft.data is None else draft.data)


def forbidden_marked(question: Refereed[Any], data: Data) -> str:
    """The lines of an answer that the rules forbid, the first one marked that makes it so."""
    lines = question.write(data)
    base = emptied(question)
    bad = None
    for place in range(min(len(lines), MOST)):
        so_far = read(question, "\n".join(lines[: place + 1]), base)
        if isinstance(so_far, Refusal) or isinstance(question.check(so_far), Refusal):
            bad = place
            break
    return "\n".join(f"{FAULTY} {line}" if n == bad else line for n, line in enumerate(lines))
