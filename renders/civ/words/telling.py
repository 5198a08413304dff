"""Any told event in words; every event class is either worded or listed as saying nothing."""

from __future__ import annotations

from typing import Any

from renders.civ.words import barbarians, board, calamity, trade
from renders.words.table import UNTOLD, Who, table_event
from rules.civ import events as e

SILENT: tuple[type[Any], ...] = (e.MovementEnded, *UNTOLD)
"""Events nobody needs a sentence about: orders that follow say it, or the table does itself."""


def telling(event: Any, who: Who) -> str:
    """A told event as a sentence or two; empty where there is nothing worth saying."""
    if isinstance(event, SILENT):
        return ""
    sayings = (board.say, trade.say, calamity.say, barbarians.say, table_event)
    said = next(filter(None, (say(event, who) for say in sayings)), "")
    text = " ".join(said.split()).replace(" .", ".").replace(" :", ":")
    return text[:1].upper() + text[1:]
