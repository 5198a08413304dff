"""A stored game taken up into memory: its newest checkpoint, and the inputs since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.live_game import LiveGame
from bot.store import Loaded
from bot.store.rows import InputRow
from rules.table import Checkpoint, Game, Table, restore
from rules.table.chance import seed_at
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
    seed = seed_at(live.row.eras, checkpoint.fork)
    entries = [load_input(row.data) for row in inputs]
    return restore(games[live.row.ruleset], live.names, seed, checkpoint, entries, live.kept.append)
