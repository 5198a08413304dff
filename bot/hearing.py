"""What one of several processes does when it hears of the others: nothing that they did is unknown here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.clock import Timekeeper
from bot.outbox import Outbox
from bot.peers import Leases
from bot.tables import Tables

log = logging.getLogger(__name__)


class Hearing:
    """Brings the tables, the outbox and the clock of a process up to date. `came`: a person is back."""

    def __init__(
        self,
        peers: Leases,
        tables: Tables,
        outbox: Outbox,
        timekeeper: Timekeeper,
        came: Callable[[int], None] = lambda user: None,
    ) -> None:
        self._tables, self._outbox, self._timekeeper = tables, outbox, timekeeper
        self._came = came
        self._doing: set[asyncio.Task[None]] = set()
        peers.followers += [outbox.follow, timekeeper.follow, tables.wake]
        peers.member.halted, peers.member.deaf = outbox.halt, self._forget
        peers.member.heed |= {
            "letters": outbox.poke,
            "game": lambda game: self._do(tables.changed(int(game))),
            "person": lambda user: self._do(self._learn(int(user))),
            "called": self._note_calls,
            "came": lambda user: self._note_coming(int(user)),
            "draft": lambda game, seat, *key: tables.note_draft(int(game), int(seat), " ".join(key)),
        }

    async def close(self) -> None:
        """Stop."""
        for task in self._doing:
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("what another process did is not known here")
            self._tables.forget()

    async def _learn(self, user: int) -> None:
        await self._outbox.learn(user)
        await self._timekeeper.learn(user)
        await self._tables.refresh(user)

    def _note_calls(self, since: str, *users: str) -> None:
        self._tables.called.update(dict.fromkeys(map(int, users), int(since)))

    def _note_coming(self, user: int) -> None:
        self._tables.called.pop(user, None)
        self._came(user)

    def _forget(self) -> None:
        """Bells were missed: everything is read again."""
        self._tables.forget()
        self._do(self._catch_up())

    async def _catch_up(self) -> None:
        share = self._tables.peers.share
        await self._outbox.catch_up()
        await self._timekeeper.follow(share)
        await self._tables.wake(share)
