"""`amphora games`: the games that can be played, and their options."""

from __future__ import annotations

import argparse
from typing import Any

from bot.commands.parsing import command
from rules.games import GAMES


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command(commands, "games", "list the games and their options", run, "  amphora games")


def run(options: Any) -> int:
    """Print every game with its options."""
    for key, game in GAMES.items():
        print(f"{key}: {game.name}, {game.least}-{game.most} players")
        for option in game.options:
            choices = ", ".join(
                f"{c.key}{' (default)' if c.key == option.default else ''}" for c in option.choices
            )
            about = ". ".join(filter(None, (option.label, option.note)))
            print(f"  {option.key}: {choices}. {about.rstrip('.')}.")
    return 0
