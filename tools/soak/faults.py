"""What goes wrong around the bot, by chance from a seed, and counted by kind."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from bot.painter import Painter
from bot.studio import Studio
from bot.turns import Urgency

T = TypeVar("T")
PICTURE_LIMIT, SOON = 12.0, 2.0  # seconds: stuck pictures are given up earlier than in earnest
ODDS: Mapping[str, float] = {
    "5xx": 0.03,
    "429": 0.03,
    "reply lost": 0.05,
    "timeout": 0.01,
    "database error": 0.002,
    "slow picture": 0.03,
    "stuck picture": 0.006,
    "killed picture process": 0.03,
    "clock forward": 0.015,
    "clock back": 0.01,
    "channel lost": 0.01,
    "DMs closed": 0.015,
    "malformed file": 0.004,
    "restart": 0.005,
}


class Injected(sqlite3.OperationalError):
    """A database error that was made on purpose."""


def is_injected(error: BaseException | None) -> bool:
    """Whether an error, or what caused it, was made on purpose."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, Injected):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False


class Faults:
    """Strikes by chance while it is on; each kind has a chance of its own, so a seed means the same."""

    def __init__(self, seed: int, odds: Mapping[str, float] = ODDS) -> None:
        self.on = False
        self._calm = 0
        self.counts: Counter[str] = Counter()
        self._odds = odds
        self._chances = {kind: random.Random(f"{seed} {kind}") for kind in odds}

    def strike(self, kind: str) -> bool:
        """Whether this goes wrong now."""
        if not self.on or self._calm or self._chances[kind].random() >= self._odds[kind]:
            return False
        self.counts[kind] += 1
        return True

    @contextmanager
    def calm(self) -> Iterator[None]:
        """Nothing goes wrong meanwhile; several may ask for it at a time."""
        self._calm += 1
        try:
            yield
        finally:
            self._calm -= 1

    def _break(self, *_: object) -> None:
        if self.strike("database error"):
            raise OperationalError("a statement", None, Injected("disk I/O error")) from Injected()

    @contextmanager
    def in_databases(self) -> Iterator[None]:
        """Statements fail before and after they are done, and so do commits."""
        names = ("before_cursor_execute", "after_cursor_execute", "commit")
        for name in names:
            event.listen(Engine, name, self._break)
        try:
            yield
        finally:
            for name in names:
                event.remove(Engine, name, self._break)


def _late(seconds: float, job: Callable[[], T]) -> T:
    time.sleep(seconds)
    return job()


def _killed(job: Callable[[], T]) -> T:
    os.kill(os.getpid(), signal.SIGKILL)
    return job()


class BadStudio(Studio):
    """A studio where some are slow, some never come to an end, and some drop dead."""

    def __init__(self, faults: Faults, processes: int) -> None:
        super().__init__(processes, PICTURE_LIMIT, SOON)
        self._faults = faults

    async def _in_place(self, job: Callable[[], T], urgency: Urgency) -> T:
        if self._faults.strike("slow picture"):
            job = partial(_late, 1.5 * SOON, job)
        elif self._faults.strike("stuck picture"):
            job = partial(_late, 3600.0, job)
        elif self._faults.strike("killed picture process"):
            job = partial(_killed, job)
        return await super()._in_place(job, urgency)


class BadPainter(Painter):
    """A painter with such a studio."""

    def __init__(self, faults: Faults, processes: int = 1, widest: int = 400) -> None:
        super().__init__(processes, widest)
        self._pictures = BadStudio(faults, processes)
