"""The games and settings that every game must keep the contract in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.games import GAMES
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Game
from tests.bot.toy import Toy
from tests.tiny.game import Tiny

# Random players seldom finish a race: their games are cut where that takes hundreds of turns.
SHORTER: Mapping[str, Mapping[str, str]] = {
    "western-empires": {"turns": "5"},
    "civx": {"turns": "5"},
    "dawn-of-history": {"turns": "5"},
    "peoples": {"rounds": "15"},
}

COUNTS: Mapping[str, tuple[int, ...]] = dict.fromkeys(("civx", "dawn-of-history"), (5, 11, 12, 18))
"""The numbers of players to try where not all are: the fewest, the most, and where the set-up changes."""


@dataclass(frozen=True)
class Setting:
    """A game as it can be set up."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game}-{self.players}{'-' if chosen else ''}{chosen}"


def games() -> dict[str, Game[Any]]:
    """Every game, the toy that asks every kind of question, and a tiny sibling of the civ family."""
    return {**GAMES, Toy.key: Toy(), Tiny.key: Tiny()}


def settings() -> list[Setting]:
    """Every game with its fewest and its most players, and every value of every option at least once."""
    found = []
    for key, game in games().items():
        counts = COUNTS.get(key, range(game.least, game.most + 1))
        found += [Setting(key, players) for players in counts]
        for option in game.options:
            for place, choice in enumerate(option.choices):
                if choice.key != option.default:
                    players = game.least + place % (game.most - game.least + 1)
                    found.append(Setting(key, players, {option.key: choice.key}))
    return found


def match_of(setting: Setting, seed: bytes, whole: bool = False, **how: Any) -> Match:
    """Random players at a table; `whole`: however long it takes."""
    names = tuple(f"Player {n}" for n in range(setting.players))
    game = games()[setting.game]
    options = {**({} if whole else SHORTER.get(setting.game, {})), **setting.options}
    return Match(game, options, names, [Anybody()] * setting.players, seed, **how)
