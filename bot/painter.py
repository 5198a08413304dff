"""Pictures are drawn in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from PIL import Image

from bot.elsewhere import Elsewhere, NotElsewhere
from bot.studio import NotDrawn, Studio
from bot.turns import URGENCY, Urgency
from renders.face import Frame, Look, Proposal
from renders.faces import FACES
from renders.picture import Picture
from rules.table import Seat, Standing

T = TypeVar("T")
PICTURE_LIMIT, REPLAY_LIMIT = 40.0, 300.0  # seconds


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture ready to be sent, with its text twin."""

    image: bytes
    alt: str
    listing: str
    pages: int = 1


def _drawn(picture: Picture, widest: int) -> Drawn:
    image = picture.image
    if widest and image.width > widest:
        size = widest, round(image.height * widest / image.width)
        picture = replace(picture, image=image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0))
    return Drawn(picture.posted(), picture.alt, picture.listing, picture.pages)


def _draw(
    game: str, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str, page: int, widest: int
) -> Drawn:
    return _drawn(FACES[game].draw(kind, frame, seat, look, subject, page), widest)


def _charts(game: str, frames: Sequence[Frame], look: Look, widest: int) -> tuple[Drawn, ...]:
    return tuple(_drawn(picture, widest) for picture in FACES[game].charts(frames, look))


def _replay(game: str, frames: Sequence[Frame], look: Look) -> bytes:
    return FACES[game].replay(frames, look)


def _final(game: str, frame: Frame, standings: tuple[Standing, ...], look: Look, widest: int) -> Drawn:
    return _drawn(FACES[game].final(frame, standings, look), widest)


def _preview(game: str, view: Any, proposal: Proposal, look: Look, page: int, widest: int) -> Drawn | None:
    picture = FACES[game].preview(view, proposal, look, page)
    return None if picture is None else _drawn(picture, widest)


def _warm(game: str) -> None:
    FACES[game].warm()


class Painter:
    """Draws for the bot. What takes longer (charts, replays) is drawn apart and holds up no other picture.

    `widest` shrinks pictures to so many pixels; 0 leaves them as they are.
    """

    def __init__(self, processes: int = 1, widest: int = 0) -> None:
        self._processes = processes
        self._widest = widest
        self._pictures = Studio(processes, PICTURE_LIMIT)
        self._long = Studio(min(1, processes), REPLAY_LIMIT, soon=REPLAY_LIMIT)
        self.elsewhere: Elsewhere | None = None  # where others draw for this process

    async def warm(self, games: Sequence[str]) -> None:
        """Load what drawing needs, so that the first picture does not take long; late, it loads by itself."""
        for game in games:
            everywhere = range(max(1, self._processes))
            jobs = [self._pictures.run(partial(_warm, game), Urgency.LATER) for _ in everywhere]
            with contextlib.suppress(NotDrawn):
                await asyncio.gather(*jobs)

    @contextlib.asynccontextmanager
    async def warming(self, games: Sequence[str]) -> AsyncIterator[None]:
        """Do that meanwhile; given up when it is no longer wanted."""
        task = asyncio.create_task(self.warm(games))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait({task})

    async def _drawn(self, job: Callable[[], T]) -> T:
        return await self._by_others(job, URGENCY.get(), self._pictures)

    async def _slowly(self, job: Callable[[], T]) -> T:
        return await self._by_others(job, Urgency.LATER, self._long)

    async def _by_others(self, job: Callable[[], T], urgency: Urgency, studio: Studio) -> T:
        """What those draw who do nothing else; where there are none, it is drawn here."""
        if self.elsewhere is not None:
            with contextlib.suppress(NotElsewhere):
                found: T = await self.elsewhere.run(job, urgency)
                return found
        return await studio.run(job, urgency)

    async def draw(
        self,
        game: str,
        kind: str,
        frame: Frame,
        seat: Seat | None,
        look: Look,
        subject: str = "",
        page: int = 1,
    ) -> Drawn:
        """One picture; of several pages, this one."""
        job = partial(_draw, game, kind, frame, seat, look, subject, page, self._widest)
        return await self._drawn(job)

    async def preview(
        self, game: str, view: Any, proposal: Proposal, look: Look, page: int = 1
    ) -> Drawn | None:
        """What a draft would do; of several pages, this one."""
        return await self._drawn(partial(_preview, game, view, proposal, look, page, self._widest))

    async def charts(self, game: str, frames: Sequence[Frame], look: Look) -> tuple[Drawn, ...]:
        """The charts of a game."""
        return await self._slowly(partial(_charts, game, frames, look, self._widest))

    async def replay(self, game: str, frames: Sequence[Frame], look: Look) -> bytes:
        """The animated replay of a game."""
        return await self._slowly(partial(_replay, game, frames, look))

    async def final(self, game: str, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Drawn:
        """The final standings."""
        return await self._drawn(partial(_final, game, frame, standings, look, self._widest))

    def close(self) -> None:
        """Let the processes go."""
        self._pictures.close()
        self._long.close()
