"""The pages `/healthz` and `/metrics`, on a port of the operator's choice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.watching.metrics import READY, REGISTRY

Checks = dict[str, bool]
Check = Callable[[], Awaitable[Checks]]
Refresh = Callable[[], Awaitable[None]]


class Page:
    """Serves both pages. `check` says what is well and what is not, `refresh` brings figures up to date."""

    def __init__(self, check: Check, refresh: Refresh) -> None:
        self._check = check
        self._refresh = refresh
        served = web.Application()
        served.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(served, access_log=None)

    async def open(self, host: str, port: int) -> int:
        """Serve; the port, which is a free one where 0 was asked for."""
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Serve no longer."""
        await self._runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        found = await self._judged()
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        if (await self._judged()).get("database", True):
            await self._refresh()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _judged(self) -> Checks:
        found = await self._check()
        READY.set(all(found.values()))
        return found
