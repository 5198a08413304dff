"""How fast games are judged: whole games, single inputs, restoring, the size of a checkpoint.

All times are those of the processor: what else the machine does is not in them.
"""

from __future__ import annotations

import gc
from functools import partial
from typing import Any

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Checkpoint, Game, restore
from rules.table.codec import dump_checkpoint, load_checkpoint
from tools.measure import spread, worked


def _timed_match(game: Game[Any]) -> tuple[Match, list[float]]:
    """A whole game of stand-ins at a full table, and how long the table took over each input."""
    names = tuple(f"P{n}" for n in range(game.most))
    match = Match(game, {}, names, [STANDINS[for_game(game.key)]] * game.most, b"bench")
    taken: list[float] = []
    submit = match.table.submit

    def measured(entry: Any) -> Any:
        result, seconds = worked(lambda: submit(entry))
        taken.append(seconds)
        return result

    match.table.submit = measured  # type: ignore[method-assign]  # only here, to measure
    match.play()
    return match, taken


def _restore(match: Match, checkpoint: Checkpoint) -> float:
    """How long it takes to take up a game from a stored checkpoint and the inputs since."""
    table, text = match.table, dump_checkpoint(checkpoint)
    entries = match.recorder.inputs.get(checkpoint.number, [])
    return worked(lambda: restore(table.game, table.names, table.seed, load_checkpoint(text), entries))[1]


def main() -> None:
    """Every game once; what is loaded by now is not looked at again, as in the running bot."""
    gc.collect()
    gc.freeze()
    for game in GAMES.values():
        (match, taken), seconds = worked(partial(_timed_match, game))
        print(f"{game.name}, {game.most} stand-ins: whole game {seconds:.2f} s, {match.inputs} inputs")
        print(f"  an input: {spread(taken)}")
        checkpoints = match.recorder.checkpoints
        print(f"  restoring a game: {spread([_restore(match, c) for c in checkpoints[:-1:5]])}")
        sizes = sorted(len(dump_checkpoint(c)) for c in checkpoints)
        middle, largest = sizes[len(sizes) // 2] / 1000, sizes[-1] / 1000
        print(f"  a checkpoint: median {middle:.1f} kB, largest {largest:.1f} kB")
