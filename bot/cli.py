"""The command line, `amphora COMMAND`: a module of `bot.commands` each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from bot.commands import backup, gallery, games, render, restore, run, simulate, verify, work
from bot.commands.failure import Failure
from bot.commands.parsing import WRONG, Parser

STOPPED = 130  # by Ctrl-C, as shells count
COMMANDS = (run, work, backup, restore, games, simulate, render, gallery, verify)


def parser() -> argparse.ArgumentParser:
    """Every command with its own options."""
    made = Parser(
        prog="amphora",
        description="A play-by-post moderator for civilization board games on Discord.",
        epilog="`amphora COMMAND --help` tells more of a command, with examples.",
    )
    made.add_argument("--version", action="version", version=f"amphora {version('amphora')}")
    commands = made.add_subparsers(required=True, metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what went wrong is said in a line, never in a trace."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.command(options)
        sys.stdout.flush()
    except Failure as failure:
        print(f"amphora: {str(failure).rstrip('.')}.", file=sys.stderr)
        return WRONG
    except BrokenPipeError:  # whoever read it has seen enough; nor must the last flush complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("\namphora: stopped.", file=sys.stderr)
        return STOPPED
    return status


if __name__ == "__main__":
    sys.exit(main())
