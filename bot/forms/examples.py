"""What could be written now: lines that are legal in this very position."""

from __future__ import annotations

from typing import Any

from bot.forms.reading import read
from rules.table import Chance, Refereed, Refusal

MOST = 3
TRIES = 6


def examples(question: Refereed[Any]) -> tuple[str, ...]:
    """Up to three lines that could be written, each read and judged before it is shown."""
    blank = question.blank()
    found: dict[str, str] = {}
    chance = Chance(question.key.encode() or b"examples")
    for _ in range(TRIES):
        for line in question.write(question.sample(chance)):
            data = read(question, line, blank)
            if (
                not isinstance(data, Refusal)
                and data != blank
                and not isinstance(question.check(data), Refusal)
            ):
                found.setdefault(line.split(" ", 1)[0], line)
            if len(found) == MOST:
                return tuple(found.values())
    return tuple(found.values())
