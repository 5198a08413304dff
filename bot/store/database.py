"""The connection: SQLite by default, PostgreSQL by address, migrated in one transaction when it is opened."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_MS = 20_000
MIGRATION_LOCK = 4_702_111_234_234  # any constant: one process migrates, the others wait
_WRITES = "amphora_writes"


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


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """WAL and full syncs; transactions begin where we say, so that tables are made inside them too."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """Transactions on one engine; on SQLite one writer at a time within the process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(**{_WRITES: True})
        sqlite = engine.dialect.name == "sqlite"
        lock = asyncio.Lock()
        self._turn: Callable[[], Any] = (lambda: lock) if sqlite else nullcontext

    @classmethod
    async def open(cls, database: str) -> Database:
        """Connect and bring the schema up to date, all of it or nothing."""
        where = address(database)
        if where.startswith("sqlite"):
            file = make_url(where).database
            if file and file != ":memory:":
                Path(file).parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(where, json_serializer=_dumps)
            _prepare_sqlite(engine)
        else:
            engine = create_async_engine(where, json_serializer=_dumps, pool_size=10, pool_pre_ping=True)
        self = cls(engine)
        try:
            async with self.write() as connection:
                await connection.run_sync(_upgrade)
        except BaseException:
            await self.close()
            raise
        return self

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: committed at the end, or undone when an error leaves it."""
        async with self._turn(), self._writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with."""
        async with self._engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()
