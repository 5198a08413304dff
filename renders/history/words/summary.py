"""The story of a phase: who led what, what it won and lost, what it scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.history.words.phrases import empire
from renders.history.words.story import Story, story_lines
from renders.history.words.telling import telling
from renders.words.joining import listed
from renders.words.listing import shortened
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.table import event as table

MOST = 25
FIRST = (e.GameWon, e.MarkersRevealed, e.EpochEnded)
"""What a reader wants to know before all else, in this order."""
PLAIN = (*FIRST, e.OrderRolled, e.DrawingBegan, table.TimeExpired, table.SeatLeft, table.PhaseReopened)
"""Told in their own words; the rest is gathered."""


def summary(events: Sequence[Any], who: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase, or about several in a row."""
    first = [event for kind in FIRST for event in events if isinstance(event, kind)]
    rest = [event for event in events if isinstance(event, PLAIN) and not isinstance(event, FIRST)]
    lines = [telling(event, who) for event in (*first, *rest)]
    lines += _dealt(events, who)
    for story in stories(events):
        lines += story_lines(story, who)
    skipped = [event.card for event in events if isinstance(event, e.EmpireSkipped)]
    if skipped:
        lines.append(f"Called in vain: {listed(map(empire, skipped))}.")
    return shortened(lines, MOST)


def stories(events: Sequence[Any]) -> list[Story]:
    """The turns among the events."""
    found: list[Story] = []
    for event in events:
        if isinstance(event, e.EmpireCalled):
            found.append(Story(event.seat, event.card))
        elif found:
            found[-1].hear(event)
    return found


def _dealt(events: Sequence[Any], who: Who) -> list[str]:
    gifts = [event for event in events if isinstance(event, e.CardGiven)]
    kept = [who(gift.giver) for gift in gifts if gift.giver == gift.receiver]
    passed = [f"{who(gift.giver)} to {who(gift.receiver)}" for gift in gifts if gift.giver != gift.receiver]
    lines = [f"Kept the empire drawn: {listed(kept)}."] if kept else []
    return lines + ([f"Passed it on, unseen: {listed(passed)}."] if passed else [])
