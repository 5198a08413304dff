"""Figures of a whole database, for those who watch it."""

from __future__ import annotations

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.rows import LetterState, Status
from bot.store.schema import drawings, games, outbox


class Figures:
    """Counts; none of them names anybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answer(self) -> None:
        """Whether the database answers; what it raises says that it does not."""
        async with self._database.read() as db:
            await db.execute(select(1))

    async def games(self) -> dict[Status, int]:
        """How many games there are, by where they stand."""
        query = select(games.c.status, func.count()).group_by(games.c.status)
        async with self._database.read() as db:
            return {Status(status): number for status, number in await db.execute(query)}

    async def letters_waiting(self) -> int:
        """How many letters are not posted yet."""
        query = select(func.count()).select_from(outbox).where(outbox.c.state == LetterState.PENDING)
        async with self._database.read() as db:
            return int((await db.execute(query)).scalar_one())

    async def drawings_waiting(self) -> int:
        """How many pictures one process wants of another and has not got."""
        query = select(func.count()).select_from(drawings).where(drawings.c.drawn.is_(None))
        async with self._database.read() as db:
            return int((await db.execute(query)).scalar_one())

    async def overdue(self, before: int) -> int:
        """How many running games had a deadline before a moment."""
        late = (games.c.status == Status.RUNNING, games.c.deadline < before)
        async with self._database.read() as db:
            return int((await db.execute(select(func.count()).where(*late))).scalar_one())
