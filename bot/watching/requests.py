"""Requests to Discord as aiohttp sees them: how many, how long, and when a press was acknowledged."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from types import SimpleNamespace

import aiohttp

from bot.watching import metrics

MOST = 10_000  # presses remembered that nothing has answered yet
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_TOKENS = re.compile(r"(?<=/webhooks/:id/)[^/]+|(?<=/interactions/:id/)[^/]+")


class Requests:
    """Follows each request of a client; `trace` is given to discord.py."""

    def __init__(self) -> None:
        self._arrived: OrderedDict[int, float] = OrderedDict()
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_end.append(self._end)
        self.trace.on_request_exception.append(self._broken)

    def arrived(self, interaction: int, kind: str) -> None:
        """An interaction has come: Discord waits for the first answer."""
        metrics.INTERACTIONS.labels(kind).inc()
        self._arrived[interaction] = time.perf_counter()
        if len(self._arrived) > MOST:
            self._arrived.popitem(last=False)

    async def _start(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.start = time.perf_counter()

    async def _end(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        now, path = time.perf_counter(), params.url.path
        metrics.REQUESTS.labels(params.method, route(path), str(params.response.status)).inc()
        metrics.REQUEST.observe(now - context.start)
        if found := _CALLBACK.search(path):
            metrics.ACKNOWLEDGED.observe(now - self._arrived.pop(int(found[1]), context.start))

    async def _broken(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.REQUESTS.labels(params.method, route(params.url.path), "none").inc()
        metrics.REQUEST.observe(time.perf_counter() - context.start)


def route(path: str) -> str:
    """A path without numbers and tokens: nobody can be told by it, and there are few of them."""
    bare = re.sub(r"^/api/v\d+", "", path)
    return _TOKENS.sub(":token", re.sub(r"\d{5,}", ":id", bare))
