"""Forgetting, at the tables too: what the store forgets is not kept in memory."""

from __future__ import annotations

from collections.abc import Callable

from bot import actions
from bot.store import Store
from bot.store.rows import COHOSTS, GameRow, SeatRow, Status
from bot.tables import Tables

GRACE = 30 * 86_400  # seconds for which the games of a server are kept that sent the bot away


class Forgetter:
    """Forgets servers that the bot has left, and people who ask for it."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store = store
        self._tables = tables
        self._now = now

    async def tidy(self) -> None:
        """Forget what is due."""
        gone = await self._store.forgetting.forget_guilds(self._now() - GRACE)
        named = await self._store.forgetting.forget_names()
        self._tables.drop([*gone, *named])

    async def seats_of(self, user: int) -> list[tuple[GameRow, SeatRow]]:
        """Where a person sits in games that are not over."""
        found = []
        for game in await self._store.games.of_user(user):
            seats = await self._store.games.seats(game.id)
            found += [(game, seat) for seat in seats if seat.user == user]
        return found

    async def hosted_by(self, user: int) -> list[GameRow]:
        """The games that are not over and have this person as their host."""
        return [game for game in await self._store.games.live_with(user) if game.host == user]

    async def forget(self, user: int, name: str) -> None:
        """Forget a person who hosts no live game and sits in no lobby; stand-ins take their seats."""
        for game, seat in await self.seats_of(user):
            if game.status is not Status.LOBBY:
                leaving = actions.by(user, seat.seat, actions.leave_for_good(seat.seat))
                outcome = await self._tables.do(game.id, leaving)
                if outcome.refusal is None:
                    await self._store.forgetting.say_farewell(game.id, seat.seat, seat.name)
        for game in await self._store.games.live_with(user):
            if user in game.settings.get(COHOSTS, ()):
                await self._tables.do(game.id, actions.unshare_hosting(user, name))
        self._tables.drop(await self._store.forgetting.forget_person(user))
        self._tables.called.pop(user, None)
        await self._tables.refresh(user)
