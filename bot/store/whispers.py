"""Lines that one player sends another through the bot: sealed, gone with their game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, insert, or_, select

from bot.store.database import Database
from bot.store.letters import add
from bot.store.rows import Letter, WhisperRow
from bot.store.schema import whispers
from bot.store.sealing import Keyring


class Whispers:
    """The whispers of a database."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    def _row(self, row: Row[Any]) -> WhisperRow:
        return WhisperRow(**{**row._mapping, "text": self._keys.unseal_text(row.text)})

    async def send(self, whisper: WhisperRow, letter: Letter, calls: Sequence[Letter] = ()) -> None:
        """Keep a whisper, and write the letter that brings it: it names it by its number alone."""
        values = asdict(whisper) | {"text": self._keys.seal_text(whisper.text)}
        del values["id"]

        def job(db: Connection) -> None:
            number: int = db.execute(insert(whispers).returning(whispers.c.id), values).scalar_one()
            named = replace(letter, payload={**letter.payload, "whisper": number})
            add(db, whisper.game, [named, *calls], self._keys)

        await self._database.run(job)

    async def get(self, number: int) -> WhisperRow | None:
        """One of them."""
        async with self._database.read() as db:
            row = (await db.execute(select(whispers).where(whispers.c.id == number))).first()
        return None if row is None else self._row(row)

    async def of(
        self, game: int, seat: int, user: int, other: int | None = None, most: int = 50
    ) -> list[WhisperRow]:
        """The newest that a person sent and got in a seat, with another seat or all of them; oldest first.

        What whoever played the seat before sent and got is not among them.
        """
        sent = and_(whispers.c.seat == seat, whispers.c.user == user)
        got = and_(whispers.c.to_seat == seat, whispers.c.to_user == user)
        if other is not None:
            sent, got = and_(sent, whispers.c.to_seat == other), and_(got, whispers.c.seat == other)
        query = select(whispers).where(whispers.c.game == game, or_(sent, got))
        async with self._database.read() as db:
            rows = (await db.execute(query.order_by(whispers.c.id.desc()).limit(most))).all()
        return [self._row(row) for row in reversed(rows)]

    async def moments(self, game: int, user: int, since: int) -> list[int]:
        """When a person whispered in a game since then, earliest first."""
        theirs = (whispers.c.game == game, whispers.c.user == user, whispers.c.at > since)
        async with self._database.read() as db:
            return list((await db.execute(select(whispers.c.at).where(*theirs).order_by("at"))).scalars())
