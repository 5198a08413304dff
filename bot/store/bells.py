"""Bells: what is written in one process wakes the others, when it is stored and not before.

SQLite has one process, and nobody to wake.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, select

from bot.store.database import Database

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger(__name__)
CHANNEL = "amphora"
Heard = Callable[[str, list[str]], None]


def ring(db: Connection, kind: str, *words: object) -> None:
    """Tell every process, this one too, once the transaction is stored."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_notify(CHANNEL, " ".join(map(str, (kind, *words))))))


class Bells:
    """The bells of a database: one connection that listens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ring(self, kind: str, *words: object) -> None:
        """Ring where nothing else is written."""
        await self._database.run(lambda db: ring(db, kind, *words))

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        """Hear until the connection breaks; `connected`: from here on nothing is missed."""
        import asyncpg

        def hear(_connection: Any, _process: int, _channel: str, text: str) -> None:
            kind, *words = text.split(" ")
            heard(kind, words)

        connection: asyncpg.Connection[Any] = await asyncpg.connect(self._database.address)
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        try:
            await connection.add_listener(CHANNEL, hear)
            connected()
            await ended.wait()
        finally:
            connection.terminate()
