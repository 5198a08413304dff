"""Something the person at the command line must know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.atlas.names import Ambiguous, Finder, Found
from rules.games import GAMES
from rules.table import Game
from rules.table.record import Record, load_record


class Failure(Exception):
    """What went wrong, in words for the person who typed the command."""


def game_named(name: str) -> Game[Any]:
    """The game with this key or name, or something near it."""
    named = {game.name: game for game in GAMES.values()}
    match Finder(named).find(name):
        case Found(found):
            return named[found]
        case Ambiguous(names):
            raise Failure(f"“{name}” could be {' or '.join(names)}")
        case unknown:
            hint = f"; did you mean {' or '.join(unknown.suggestions)}?" if unknown.suggestions else ""
            raise Failure(f"there is no game “{name}”{hint} (see `amphora games`)")


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
