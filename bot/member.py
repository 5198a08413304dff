"""A process among several: it lives by a lease (`pulse.py`), and hears what the others tell.

Before others may take it for dead, it knows by its own clock that they may.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from bot.pulse import BEATS, Pulse, now
from bot.store import Store
from bot.store.share import Share

log = logging.getLogger(__name__)
LEASE = 4.0  # seconds after which a process that is silent counts as dead
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
        self._pulse = Pulse(store.members, lease, self._stopped)
        self._listening: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        self.heed: dict[str, Heed] = {"members": self.stirred.set}
        self.deaf: Callable[[], None] = _nothing
        self.halted: Callable[[], None] = _nothing

    @property
    def number(self) -> int | None:
        """The number by which the others know this process, while it lives."""
        return self._pulse.number

    @property
    def is_alive(self) -> bool:
        """Whether everybody knows that this process lives."""
        return self._pulse.is_alive

    async def start(self) -> None:
        """Listen, and live; first wait until nobody else serves the same."""
        connected = asyncio.Event()
        self._listening = asyncio.get_running_loop().create_task(self._listen(connected))
        await connected.wait()
        if not await self._joined():
            log.warning("another process serves the same shards: this one waits to take over")
            while not await self._joined():
                await self.pause()
        await self._pulse.start()

    async def close(self) -> None:
        """Stop; others take over at once."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._pulse.close()
        number = self.number
        if number is not None and self._pulse.end(number):
            with contextlib.suppress(Exception):  # the lease ends by itself
                await self._members.leave(number)

    async def join(self) -> bool:
        """Begin to live; False while another process serves the same."""
        began = now()
        number = await self._members.join(self._serves, self._lease)
        self._pulse.live(number, began)
        return number is not None

    async def _joined(self) -> bool:
        """The same; a connection that is cut meanwhile is made anew."""
        while True:
            try:
                return await self.join()
            except Exception as error:
                log.warning("this process is not known to live yet", extra={"error": error})
                await asyncio.sleep(DEAF)

    async def pause(self) -> None:
        """Until something stirs, or it is time to look again."""
        # Not `wait_for`: in Python 3.11 that forgets it was cancelled when what it waits for comes as well.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._lease / BEATS):
                await self.stirred.wait()
        self.stirred.clear()

    def halt(self, number: int) -> None:
        """Stop at once: others may go on with all that was held under this number."""
        if self._pulse.end(number):
            self._stopped()

    def _stopped(self) -> None:
        log.error("the lease has ended: another process goes on")
        self.halted()
        self.stirred.set()

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
