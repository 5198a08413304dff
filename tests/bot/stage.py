"""A stage for the bot: a simulated Discord, people who press and type, and time that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import simcord

from bot.discord.app import Amphora
from bot.painter import Painter
from bot.store import Store
from renders.faces import FACES
from rules.games import GAMES
from rules.table import Game
from tests.bot.limits import check_requests
from tests.bot.toy import Toy
from tests.bot.toy_face import ToyFace

START = 1_800_000_000


class StageTime:
    """Time that only moves when it is told to."""

    def __init__(self) -> None:
        self.seconds = START

    def now(self) -> int:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        if seconds > 5:
            await asyncio.Event().wait()
        await asyncio.sleep(0)


@dataclass
class Stage:
    """The bot in a server with one channel and some people."""

    env: Any
    app: Amphora
    database: str
    time: StageTime
    games: dict[str, Game[Any]]
    channel: Any = None
    people: dict[str, Any] = field(default_factory=dict)

    def setup(self, *names: str) -> None:
        guild = self.env.create_guild()
        self.channel = guild.create_text_channel("game")
        for name in names:
            self.people[name] = guild.add_member(self.env.create_user(name))

    async def settle(self) -> None:
        """Until the bot has nothing left to do."""
        for _ in range(3):
            await self.app.tables.quiet()
            await self.app.outbox.drain()
            await self.env.settle()

    async def restart(self) -> None:
        """The process dies and starts again on the same database."""
        await self.app.outbox.close()
        await self.app.tables.close()
        store = await Store.open(self.database)
        app = Amphora(store, Painter(0), time=self.time, games=self.games, background=False)
        await self.env.restart_bot(app)
        await app.begin()
        await self.app.store.close()
        self.app = app


@asynccontextmanager
async def stage(database: str, *names: str, games: dict[str, Game[Any]] | None = None) -> AsyncIterator[Stage]:
    """The curtain rises: the bot is logged in, the people are there."""
    FACES.setdefault(Toy.key, ToyFace())
    time = StageTime()
    known = {**GAMES, Toy.key: Toy()} if games is None else games
    store = await Store.open(database)
    app = Amphora(store, Painter(0), time=time, games=known, background=False)
    async with simcord.run(app, settle_timeout=60) as env:
        await app.begin()
        made = Stage(env, app, database, time, known)
        made.setup(*names)
        yield made
        check_requests(env.http_requests)
        await made.app.store.close()
