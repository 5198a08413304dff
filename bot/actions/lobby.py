"""Changes to a lobby, and to the settings of any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.actions.action import Action
from bot.attempt import Attempt
from bot.store.rows import Status
from rules.table import Refusal, refuse


def amend(change: Callable[[Attempt], Refusal | None]) -> Action:
    """Change a lobby: `change` sets `attempt.row` and `attempt.seats`."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.status is not Status.LOBBY:
            return refuse("begun", "The game has begun.")
        attempt.whole = True
        return change(attempt)

    return action


def configure(**settings: Any) -> Action:
    """Change settings of a game at any time, for example its pace."""

    def action(attempt: Attempt) -> Refusal | None:
        attempt.row = replace(attempt.row, settings={**attempt.row.settings, **settings})
        attempt.whole = True
        return None

    return action
