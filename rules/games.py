"""The games that can be played, by key."""

from __future__ import annotations

from typing import Any

from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.table import Game

_ALL: tuple[Game[Any], ...] = (HistoryOfTheWorld(),)
GAMES: dict[str, Game[Any]] = {game.key: game for game in _ALL}
