"""Something the person at the command line must know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.atlas.asking import meant
from rules.atlas.names import finder_of
from rules.games import GAMES
from rules.table import Fault, Game
from rules.table.record import LARGEST, Record, Unreadable, load_record


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
    """The record in a file; no more of it is read than a record can have."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}") from None
    try:
        return load_record(data)
    except Unreadable as problem:
        raise Failure(f"{path}: {problem}") from None
