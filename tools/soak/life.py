"""One life of the bot: everything that runs in its process, without Discord's gateway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from bot.archive import Archive
from bot.clock import Timekeeper
from bot.discord.app import Amphora
from bot.discord.composing import Composer
from bot.discord.places import Places
from bot.discord.posting import DiscordPoster
from bot.frames import Frames
from bot.live_game import Outcome
from bot.outbox import Outbox
from bot.painter import Painter
from bot.store import Store
from bot.tables import Tables
from rules.standins import STANDINS
from tools.soak.clock import JumpyTime
from tools.soak.games import PLAYED
from tools.soak.server import Server
from tools.soak.watch import Watch, WatchedPoster


class Life:
    """The bot from a start to a stop."""

    def __init__(
        self, store: Store, painter: Painter, server: Server, clock: JumpyTime, watch: Watch
    ) -> None:
        self.store, self.painter, self.server, self.clock = store, painter, server, clock
        self.tables = Tables(store, PLAYED, STANDINS, clock.now, watch.announce, idle=6)
        self.archive = Archive(self.tables)
        composer = Composer(self.tables, self.archive, Frames(self.tables, self.archive), painter)
        poster = DiscordPoster(cast(Any, server), composer)
        self.places = Places(cast(Any, self))
        self.outbox = Outbox(
            store, WatchedPoster(poster, server, self.tables, watch), clock.now, clock.sleep,
            on_closed=lambda row: Amphora._dms_closed(cast(Any, self), row),
            on_lost=self.places.lost, on_found=self.places.found,
        )  # fmt: skip
        self.keeper = Timekeeper(self.tables, clock)
        self.tables.listeners += [self.outbox.poke, watch.hear]
        self._passing: asyncio.Task[None] | None = None

    @classmethod
    async def begin(
        cls,
        database: str,
        painter: Painter,
        server: Server,
        clock: JumpyTime,
        watch: Watch,
        hear: Callable[[Outcome], None],
    ) -> Life:
        """The bot starts."""
        life = cls(await Store.open(database), painter, server, clock, watch)
        life.tables.listeners.append(hear)
        for row in await life.store.games.live():
            watch.seat(row.id, await life.store.games.seats(row.id))
        life._passing = asyncio.get_running_loop().create_task(clock.run())
        await life.outbox.start()
        await life.tables.wake()
        await life.keeper.start()
        return life

    async def end(self) -> None:
        """The bot stops."""
        await self.keeper.close()
        await self.outbox.close()
        await self.tables.close()
        if self._passing is not None:
            self._passing.cancel()
        self.painter.close()
        await self.store.close()
