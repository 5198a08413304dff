"""`amphora games`: the games that can be played, and their options."""

from __future__ import annotations

import argparse
from typing import Any

from rules.games import GAMES


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("games", help="list the games and their options")
    command.set_defaults(command=run)


def run(options: Any) -> int:
    """Print every game with its options."""
    for key, game in GAMES.items():
        print(f"{key}: {game.name}, {game.least}-{game.most} players")
        for option in game.options:
            choices = ", ".join(
                f"{c.key}{' (default)' if c.key == option.default else ''}" for c in option.choices
            )
            print(f"  {option.key}: {choices}. {option.note or option.label}")
    return 0
