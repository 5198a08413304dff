"""A stored game taken up into memory: its newest checkpoint, and the inputs since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.live_game import LiveGame
from bot.store import Loaded
from bot.store.rows import GameRow, InputRow
from rules.table import Checkpoint, Game, Table, restore
from rules.table.chance import Era, seed_at
from rules.table.codec import load_checkpoint, load_input

Games: TypeAlias = Mapping[str, Game[Any]]


def take_up(games: Games, loaded: Loaded) -> LiveGame:
    """A game as it was stored."""
    live = LiveGame(loaded.game, loaded.seats)
    if loaded.checkpoint is not None:
        live.table = restored(games, live, load_checkpoint(loaded.checkpoint.data), loaded.inputs)
    return live


def restored(games: Games, live: LiveGame, checkpoint: Checkpoint, inputs: Sequence[InputRow] = ()) -> Table:
    """The table of a game at a checkpoint, with the inputs since."""
    seed = seed_at(eras_of(live.row), checkpoint.fork)
    entries = [load_input(row.data) for row in inputs]
    return restore(games[live.row.ruleset], live.names, seed, checkpoint, entries, live.kept.append)


def eras_of(row: GameRow) -> tuple[Era, ...]:
    """The secrets of a game's chance, the first to begin with."""
    return (Era(row.seed),)
