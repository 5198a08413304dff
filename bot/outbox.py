"""Posts the letters of the outbox: in order for each target, each exactly once, through whatever posts.

A letter is written in the transaction that caused it, so a crash loses none. It is posted with its nonce, so
that a letter posted just before a crash, and therefore posted again, is recognised and not shown twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.store import Store
from bot.store.rows import Json, LetterRow, LetterState, Target, TargetKind

log = logging.getLogger(__name__)
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
AT_ONCE = 16  # targets posted to at the same time
BATCH = 500
SLACK = 500  # PostgreSQL may show a lower number later: look again at so many
MOST_TRIES = 200  # about half a day
MOST_FAULTS = 3  # errors that are ours: a picture that could not be drawn


@dataclass(frozen=True, slots=True)
class TryAgain(Exception):
    """Discord is busy or broken (429, 5xx): not posted; perhaps it said how long to wait."""

    after: float | None = None


@dataclass(frozen=True, slots=True)
class Undeliverable(Exception):
    """It can never be posted: the channel is gone, or no permission is left."""

    reason: str = ""


class DmsClosed(Exception):
    """The person takes no DMs from the bot (50007, 50278)."""


class Poster(Protocol):
    """Posts one letter."""

    async def post(self, target: Target, kind: str, payload: dict[str, Json], nonce: str) -> int:
        """Post, and return the message's id; or raise TryAgain, Undeliverable or DmsClosed."""


class Outbox:
    """The one task that posts. `on_closed` is called once when a person's DMs turn out to be closed."""

    def __init__(
        self,
        store: Store,
        poster: Poster,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
        on_closed: Callable[[LetterRow], Awaitable[None]] | None = None,
    ) -> None:
        self._store = store
        self._poster = poster
        self._now = now
        self._sleep = sleep
        self._on_closed = on_closed
        self._fresh = asyncio.Event()
        self._queues: dict[Target, OrderedDict[int, LetterRow]] = {}
        self._posting: dict[Target, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._read = 0  # the highest letter number seen
        self._taken: set[int] = set()
        self._settled: set[int] = set()
        self._fetching = asyncio.Lock()
        self._closed: set[int] = set()
        self._run: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to post, first what was left over."""
        self._closed = await self._store.people.all_closed_dms()
        self._run = asyncio.get_running_loop().create_task(self._watch())
        self.poke()

    def poke(self, *_: object) -> None:
        """Say that there may be new letters."""
        self._fresh.set()

    async def reopen(self, user: int) -> bool:
        """A person can be written to again; True when they could not before."""
        self._closed.discard(user)
        return await self._store.people.open_dms(user)

    async def drain(self) -> None:
        """Wait until everything in the outbox was posted or dropped."""
        while await self._fetch() or self._posting:
            await asyncio.gather(*self._posting.values())

    async def close(self) -> None:
        """Stop; what is not posted stays in the outbox."""
        tasks = [*self._posting.values(), *([self._run] if self._run else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await self._fresh.wait()
            self._fresh.clear()
            try:
                while await self._fetch():
                    pass
            except Exception:
                log.exception("the outbox could not be read")
                await self._sleep(FIRST_WAIT)
                self._fresh.set()

    async def _fetch(self) -> bool:
        """Queue letters not seen yet; False when there are no more."""
        async with self._fetching:
            any_new, full = False, True
            after = self._read - SLACK if self._posting else 0
            while full:
                self._settled.clear()
                found = await self._store.letters.pending(after, BATCH)
                # What was settled while we read may still look pending.
                new = [row for row in found if row.id not in self._taken and row.id not in self._settled]
                for row in new:
                    self._queue(row)
                any_new, full = any_new or bool(new), len(found) == BATCH
                after = found[-1].id if found else after
        return any_new

    def _queue(self, row: LetterRow) -> None:
        self._read = max(self._read, row.id)
        self._taken.add(row.id)
        target = row.letter.target
        self._queues.setdefault(target, OrderedDict())[row.id] = row
        if target not in self._posting:
            self._posting[target] = asyncio.get_running_loop().create_task(self._serve(target))

    async def _serve(self, target: Target) -> None:
        """Post everything for one target, in order."""
        queue = self._queues[target]
        try:
            while queue:
                number, row = next(iter(queue.items()))
                await self._deliver(row)
                del queue[number]
                self._settled.add(number)
                self._taken.discard(number)
        except Exception:
            log.exception("posting broke off", extra={"target": target.id})
            await self._sleep(FIRST_WAIT)
            self._taken -= set(queue)
            self._fresh.set()
        finally:
            del self._posting[target], self._queues[target]

    async def _deliver(self, row: LetterRow) -> None:
        letter, wait = row.letter, FIRST_WAIT
        if letter.target.kind is TargetKind.DM and letter.target.id in self._closed:
            await self._settle(replace(row, state=LetterState.DROPPED))
            return
        while True:
            row = replace(row, attempts=row.attempts + 1)
            try:
                async with self._places:
                    message = await self._poster.post(letter.target, letter.kind, letter.payload, row.nonce)
            except TryAgain as busy:
                if row.attempts >= MOST_TRIES:
                    await self._drop(row, "tried too often")
                    return
                await self._sleep(busy.after if busy.after is not None else wait)
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            except DmsClosed:
                await self._close_dms(row)
                return
            except Undeliverable as never:
                await self._drop(row, never.reason)
                return
            except Exception:
                log.exception(
                    "a letter could not be posted", extra={"letter": row.id, "letter_kind": letter.kind}
                )
                if row.attempts >= MOST_FAULTS:
                    await self._drop(row, "a fault of ours")
                    return
                await self._sleep(FIRST_WAIT)
                continue
            await self._settle(replace(row, state=LetterState.POSTED, message=message))
            return

    async def _drop(self, row: LetterRow, reason: str) -> None:
        log.warning("a letter was dropped", extra={"letter": row.id, "reason": reason})
        await self._settle(replace(row, state=LetterState.DROPPED))

    async def _close_dms(self, row: LetterRow) -> None:
        """Note a closed DM, once; the letter is dropped, for private answers in the channel say the same."""
        await self._settle(replace(row, state=LetterState.DROPPED))
        if row.letter.target.kind is TargetKind.DM:
            self._closed.add(row.letter.target.id)
            first = await self._store.people.close_dms(row.letter.target.id, self._now())
            if first and self._on_closed is not None:
                await self._on_closed(row)

    async def _settle(self, row: LetterRow) -> None:
        await self._store.letters.settle([row])
