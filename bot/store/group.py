"""Writing together: jobs that come at the same time share one transaction, and one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]
MOST = 64  # jobs in one transaction


class Group:
    """Runs jobs together by `write`, which does all or nothing; when a caller hears of it, it is stored."""

    def __init__(self, write: Callable[[Sequence[Job[Any]]], Awaitable[list[Any]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._serving: asyncio.Task[None] | None = None

    async def run(self, job: Job[T]) -> T:
        """Do a job; its error, if it has one, undoes it alone."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((job, done))
        if self._serving is None:
            self._serving = loop.create_task(self._serve())
        return await done

    async def close(self) -> None:
        """Wait for the jobs under way."""
        if self._serving is not None:
            await self._serving

    async def _serve(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._together(batch)
        finally:
            self._serving = None

    async def _together(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        try:
            results = await self._write([job for job, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _tell(batch[0][1], error=error)
                return
            for one in batch:  # nothing was written: each for itself, and the one at fault alone fails
                await self._together([one])
        except BaseException:
            for _, done in batch:
                done.cancel()
            raise
        else:
            for (_, done), result in zip(batch, results, strict=True):
                _tell(done, result)


def _tell(done: asyncio.Future[Any], result: Any = None, error: Exception | None = None) -> None:
    """Tell the caller, who may have gone."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
