"""The story of a phase: each turn in a line or two, then what it brought about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from renders.peoples.words.news import Story, stories
from renders.peoples.words.telling import telling
from renders.words.joining import listed
from renders.words.table import Who

MOST = 25
LETTERS = 2600
"""As much as a message shows without cutting the end off."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the summary; a detail is left out before any other."""

    text: str
    is_detail: bool = False


def summary(events: Sequence[Any], who: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase, or about several in a row, in the order in which it happened."""
    lines = [line for part in stories(events) for line in _told(part, who) if line.text]
    return _fitting(lines)


def _told(part: Story | Any, who: Who) -> list[Line]:
    if not isinstance(part, Story):
        return [Line(telling(part, who))]
    phrases = part.phrases(who)
    details = [*part.extras(who), *(telling(event, who) for event in part.asides)]
    asides = [Line(text, is_detail=True) for text in details]
    return [Line(f"{who(part.seat)}: {listed(phrases, 'no action')}."), *asides]


def _fitting(lines: list[Line]) -> tuple[str, ...]:
    """As many lines as a message takes: details go first, the oldest before all; the end always stays."""
    kept, left_out, place = list(lines), 0, 0
    while len(kept) + bool(left_out) > MOST or sum(len(line.text) + 3 for line in kept) > LETTERS:
        gone = next((n for n, line in enumerate(kept) if line.is_detail), 0)
        place = min(place, gone) if left_out else gone
        del kept[gone]
        left_out += 1
    texts = [line.text for line in kept]
    return (*texts[:place], f"… and {left_out} more.", *texts[place:]) if left_out else tuple(texts)
