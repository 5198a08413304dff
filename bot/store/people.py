"""What is known of persons: preferences, vacations, closed DMs; and their unfinished drafts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store.bells import ring
from bot.store.database import Database
from bot.store.rows import Json, Leave, Notify, Prefs, Vacation
from bot.store.schema import called, closed_dms, drafts, prefs, seats, vacations
from bot.store.sealing import Keyring


def _insert(db: Connection, table: Table) -> Any:
    return (sqlite_insert if db.dialect.name == "sqlite" else postgres_insert)(table)


def upsert(db: Connection, table: Table, values: Mapping[str, Any], *keys: str) -> None:
    """Insert a row, or change the one with the same keys."""
    rest = {name: value for name, value in values.items() if name not in keys}
    db.execute(_insert(db, table).values(values).on_conflict_do_update(index_elements=keys, set_=rest))


def insert_new(db: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row; False when it is there already."""
    done = db.execute(_insert(db, table).values(values).on_conflict_do_nothing())
    return bool(done.rowcount == 1)


_EARLIEST = (vacations.c.starts, vacations.c.id)


def _vacation(row: Row[Any]) -> Vacation:
    return Vacation(id=row.id, user=row.user, starts=row.starts, ends=row.ends, mode=Leave(row.mode))


class People:
    """The persons of a database."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    async def prefs(self, users: Iterable[int]) -> dict[int, Prefs]:
        """The preferences of each of these persons; those who set none have the usual ones."""
        wanted = list(users)
        async with self._database.read() as db:
            rows = (await db.execute(select(prefs).where(prefs.c.user.in_(wanted)))).all()
        found = {user: Prefs() for user in wanted}
        for row in rows:
            values = dict(row._mapping)
            user, notify = values.pop("user"), Notify(values.pop("notify"))
            found[user] = Prefs(notify=notify, **values)
        return found

    async def set_prefs(self, user: int, chosen: Prefs) -> None:
        """Keep a person's preferences."""
        values = {"user": user, **asdict(chosen)}

        def job(db: Connection) -> None:
            upsert(db, prefs, values, "user")
            ring(db, "person", user)

        await self._database.run(job)

    async def vacations(self, users: Iterable[int], now: int) -> list[Vacation]:
        """The vacations of these persons that have not ended, earliest first."""
        query = select(vacations).where(vacations.c.user.in_(list(users)), vacations.c.ends > now)
        async with self._database.read() as db:
            return [_vacation(row) for row in await db.execute(query.order_by(*_EARLIEST))]

    async def upcoming_vacations(self, now: int) -> list[Vacation]:
        """Everybody's vacations that have not ended."""
        query = select(vacations).where(vacations.c.ends > now).order_by(*_EARLIEST)
        async with self._database.read() as db:
            return [_vacation(row) for row in await db.execute(query)]

    async def add_vacation(self, vacation: Vacation) -> None:
        """Note an absence."""
        values = asdict(vacation)
        del values["id"]

        def job(db: Connection) -> None:
            db.execute(vacations.insert(), values)
            ring(db, "person", vacation.user)

        await self._database.run(job)

    async def end_vacations(self, user: int) -> int:
        """Forget a person's absences; returns how many there were."""
        gone = delete(vacations).where(vacations.c.user == user)
        return await self._database.run(lambda db: db.execute(gone).rowcount)

    async def close_dms(self, user: int, now: int) -> bool:
        """Note that a person cannot be written to; True the first time."""
        values = {"user": user, "since": now}

        def job(db: Connection) -> bool:
            first = insert_new(db, closed_dms, values)
            if first:
                ring(db, "person", user)
            return first

        return await self._database.run(job)

    async def open_dms(self, user: int) -> bool:
        """Note that a DM arrived again; True when they were closed."""
        gone = delete(closed_dms).where(closed_dms.c.user == user)

        def job(db: Connection) -> bool:
            opened = db.execute(gone).rowcount == 1
            if opened:
                ring(db, "person", user)
            return opened

        return await self._database.run(job)

    async def closed_dms(self, users: Iterable[int]) -> set[int]:
        """Those of these persons who cannot be written to."""
        async with self._database.read() as db:
            rows = await db.execute(select(closed_dms.c.user).where(closed_dms.c.user.in_(list(users))))
            return set(rows.scalars())

    async def called(self, users: Iterable[int]) -> dict[int, int]:
        """Those of these persons who were called and have not come yet, and when they were."""
        async with self._database.read() as db:
            rows = await db.execute(select(called).where(called.c.user.in_(list(users))))
            return {row.user: row.since for row in rows}

    async def call(self, user: int, now: int) -> None:
        """Note that a person was called."""
        values = {"user": user, "since": now}

        def job(db: Connection) -> None:
            upsert(db, called, values, "user")
            ring(db, "called", now, user)

        await self._database.run(job)

    async def come(self, user: int, *, is_told: bool = False) -> None:
        """Note that a person has come; others are told of it if they were called, or anyway."""

        def job(db: Connection) -> None:
            if db.execute(delete(called).where(called.c.user == user)).rowcount or is_told:
                ring(db, "came", user)

        await self._database.run(job)

    async def timed(self) -> dict[int, Prefs]:
        """Everybody whose day has hours: quiet ones, or one for a message."""
        query = select(prefs.c.user).where(prefs.c.digest.is_not(None) | prefs.c.quiet_to.is_not(None))
        async with self._database.read() as db:
            found = list((await db.execute(query)).scalars())
        return await self.prefs(found)

    async def all_closed_dms(self) -> set[int]:
        """Everybody who cannot be written to."""
        async with self._database.read() as db:
            return set((await db.execute(select(closed_dms.c.user))).scalars())

    async def set_draft(self, game: int, seat: int, key: str, data: Json) -> None:
        """Keep what a seat prepares; it survives a restart and is forgotten when answered."""
        values = {"game": game, "seat": seat, "key": key, "data": self._keys.seal_json(data)}

        def job(db: Connection) -> None:
            upsert(db, drafts, values, "game", "seat", "key")
            ring(db, "draft", game, seat, key)

        await self._database.run(job)

    async def drafts_of(self, game: int, user: int) -> dict[str, Json]:
        """What a person prepares in a game, by the keys of the questions."""
        theirs = (seats.c.game == drafts.c.game) & (seats.c.seat == drafts.c.seat)
        query = select(drafts.c.key, drafts.c.data).join(seats, theirs)
        async with self._database.read() as db:
            rows = await db.execute(query.where(drafts.c.game == game, seats.c.user == user))
            return {row.key: self._keys.unseal_json(row.data) for row in rows}

    async def drafts(self, game: int) -> set[tuple[int, str]]:
        """Which drafts a game has: (seat, key)."""
        async with self._database.read() as db:
            rows = await db.execute(select(drafts.c.seat, drafts.c.key).where(drafts.c.game == game))
            return {(row.seat, row.key) for row in rows}
