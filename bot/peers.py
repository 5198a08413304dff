"""Who works for which servers: this process alone, or one of several at the same database.

Each process holds a lease on shards, and all that is to be done for their servers goes with it: letters,
what falls due, stand-ins' work. It has those that it serves; those that nobody serves are divided.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.member import LEASE, Member
from bot.store import Store
from bot.store.members import Gone
from bot.store.share import EVERYTHING, Share

log = logging.getLogger(__name__)
Follow = Callable[[Share], Awaitable[None]]


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
    back. `replaced` is called when another process serves instead.
    """

    is_alone = False

    def __init__(self, store: Store, serves: Share, lease: float = LEASE) -> None:
        self.member = Member(store, serves, lease)
        self.followers: list[Follow] = []
        self.replaced: Callable[[], None] | None = None
        self._members = store.members
        self._serves = serves
        self._held = serves.of(())
        self._keeping: asyncio.Task[None] | None = None

    @property
    def share(self) -> Share:
        """What this process works for at this moment."""
        return self._held if self.member.is_alive else self._serves.of(())

    async def start(self) -> None:
        """Wait until nobody else serves the same, and take what is free."""
        await self.member.start()
        await self._tend()
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """Stop; others take over at once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self.member.close()

    async def _keep(self) -> None:
        while True:
            await self.member.pause()
            try:
                if self.member.number is None and not await self._rejoin():
                    return
                await self._tend()
            except Exception:
                log.exception("shards could not be looked after")

    async def _rejoin(self) -> bool:
        """Begin anew after a lease that ended; False where another process serves instead."""
        self._held = self._serves.of(())
        await self._follow()
        if await self.member.join():
            return True
        if self.replaced is not None:
            self.replaced()
        return False

    async def _tend(self) -> None:
        """Take what is free, give back what somebody else serves."""
        number = self.member.number
        if number is None:
            return
        try:
            held, back = await self._members.claim(number, self._serves)
        except Gone:
            self.member.halt(number)
            return
        keep = self._serves.of(held - back)
        if keep != self._held:
            log.info("shards changed hands", extra={"shards": sorted(keep.shards)})
            self._held = keep
            await self._follow()
        if back:
            await self._members.release(number, self._serves.of(back))

    async def _follow(self) -> None:
        for follow in self.followers:
            await follow(self._held)
