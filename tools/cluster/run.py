"""The trial: processes begin, are killed and cut off, and the accounts are checked in the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any

import asyncpg
from sqlalchemy import select

from bot import actions
from bot.deadlines import Pace, pace_settings
from bot.member import LEASE
from bot.processes import forkserver
from bot.store import Store
from bot.store.rows import LetterState, SeatRow
from bot.store.schema import outbox
from bot.store.share import STAMP, Share
from bot.tables import Tables
from rules.standins import STANDINS
from tests.bot.toy import Toy
from tools.cluster.child import FastTime, Task, announce, main
from tools.cluster.wall import Wall
from tools.soak.games import PLAYED

SHARDS = 8
SPEED = 30
PACE = Pace(seconds=60, grace=0, reminders=(30,), standin_after=0)  # two seconds
LOOK = 1.0  # seconds between two looks at the processes
CALM = 60.0  # seconds for all that was begun to be posted in the end
CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database() AND random() < 0.5"""


@dataclass(slots=True)
class Plan:
    """A trial: so many processes and games, for so long."""

    processes: int
    seconds: float
    seed: int = 1
    games: int = 8
    kills: float = 4.0  # seconds between two, about
    cuts: float = 3.0
    lease: float = LEASE
    pause: float = 0.02  # seconds between two answers in a process


@dataclass(slots=True)
class Verdict:
    """What was done, and everything that is wrong."""

    figures: dict[str, Any] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def shares(processes: int, count: int = SHARDS) -> list[Share]:
    """The shards divided among processes."""
    return [Share(count, frozenset(range(n, count, processes))) for n in range(processes)]


class Outside:
    """Somebody who works for no server: whatever they do, others go on with it."""

    share = Share(1, frozenset())
    is_alone = False


