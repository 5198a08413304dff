"""Commands that wait for their game to be chosen: the last one of each person, sealed, not for long."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, select

from bot.store.database import Database
from bot.store.people import upsert
from bot.store.rows import Json
from bot.store.schema import deferred
from bot.store.sealing import Keyring, WrongKey

KEPT = 3600  # seconds


class Deferred:
    """The waiting commands of a database."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    async def put(self, user: int, data: Json, now: int) -> None:
        """Keep a command, in place of the one before; old ones are forgotten."""
        values = {"user": user, "at": now, "data": self._keys.seal_text(json.dumps(data))}
        old = delete(deferred).where(deferred.c.at < now - KEPT)

        def job(db: Connection) -> None:
            db.execute(old)
            upsert(db, deferred, values, "user")

        await self._database.run(job)

    async def get(self, user: int, now: int) -> Json | None:
        """The command of a person; None where there is none, or none any more."""
        theirs = (deferred.c.user == user, deferred.c.at >= now - KEPT)
        async with self._database.read() as db:
            stored = (await db.execute(select(deferred.c.data).where(*theirs))).scalar()
        try:
            return None if stored is None else json.loads(self._keys.unseal_text(stored))
        except WrongKey:
            return None
