"""Posts the letters of the outbox: in order for each place, each exactly once, through whatever posts.

A letter is written in the transaction that caused it, so a crash loses none. Letters of one place are posted
one after the other: so after a crash only the oldest of each place may be posted already, and is looked for.
Of several processes each posts the letters of its share alone; what another one began, it looks for first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.delivery import FIRST_WAIT, Delivery, NotOurs
from bot.peers import ALONE, Peers
from bot.poster import Poster
from bot.store import Store
from bot.store.rows import GameRow, LetterRow, Place
from bot.store.share import Share
from bot.turns import URGENCY, Urgency

log = logging.getLogger(__name__)
BATCH = 500
SLACK = 500  # PostgreSQL may show a lower number later: look again at so many
REVISIT = 600.0  # seconds until lost places are tried again
KEPT = 28 * 86_400  # seconds for which letters are kept that are posted or dropped
PATIENCE = 3.0  # seconds in which a letter under way is finished before its place is given up


class Outbox:
    """The one task that posts; see `Delivery` for what is called when."""

    def __init__(
        self,
        store: Store,
        poster: Poster,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
        on_closed: Callable[[LetterRow], Awaitable[None]] | None = None,
        on_lost: Callable[[GameRow], Awaitable[bool]] | None = None,
        on_found: Callable[[GameRow], Awaitable[None]] | None = None,
        peers: Peers = ALONE,
    ) -> None:
        self._store = store
        self._now = now
        self._sleep = sleep
        self._peers = peers
        self._share = peers.share
        self._delivery = Delivery(store, poster, now, sleep, peers)
        self._delivery.on_closed = on_closed
        self._delivery.on_lost = on_lost
        self._delivery.on_found = on_found
        self._fresh = asyncio.Event()
        self._queues: dict[Place, OrderedDict[int, LetterRow]] = {}
        self._posting: dict[Place, asyncio.Task[None]] = {}
        self._lost: set[Place] = set()
        self._read = 0  # the highest letter number seen
        self._unsure: set[int] = set()  # letters that may be posted: of an earlier process, or tried here
        self._taken: set[int] = set()
        self._settled: set[int] = set()
        self._fetching = asyncio.Lock()
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to post, first what was left over."""
        await self.catch_up()
        await self.follow(self._peers.share)
        loop = asyncio.get_running_loop()
        self._running = [loop.create_task(self._watch()), loop.create_task(self._revisit())]
        self.poke()

    def poke(self, *_: object) -> None:
        """Say that there may be new letters."""
        self._fresh.set()

    async def follow(self, share: Share) -> None:
        """Work for other servers than before: what is given up is not under way any more."""
        self._share = self._share & share
        gone = [task for place, task in self._posting.items() if not share.has(self._guild_of(place))]
        if gone:
            _, late = await asyncio.wait(gone, timeout=PATIENCE)
            await _stopped(late)
        if share.shards:
            self._unsure |= await self._store.letters.oldest_pending(share) - self._taken
        self._share = share
        self._read = 0
        self.poke()

    async def catch_up(self) -> None:
        """Learn what is not known by now: who takes no DMs, and perhaps letters."""
        self._delivery.closed = await self._store.people.all_closed_dms()
        self.poke()

    def halt(self) -> None:
        """Others may post what is under way here: stop at once."""
        for task in self._posting.values():
            task.cancel()

    async def learn(self, user: int) -> None:
        """Something about a person changed elsewhere: whether they take DMs."""
        closed = await self._store.people.closed_dms([user])
        self._delivery.closed = (self._delivery.closed - {user}) | closed

    def retry(self) -> None:
        """Lost places may be back: try them."""
        self._lost.clear()
        self.poke()

    async def reopen(self, user: int) -> bool:
        """A person can be written to again; True when they could not before."""
        self._delivery.closed.discard(user)
        return await self._store.people.open_dms(user)

    async def drain(self) -> None:
        """Wait until everything in the outbox was posted or dropped, or waits for a lost place."""
        while await self._fetch() or self._posting:
            await asyncio.gather(*self._posting.values())

    async def close(self) -> None:
        """Stop; what is not posted stays in the outbox."""
        await _stopped([*self._posting.values(), *self._running])

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

    async def _revisit(self) -> None:
        """Now and then: forget what is long posted, and try lost places again."""
        while True:
            try:
                if self._share.has(0):
                    await self._store.letters.purge(self._now() - KEPT)
            except Exception:
                log.exception("old letters could not be forgotten")
            await self._sleep(REVISIT)
            self.retry()

    async def _fetch(self) -> bool:
        """Queue letters not seen yet; False when there are no more."""
        async with self._fetching:
            any_new, full = False, True
            after = self._read - SLACK if self._posting else 0
            while full:
                self._settled.clear()
                share = self._share & self._peers.share
                found = await self._store.letters.pending(after, BATCH, share)
                # What was settled while we read may still look pending.
                known = self._taken | self._settled
                new = [row for row in found if row.id not in known and row.place not in self._lost]
                for row in new:
                    self._queue(row)
                any_new, full = any_new or bool(new), len(found) == BATCH
                after = found[-1].id if found else after
        return any_new

    def _queue(self, row: LetterRow) -> None:
        self._read = max(self._read, row.id)
        self._taken.add(row.id)
        self._queues.setdefault(row.place, OrderedDict())[row.id] = row
        if row.place not in self._posting:
            self._posting[row.place] = asyncio.get_running_loop().create_task(self._serve(row.place))

    def _guild_of(self, place: Place) -> int:
        return next((row.guild for row in self._queues[place].values()), 0)

    async def _serve(self, place: Place) -> None:
        """Post everything for one place, in order."""
        URGENCY.set(Urgency.POST)
        queue = self._queues[place]
        try:
            while queue:
                number, row = next(iter(queue.items()))
                unsure = number in self._unsure
                self._unsure.add(number)
                if not await self._delivery.deliver(row, unsure):
                    self._lost.add(place)
                    self._unsure.discard(number)  # it was refused
                    return
                del queue[number]
                self._settled.add(number)
                self._taken.discard(number)
                self._unsure.discard(number)
        except NotOurs:
            log.info("a letter is left to another process")
        except Exception:
            log.exception("posting broke off")
            await self._sleep(FIRST_WAIT)
            self._fresh.set()
        finally:
            self._taken -= set(queue)
            del self._posting[place], self._queues[place]


async def _stopped(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Until these tasks have ended, whatever they are doing."""
    stopping = list(tasks)
    for task in stopping:
        task.cancel()
    await asyncio.gather(*stopping, return_exceptions=True)
