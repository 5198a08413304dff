"""Turns at something scarce: who is in a hurry comes first, and nobody is passed over by an equal."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from contextvars import ContextVar
from enum import IntEnum


class Urgency(IntEnum):
    """How soon a picture is wanted."""

    WAITED = 0  # a person looks at the screen
    POST = 1  # it comes with a letter
    LATER = 2  # charts, replays


URGENCY: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.WAITED)
"""How soon the task at hand wants what it asks for."""


class Turns:
    """So many at a time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._count = itertools.count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []

    async def acquire(self, urgency: Urgency) -> None:
        """Wait for a turn."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._count), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was given to somebody who is gone
            raise

    def release(self) -> None:
        """The turn of the next."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
