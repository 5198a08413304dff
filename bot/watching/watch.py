"""The watch over a running bot: its pages are served, its figures brought up to date when they are asked."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.store.rows import Status
from bot.watching import metrics
from bot.watching.lag import measure_lag
from bot.watching.page import Checks, Page

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LATE = 120  # seconds after which a deadline should have been seen to
PATIENCE = 3.0  # seconds for the database to answer
log = logging.getLogger(__name__)


class Watch:
    """Watches one process; nothing is served without a port."""

    def __init__(self, app: Amphora, host: str, port: int | None) -> None:
        self._app = app
        self._host = host
        self._port = port
        self._page = Page(self.check, self.refresh)
        self._lag: asyncio.Task[None] | None = None

    async def __aenter__(self) -> int | None:
        """Begin; the port that is served."""
        if self._port is None:
            return None
        self._lag = asyncio.get_running_loop().create_task(measure_lag())
        served = await self._page.open(self._host, self._port)
        log.info("watched", extra={"port": served})
        return served

    async def __aexit__(self, *_: object) -> None:
        await self._page.close()
        if self._lag is not None:
            self._lag.cancel()
            await asyncio.gather(self._lag, return_exceptions=True)

    async def check(self) -> Checks:
        """What must be well: the connection to Discord, and the database."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._app.store.figures.answer()
            database = True
        except (SQLAlchemyError, OSError, TimeoutError):
            database = False
        return {"discord": self._app.is_ready() and not self._app.is_closed(), "database": database}

    async def refresh(self) -> None:
        """Bring up to date what is not counted as it happens."""
        figures = self._app.store.figures
        counts = await figures.games()
        for status in Status:
            metrics.GAMES.labels(status).set(counts.get(status, 0))
        metrics.GAMES_LOADED.set(self._app.tables.loaded)
        metrics.LETTERS_WAITING.set(await figures.letters_waiting())
        metrics.OVERDUE.set(await figures.overdue(self._app.time.now() - LATE))
        states = shards_of(self._app)
        metrics.SHARDS.labels("open").set(sum(states))
        metrics.SHARDS.labels("closed").set(len(states) - sum(states))
        latency = self._app.latency
        metrics.GATEWAY.set(latency if math.isfinite(latency) else 0)


def shards_of(client: discord.Client) -> list[bool]:
    """Of each connection to Discord, whether it is open."""
    if isinstance(client, discord.AutoShardedClient):
        return [not shard.is_closed() for shard in client.shards.values()]
    return [client.is_ready() and not client.is_closed()]
