"""`amphora verify FILE`: replay an exported game from nothing and check everything that chance decided."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.commands.failure import Failure, read_record
from rules.games import GAMES
from rules.table.record import verify


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "verify", help="replay an exported game and check every shuffle, draw and die"
    )
    command.add_argument("file", type=Path)
    command.set_defaults(command=run)


def run(options: Any) -> int:
    """Say whether the file is sound; 1 if not."""
    record = read_record(options.file)
    game = GAMES.get(record.game)
    if game is None:
        raise Failure(f"this is a game of “{record.game}”, which is not known here")
    verdict = verify(record, game)
    if verdict.problem:
        print(f"NOT SOUND: {verdict.problem} (after {verdict.phases} phases, {verdict.inputs} inputs)")
        return 1
    assert verdict.table is not None
    print(f"Sound: {game.name}, {verdict.phases} phases and {verdict.inputs} inputs replayed from the seed.")
    for standing in verdict.table.standings():
        print(f"  {standing.place}. {record.names[standing.seat]}: {standing.points} points")
    return 0
