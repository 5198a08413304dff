"""A process among several: it says that it lives, and hears what the others tell.

Before others may take it for dead, it knows by its own clock that they may.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from bot.store import Store
from bot.store.members import Gone
from bot.store.share import Share

log = logging.getLogger(__name__)
LEASE = 4.0  # seconds after which a process that is silent counts as dead
BEATS = 5  # renewals in that time
SAFE = 0.8  # of the lease: before others may think it ended, nothing is begun any more
DEAF = 0.5  # seconds until a broken connection is made anew
Heed = Callable[..., object]


class Member:
    """One process; `serves`: the shards that Discord tells it of, or None: it draws.

    `heed` has what is done when a bell rings, by its kind; `deaf` is called when bells may have been missed,
    `halted` when the lease has ended by itself: then `join` may be tried again.
    """

    def __init__(self, store: Store, serves: Share | None, lease: float = LEASE) -> None:
        self._members, self._bells = store.members, store.bells
        self._serves = serves
        self._lease = lease
        self._until = 0.0  # of this process's own clock
        self._tasks: list[asyncio.Task[None]] = []
        self.number: int | None = None
        self.stirred = asyncio.Event()
        self.heed: dict[str, Heed] = {"members": self.stirred.set}
        self.deaf: Callable[[], None] = _nothing
        self.halted: Callable[[], None] = _nothing

    @property
    def is_alive(self) -> bool:
        """Whether everybody knows that this process lives."""
        return time.monotonic() < self._until

    async def start(self) -> None:
        """Listen, and live; first wait until nobody else serves the same."""
        connected = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen(connected))]
        await connected.wait()
        if not await self.join():
            log.warning("another process serves the same shards: this one waits to take over")
            while not await self.join():
                await self.pause()
        self._tasks.append(loop.create_task(self._beat()))

    async def close(self) -> None:
        """Stop; others take over at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._until = 0.0
        if self.number is not None:
            with contextlib.suppress(Exception):  # the lease ends by itself
                await self._members.leave(self.number)

    async def join(self) -> bool:
        """Begin to live; False while another process serves the same."""
        began = time.monotonic()
        self.number = await self._members.join(self._serves, self._lease)
        if self.number is not None:
            self._until = began + SAFE * self._lease
        return self.number is not None

    async def pause(self) -> None:
        """Until something stirs, or it is time to look again."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stirred.wait(), self._lease / BEATS)
        self.stirred.clear()

    def halt(self) -> None:
        """Stop at once: others may go on with all that is held here."""
        log.error("the lease has ended: another process goes on")
        self.number, self._until = None, 0.0
        self.halted()
        self.stirred.set()

    async def _beat(self) -> None:
        """Say again and again that this process lives; where that cannot be said in time, it halts."""
        while True:
            await asyncio.sleep(self._lease / BEATS)
            if self.number is None:
                continue
            began = time.monotonic()
            try:
                async with asyncio.timeout(max(0.0, self._until - began)):
                    await self._members.renew(self.number, self._lease)
                self._until = began + SAFE * self._lease
            except Exception as error:
                if isinstance(error, Gone) or not self.is_alive:
                    self.halt()
                else:
                    log.warning("the lease was not renewed yet", extra={"error": error})

    async def _listen(self, connected: asyncio.Event) -> None:
        """Hear bells; after a broken connection, nobody knows what was missed."""

        def again() -> None:
            if connected.is_set():
                self.deaf()
            connected.set()

        while True:
            try:
                await self._bells.listen(self._heard, again)
            except Exception as error:
                log.warning("bells cannot be heard", extra={"error": error})
            await asyncio.sleep(DEAF)

    def _heard(self, kind: str, words: list[str]) -> None:
        heed: Any = self.heed.get(kind)
        if heed is not None:
            heed(*words)


def _nothing() -> None:
    """Nobody asked."""
