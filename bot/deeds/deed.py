"""What a deed is, and when it may be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.sitting import Play
from bot.store.rows import Status
from rules.table import Refusal, refuse

Deed: TypeAlias = Callable[[Play], Refusal | None]
_WORDS = {Status.LOBBY: "has not begun", Status.PAUSED: "is paused"}


def not_running(play: Play) -> Refusal | None:
    """Why nothing can be done now, if the game is not running."""
    if play.row.status is Status.RUNNING:
        return None
    return refuse("not-running", f"The game {_WORDS.get(play.row.status, 'is over')}.")


def not_begun(play: Play) -> Refusal | None:
    """Why the seats cannot be changed, if the game is in its lobby or over."""
    return None if play.row.status is Status.PAUSED else not_running(play)
