"""What could be written now: lines that are legal in this very position."""

from __future__ import annotations

from typing import Any

from bot.forms.reading import read
from rules.table import Chance, Data, Refereed, Refusal

MOST = 3
TRIES = 6


def examples(question: Refereed[Any]) -> tuple[str, ...]:
    """Up to three lines that could be written, each judged before it is shown; the plainest first."""
    blank, chance = question.blank(), Chance(question.key.encode() or b"examples")
    found: dict[str, str] = {}
    for _ in range(TRIES):
        for line in question.write(question.sample(chance)):
            if line not in found and _is_legal(question, line, blank):
                found[line] = line.split(" ", 1)[0]
        if len(set(found.values())) >= MOST:
            break
    kinds = {kind: line for line, kind in reversed(found.items())}
    chosen = tuple(dict.fromkeys((*reversed(kinds.values()), *found)))[:MOST]
    return tuple(sorted(chosen, key=len))


def _is_legal(question: Refereed[Any], line: str, blank: Data) -> bool:
    data = read(question, line, blank)
    return not isinstance(data, Refusal) and data != blank and not isinstance(question.check(data), Refusal)
