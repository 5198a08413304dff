"""The connection: SQLite by default, PostgreSQL by address, migrated in one transaction when it is opened."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.group import Group, Job
from bot.store.written import writing

T = TypeVar("T")
log = logging.getLogger(__name__)
BUSY_MS = 20_000
SYNCHRONOUS = "FULL"  # what is acknowledged is on the disk
READERS = 8  # connections that read SQLite, each with a thread of its own
PATIENCE = 300  # seconds until a connection is free: whoever was acknowledged rather waits
MIGRATION_LOCK = 4_702_111_234_234  # any constant: one process migrates, the others wait
_WRITES = "amphora_writes"
_ALONE = "amphora_alone"  # each statement for itself


def address(database: str) -> str:
    """The SQLAlchemy address of a path or of a `postgresql://` address."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    url = make_url(database)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    return url.set(drivername=drivers.get(url.drivername, url.drivername)).render_as_string(
        hide_password=False
    )


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# What an error says must not hold what was to be stored.
_QUIETLY: dict[str, Any] = {"json_serializer": _dumps, "hide_parameters": True}


def _prepare_sqlite(engine: Engine) -> None:
    """WAL and full syncs; transactions begin where we say, so that tables are made inside them too."""

    @event.listens_for(engine, "connect")
    def connect(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            f"synchronous={SYNCHRONOUS}",
            "foreign_keys=ON",
            "secure_delete=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get(_ALONE):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(_WRITES) else "BEGIN")


def _pass_over_broken(engine: Engine) -> None:
    """A connection that the server has closed is not used again; asking it each time would cost as much as
    a query.
    """

    @event.listens_for(engine, "checkout")
    def checkout(dbapi: Any, _record: Any, _proxy: Any) -> None:
        if dbapi.driver_connection.is_closed():
            raise DisconnectionError


def _keep_private(path: Path) -> None:
    """The database is its owner's alone: it holds secrets. SQLite makes its other files in the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        try:
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(0o600)
        except PermissionError:
            log.warning("others may read the database: its file belongs to somebody else")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if MigrationContext.configure(connection).get_current_revision() == _newest():
        return
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))
    return config


@cache
def _newest() -> str | None:
    """The last of the migrations: all of them are read for it, once."""
    return ScriptDirectory.from_config(_migrations()).get_current_head()


class Database:
    """Transactions on one database.

    PostgreSQL has a pool of connections. SQLite has one writer at a time, who takes everybody's jobs into
    one transaction in a thread of its own: the disk is waited for once, and threads change once, for all.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # Each statement for itself: in SQLite a word before it changes threads nearly as often as it does.
        self._reader = engine.execution_options(**{_ALONE: True})
        self._together_reader = engine
        if engine.dialect.name == "postgresql":
            self._reader = self._together_reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._group: Group | None = None
        self._writer: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        if engine.dialect.name == "sqlite":
            file = engine.url.set(drivername="sqlite")
            self._writer = create_engine(file, **_QUIETLY).execution_options(**{_WRITES: True})
            _prepare_sqlite(self._writer)
            self._group = Group(self._write)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self._engine.dialect.name == "postgresql"

    @property
    def address(self) -> str:
        """The address as its driver takes it; it may hold a password."""
        return self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @classmethod
    async def open(cls, database: str) -> Database:
        """Connect and bring the schema up to date, all of it or nothing."""
        where = make_url(address(database))
        more: dict[str, Any] = {"pool_size": 10, "pool_timeout": PATIENCE}
        if where.drivername.startswith("sqlite"):
            if not where.database or where.database == ":memory:":
                raise ValueError("SQLite needs a file")
            _keep_private(Path(where.database))
            more = {"pool_size": READERS, "max_overflow": 0, "pool_timeout": PATIENCE}
        engine = create_async_engine(where, **_QUIETLY, **more)
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine.sync_engine)
        else:
            _pass_over_broken(engine.sync_engine)
        self = cls(engine)
        try:
            await self.run(_upgrade)
        except BaseException:
            await self.close()
            raise
        return self

    async def run(self, job: Job[T]) -> T:
        """Do a job that writes: all of it is stored when this returns, or nothing when it raises."""
        with writing():
            if self._group is not None:
                return await self._group.run(job)
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    def beside(self) -> Database:
        """The same PostgreSQL by one connection of its own, for another event loop; to be closed."""
        engine = create_async_engine(self._engine.url, **_QUIETLY, pool_size=1, max_overflow=0)
        _pass_over_broken(engine.sync_engine)
        return Database(engine)

    async def _write(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._together, jobs)

    def _together(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        assert self._writer is not None
        with self._writer.begin() as connection:
            return [job(connection) for job in jobs]

    async def forget_the_past(self) -> None:
        """Remove from SQLite's log what was overwritten; PostgreSQL does so when it vacuums."""
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._empty_log)

    def _empty_log(self) -> None:
        assert self._writer is not None
        with self._writer.connect() as connection:
            connection.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with: each query sees what is there by then."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def read_together(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with several times; in SQLite all queries see the same moment."""
        async with self._together_reader.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Let go of every connection."""
        if self._group is not None:
            await self._group.close()
        if self._writer is not None:
            self._writer.dispose()
        self._thread.shutdown()
        await self._engine.dispose()
