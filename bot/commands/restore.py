"""`amphora restore`: a backup in the place of the database, while the bot does not run."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from bot.backups import postgres, sqlite
from bot.commands.backup import file_of
from bot.commands.configured import configured
from bot.commands.parsing import command

EXAMPLES = """  amphora restore amphora-20261117-180000.backup
  amphora restore amphora-20261117-180000.backup --replace"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(
        commands, "restore", "put a backup in the place of the database; stop the bot first", run, EXAMPLES
    )
    made.add_argument("file", type=Path, metavar="FILE", help="what `amphora backup` made")
    made.add_argument(
        "--replace", action="store_true", help="also where there are games; these are kept beside it"
    )


def run(options: Any) -> int:
    """Put it back."""
    settings = configured()
    former: Path | str | None
    if (path := file_of(settings.database)) is not None:
        former = sqlite.restore(path, options.file, settings.keys, replace=options.replace)
    else:
        restoring = postgres.restore(settings.database, options.file, settings.keys, replace=options.replace)
        former = asyncio.run(restoring)
    print("Restored." + (f" What was there is kept in {former}." if former else ""))
    return 0
