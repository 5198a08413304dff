"""SQLite: one writer, who takes everybody's jobs into one transaction, and readers beside it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from bot.store.group import Group, Job
from bot.store.reading import Reader

T = TypeVar("T")
log = logging.getLogger(__name__)
BUSY_MS = 20_000
PATIENCE = 300  # seconds until a connection is free: whoever was acknowledged rather waits
READERS = 8  # connections that read, and threads that wait for the disk with them
SYNCHRONOUS = "FULL"  # what is acknowledged is on the disk


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# What an error says must not hold what was to be stored.
QUIETLY: dict[str, Any] = {"json_serializer": _dumps, "hide_parameters": True}


class SqliteFile:
    """A database in a file. The disk is waited for in threads, and threads change once for each job."""

    def __init__(self, url: URL) -> None:
        if not url.database or url.database == ":memory:":
            raise ValueError("SQLite needs a file")
        _keep_private(Path(url.database))
        self._writer = _engine(url, "BEGIN IMMEDIATE")
        self._reader = _engine(url, "BEGIN", pool_size=READERS, max_overflow=0, pool_timeout=PATIENCE)
        self._group = Group(self._write)
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(READERS, "reader")
        self._free = asyncio.Semaphore(READERS)

    async def run(self, job: Job[T]) -> T:
        """Do a job that writes, with those that others do at the same time."""
        return await self._group.run(job)

    async def _write(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._together, jobs)

    def _together(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        with self._writer.begin() as connection:
            return [job(connection) for job in jobs]

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """A reader who sees the same moment all the while, from the first query on."""
        async with self._free:
            visit = _Visit(self._reader, self._reading)
            try:
                yield Reader(visit.run)
            finally:
                visit.end()

    async def forget_the_past(self) -> None:
        """Remove from the log what was overwritten."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._empty_log)

    def _empty_log(self) -> None:
        with self._writer.connect() as connection:
            connection.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Let go of every connection."""
        await self._group.close()
        await asyncio.get_running_loop().run_in_executor(self._writing, self._let_go)
        self._writing.shutdown()

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._reader.dispose()
        self._writer.dispose()


class _Visit:
    """One connection that is taken when it is first needed, and given back when nothing uses it."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine, self._threads = engine, threads
        self._connection: Connection | None = None
        self._in_use = Lock()
        self._is_over = False

    async def run(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, job)

    def _do(self, job: Job[T]) -> T:
        with self._in_use:
            if self._is_over:
                raise asyncio.CancelledError  # whoever asked has gone
            if self._connection is None:
                self._connection = self._engine.connect()
            return job(self._connection)

    def end(self) -> None:
        """To end what only read waits for no disk; whoever was cancelled may have left a query under way."""
        if not self._in_use.acquire(blocking=False):
            self._threads.submit(self._end_later)
            return
        try:
            self._give_back()
        finally:
            self._in_use.release()

    def _end_later(self) -> None:
        with self._in_use:
            self._give_back()

    def _give_back(self) -> None:
        self._is_over = True
        if self._connection is not None:
            self._connection.close()


def _engine(url: URL, begin: str, **pool: Any) -> Engine:
    """WAL and full syncs; transactions begin where we say, so that tables are made inside them too."""
    engine = create_engine(url, **QUIETLY, **pool)

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
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


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
