"""Where pictures are drawn: processes of their own, each with one job at a time and a limit of time.

A process that dies or takes too long is replaced and its job done once more, elsewhere. Long before that, one
that is slow gives up its place: whoever comes after it is served by another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from bot.processes import begin_drawing, forkserver, in_real_time
from bot.turns import URGENCY, Turns, Urgency
from bot.watching.metrics import drawing

T = TypeVar("T")
log = logging.getLogger(__name__)
SOON = 5.0  # seconds after which a job no longer holds up others
MOST_SLOW = 2  # so many jobs may be slow at a time


class NotDrawn(Exception):
    """A picture could not be drawn, tried twice."""


class Studio:
    """Draws up to `processes` pictures at a time, each in at most `limit` seconds; none: in threads.

    Who comes first is told by `URGENCY`.
    """

    def __init__(self, processes: int, limit: float, soon: float = SOON) -> None:
        self._places = Turns(max(1, processes))
        self._processes = processes
        self._limit = limit
        self._soon = min(soon, limit)
        self._idle: list[Executor] = []
        self._hired: set[Executor] = set()
        self._slow = 0

    async def run(self, job: Callable[[], T], urgency: Urgency | None = None) -> T:
        """Do a job; NotDrawn where it cannot be done in time. What the job itself raises is raised."""
        with drawing():
            for _ in range(2):
                try:
                    return await self._in_place(job, URGENCY.get() if urgency is None else urgency)
                except (BrokenProcessPool, TimeoutError):
                    log.warning("a picture was not finished")
            raise NotDrawn

    async def _in_place(self, job: Callable[[], T], urgency: Urgency) -> T:
        await self._places.acquire(urgency)
        artist = self._idle.pop() if self._idle else self._hire()
        drawing = asyncio.ensure_future(asyncio.wrap_future(in_real_time(artist.submit, job)))
        is_slow = False
        try:
            await asyncio.wait({drawing}, timeout=self._soon)
            if not drawing.done() and self._slow < MOST_SLOW:
                is_slow = True
                self._slow += 1
                self._places.release()
            await asyncio.wait({drawing}, timeout=self._limit - self._soon)
            if not drawing.done():
                raise TimeoutError
            return drawing.result()
        finally:
            if is_slow:
                self._slow -= 1
            else:
                self._places.release()
            if drawing.done() and not drawing.cancelled() and not _has_died(drawing):
                self._idle.append(artist)
            else:
                drawing.cancel()  # nobody waits for it any more, nor for the error it may end with
                self._hired.discard(artist)
                dismiss(artist)

    def _hire(self) -> Executor:
        artist: Executor = ThreadPoolExecutor(1, thread_name_prefix="painter")
        if self._processes:
            artist = ProcessPoolExecutor(1, mp_context=forkserver(), initializer=begin_drawing)
        self._hired.add(artist)
        return artist

    def close(self) -> None:
        """Let everybody go, whatever they are doing."""
        while self._hired:
            dismiss(self._hired.pop())


def _has_died(drawing: asyncio.Future[T]) -> bool:
    return isinstance(drawing.exception(), BrokenProcessPool)


def dismiss(artist: Executor) -> None:
    """Let a process go at once, whatever it is doing.

    One that is killed while it hands over a picture leaves half of it in the pipe, and the pool would wait
    for the other half for ever, at the end of the program, too. The pipe ends there once our own end for
    writing is closed.
    """
    processes = dict(getattr(artist, "_processes", None) or {})
    answers = getattr(artist, "_result_queue", None)
    artist.shutdown(wait=False, cancel_futures=True)
    for process in processes.values():
        process.kill()
    if answers is not None:
        answers._writer.close()
