"""How commands are read: a wrong one is answered with one sentence, and help shows an example."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from renders.schemes import SCHEMES

WRONG = 2  # what a command ends with that was not understood or could not be done


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to look."""
        print(f"amphora: {message}. See `{self.prog} --help`.", file=sys.stderr)
        raise SystemExit(WRONG)


def command(
    commands: argparse._SubParsersAction[Any],
    name: str,
    does: str,
    run: Callable[[Any], int],
    examples: str,
) -> argparse.ArgumentParser:
    """A command: what it does, in a line, and examples of it."""
    sentence = does[0].upper() + does[1:] + "."
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=does,
        description=sentence,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(command=run)
    return made


def number(text: str) -> int:
    """A whole number."""
    if not text.isascii() or not text.isdecimal():
        raise argparse.ArgumentTypeError(f"“{text}” is not a number")
    return int(text)


def scheme(name: str) -> str:
    """A colour scheme that there is."""
    if name not in SCHEMES:
        raise argparse.ArgumentTypeError(f"there is no scheme “{name}”; there are {', '.join(SCHEMES)}")
    return name
