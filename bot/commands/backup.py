"""`amphora backup`: a copy of the whole database, made while the bot runs."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from bot.backups import postgres, sqlite
from bot.commands.configured import configured
from bot.commands.failure import Failure
from bot.commands.parsing import command
from bot.store.database import address

EXAMPLES = """  amphora backup
  amphora backup /backups
  amphora backup before-the-upgrade.backup"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    made = command(commands, "backup", "copy the database to a file, while the bot runs", run, EXAMPLES)
    made.add_argument(
        "file", type=Path, nargs="?", default=Path(), metavar="FILE",
        help="the file, or a folder for one named after the time (default: this folder)",
    )  # fmt: skip
    made.add_argument("--replace", action="store_true", help="replace the file if it is there already")


def run(options: Any) -> int:
    """Make the copy."""
    to: Path = options.file
    if to.is_dir():
        to = to / f"amphora-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    if to.exists() and not options.replace:
        raise Failure(f"{to} is there already; --replace replaces it")
    if not to.parent.is_dir():
        raise Failure(f"there is no folder {to.parent}")
    database = configured().database
    if (path := file_of(database)) is not None:
        sqlite.back_up(path, to)
    else:
        postgres.back_up(database, to)
    print(f"{to} ({to.stat().st_size:,} bytes). Keep AMPHORA_KEY elsewhere: it opens what is sealed in it.")
    return 0


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    where = make_url(address(database))
    return Path(where.database or "") if where.drivername.startswith("sqlite") else None
