"""Any told event in words; every event class is either worded or listed as saying nothing."""

from __future__ import annotations

from typing import Any

from renders.civ.words import board, calamity, trade
from renders.civ.words.phrases import Who
from renders.words.joining import listed
from rules.civ import events as e
from rules.table import event as table

SILENT: tuple[type[Any], ...] = (e.MovementEnded, table.AheadRefused, table.AnswerUndone)
"""Events nobody needs a sentence about: orders that follow say it, or the table does itself."""


def telling(event: Any, who: Who) -> str:
    """A told event as a sentence or two; empty where there is nothing worth saying."""
    if isinstance(event, SILENT):
        return ""
    said = board.say(event, who) or trade.say(event, who) or calamity.say(event, who) or _table(event, who)
    text = " ".join(said.split()).replace(" .", ".").replace(" :", ":")
    return text[:1].upper() + text[1:]


def _table(event: Any, who: Who) -> str:
    match event:
        case table.TimeExpired(seats):
            return f"Time ran out for {listed(who(seat) for seat in seats)}."
        case table.SeatLeft(seat):
            return f"{who(seat)} leaves the game."
        case table.PhaseReopened(phase, reason):
            return f"The phase was taken back to its start: {reason or phase}."
    return ""
