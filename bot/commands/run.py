"""`amphora run`: the bot on Discord or, without a token, the practice table in a browser."""

from __future__ import annotations

import argparse
from typing import Any


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("run", help="run the bot; without DISCORD_TOKEN, the practice table")
    command.add_argument("--game", help="game of the practice table (default: you are asked on the page)")
    command.add_argument(
        "--port", type=int, default=0, help="port of the practice page (default: any free one)"
    )
    command.set_defaults(command=run)


def run(options: Any) -> int:
    """Run until stopped."""
    from bot.run import main

    return main(options.game, options.port)
