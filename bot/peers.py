"""Who works for which servers: this process alone, or one of several at the same database.

Each process holds a lease on shards, and all that is to be done for their servers goes with it: letters,
what falls due, stand-ins' work. It has those that it serves; those that nobody serves are divided.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.store import Store
from bot.store.members import Gone
from bot.store.share import EVERYTHING, Share

log = logging.getLogger(__name__)
LEASE = 4.0  # seconds after which a process that is silent counts as dead
BEATS = 5  # renewals in that time
SAFE = 0.8  # of the lease: before others may think it ended, nothing is begun any more
Follow = Callable[[Share], Awaitable[None]]
Heed = Callable[..., object]


class Peers(Protocol):
    """What a process knows of the others."""

    @property
    def share(self) -> Share:
        """What this process works for at this moment."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody else can change what is stored."""


class Alone:
    """One process: everything is its own."""

    share = EVERYTHING
    is_alone = True


ALONE = Alone()


class Leases:
    """One of several processes. `serves`: what Discord tells it of.

    `followers` are told when its share changes, in order; what they have given up when they return is given
    back. `heed` has what is done when a bell rings, by its kind; `deaf` is called when bells may have been
    missed, `halted` when the lease has ended by itself, `replaced` when another process serves instead.
    """

    is_alone = False

    def __init__(self, store: Store, serves: Share, lease: float = LEASE) -> None:
        self._members = store.members
        self._bells = store.bells
        self._serves = serves
        self._lease = lease
        self.member: int | None = None
        self._held = serves.of(())
        self._until = 0.0  # of this process's own clock
        self._stir = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.followers: list[Follow] = []
        self.heed: dict[str, Heed] = {"members": self._stir.set}
        self.deaf: Callable[[], None] = _nothing
        self.halted: Callable[[], None] = _nothing
        self.replaced: Callable[[], None] = _nothing

    @property
    def share(self) -> Share:
        """What this process works for at this moment."""
        return self._held if time.monotonic() < self._until else self._serves.of(())

    async def start(self) -> None:
        """Listen, wait until nobody else serves the same, and take what is free."""
        connected = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen(connected))]
        await connected.wait()
        if not await self._join():
            log.warning("another process serves the same shards: this one waits to take over")
            while not await self._join():
                await self._pause()
        await self._tend()
        self._tasks += [loop.create_task(self._beat()), loop.create_task(self._keep())]

    async def close(self) -> None:
        """Stop; others take over at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._until = 0.0
        if self.member is not None:
            with contextlib.suppress(Exception):  # the lease ends by itself
                await self._members.leave(self.member)

    async def _join(self) -> bool:
        began = time.monotonic()
        self.member = await self._members.join(self._serves, self._lease)
        if self.member is not None:
            self._until = began + SAFE * self._lease
        return self.member is not None

    async def _pause(self) -> None:
        """Until something stirs, or it is time to look again."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stir.wait(), self._lease / BEATS)
        self._stir.clear()

    async def _beat(self) -> None:
        """Say that this process lives; where that cannot be said in time, it stops before others begin."""
        while True:
            await asyncio.sleep(self._lease / BEATS)
            if self.member is None:
                continue
            began = time.monotonic()
            try:
                async with asyncio.timeout(max(0.0, self._until - began)):
                    await self._members.renew(self.member, self._lease)
                self._until = began + SAFE * self._lease
            except Exception as error:
                if isinstance(error, Gone) or time.monotonic() >= self._until:
                    self._halt()
                else:
                    log.warning("the lease was not renewed yet", extra={"error": error})

    def _halt(self) -> None:
        log.error("the lease has ended: another process goes on")
        self.member, self._until = None, 0.0
        self.halted()
        self._stir.set()

    async def _keep(self) -> None:
        while True:
            await self._pause()
            try:
                if self.member is None and not await self._rejoin():
                    return
                await self._tend()
            except Exception:
                log.exception("shards could not be looked after")

    async def _rejoin(self) -> bool:
        """Begin anew after a lease that ended; False where another process serves instead."""
        self._held = self._serves.of(())
        await self._follow()
        if await self._join():
            return True
        self.replaced()
        return False

    async def _tend(self) -> None:
        """Take what is free, give back what somebody else serves."""
        if self.member is None:
            return
        try:
            held, back = await self._members.claim(self.member, self._serves)
        except Gone:
            self._halt()
            return
        keep = self._serves.of(held - back)
        if keep != self._held:
            log.info("shards changed hands", extra={"shards": sorted(keep.shards)})
            self._held = keep
            await self._follow()
        if back and self.member is not None:
            await self._members.release(self.member, self._serves.of(back))

    async def _follow(self) -> None:
        for follow in self.followers:
            await follow(self._held)

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
            await asyncio.sleep(self._lease / BEATS)

    def _heard(self, kind: str, words: list[str]) -> None:
        heed = self.heed.get(kind)
        if heed is not None:
            heed(*words)


def _nothing() -> None:
    """Nobody asked."""
