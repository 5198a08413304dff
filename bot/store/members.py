"""The processes that share a database: who lives, and which shards each works for.

A process lives as long as it says so. What it holds is freed by the database when its row goes: a lease on a
shard, or on a picture to be drawn, ends with its holder. All moments are the database's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.exc import IntegrityError

from bot.store.bells import ring
from bot.store.database import Database
from bot.store.schema import members, shards
from bot.store.share import Share
from bot.store.written import NothingWritten

JOIN_LOCK = 4_702_111_234_235  # any constant: one process joins at a time
_NOW: Any = func.extract("epoch", func.clock_timestamp())


class Gone(Exception):
    """Taken for dead: all that the process held is free."""


class Members:
    """The processes at one database; each has a number."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beside(self) -> Members:
        """The same by one connection of its own, for another event loop; to be closed."""
        return Members(self._database.beside())

    async def close(self) -> None:
        """Let go of that connection."""
        await self._database.close()

    async def join(self, share: Share | None, lease: float) -> int | None:
        """Begin to live, serving these shards, or drawing (None); a number, or None while others do so.

        Discord tells every process that serves a shard what happens there: two would both answer.
        """
        values = {
            "count": share.count if share else None,
            "serves": json.dumps(sorted(share.shards)) if share else None,
            "until": _NOW + lease,
        }

        def job(db: Connection) -> int:
            db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": JOIN_LOCK})
            _bury(db)
            if share is not None:
                if any(is_rival(share, other) for other in _living(db)):
                    raise NothingWritten
                rows = [{"count": share.count, "number": number} for number in range(share.count)]
                db.execute(postgres_insert(shards).on_conflict_do_nothing(), rows)
            number: int = db.execute(insert(members).values(values).returning(members.c.id)).scalar_one()
            ring(db, "members")
            return number

        try:
            return await self._database.run(job)
        except NothingWritten:
            return None

    async def renew(self, member: int, lease: float) -> None:
        """Live on; Gone where it is too late."""
        alive = update(members).where(members.c.id == member).values(until=_NOW + lease)
        if await self._database.run(lambda db: db.execute(alive).rowcount) != 1:
            raise Gone

    async def claim(self, member: int, share: Share) -> tuple[frozenset[int], frozenset[int]]:
        """Take what is free: all that this process serves, its part of what nobody does.

        Which shards are held now, and which of them are to be given back, for who serves them is there.
        """

        def job(db: Connection) -> tuple[frozenset[int], frozenset[int]]:
            _bury(db)
            serving = list(_living(db))
            served = frozenset(number for other in serving for number in other.shards)
            orphans = frozenset(range(share.count)) - served
            fair = -(-len(orphans) // max(1, len(serving)))
            _take(db, member, share, share.count)
            held = _held(db, member, share.count)
            spare = fair - len(held - share.shards)
            if orphans and spare > 0:
                _take(db, member, share.of(orphans), spare)
                held = _held(db, member, share.count)
            return held, (held & served) - share.shards

        try:
            return await self._database.run(job)
        except IntegrityError as error:  # nobody holds anything without living
            raise Gone from error

    async def release(self, member: int, given: Share) -> None:
        """Give shards back to whoever serves them."""
        theirs = (shards.c.holder == member, shards.c.count == given.count)
        free = update(shards).where(*theirs, shards.c.number.in_(sorted(given.shards))).values(holder=None)

        def job(db: Connection) -> None:
            db.execute(free)
            ring(db, "members")

        await self._database.run(job)

    async def leave(self, member: int) -> None:
        """Stop living: others take over at once."""

        def job(db: Connection) -> None:
            db.execute(delete(members).where(members.c.id == member))
            ring(db, "members")

        await self._database.run(job)

    async def artists(self) -> int:
        """How many processes live that draw."""
        drawing = select(func.count()).where(members.c.count.is_(None), members.c.until > _NOW)
        async with self._database.read() as db:
            return int((await db.execute(drawing)).scalar_one())


def is_rival(share: Share, other: Share) -> bool:
    """Whether two processes cannot serve at the same time: the same shard, or another division."""
    return other.count != share.count or bool(other.shards & share.shards)


def _bury(db: Connection) -> None:
    """Remove the dead, and with them what they hold."""
    dead = select(members.c.id).where(members.c.until < _NOW).with_for_update(skip_locked=True)
    if db.execute(delete(members).where(members.c.id.in_(dead))).rowcount:
        ring(db, "members")


def _living(db: Connection) -> Iterable[Share]:
    query = select(members.c.count, members.c.serves).where(members.c.count.is_not(None))
    return [Share(row[0], frozenset(json.loads(row[1]))) for row in db.execute(query)]


def _take(db: Connection, member: int, wanted: Share, most: int) -> None:
    free = (
        select(shards.c.number)
        .where(shards.c.count == wanted.count, shards.c.holder.is_(None))
        .where(shards.c.number.in_(sorted(wanted.shards)))
        .order_by(shards.c.number)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    found = list(db.execute(free).scalars())
    if found:
        taken = (shards.c.count == wanted.count, shards.c.number.in_(found))
        db.execute(update(shards).where(*taken).values(holder=member))


def _held(db: Connection, member: int, count: int) -> frozenset[int]:
    query = select(shards.c.number).where(shards.c.holder == member, shards.c.count == count)
    return frozenset(db.execute(query).scalars())
