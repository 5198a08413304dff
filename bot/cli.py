"""The command line: `amphora run | games | simulate | render | verify`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot.commands import games, render, run, simulate, verify
from bot.commands.failure import Failure

COMMANDS = (run, games, simulate, render, verify)


def parser() -> argparse.ArgumentParser:
    """Every command with its own options."""
    made = argparse.ArgumentParser(
        prog="amphora", description="A play-by-post moderator for civilization board games on Discord."
    )
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what went wrong is said in a line, never in a trace."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.command(options)
    except Failure as failure:
        print(f"amphora: {failure}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
