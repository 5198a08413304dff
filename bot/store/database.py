"""The connection: SQLite by default, PostgreSQL by address, migrated in one transaction when it is opened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, event, make_url, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.group import Job
from bot.store.reading import Reader
from bot.store.sqlite import PATIENCE, QUIETLY, SqliteFile
from bot.store.written import writing

T = TypeVar("T")
MIGRATION_LOCK = 4_702_111_234_234  # any constant: one process migrates, the others wait


def address(database: str) -> str:
    """The SQLAlchemy address of a path or of a `postgresql://` address."""
    if "://" not in database:
        return f"sqlite:///{database}"
    url = make_url(database)
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername)).render_as_string(
        hide_password=False
    )


def _pass_over_broken(engine: Engine) -> None:
    """A connection that the server has closed is not used again; asking it each time would cost as much as
    a query.
    """

    @event.listens_for(engine, "checkout")
    def checkout(dbapi: Any, _record: Any, _proxy: Any) -> None:
        if dbapi.driver_connection.is_closed():
            raise DisconnectionError


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
    """Transactions on one database: a pool of connections to PostgreSQL, or a file of SQLite's."""

    def __init__(self, engine: AsyncEngine | None, file: SqliteFile | None = None) -> None:
        self._pool, self._file = engine, file

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self._file is None

    @property
    def _engine(self) -> AsyncEngine:
        assert self._pool is not None
        return self._pool

    @property
    def address(self) -> str:
        """The address as its driver takes it; it may hold a password."""
        return self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @classmethod
    async def open(cls, database: str) -> Database:
        """Connect and bring the schema up to date, all of it or nothing."""
        where = make_url(address(database))
        if where.get_backend_name() == "sqlite":
            self = cls(None, SqliteFile(where.set(drivername="sqlite")))
        else:
            self = cls(_pool(where, pool_size=10, pool_timeout=PATIENCE))
        try:
            await self.run(_upgrade)
        except BaseException:
            await self.close()
            raise
        return self

    async def run(self, job: Job[T]) -> T:
        """Do a job that writes: all of it is stored when this returns, or nothing when it raises."""
        with writing():
            if self._file is not None:
                return await self._file.run(job)
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    def beside(self) -> Database:
        """The same PostgreSQL by one connection of its own, for another event loop; to be closed."""
        return Database(_pool(self._engine.url, pool_size=1, max_overflow=0))

    async def forget_the_past(self) -> None:
        """Remove from SQLite's log what was overwritten; PostgreSQL does so when it vacuums."""
        if self._file is not None:
            await self._file.forget_the_past()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """A connection to look with."""
        if self._file is not None:
            async with self._file.read() as reader:
                yield reader
            return
        # Each statement for itself, without a word before and after it.
        async with self._engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:

            async def visit(job: Job[T]) -> T:
                return await connection.run_sync(job)

            yield Reader(visit)

    async def close(self) -> None:
        """Let go of every connection."""
        if self._file is not None:
            await self._file.close()
        else:
            await self._engine.dispose()


def _pool(where: URL, **limits: int) -> AsyncEngine:
    engine = create_async_engine(where, **QUIETLY, **limits)
    _pass_over_broken(engine.sync_engine)
    return engine
