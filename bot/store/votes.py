"""Votes cast in games, until their motion has carried."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from bot.store.database import Database
from bot.store.people import upsert
from bot.store.rows import VoteRow
from bot.store.schema import votes


class Votes:
    """The votes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def cast(self, game: int, vote: VoteRow) -> list[VoteRow]:
        """Cast or change a vote; returns all votes on that motion."""
        values = {"game": game, "motion": vote.motion, "seat": vote.seat, "yes": vote.yes, "at": vote.at}
        query = select(votes).where(votes.c.game == game, votes.c.motion == vote.motion)

        def job(db: Connection) -> list[VoteRow]:
            upsert(db, votes, values, "game", "motion", "seat")
            return [VoteRow(row.motion, row.seat, row.yes, row.at) for row in db.execute(query)]

        return await self._database.run(job)

    async def clear(self, game: int, motion: str) -> None:
        """Forget the votes on a motion."""
        gone = delete(votes).where(votes.c.game == game, votes.c.motion == motion)
        await self._database.run(lambda db: db.execute(gone))
