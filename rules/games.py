"""Every game there is, by its key."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from rules.atlas.names import Aliases, Finder
from rules.civ.civx.game import CivX
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.western_empires.game import WesternEmpires
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.peoples.game import Peoples
from rules.table import Game

_ALL: tuple[Game[Any], ...] = (WesternEmpires(), CivX(), DawnOfHistory(), HistoryOfTheWorld(), Peoples())
GAMES: Mapping[str, Game[Any]] = {game.key: game for game in _ALL}


@lru_cache(maxsize=256)
def finder_among(names: tuple[str, ...]) -> Finder:
    """The finder for any names a game shows; those of places are known by their other words too."""
    return Finder(names, _aliases())


@cache
def _aliases() -> Aliases:
    known: dict[str, tuple[str, ...]] = {}
    for game in GAMES.values():
        for alias, names in game.aliases().items():
            known[alias] = tuple(dict.fromkeys((*known.get(alias, ()), *names)))
    return known
