"""`amphora work`: draws pictures for the processes that run the bot on the same PostgreSQL."""

from __future__ import annotations

import argparse
from typing import Any

from bot.commands.parsing import command

EXAMPLES = "  AMPHORA_DATABASE=postgresql://... AMPHORA_KEY=... amphora work"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command(commands, "work", "draw pictures for other processes, and nothing else", run, EXAMPLES)


def run(_options: Any) -> int:
    """Draw until stopped."""
    from bot.run import work

    return work()
