"""Something the person at the command line must know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.atlas.asking import meant
from rules.atlas.names import finder_of
from rules.games import GAMES
from rules.table import Fault, Game
from rules.table.record import Record, load_record


class Failure(Exception):
    """What went wrong, in words for the person who typed the command."""


def game_named(name: str) -> Game[Any]:
    """The game with this key or name, or something near it."""
    named = {game.name: game for game in GAMES.values()}
    found = meant(name, finder_of(tuple(named)), "game")
    if isinstance(found, Fault):
        raise Failure(f"{found.text} {found.legal or 'See `amphora games`.'}")
    return named[found]


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Failure(f"{path} is not a game exported by Amphora") from None
    try:
        return load_record(text)
    except ValueError:
        raise Failure(f"{path} is not a game exported by Amphora") from None
