"""Pictures drawn elsewhere: by processes that do nothing else, where there are any."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from bot.member import Member
from bot.store import Store
from bot.turns import Urgency

log = logging.getLogger(__name__)
LOOK = 2.0  # seconds between two looks whether anybody draws, and whether a bell was missed
PATIENCE = {Urgency.WAITED: 20.0, Urgency.POST: 60.0, Urgency.LATER: 600.0}  # seconds for others to draw it


class NotElsewhere(Exception):
    """Nobody else draws it."""


class Elsewhere:
    """Asks others for pictures."""

    def __init__(self, store: Store, member: Member) -> None:
        self._store, self._member = store, member
        self._waiting: dict[int, asyncio.Event] = {}
        self._artists = 0
        self._looking: asyncio.Task[None] | None = None
        member.heed["drawn"] = self._drawn

    def start(self) -> None:
        """Begin to look who draws."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def run(self, job: Callable[[], Any], urgency: Urgency) -> Any:
        """Have a job done; NotElsewhere where nobody is there to do it. What the job raises is raised."""
        if not self._artists or self._member.number is None:
            raise NotElsewhere
        try:
            number = await self._store.drawings.ask(self._member.number, urgency, job)
        except Exception as error:
            raise NotElsewhere from error
        self._waiting[number] = asyncio.Event()
        try:
            async with asyncio.timeout(PATIENCE[urgency]):
                drawn = await self._fetched(number)
        except TimeoutError as error:
            await self._store.drawings.forget(number)
            raise NotElsewhere from error
        finally:
            del self._waiting[number]
        if isinstance(drawn, Exception):
            raise drawn
        return drawn

    async def _fetched(self, number: int) -> Any:
        """Wait for a picture, as long as there is anybody who draws."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._waiting[number].wait()
                with contextlib.suppress(LookupError):
                    return await self._store.drawings.fetch(number)
                if not self._artists:
                    raise NotElsewhere
        except NotElsewhere:
            await self._store.drawings.forget(number)
            raise
        except Exception as error:
            raise NotElsewhere from error

    def _drawn(self, number: str) -> None:
        event = self._waiting.get(int(number))
        if event is not None:
            event.set()

    async def _look(self) -> None:
        while True:
            try:
                self._artists = await self._store.members.artists()
            except Exception as error:
                self._artists = 0
                log.warning("nobody knows who draws", extra={"error": error})
            await asyncio.sleep(LOOK)
