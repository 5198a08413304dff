"""Every game there is, by its key."""

from collections.abc import Mapping
from typing import Any

from rules.civ.western_empires.game import WesternEmpires
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.table import Game

_ALL: tuple[Game[Any], ...] = (WesternEmpires(), HistoryOfTheWorld())
GAMES: Mapping[str, Game[Any]] = {game.key: game for game in _ALL}
