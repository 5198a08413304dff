"""What came at once of an answer in one's own turn: dice, regions, loot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.peoples.words.telling import telling
from renders.words.agreement import addressed, addressing
from renders.words.story import newest
from renders.words.table import Who
from rules.peoples import events as e
from rules.table import Seat

BATTLES = (e.Attacked, e.TribeRetreated)
"""What a list of all fights tells."""


def aftermath(events: Sequence[Any], seat: Seat, who: Who) -> tuple[str, ...]:
    """The events of this seat's turn, a line each, in order; of very many the newest."""
    you = addressing(seat, who)
    lines = [addressed(line) for event in own_turn(events, seat) if (line := telling(event, you))]
    return newest(lines, "the close-up shows them all")


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
