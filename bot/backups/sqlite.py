"""Copies of an SQLite database, by SQLite itself: a copy is whole, whatever is written meanwhile."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.backups.checking import need_keys, need_known
from bot.commands.failure import Failure

FORMER = ".former"
_PART = ".part"


def back_up(database: Path, to: Path) -> None:
    """Copy a database that may be in use; `to` is made when the copy is whole, and for its owner alone."""
    if not database.exists():
        raise Failure(f"there is no database {database}")
    part = _fresh(to)
    try:
        with closing(_reading(database)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            _need_whole(copy)
        _keep(part, to)
    except sqlite3.Error as error:
        raise Failure(f"the database cannot be copied ({error})") from None
    finally:
        part.unlink(missing_ok=True)


def restore(database: Path, source: Path, keys: tuple[str, ...], *, replace: bool) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where the former one is kept."""
    _examine(source, keys)
    former = None
    if database.exists():
        games = _let_go(database)
        if games and not replace:
            raise Failure(f"{database} has games ({games}); --replace puts the backup in its place")
        former = database.with_name(database.name + FORMER)
    part = _fresh(database)
    try:
        with closing(_reading(source)) as copy, closing(sqlite3.connect(part)) as made:
            copy.backup(made)
        if former is not None:
            database.replace(former)
        _keep(part, database)
    finally:
        part.unlink(missing_ok=True)
    return former


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _fresh(path: Path) -> Path:
    """A new file beside a path, readable by its owner alone."""
    part = path.with_name(path.name + _PART)
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise Failure(f"cannot write {part}: {error.strerror}") from None
    return part


def _keep(part: Path, path: Path) -> None:
    """Give a file its name once all of it is on the disk."""
    for place in (part, part.parent):
        handle = os.open(place, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
    part.replace(path)


def _examine(source: Path, keys: tuple[str, ...]) -> None:
    if not source.is_file():
        raise Failure(f"there is no file {source}")
    try:
        with closing(_reading(source)) as copy:
            _need_whole(copy)
            revision = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            need_known(revision[0] if revision else None)
            need_keys((row[0] for row in copy.execute("SELECT eras FROM games")), keys)
    except sqlite3.Error:
        raise Failure(f"{source} is not a backup of Amphora, or is damaged") from None


def _need_whole(copy: sqlite3.Connection) -> None:
    if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("it is damaged")


def _let_go(database: Path) -> int:
    """How many games a database has that nobody uses; its log is written back into it."""
    with closing(sqlite3.connect(database, timeout=0)) as found:
        try:
            # Only who is alone with a database can take its log away.
            found.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise Failure(f"{database} is in use; stop the bot first") from None
        except sqlite3.DatabaseError:
            return 0  # damaged: it is kept beside
        try:
            return int(found.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.DatabaseError:
            return 0
