"""What keeps a game moving: the next deadline, reminders sent, votes cast."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from bot.store import letters
from bot.store.database import Database
from bot.store.games import game_row
from bot.store.people import insert_new, upsert
from bot.store.rows import GameRow, Letter, Status, VoteRow
from bot.store.schema import games, reminders, seats, votes


class Pace:
    """Deadlines, reminders and votes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def running(self) -> list[GameRow]:
        """Running games with a deadline, the earliest first."""
        query = select(games).where(games.c.status == Status.RUNNING, games.c.deadline.is_not(None))
        async with self._database.read() as db:
            return [game_row(row) for row in await db.execute(query.order_by(games.c.deadline, games.c.id))]

    async def remind(
        self, game: int, deadline: int, seat: int, before: int, posts: Sequence[Letter] = ()
    ) -> bool:
        """Send a reminder: True once for each deadline, seat and moment, over restarts and processes."""
        values = {"game": game, "deadline": deadline, "seat": seat, "before": before}

        def job(db: Connection) -> bool:
            first = insert_new(db, reminders, values)
            if first:
                letters.add(db, game, posts)
            return first

        return await self._database.run(job)

    async def away(self) -> list[tuple[int, int, int]]:
        """Seats whose stand-in sits until a time: (game, seat, until)."""
        query = select(seats.c.game, seats.c.seat, seats.c.until).where(seats.c.until.is_not(None))
        async with self._database.read() as db:
            return [(row.game, row.seat, row.until) for row in await db.execute(query)]

    async def vote(self, game: int, vote: VoteRow) -> list[VoteRow]:
        """Cast or change a vote; returns all votes on that motion."""
        values = {"game": game, "motion": vote.motion, "seat": vote.seat, "yes": vote.yes, "at": vote.at}
        query = select(votes).where(votes.c.game == game, votes.c.motion == vote.motion)

        def job(db: Connection) -> list[VoteRow]:
            upsert(db, votes, values, "game", "motion", "seat")
            return [VoteRow(row.motion, row.seat, row.yes, row.at) for row in db.execute(query)]

        return await self._database.run(job)

    async def votes(self, game: int) -> list[VoteRow]:
        """All votes open in a game."""
        async with self._database.read() as db:
            rows = await db.execute(
                select(votes).where(votes.c.game == game).order_by(votes.c.motion, votes.c.seat)
            )
            return [VoteRow(row.motion, row.seat, row.yes, row.at) for row in rows]

    async def clear_votes(self, game: int, motion: str | None = None) -> None:
        """Forget the votes on a motion, or on all."""
        where = [votes.c.game == game] + ([] if motion is None else [votes.c.motion == motion])
        await self._database.run(lambda db: db.execute(delete(votes).where(*where)))
