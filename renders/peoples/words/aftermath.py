"""What came at once of an answer in one's own turn: dice, regions, loot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.peoples.words.telling import telling
from renders.words.agreement import addressed, addressing
from renders.words.table import Who
from rules.peoples import events as e
from rules.table import Seat

LETTERS = 1100
"""As much as a receipt takes beside what was recorded."""


def aftermath(events: Sequence[Any], seat: Seat, who: Who) -> tuple[str, ...]:
    """The events of this seat's turn, a line each, in order; of very many the newest."""
    you = addressing(seat, who)
    return _newest([addressed(line) for event in own_turn(events, seat) if (line := telling(event, you))])


def own_turn(events: Sequence[Any], seat: Seat) -> list[Any]:
    """What happened before another seat's turn began."""
    found: list[Any] = []
    is_mine = True
    for event in events:
        if isinstance(event, e.TurnBegan):
            is_mine = event.seat == seat
        elif is_mine:
            found.append(event)
    return found


def _newest(lines: list[str]) -> tuple[str, ...]:
    kept, letters = [], 0
    for line in reversed(lines):
        letters += len(line) + 3
        if letters > LETTERS:
            break
        kept.append(line)
    before = len(lines) - len(kept)
    return (*([f"… {before} more before; the close-up shows them all."] if before else []), *reversed(kept))
