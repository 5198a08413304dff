"""The pulse of a process: it says again and again that it lives, in a thread and by a connection of its own.

However much there is to do, a lease is renewed in time. Only an event loop that has stood still for long
counts as dead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from threading import Lock, Thread

from bot.processes import in_real_time
from bot.store.members import Gone, Members

log = logging.getLogger(__name__)
Tell = Callable[[Callable[[], object]], None]
BEATS = 5  # renewals in the time of a lease
SAFE = 0.8  # of the lease: before others may think it ended, nothing is begun any more
STILL = 30.0  # seconds after which an event loop that stands still is not spoken for


class Pulse:
    """Renews the lease of one process; `stopped` is called in its event loop when the lease has ended."""

    def __init__(self, members: Members, lease: float, stopped: Callable[[], None]) -> None:
        self._members, self._lease, self._stopped = members, lease, stopped
        self._lock = Lock()
        self._number: int | None = None
        self._until = self._moved = 0.0
        self._moving: asyncio.Task[None] | None = None
        self._end: Callable[[], object] | None = None
        self._over: asyncio.Future[None]

    @property
    def number(self) -> int | None:
        """Whose lease is renewed."""
        return self._number

    @property
    def is_alive(self) -> bool:
        """Whether everybody knows that this process lives."""
        return now() < self._until

    def live(self, number: int | None, began: float) -> None:
        """There is a lease, asked for at this moment, or none."""
        with self._lock:
            self._number = number
            self._until = began + SAFE * self._lease if number is not None else 0.0

    def end(self, number: int) -> bool:
        """Give a lease up; False where it has ended already."""
        with self._lock:
            is_news = self._number == number
            if is_news:
                self._number, self._until = None, 0.0
        return is_news

    async def start(self) -> None:
        """Begin to beat."""
        loop = asyncio.get_running_loop()
        ready, self._over = loop.create_future(), loop.create_future()
        self._moving = loop.create_task(self._move())

        def tell(what: Callable[[], object]) -> None:
            with contextlib.suppress(RuntimeError):  # nobody listens any more
                loop.call_soon_threadsafe(what)

        def beat() -> None:
            try:
                asyncio.run(self._beat_on(tell, lambda: ready.set_result(None)))
            finally:
                tell(lambda: self._over.set_result(None))

        Thread(target=beat, name="pulse", daemon=True).start()
        await ready

    async def close(self) -> None:
        """Stop beating."""
        if self._moving is not None:
            self._moving.cancel()
        end, self._end = self._end, None
        if end is not None:
            end()
            await self._over

    async def _move(self) -> None:
        """The event loop moves."""
        while True:
            self._moved = now()
            await asyncio.sleep(self._lease / BEATS)

    async def _beat_on(self, tell: Tell, ready: Callable[[], object]) -> None:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        self._end = lambda: loop.call_soon_threadsafe(ended.set)
        tell(ready)
        members = self._members.beside()
        try:
            while not ended.is_set():
                try:
                    await asyncio.wait_for(ended.wait(), self._lease / BEATS)
                except TimeoutError:
                    if await self._has_ended(members):
                        tell(self._stopped)
        finally:
            await members.close()

    async def _has_ended(self, members: Members) -> bool:
        """Renew; whether that could not be done in time."""
        number, began = self._number, now()
        if number is None:
            return False
        try:
            if began - self._moved > max(STILL, self._lease):
                raise TimeoutError
            async with asyncio.timeout(max(0.0, self._until - began)):
                await members.renew(number, self._lease)
        except Exception as error:
            if isinstance(error, Gone) or not self.is_alive:
                return self.end(number)
            log.warning("the lease was not renewed yet", extra={"error": error})
            return False
        with self._lock:
            if self._number == number:
                self._until = began + SAFE * self._lease
        return False


def now() -> float:
    """The clock of the machine, whatever clock the bot goes by."""
    return in_real_time(time.monotonic)
