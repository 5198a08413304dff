"""The watch over a running bot: its pages are served, its figures brought up to date when they are asked."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from bot.commands.failure import Failure
from bot.store import Store
from bot.store.rows import Status
from bot.watching import metrics
from bot.watching.lag import measure_lag
from bot.watching.page import Checks, Page

if TYPE_CHECKING:
    from bot.discord.app import Amphora

EVERY = 30.0  # seconds at least between two counts of the whole database
LATE = 120  # seconds after which a deadline should have been seen to
PATIENCE = 3.0  # seconds for the database to answer
log = logging.getLogger(__name__)


class Watch:
    """Watches one process, with a connection to Discord or without; nothing is served without a port."""

    def __init__(self, store: Store, host: str, port: int | None, app: Amphora | None = None) -> None:
        self._store = store
        self._app = app
        self._host = host
        self._port = port
        self._page = Page(self.check, self.refresh)
        self._counted = -math.inf  # when the database was last counted
        self._lag: asyncio.Task[None] | None = None

    async def __aenter__(self) -> int | None:
        """Begin; the port that is served."""
        if self._port is None:
            return None
        try:
            served = await self._page.open(self._host, self._port)
        except OSError:
            raise Failure(
                f"nothing can be served at {self._host}:{self._port}; check AMPHORA_WATCH_PORT"
            ) from None
        self._lag = asyncio.get_running_loop().create_task(measure_lag())
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
                await self._store.figures.answer()
            database = True
        except (SQLAlchemyError, OSError, TimeoutError):
            database = False
        if self._app is None:
            return {"database": database}
        return {"discord": self._app.is_ready() and not self._app.is_closed(), "database": database}

    async def refresh(self) -> None:
        """Bring up to date what is not counted as it happens."""
        if self._app is not None:
            self._refresh_bot(self._app)
        if time.monotonic() - self._counted < EVERY:
            return
        self._counted = time.monotonic()
        figures = self._store.figures
        counts = await figures.games()
        for status in Status:
            metrics.GAMES.labels(status).set(counts.get(status, 0))
        metrics.LETTERS_WAITING.set(await figures.letters_waiting())
        metrics.DRAWINGS_WAITING.set(await figures.drawings_waiting())
        if self._app is not None:
            metrics.OVERDUE.set(await figures.overdue(self._app.time.now() - LATE))

    def _refresh_bot(self, app: Amphora) -> None:
        """What only a process that is connected to Discord can tell."""
        metrics.GAMES_LOADED.set(app.tables.loaded)
        states = [not shard.is_closed() for shard in app.shards.values()]
        metrics.SHARDS.labels("open").set(sum(states))
        metrics.SHARDS.labels("closed").set(len(states) - sum(states))
        metrics.GATEWAY.set(app.latency if math.isfinite(app.latency) else 0)
