"""Copies of a PostgreSQL database, by PostgreSQL's own programs: `pg_dump` and `pg_restore`.

A restored copy first stands beside the games there are: only when it is whole and its keys are right does
it take their place. They are kept in the schema `former` until the next time.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.backups.checking import need_keys, need_known
from bot.commands.failure import Failure
from bot.log import hide
from bot.store.database import address

_ASIDE = "amphora_aside"
_OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""


def back_up(database: str, to: Path) -> None:
    """Copy a database that may be in use."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        _run(database, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--schema=public",
             f"--file={part}")  # fmt: skip
        part.replace(to)
    finally:
        part.unlink(missing_ok=True)


async def restore(database: str, source: Path, keys: tuple[str, ...], *, replace: bool) -> str | None:
    """Put a copy in the place of the games that are there; where these are kept."""
    if not source.is_file():
        raise Failure(f"there is no file {source}")
    brings_schema = " SCHEMA - public " in _run(database, "pg_restore", "--list", str(source))
    engine = create_async_engine(make_url(address(database)), hide_parameters=True)
    try:
        async with engine.begin() as db:
            games = await _make_room(db, replace)
            if not brings_schema:
                await db.execute(text("CREATE SCHEMA public"))
        try:
            _run(database, "pg_restore", "--no-owner", "--no-privileges", "--single-transaction",
                 "--exit-on-error", f"--dbname={_plain(database).database}", str(source))  # fmt: skip
            async with engine.begin() as db:
                await _examine(db, keys)
        except BaseException:
            async with engine.begin() as db:
                await _go_back(db)
            raise
        async with engine.begin() as db:
            await db.execute(text("DROP SCHEMA IF EXISTS former CASCADE"))
            await db.execute(text(f"ALTER SCHEMA {_ASIDE} RENAME TO former"))
    except (SQLAlchemyError, OSError) as error:
        raise Failure(f"the database cannot be reached ({type(error).__name__})") from None
    finally:
        await engine.dispose()
    return "the schema “former”" if games else None


async def _make_room(db: AsyncConnection, replace: bool) -> int:
    """Set aside what is there; how many games that is."""
    if (await db.execute(text(_OTHERS))).scalar_one():
        raise Failure("the database is in use; stop the bot first")
    there = (await db.execute(text("SELECT to_regclass('public.games')"))).scalar_one()
    games = (await db.execute(text("SELECT count(*) FROM public.games"))).scalar_one() if there else 0
    if games and not replace:
        raise Failure(f"the database has games ({games}); --replace puts the backup in their place")
    await db.execute(text(f"DROP SCHEMA IF EXISTS {_ASIDE} CASCADE"))
    await db.execute(text(f"ALTER SCHEMA public RENAME TO {_ASIDE}"))
    return int(games)


async def _go_back(db: AsyncConnection) -> None:
    await db.execute(text("DROP SCHEMA IF EXISTS public CASCADE"))
    await db.execute(text(f"ALTER SCHEMA {_ASIDE} RENAME TO public"))


async def _examine(db: AsyncConnection, keys: tuple[str, ...]) -> None:
    there = (await db.execute(text("SELECT to_regclass('public.alembic_version')"))).scalar_one()
    found = await db.execute(text("SELECT version_num FROM alembic_version")) if there else None
    need_known(found.scalar_one_or_none() if found is not None else None)
    need_keys((await db.execute(text("SELECT eras FROM public.games"))).scalars(), keys)


def _plain(database: str) -> URL:
    return make_url(database)


def _run(database: str, *command: str) -> str:
    """What one of PostgreSQL's programs says; the password is given where no list of processes shows it."""
    try:
        done = subprocess.run(
            command, env={**os.environ, **_connection(_plain(database))}, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise Failure(f"{command[0]} is not installed; it comes with PostgreSQL's client") from None
    if done.returncode:
        raise Failure(f"{command[0]} failed: {_last(done.stderr)}")
    return done.stdout


def _last(lines: str) -> str:
    said: Sequence[str] = [line for line in lines.splitlines() if line.strip()]
    return hide(said[-1] if said else "it did not say why")


def _connection(url: URL) -> dict[str, str]:
    """Where the database is, as PostgreSQL's programs are told."""
    host = url.host or url.query.get("host", "")
    known = {
        "PGHOST": host if isinstance(host, str) else host[0],
        "PGPORT": str(url.port or ""),
        "PGUSER": url.username or "",
        "PGPASSWORD": str(url.password or ""),
        "PGDATABASE": url.database or "",
    }
    return {name: value for name, value in known.items() if value}