class Trial:
    """One trial at a database that is empty."""

    def __init__(self, database: str, plan: Plan) -> None:
        self._database, self._plan = database, plan
        self._wall = Wall()
        self._dice = random.Random(f"cluster {plan.seed}")
        self._shares = shares(plan.processes)
        self._running: dict[int, BaseProcess] = {}
        self._begun = self._port = self._cut = self._fell = 0
        self._kills: list[tuple[float, Share]] = []

    async def run(self) -> Verdict:
        """Play so long, let all come to rest, and look at the accounts."""
        self._port = await self._wall.open()
        await self._open_games()
        try:
            for process in range(self._plan.processes):
                self._begin(process)
            await self._weather()
            for process in range(self._plan.processes):
                self._begin(process)
            rest = await self._rest()
        finally:
            for running in self._running.values():
                running.kill()
                await asyncio.to_thread(running.join)
            self._wall.close()
        return await self._verdict(rest)

    def _begin(self, process: int) -> None:
        if process in self._running:
            return
        self._begun += 1
        plan = self._plan
        task = Task(
            database=self._database, share=self._shares[process], process=self._begun, port=self._port,
            seed=f"{plan.seed} {self._begun}", lease=plan.lease, speed=SPEED, pause=plan.pause,
            most=int(plan.seconds / plan.pause),
        )  # fmt: skip
        context = forkserver()
        context.set_forkserver_preload([main.__module__])
        self._running[process] = context.Process(target=main, args=(task,), daemon=True)
        self._running[process].start()

    async def _open_games(self) -> None:
        store = await Store.open(self._database)
        tables = Tables(store, PLAYED, STANDINS, FastTime(SPEED).now, announce)
        for number in range(1, self._plan.games + 1):
            seats = [SeatRow(seat=n, name=f"P{n}", user=100 * number + n) for n in range(3)]
            seats.append(SeatRow(seat=3, name="Bot", standin="random"))
            row = await tables.create(
                guild=number << STAMP, channel=number, host=100 * number, ruleset=Toy.key,
                options={"many": "yes", "rounds": "6"}, settings=pace_settings(PACE), seats=seats,
            )  # fmt: skip
            await tables.start(row.id)
        await tables.quiet()
        await tables.close()
        await store.close()

    async def _weather(self) -> None:
        """Kill and cut off, at moments that the seed tells; who was killed is started again."""
        end = time.monotonic() + self._plan.seconds
        async with asyncio.TaskGroup() as group:
            group.create_task(self._now_and_then(self._plan.kills, end, self._kill))
            group.create_task(self._now_and_then(self._plan.cuts, end, self._cut_off))
            group.create_task(self._now_and_then(LOOK, end, self._look_after))

    async def _now_and_then(self, every: float, end: float, do: Callable[[], Any]) -> None:
        while (wait := every * (0.5 + self._dice.random())) < end - time.monotonic():
            await asyncio.sleep(wait)
            await do()

    async def _kill(self) -> None:
        process = self._dice.choice(sorted(self._running))
        killed = self._running.pop(process)
        killed.kill()
        self._kills.append((time.monotonic(), self._shares[process]))
        await asyncio.to_thread(killed.join)
        await asyncio.sleep(2 * self._plan.lease * self._dice.random())
        self._begin(process)

    async def _look_after(self) -> None:
        """Whoever fell over at the start, without a database, is started again."""
        for process, running in list(self._running.items()):
            if not running.is_alive():
                del self._running[process]
                self._fell += 1
                self._begin(process)

    async def _cut_off(self) -> None:
        connection = await asyncpg.connect(self._database)
        self._cut += len(await connection.fetch(CUT))
        await connection.close()

    async def _rest(self) -> str:
        """The games pause; until every letter is posted. What is left over."""
        store = await Store.open(self._database)
        tables = Tables(store, PLAYED, STANDINS, FastTime(SPEED).now, announce, peers=Outside())
        until = time.monotonic() + CALM
        try:
            for game in range(1, self._plan.games + 1):
                await tables.do(game, actions.pause())
            while pending := await store.letters.pending():
                if time.monotonic() > until:
                    return f"{len(pending)} letters have not come to their end"
                await asyncio.sleep(0.1)
            return ""
        finally:
            await tables.close()
            await store.close()

    def _hand_over(self, kill: tuple[float, Share]) -> float:
        """How long it took until somebody went on with all games of a process that was killed."""
        moment, share = kill
        games = [game for game in range(1, self._plan.games + 1) if share.has(game << STAMP)]
        return self._wall.silence_after(moment, games)

    async def _verdict(self, rest: str) -> Verdict:
        wall, store = self._wall, await Store.open(self._database)
        stored = {
            (game, row.seq)
            for game in range(1, self._plan.games + 1)
            for row in await store.games.inputs(game)
        }
        async with store._database.read() as db:
            letters = (await db.execute(select(outbox).order_by(outbox.c.id))).all()
        await store.close()
        posted = [row for row in letters if row.state == LetterState.POSTED]
        wrong = [f"stuck: {rest}"] if rest else []
        wrong += [f"lost: input {seq} of game {game}" for game, seq in sorted(wall.accepted - stored)]
        wrong += [f"lost: letter {row.id}" for row in posted if not wall.requests[row.nonce]]
        wrong += [f"doubled: {nonce} was posted {wall.requests[nonce]} times" for nonce in wall.doubled]
        order = {row.nonce: row.id for row in letters}
        for place, nonces in wall.places.items():
            numbers = [order[nonce] for nonce in nonces]
            if place.startswith("channel") and numbers != sorted(numbers):
                wrong.append(f"out of order: {place}")
        figures = {
            "processes": self._plan.processes,
            "killed": len(self._kills),
            "fell over": self._fell,
            "connections cut": self._cut,
            "answers accepted": len(wall.accepted),
            "letters": len(posted),
            "requests to post": wall.requests.total(),
            "looked for": wall.looked,
            "deadlines passed": sum(row.kind == "missed" and row.target_kind == "channel" for row in posted),
            "games served by several": sum(len(found) > 1 for found in wall.posters.values()),
            "longest hand-over (s)": round(max(map(self._hand_over, self._kills), default=0.0), 1),
        }
        return Verdict(figures, wrong)
