"""What an action is, and when it may be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.attempt import Attempt
from bot.store.rows import Status
from rules.table import Refusal, refuse

Action: TypeAlias = Callable[[Attempt], Refusal | None]
_WORDS = {Status.LOBBY: "has not begun", Status.PAUSED: "is paused"}


def not_running(attempt: Attempt) -> Refusal | None:
    """Why nothing can be done now, if the game is not running."""
    if attempt.row.status is Status.RUNNING:
        return None
    return refuse("not-running", f"The game {_WORDS.get(attempt.row.status, 'is over')}.")


def not_begun(attempt: Attempt) -> Refusal | None:
    """Why the seats cannot be changed, if the game is in its lobby or over."""
    return None if attempt.row.status is Status.PAUSED else not_running(attempt)
