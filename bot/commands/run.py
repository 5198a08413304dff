"""`amphora run`: the bot on Discord or, without a token, the practice table in a browser."""

from __future__ import annotations

import argparse
from typing import Any

from bot.commands.failure import Failure
from bot.commands.parsing import command
from rules.games import GAMES

HIGHEST = 65535
EXAMPLES = f"""  amphora run
  amphora run --game {next(iter(GAMES))} --port 8080
  DISCORD_TOKEN=... amphora run"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(commands, "run", "run the bot; without DISCORD_TOKEN, the practice table", run, EXAMPLES)
    made.add_argument(
        "--game", metavar="GAME", help="game of the practice table (default: you are asked on the page)"
    )
    made.add_argument("--port", metavar="NUMBER", help="port of the practice page (default: any free one)")
    made.add_argument("--no-browser", action="store_true", help="print the address of the page, open nothing")


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
