"""What is forgotten: servers that sent the bot away, and people who ask for it."""

from __future__ import annotations

from sqlalchemy import Connection, Text, cast, delete, select, update

from bot.store.bells import ring
from bot.store.database import Database
from bot.store.encoding import Encoding
from bot.store.nameless import leave_nameless
from bot.store.people import insert_new
from bot.store.rows import BARRED, COHOSTS, LIVE, TargetKind
from bot.store.schema import (
    called,
    closed_dms,
    deferred,
    drafts,
    farewells,
    games,
    left_guilds,
    outbox,
    prefs,
    seats,
    vacations,
    whispers,
)

NOBODY = 0
_OVER = games.c.status.not_in(LIVE)


class Forgetting:
    """Forgets, each time in one transaction."""

    def __init__(self, database: Database, encoding: Encoding) -> None:
        self._database = database
        self._encoding = encoding

    async def leave_guild(self, guild: int, now: int) -> bool:
        """Note that the bot is not on a server any more; True the first time."""
        values = {"guild": guild, "since": now}
        return await self._database.run(lambda db: insert_new(db, left_guilds, values))

    async def come_back(self, guild: int) -> bool:
        """Note that the bot is on a server; True where it had left it."""
        gone = delete(left_guilds).where(left_guilds.c.guild == guild)
        return await self._database.run(lambda db: db.execute(gone).rowcount == 1)

    async def guilds(self) -> set[int]:
        """The servers on which there are games."""
        async with self._database.read() as db:
            return set((await db.execute(select(games.c.guild).distinct())).scalars())

    async def forget_guilds(self, before: int) -> list[int]:
        """Forget the servers that were left before a moment, with all their games; which games."""
        left = select(left_guilds.c.guild).where(left_guilds.c.since < before)

        def job(db: Connection) -> list[int]:
            gone = list(
                db.execute(select(games.c.id).where(games.c.guild.in_(left)).order_by("id")).scalars()
            )
            db.execute(delete(games).where(games.c.guild.in_(left)))
            db.execute(delete(left_guilds).where(left_guilds.c.since < before))
            return gone

        gone = await self._database.run(job)
        if gone:
            await self._database.forget_the_past()
        return gone

    async def say_farewell(self, game: int, seat: int, name: str) -> None:
        """A name is to be forgotten when its game is over: until then it is part of the proof of chance."""
        values = {"game": game, "seat": seat, "name": name}
        await self._database.run(lambda db: insert_new(db, farewells, values))

    async def forget_names(self) -> list[int]:
        """Forget the names of those who said farewell to games that are over by now; which games."""
        due = select(farewells).join(games, games.c.id == farewells.c.game).where(_OVER)

        def job(db: Connection) -> list[int]:
            found = db.execute(due).all()
            for row in found:
                leave_nameless(db, row.game, row.seat, row.name, self._encoding)
                theirs = (farewells.c.game == row.game, farewells.c.seat == row.seat)
                db.execute(delete(farewells).where(*theirs, farewells.c.name == row.name))
                ring(db, "game", row.game)
            return [row.game for row in found]

        return await self._database.run(job)

    async def forget_person(self, user: int) -> list[int]:
        """Forget a person who plays in no live game; the games in which a nameless seat is left."""
        gone = await self._database.run(lambda db: self._forget(db, user))
        await self._database.forget_the_past()
        return gone

    def _forget(self, db: Connection, user: int) -> list[int]:
        for table in (prefs, vacations, closed_dms, called, deferred):
            db.execute(delete(table).where(table.c.user == user))
        db.execute(delete(whispers).where(whispers.c.user == user))
        db.execute(update(whispers).where(whispers.c.to_user == user).values(to_user=NOBODY))
        to_them = (outbox.c.target_kind == TargetKind.DM, outbox.c.target == user)
        db.execute(delete(outbox).where(*to_them))
        theirs = select(seats).join(games, games.c.id == seats.c.game).where(seats.c.user == user, _OVER)
        found = db.execute(theirs).all()
        for row in found:
            self._leave_seat(db, row.game, row.seat, row.name)
            ring(db, "game", row.game)
        ring(db, "person", user)
        self._leave_hosting(db, user)
        return [row.game for row in found]

    def _leave_seat(self, db: Connection, game: int, seat: int, name: str) -> None:
        here = (seats.c.game == game, seats.c.seat == seat)
        db.execute(update(seats).where(*here).values(user=None, added=""))
        db.execute(delete(drafts).where(drafts.c.game == game, drafts.c.seat == seat))
        to_seat = (outbox.c.target_kind == TargetKind.SEAT, outbox.c.target == seat)
        db.execute(delete(outbox).where(outbox.c.game == game, *to_seat))
        leave_nameless(db, game, seat, name, self._encoding)

    def _leave_hosting(self, db: Connection, user: int) -> None:
        """Games that are over are nobody's; lists of people are kept without this one."""
        db.execute(update(games).where(games.c.host == user, _OVER).values(host=NOBODY))
        named = cast(games.c.settings, Text).contains(str(user))
        for row in db.execute(select(games.c.id, games.c.settings).where(_OVER, named)).all():
            kept = dict(row.settings)
            for name in (COHOSTS, BARRED):
                if user in kept.get(name, ()):
                    kept[name] = [other for other in kept[name] if other != user]
            if kept != row.settings:
                db.execute(update(games).where(games.c.id == row.id).values(settings=kept))
