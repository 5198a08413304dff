"""What is done now and then, when nobody waits for it: ended phases are packed, what is due is forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.peers import ALONE, Peers
from bot.store import Store

log = logging.getLogger(__name__)
EVERY = 600.0  # seconds


class Housekeeper:
    """One task that tidies up."""

    def __init__(
        self,
        store: Store,
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
        peers: Peers = ALONE,
        forget: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._store = store
        self._peers = peers
        self._sleep = sleep
        self._forget = forget
        self._run: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with what was left over."""
        self._run = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        if self._run is not None:
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)

    async def tidy(self) -> None:
        """All that there is to do now; what cannot be done is left for the next time. One process does it."""
        if not self._peers.share.has(0):
            return
        for game in await self._store.games.to_pack():
            try:
                await self._store.games.pack(game)
            except Exception:
                log.exception("a game could not be packed", extra={"game": game})
        if self._forget is not None:
            await self._forget()

    async def _keep(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("the housekeeper stumbled")
            await self._sleep(EVERY)
