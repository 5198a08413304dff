"""Pictures that other processes draw: asked for, drawn, fetched; sealed, for they show what one may see."""

from __future__ import annotations

import pickle
from collections.abc import Collection
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.bells import ring
from bot.store.database import Database
from bot.store.schema import drawings
from bot.store.sealing import Keyring

VERSION = version("amphora")


@dataclass(frozen=True, slots=True)
class Asked:
    """A picture to be drawn; what is to be done is sealed."""

    id: int
    urgency: int
    job: bytes


class Drawings:
    """The pictures asked for at a database; a program draws for those of its own version alone.

    What is stored is code to be run, in effect: it is taken only where the operator's key has sealed it.
    """

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    @property
    def is_possible(self) -> bool:
        """Whether others can draw: they share the database, and the key."""
        return self._database.is_shared and self._keys.is_sealing

    async def ask(self, asker: int, urgency: int, job: object) -> int:
        """Ask for a picture; its number."""
        values = {
            "asker": asker, "urgency": urgency, "version": VERSION, "job": self._sealed(job),
        }  # fmt: skip

        def write(db: Connection) -> int:
            number: int = db.execute(insert(drawings).values(values).returning(drawings.c.id)).scalar_one()
            ring(db, "drawings")
            return number

        return await self._database.run(write)

    async def take(self, member: int, urgencies: Collection[int]) -> Asked | None:
        """The most urgent picture that nobody draws, of these: it is this process's now."""
        free = (
            select(drawings.c.id, drawings.c.urgency, drawings.c.job)
            .where(drawings.c.holder.is_(None), drawings.c.drawn.is_(None), drawings.c.version == VERSION)
            .where(drawings.c.urgency.in_(urgencies))
            .order_by(drawings.c.urgency, drawings.c.id)
            .limit(1)
            .with_for_update(skip_locked=True)
        )

        def write(db: Connection) -> Asked | None:
            found = db.execute(free).one_or_none()
            if found is None:
                return None
            db.execute(update(drawings).where(drawings.c.id == found.id).values(holder=member))
            return Asked(found.id, found.urgency, found.job)

        return await self._database.run(write)

    async def finish(self, number: int, drawn: object) -> None:
        """A picture is drawn."""
        done = update(drawings).where(drawings.c.id == number).values(drawn=self._sealed(drawn), holder=None)

        def write(db: Connection) -> None:
            db.execute(done)
            ring(db, "drawn", number)

        await self._database.run(write)

    async def fetch(self, number: int) -> Any:
        """What was drawn; it is forgotten. LookupError where nothing is."""
        query = select(drawings.c.drawn).where(drawings.c.id == number, drawings.c.drawn.is_not(None))
        async with self._database.read() as db:
            found = (await db.execute(query)).scalar()
        if found is None:
            raise LookupError(number)
        await self.forget(number)
        return self.opened(found)

    async def forget(self, number: int) -> None:
        """Nobody wants a picture any more."""
        await self._database.run(lambda db: db.execute(delete(drawings).where(drawings.c.id == number)))

    def _sealed(self, value: object) -> bytes:
        return self._keys.seal(pickle.dumps(value))

    def opened(self, stored: bytes) -> Any:
        """What was sealed here, a job or a picture; WrongKey for anything else."""
        return pickle.loads(self._keys.unseal_strictly(stored))
