"""The story of a phase, told forward: who led what, what it won, what it scored; then the reckoning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from renders.history.words.phrases import empire
from renders.history.words.story import TABLE, Story
from renders.history.words.telling import telling
from renders.words.joining import listed
from renders.words.story import Line, fitting
from renders.words.table import Who
from rules.history_of_the_world import events as e

PLAIN = (e.OrderRolled, e.DrawingBegan, e.EpochEnded, e.MarkersRevealed, e.GameWon, *TABLE)
"""Told in their own words; the rest is gathered."""


@dataclass(slots=True)
class Gathered:
    """Events of one kind in a row, told together."""

    kind: type[Any]
    events: list[Any] = field(default_factory=list)


def summary(events: Sequence[Any], who: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase, or about several in a row, in the order in which it happened."""
    lines = [line for chapter in chapters(events) for line in _told(chapter, who) if line.text]
    return fitting(lines)


def chapters(events: Iterable[Any]) -> list[Any]:
    """The turns, the events told by themselves, and those told together, as they followed each other."""
    found: list[Any] = []
    turn: Story | None = None
    for event in events:
        if isinstance(event, e.EmpireCalled):
            turn = Story(event.seat, event.card)
            found.append(turn)
        elif turn is not None and (isinstance(event, TABLE) or not isinstance(event, PLAIN)):
            turn.hear(event)
        elif isinstance(event, e.CardGiven | e.EmpireSkipped):
            last = found[-1] if found else None
            if not isinstance(last, Gathered) or last.kind is not type(event):
                last = Gathered(type(event))
                found.append(last)
            last.events.append(event)
        elif isinstance(event, PLAIN):
            found.append(event)
        if isinstance(event, e.TurnScored):
            turn = None
    return found


def _told(chapter: Any, who: Who) -> list[Line]:
    if isinstance(chapter, Story):
        details = [Line(line, is_detail=True) for line in chapter.events(who)]
        return [Line(chapter.opening(who)), *details, Line(chapter.result(who))]
    if not isinstance(chapter, Gathered):
        return [Line(telling(chapter, who))]
    if chapter.kind is e.EmpireSkipped:
        return [
            Line(
                f"Called, but nobody had it: {listed(empire(event.card) for event in chapter.events)}.",
                is_detail=True,
            )
        ]
    kept = [who(gift.giver) for gift in chapter.events if gift.giver == gift.receiver]
    passed = [(gift.giver, gift.receiver) for gift in chapter.events if gift.giver != gift.receiver]
    lines = [Line(f"Kept the empire drawn: {listed(kept)}.")] if kept else []
    unseen = listed(f"{who(giver)} to {who(receiver)}" for giver, receiver in passed)
    return lines + ([Line(f"Passed it on, unseen: {unseen}.")] if passed else [])
