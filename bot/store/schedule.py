"""When games go on by themselves: deadlines, reminders sent, stand-ins who leave again."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select

from bot.store import letters
from bot.store.database import Database
from bot.store.encoding import Encoding
from bot.store.people import insert_new
from bot.store.rows import GameRow, Letter, Status
from bot.store.schema import games, reminders, seats
from bot.store.share import EVERYTHING, Share


class Schedule:
    """What is due in the games of a database."""

    def __init__(self, database: Database, encoding: Encoding) -> None:
        self._database = database
        self._encoding = encoding

    async def running(self, share: Share = EVERYTHING) -> list[GameRow]:
        """Running games of a share with a deadline, the earliest first."""
        query = select(games).where(games.c.status == Status.RUNNING, games.c.deadline.is_not(None))
        query = query.where(share.where(games.c.guild))
        async with self._database.read() as db:
            found = await db.execute(query.order_by(games.c.deadline, games.c.id))
            return [self._encoding.game(row) for row in found]

    async def remind(
        self, game: int, deadline: int, seat: int, before: int, posts: Sequence[Letter] = ()
    ) -> bool:
        """Send a reminder: True once for each deadline, seat and moment, over restarts and processes."""
        values = {"game": game, "deadline": deadline, "seat": seat, "before": before}

        def job(db: Connection) -> bool:
            first = insert_new(db, reminders, values)
            if first:
                letters.add(db, game, posts, self._encoding.keys)
            return first

        return await self._database.run(job)

    async def away(self, share: Share = EVERYTHING) -> list[tuple[int, int, int]]:
        """Seats whose stand-in sits until a time: (game, seat, until)."""
        query = select(seats.c.game, seats.c.seat, seats.c.until).where(seats.c.until.is_not(None))
        query = query.join(games, games.c.id == seats.c.game).where(share.where(games.c.guild))
        async with self._database.read() as db:
            return [(row.game, row.seat, row.until) for row in await db.execute(query)]
