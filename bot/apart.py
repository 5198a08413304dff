"""Work that nobody answers for, such as a stranger's file: in a process of its own, with limits."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from bot.processes import forkserver, in_real_time

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Budget:
    """What such work may take: seconds of computing and of waiting, and bytes of memory."""

    seconds: int = 30
    patience: int = 60
    memory: int = 1024**3


class OverBudget(Exception):
    """It took too long, or too much memory, or died."""


class Apart:
    """One piece of work at a time, in a new process each; whoever comes meanwhile waits."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or Budget()
        self._thread = ThreadPoolExecutor(1, "apart")

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """What the function gives; OverBudget when it takes more than it may."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, in_real_time, _run, self._budget, function, args)


def _run(budget: Budget, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    context = forkserver()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(theirs, budget, function, args), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(budget.patience):
            raise OverBudget
        done, found = ours.recv()
    except EOFError:  # it was ended by a limit
        raise OverBudget from None
    finally:
        process.kill()
        process.join()
        ours.close()
    if not done:
        raise OverBudget
    return found


def _work(answer: Connection, budget: Budget, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
    os.nice(10)  # games that are being played come first
    resource.setrlimit(resource.RLIMIT_CPU, (budget.seconds, budget.seconds))
    resource.setrlimit(resource.RLIMIT_AS, (budget.memory, budget.memory))
    try:
        found = True, function(*args)
    except (MemoryError, RecursionError):
        found = False, None
    answer.send(found)
