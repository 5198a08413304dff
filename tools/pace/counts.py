"""What a game costs those who play it, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean


@dataclass(slots=True)
class TurnCount:
    """One turn: how often the table stood still and in which phase, who was called, what was answered.

    `overdue` are the times when somebody was awaited and nobody had been called for it; `asked` says of each
    wait who was awaited for what, and how many came.
    """

    waits: Counter[str] = field(default_factory=Counter)
    calls: Counter[int] = field(default_factory=Counter)
    presses: Counter[int] = field(default_factory=Counter)
    answers: int = 0
    ahead: int = 0
    posts: int = 0
    overdue: int = 0
    asked: list[str] = field(default_factory=list)


def mean(counter: Counter[int], people: int) -> float:
    """How many each person has of something."""
    return counter.total() / people


def means(turns: Sequence[TurnCount], people: int) -> list[str]:
    """What one of these turns costs on average, and the waits of each phase in it."""
    waits = [turn.waits.total() for turn in turns]
    calls = [mean(turn.calls, people) for turn in turns]
    most = [max(turn.calls.values(), default=0) for turn in turns]
    phases = sum((turn.waits for turn in turns), Counter[str]())
    shares = ", ".join(f"{phase} {count / len(turns):.1f}" for phase, count in phases.items())
    figures = f"waits {fmean(waits):.1f} ({min(waits)}-{max(waits)}), calls/person {fmean(calls):.1f}"
    return [f"{figures}, most calls of one {fmean(most):.1f} ({max(most)})", f"      {shares}"]


def table(turns: dict[int, TurnCount], people: int, each_wait: bool = False) -> list[str]:
    """The counts in lines: a turn each, and where the table stood still; perhaps every wait, too."""
    lines = ["turn  waits  calls/person (most)  presses/person  posts  answers (ahead)  overdue"]
    for number, turn in sorted(turns.items()):
        most = max(turn.calls.values(), default=0)
        lines.append(
            f"{number:4}  {turn.waits.total():5}  {mean(turn.calls, people):12.1f} ({most:2})"
            f"  {mean(turn.presses, people):18.1f}  {turn.posts:5}  {turn.answers:8} ({turn.ahead:2})"
            f"  {turn.overdue:9}"
        )
        lines.append("      " + ", ".join(f"{phase} {count}" for phase, count in turn.waits.items()))
        lines += [f"      {asked}" for asked in turn.asked if each_wait]
    return lines
