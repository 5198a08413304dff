"""Time that is let pass, and set forward and back meanwhile as clocks of machines are."""

from __future__ import annotations

import asyncio
import heapq
import itertools

START = 1_800_000_000


class JumpyTime:
    """Sleeps end when so much time was let pass; what the clock shows may jump."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.shift = 0
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Seconds since 1970, as the clock shows them."""
        return START + int(self.passed) + self.shift

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.passed + seconds, next(self._order), wake))
        await wake

    def let_pass(self, seconds: float) -> None:
        """Time goes on."""
        self.passed += seconds
        while self._sleepers and (self._sleepers[0][0] <= self.passed or self._sleepers[0][2].done()):
            wake = heapq.heappop(self._sleepers)[2]
            if not wake.done():
                wake.set_result(None)

    async def run(self) -> None:
        """Let time pass, 200 times as fast as it does."""
        while True:
            await asyncio.sleep(0.01)
            self.let_pass(2)
