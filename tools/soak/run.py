"""The soak itself: games opened again and again, faults, restarts; then calm, and all played to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.deadlines import PRESETS, pace_settings
from bot.processes import READ_BEFORE
from bot.store.rows import LIVE, SeatRow, Status
from rules.table.verifying import verify
from tools.measure import memory
from tools.soak.clock import JumpyTime
from tools.soak.ending import play_out, wrong_letters
from tools.soak.faults import ODDS, BadPainter, Faults
from tools.soak.games import ALL, PLAYED, Kind
from tools.soak.ledger import Ledger
from tools.soak.life import Life
from tools.soak.people import People
from tools.soak.server import Server
from tools.soak.watch import LogWatch, Watch
from tools.soak.weather import Slot, Weather

BACKLOG, POLLS = 12, 50  # letters of a game that may wait before people do, and how often they look
SAMPLE = 5.0  # seconds between two looks at the memory
SLACK, GROWTH = 24 << 20, 1.10  # what the memory may grow by


@dataclass(slots=True)
class Report:
    """What was done, and everything that is wrong."""

    figures: dict[str, Any] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


class Soak:
    """One soak, for some minutes or some steps."""

    def __init__(
        self,
        database: str,
        seed: int,
        kinds: Sequence[Kind] = ALL,
        odds: dict[str, float] | None = None,
        processes: int = 1,
    ) -> None:
        self._database, self._processes = database, processes
        self._dice = random.Random(f"soak {seed}")
        self.faults = Faults(seed, {**ODDS, **(odds or {})})
        self.clock = JumpyTime()
        self.server = Server(self.faults)
        self.watch = Watch(self.clock)
        self.ledger = Ledger()
        self._slots = [Slot(kind, (100 + n, 200 + n)) for n, kind in enumerate(kinds)]
        self._steps = self._restarts = 0
        self._counts: Counter[str] = Counter()
        self._done: Counter[str] = Counter()
        self._memory: list[int] = []
        self._weather = Weather(self.faults, self.clock, self.server, self._dice)
        self._wrong: list[str] = []
        self._again = asyncio.Event()

    async def run(self, minutes: float | None = None, steps: int | None = None) -> Report:
        """Play so long, then to the end; the report."""
        logs = LogWatch()
        root = logging.getLogger()
        before, root.handlers[:] = root.handlers[:], [logs]
        READ_BEFORE.extend(["tools.soak.warm", __name__])
        until = None if minutes is None else time.monotonic() + 60 * minutes
        try:
            with self.faults.in_databases():
                while not self._over(until, steps):
                    await self._live(until, steps)
                await self._finish()
        finally:
            root.handlers[:] = before
        self._wrong += logs.wrong
        return self._report(logs, minutes is not None)

    def _over(self, until: float | None, steps: int | None) -> bool:
        return (until is not None and time.monotonic() >= until) or (
            steps is not None and self._steps >= steps
        )

    async def _begin(self) -> tuple[Life, People]:
        with self.faults.calm():
            painter = BadPainter(self.faults, self._processes)
            life = await Life.begin(
                self._database, painter, self.server, self.clock, self.watch, self.ledger.hear
            )
            for game in [slot.game for slot in self._slots if slot.game is not None]:
                self.ledger.learn(game, await life.store.games.inputs(game))
        return life, People(life, self.ledger, self._dice)

    async def _live(self, until: float | None, steps: int | None) -> None:
        """One life of the bot, until it is stopped in the midst of everything."""
        life, people = await self._begin()
        self._again.clear()
        self.faults.on = True
        loop = asyncio.get_running_loop()
        playing = [loop.create_task(self._play(life, people, slot)) for slot in self._slots]
        playing.append(loop.create_task(self._measure()))
        while not self._again.is_set() and not self._over(until, steps):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._again.wait(), 0.2)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                self._wrong.append(f"play broke off: {ended!r}")
        await life.end()
        self.faults.on = False
        self._take(people)
        self._restarts += 1

    def _take(self, people: People) -> None:
        self._wrong += people.wrong
        self._done += people.done

    async def _measure(self) -> None:
        while True:
            await asyncio.sleep(SAMPLE)
            self._memory.append(memory())

    async def _play(self, life: Life, people: People, slot: Slot) -> None:
        while True:
            await people.guarded("a step", self._step(life, people, slot))
            self._steps += 1
            if await people.guarded("the weather", self._weather.turn(life, people, slot)):
                self._again.set()
            for _ in range(POLLS):
                waiting = await people.guarded("waiting", life.store.letters.pending())
                if waiting is not None and sum(row.game == slot.game for row in waiting) < BACKLOG:
                    break
                await asyncio.sleep(0.02)

    async def _step(self, life: Life, people: People, slot: Slot) -> None:
        row = await life.store.games.get(slot.game) if slot.game is not None else None
        if row is None:
            await self._open(life, slot)
        elif row.status is Status.LOBBY:
            await life.tables.start(row.id, str(self._dice.random()))
        elif row.status in LIVE:
            await people.act(row.id)
        elif row.status is Status.OVER and self._dice.random() < 0.05 and row.phase > 2:
            await people.roll_back(row.id)
        else:
            with self.faults.calm():
                await self._close(life, row.id)
            slot.game = None

    async def _open(self, life: Life, slot: Slot) -> None:
        slot.game = await self._opened(life, slot)
        if slot.game is not None:
            return
        users = self._dice.sample(range(10**6), slot.kind.players)
        seats = [
            SeatRow(seat=n, name=f"P{n}", user=user, added=str(self._dice.random()))
            for n, user in enumerate(users)
        ]
        pace = PRESETS[self._dice.choice(("live", "fast", "standard", "unhurried"))]
        row = await life.tables.create(
            guild=1, channel=slot.channels[0], host=users[0], ruleset=slot.kind.game,
            options=slot.kind.options, settings=pace_settings(pace), seats=seats,
        )  # fmt: skip
        slot.game = row.id

    async def _opened(self, life: Life, slot: Slot) -> int | None:
        """The game of a slot that is open already: the bot was stopped before it could say so."""
        for channel in slot.channels:
            there = await life.store.games.in_channel(channel)
            if there is not None and there.status in LIVE:
                return there.id
        return None

    async def _close(self, life: Life, game: int) -> None:
        """A game is over: its accounts and its record are checked."""
        self._wrong += self.ledger.check(game, await life.store.games.inputs(game))
        record = await life.archive.published(game)
        if record is None:
            return
        verdict = await life.tables.work(verify, record, PLAYED[record.game])
        if verdict.problem:
            self._wrong.append(f"game {game} does not verify: {verdict.problem}")
        self._counts["games ended"] += 1
        if verdict.table is not None and verdict.table.over:
            self._counts[f"{record.game} played to the end"] += 1
        self._weather.file = await life.archive.export(game)
        self.ledger.close(game)
        self.watch.forget(game)

    async def _finish(self) -> None:
        """The weather clears: a game in every place comes to its end, all letters are posted."""
        self.server.lost.clear()
        self.server.closed.clear()
        life, people = await self._begin()
        for slot in self._slots:
            if slot.game is None:
                await self._open(life, slot)
            assert slot.game is not None
            if await people.guarded(f"ending game {slot.game}", play_out(life, self.ledger, slot.game)):
                await self._close(life, slot.game)
            else:
                self._wrong.append(f"stuck: game {slot.game} ({slot.kind.game}) does not come to its end")
        failures = life.keeper.failures
        if failures:
            self._wrong.append(f"the clock failed {failures} times in calm weather")
        await people.guarded("the outbox", life.outbox.drain())
        self._wrong += await wrong_letters(life, self.server)
        self._take(people)
        await life.end()

    def _report(self, logs: LogWatch, long: bool) -> Report:
        gc.collect()
        samples = self._memory or [memory()]
        rss = {
            name: _about(samples, share) for name, share in (("start", 0.2), ("middle", 0.5), ("end", 0.9))
        }
        wrong = [*self._wrong, *self.ledger.wrong]
        wrong += [f"doubled: {each}" for each in self.server.doubled]
        wrong += [f"leaked: {each}" for each in self.watch.leaked]
        if long and rss["end"] > GROWTH * rss["start"] + SLACK:
            wrong.append(f"memory grew: {rss['start'] >> 20} MB to {rss['end'] >> 20} MB")
        return Report(
            {
                "steps": self._steps,
                "answers taken": self.ledger.answers,
                "messages posted": self.server.posts,
                "messages read for secrets": self.watch.checked,
                "restarts": self._restarts,
                **dict(sorted(self._counts.items())),
                "done by people": dict(self._done.most_common()),
                "faults": dict(sorted(self.faults.counts.items())),
                "logged": dict(logs.counts.most_common()),
                "memory (MB)": {name: size >> 20 for name, size in rss.items()},
            },
            wrong,
        )


def _about(samples: Sequence[int], share: float) -> int:
    """What the memory was after a share of the time, give or take."""
    tenth = max(1, len(samples) // 10)
    place = min(int(share * len(samples)), len(samples) - tenth)
    return sorted(samples[place : place + tenth])[tenth // 2]
