"""`amphora run`: the bot on Discord or, without a token, the practice table in a browser."""

from __future__ import annotations

import argparse
from typing import Any

from bot.commands.failure import Failure

HIGHEST = 65535


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("run", help="run the bot; without DISCORD_TOKEN, the practice table")
    command.add_argument("--game", help="game of the practice table (default: you are asked on the page)")
    command.add_argument("--port", help="port of the practice page (default: any free one)")
    command.add_argument(
        "--no-browser", action="store_true", help="print the address of the page, open nothing"
    )
    command.set_defaults(command=run)


def run(options: Any) -> int:
    """Run until stopped."""
    from bot.run import main

    return main(options.game, _port(options.port), browse=not options.no_browser)


def _port(text: str | None) -> int | None:
    """The port that was written; None for none."""
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= HIGHEST:
        raise Failure(f"--port takes a number from 1 to {HIGHEST}, not “{text}”")
    return int(text)
