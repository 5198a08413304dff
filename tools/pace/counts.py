"""What a game costs those who play it, turn by turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class TurnCount:
    """One turn: how often the table stood still and in which phase, who was called, what was answered.

    `overdue` are the times when somebody was awaited and nobody had been called for it.
    """

    waits: Counter[str] = field(default_factory=Counter)
    calls: Counter[int] = field(default_factory=Counter)
    presses: Counter[int] = field(default_factory=Counter)
    answers: int = 0
    ahead: int = 0
    posts: int = 0
    overdue: int = 0


def mean(counter: Counter[int], people: int) -> float:
    """How many each person has of something."""
    return sum(counter.values()) / people


def table(turns: dict[int, TurnCount], people: int) -> list[str]:
    """The counts in lines: a turn each, and where the table stood still."""
    lines = ["turn  waits  calls/person (most)  presses/person  posts  answers (ahead)  overdue"]
    for number, turn in sorted(turns.items()):
        most = max(turn.calls.values(), default=0)
        lines.append(
            f"{number:4}  {turn.waits.total():5}  {mean(turn.calls, people):12.1f} ({most:2})"
            f"  {mean(turn.presses, people):18.1f}  {turn.posts:5}  {turn.answers:8} ({turn.ahead:2})"
            f"  {turn.overdue:9}"
        )
        lines.append("      " + ", ".join(f"{phase} {count}" for phase, count in turn.waits.items()))
    return lines
