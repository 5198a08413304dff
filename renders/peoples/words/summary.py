"""The story of a phase: each turn in a line or two, then what it brought about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.peoples.words.news import Story, stories
from renders.peoples.words.telling import telling
from renders.words.joining import listed
from renders.words.story import Line, fitting
from renders.words.table import Who


def summary(events: Sequence[Any], who: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase, or about several in a row, in the order in which it happened."""
    lines = [line for part in stories(events) for line in _told(part, who) if line.text]
    return fitting(lines)


def _told(part: Story | Any, who: Who) -> list[Line]:
    if not isinstance(part, Story):
        return [Line(telling(part, who))]
    phrases = part.phrases(who)
    details = [*part.extras(who), *(telling(event, who) for event in part.asides)]
    asides = [Line(text, is_detail=True) for text in details]
    return [Line(f"{who(part.seat)}: {listed(phrases, 'no action')}."), *asides]
