"""A stage for the bot: a simulated Discord, people who press and type, and time that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import simcord
from simcord.interactions import base_payload

from bot.discord.app import Amphora
from bot.discord.interactions import Sorry
from bot.store import Store
from bot.studio import NotDrawn
from renders.faces import FACES
from rules.games import GAMES
from rules.table import Game
from rules.table.versions import CannotTakeUp
from tests.bot.blank import lay_out
from tests.bot.copies import copy_plainly
from tests.bot.inside import inside
from tests.bot.limits import check_requests
from tests.bot.sketches import Sketches
from tests.bot.steady import Steady
from tests.bot.toy import Toy
from tests.bot.toy_face import ToyFace, secret
from tests.bot.words import words
from tests.tiny.face import TinyFace

copy_plainly()

START = 1_800_000_000
STUCK = 120  # seconds after which whatever is waited for will never come: a test fails, it does not hang


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
    every: int = 10
    channel: Any = None
    people: dict[str, Any] = field(default_factory=dict)
    forgiven: tuple[type[BaseException], ...] = (Sorry, NotDrawn, CannotTakeUp)  # what commands may end with

    def setup(self, *names: str) -> None:
        guild = self.env.create_guild()
        self.channel = guild.create_text_channel("game")
        for name in names:
            self.people[name] = guild.add_member(self.env.create_user(name))

    async def begin(self, *names: str, host: str, game: str = "toy", **options: str) -> None:
        """Open a lobby, let everybody join, set options, start; until everything is posted."""
        await self.begin_unsettled(*names, host=host, game=game, **options)
        await self.settle()

    async def begin_unsettled(self, *names: str, host: str, game: str = "toy", **options: str) -> None:
        """Open a lobby, let everybody join, set options, start."""
        await self.people[host].slash(self.channel, "game new", game=game, speed="fast")
        lobby = self.channel.last_message
        for name in names:
            await self.people[name].click(lobby, label="Join")
        for key, value in options.items():
            await self.people[host].select(lobby, [value], custom_id=f"g:1:lobby-option:{key}")
        await self.people[host].click(lobby, label="Start")

    async def awaited(self) -> list[str]:
        """The names of those who are awaited; nobody when the game is over."""
        async with inside(self.app.tables, 1) as live:
            return [live.seats[seat].name for seat in live.awaited()]

    async def is_over(self) -> bool:
        async with inside(self.app.tables, 1) as live:
            return live.table is not None and live.table.over

    def posted(self) -> list[str]:
        """All that can be read in each message of the channel."""
        return [words(message) for message in self.channel.history()]

    def private(self, name: str) -> list[str]:
        """Every text in somebody's DMs."""
        channel = self.people[name].user.dm_channel
        return [words(message) for message in channel.history()]

    def check_secrets(self, seats: dict[str, int]) -> int:
        """Nothing secret in the channel, in DMs only one's own; how many secret messages were sent."""
        marks = {name: secret(seat) for name, seat in seats.items()}
        sent = 0
        for text in self.posted():
            assert "alone]" not in text
        for name in self.people:
            for text in self.private(name):
                theirs = [owner for owner, mark in marks.items() if mark in text]
                assert theirs in ([], [name])
                sent += bool(theirs)
        return sent

    async def click_twice(self, actor: Any, message: Any, label: str) -> Any:
        """Two presses of one button before the bot has answered the first."""
        backend, emit = self.env.backend, self.env.backend.emit

        def twice(event: str, payload: Any) -> None:
            emit(event, payload)
            if event == "INTERACTION_CREATE":
                record, again = base_payload(
                    backend,
                    type=payload["type"],
                    channel_id=int(payload["channel_id"]),
                    guild_id=int(payload["guild_id"]),
                    user_id=actor.id,
                    data=payload["data"],
                )
                record.source_message_id = int(payload["message"]["id"])
                emit(event, {**again, "message": payload["message"]})

        backend.emit = twice
        try:
            return await actor.click(message, label=label)
        finally:
            backend.emit = emit

    async def settle(self) -> None:
        """Until the bot has nothing left to do."""
        async with asyncio.timeout(STUCK):
            for _ in range(3):
                await self.app.tables.quiet()
                await self.app.outbox.drain()
                await self.app.callboard.quiet()
                await self.env.settle()

    async def restart(self) -> None:
        """The process dies and starts again on the same database."""
        await self.app.housekeeper.close()
        await self.app.callboard.close()
        await self.app.outbox.close()
        await self.app.tables.close()
        await self.give_up_leases()
        store = await Store.open(self.database)
        app = Amphora(store, Sketches(self.every), time=self.time, games=self.games, background=False)
        app.tables.entropy = self.app.tables.entropy
        app.number_of = self.app.number_of
        await self.env.restart_bot(app)
        await app.begin()
        await self.app.store.close()
        self.app = app

    async def give_up_leases(self) -> None:
        """Others may go on; with SQLite there are none."""
        if self.app.leases is not None:
            await self.app.leases.close()


def _unnumbered(_: object) -> str:
    """Presses without a number: what is added to chance is the same in every run, nothing."""
    return ""


@asynccontextmanager
async def stage(
    database: str, *names: str, games: dict[str, Game[Any]] | None = None, every: int = 10
) -> AsyncIterator[Stage]:
    """The curtain rises: the bot is logged in, the people are there; every so many pictures are drawn."""
    for face in (ToyFace(), TinyFace()):
        FACES.setdefault(face.key, face)
    time = StageTime()
    known = {**GAMES, Toy.key: Toy()} if games is None else games
    lay_out(database)
    store = await Store.open(database)
    app = Amphora(store, Sketches(every), time=time, games=known, background=False)
    app.tables.entropy = Steady()
    app.number_of = _unnumbered
    async with simcord.run(app, settle_timeout=60, check_errors=False) as env:
        await app.begin()
        made = Stage(env, app, database, time, known, every)
        made.setup(*names)
        yield made
        await made.settle()
        assert [e for e in env.errors if not isinstance(getattr(e, "original", e), made.forgiven)] == []
        check_requests(env.http_requests)
        await made.give_up_leases()
        await made.app.store.close()
