"""Changes to a lobby, and to the settings of any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.deeds.deed import Deed
from bot.sitting import Play
from bot.store.rows import Status
from rules.table import Refusal, refuse


def amend(change: Callable[[Play], Refusal | None]) -> Deed:
    """Change a lobby: `change` sets `play.row` and `play.seats`."""

    def deed(play: Play) -> Refusal | None:
        if play.row.status is not Status.LOBBY:
            return refuse("begun", "The game has begun.")
        play.whole = True
        return change(play)

    return deed


def configure(**settings: Any) -> Deed:
    """Change settings of a game at any time, for example its pace."""

    def deed(play: Play) -> Refusal | None:
        play.row = replace(play.row, settings={**play.row.settings, **settings})
        play.whole = True
        return None

    return deed
