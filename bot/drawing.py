"""A process that draws for the others and does nothing else: `amphora work`."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from bot.member import LEASE, Member
from bot.painter import PICTURE_LIMIT, REPLAY_LIMIT
from bot.store import Store
from bot.store.drawings import Asked
from bot.studio import Studio
from bot.turns import Urgency

log = logging.getLogger(__name__)
STUMBLED = 1.0  # seconds to get up again


class Drawing:
    """Takes what is most urgent, `processes` pictures at a time, and beside them one that takes long.

    What it took goes free when it dies.
    """

    def __init__(self, store: Store, processes: int, lease: float = LEASE) -> None:
        self._drawings = store.drawings
        self._member = Member(store, None, lease)
        self._member.heed["drawings"] = self._wake
        self._member.deaf = self._wake
        pictures = Studio(processes, PICTURE_LIMIT), (Urgency.WAITED, Urgency.POST)
        slow = Studio(min(1, processes), REPLAY_LIMIT, soon=REPLAY_LIMIT), (Urgency.LATER,)
        self._artists = [*[_Artist(*pictures) for _ in range(max(1, processes))], _Artist(*slow)]

    async def run(self) -> None:
        """Draw until stopped."""
        await self._member.start()
        try:
            async with asyncio.TaskGroup() as group:
                for artist in self._artists:
                    group.create_task(self._draw_on(artist))
                group.create_task(self._look_again())
        finally:
            await self._member.close()
            for artist in self._artists:
                artist.studio.close()

    def _wake(self) -> None:
        for artist in self._artists:
            artist.fresh.set()

    async def _look_again(self) -> None:
        """When somebody has died, what they took is free; when this process was taken for dead, it lives."""
        while True:
            await self._member.pause()
            try:
                if self._member.number is None:
                    await self._member.join()
            except Exception as error:
                log.warning("this process is not known to live", extra={"error": error})
            self._wake()

    async def _draw_on(self, artist: _Artist) -> None:
        while True:
            await artist.fresh.wait()
            artist.fresh.clear()
            try:
                while (asked := await self._next(artist)) is not None:
                    await self._drawings.finish(asked.id, await self._drawn(artist, asked))
            except Exception:
                log.exception("a picture was left to others")
                await asyncio.sleep(STUMBLED)
                artist.fresh.set()

    async def _next(self, artist: _Artist) -> Asked | None:
        number = self._member.number
        return None if number is None else await self._drawings.take(number, artist.urgencies)

    async def _drawn(self, artist: _Artist, asked: Asked) -> Any:
        """A picture, or what went wrong: whoever asked is told."""
        try:
            return await artist.studio.run(self._drawings.opened(asked.job), Urgency(asked.urgency))
        except Exception as error:
            return error


class _Artist:
    """One picture at a time, of some urgencies."""

    def __init__(self, studio: Studio, urgencies: tuple[Urgency, ...]) -> None:
        self.studio = studio
        self.urgencies = urgencies
        self.fresh = asyncio.Event()
        self.fresh.set()
