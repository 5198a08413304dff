"""The newest message of each game is kept true: who is still awaited, what is cried on the market.

It is edited a moment after answers came in, without a new notice to anybody. Where it is old, whatever is
cried comes as a new one: Discord allows few edits to messages older than an hour. That of a phase which was
taken back says so at once, and when a newer one calls people, the one before it does so no more. What is
remembered here may be forgotten: nothing depends on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.discord.calling import closed, is_cried, phase_called
from bot.discord.composing import Composer
from bot.discord.interactions import QUIET, WRITABLE
from bot.discord.layout import layout
from bot.discord.panel import marked
from bot.discord.post import Post, Tone
from bot.live_game import Outcome
from bot.poster import Sending
from bot.store.rows import Json, Letter, TargetKind
from bot.tables import NoSuchGame, Tables

log = logging.getLogger(__name__)
PAUSE = 3.0  # seconds in which answers are gathered
OLD = 50 * 60  # seconds after which the market needs a new message
CALLS = {"phase", "asked"}
TAKEN_BACK = "↩️ This was taken back: the game goes on before it."


@dataclass(slots=True)
class _Posted:
    sending: Sending
    message: int
    post: Post
    at: int

    @property
    def payload(self) -> dict[str, Json]:
        return self.sending.payload


class Callboard:
    """Edits the newest message of each game after what is done in it."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        composer: Composer,
        sleep: Callable[[float], Awaitable[Any]],
        poke: Callable[[], None],
    ) -> None:
        self._client = client
        self._tables = tables
        self._composer = composer
        self._sleep = sleep
        self._poke = poke
        self._newest: dict[int, _Posted] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    def posted(self, sending: Sending, message: int, post: Post) -> None:
        """A letter was posted: if it calls people, it is the one to keep true."""
        if sending.target.kind is TargetKind.CHANNEL and sending.kind in CALLS:
            game = sending.payload["game"]
            self._close(self._newest.get(game))
            self._newest[game] = _Posted(sending, message, post, self._tables.now())

    def note(self, outcome: Outcome) -> None:
        """Something was done in a game."""
        game = outcome.game.id
        newest = self._newest.get(game)
        if outcome.over:
            self._close(self._newest.pop(game, None))
        elif newest is not None and outcome.game.phase <= newest.payload.get("last", 0):
            del self._newest[game]
            unsaid = replace(newest.post, calls=(), until=TAKEN_BACK, parts=(), tone=Tone.QUIET)
            self._leave(newest, unsaid)
        elif newest is not None and game not in self._tasks:
            self._tasks[game] = asyncio.get_running_loop().create_task(self._renew(game))

    async def quiet(self) -> None:
        """Until nothing is left to be edited."""
        while tasks := [*self._tasks.values(), *self._leaving]:
            await asyncio.gather(*tasks)

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks.values(), *self._leaving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _renew(self, game: int) -> None:
        try:
            await self._sleep(PAUSE)
            del self._tasks[game]  # what is done from now on is looked at once more
            posted = self._newest.get(game)
            if posted is None:
                return
            post = await self._composer.renewed(posted.sending.kind, posted.payload, posted.post)
            if post is None or post == posted.post or self._newest.get(game) is not posted:
                return
            posted.post = post
            if is_cried(post) and self._tables.now() - posted.at > OLD:
                await self._post_anew(game, posted)
            else:
                await self._edit(posted)
        except (discord.HTTPException, NoSuchGame, OSError) as error:
            log.info("a message was not brought up to date", extra={"game": game, "error": error})
        finally:
            if self._tasks.get(game) is asyncio.current_task():
                del self._tasks[game]

    def _close(self, posted: _Posted | None) -> None:
        """Somebody is awaited elsewhere now: only the newest message says so."""
        if posted is not None and posted.post.parts:
            self._leave(posted, closed(posted.post))

    def _leave(self, posted: _Posted, post: Post) -> None:
        """Edit a message for the last time."""
        posted.post = post
        task = asyncio.get_running_loop().create_task(self._edit_or_not(posted))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _edit_or_not(self, posted: _Posted) -> None:
        try:
            await self._edit(posted)
        except (discord.HTTPException, OSError) as error:
            log.info("a message was left as it was", extra={"error": error})

    async def _edit(self, posted: _Posted) -> None:
        channel = self._client.get_channel(posted.sending.target.id)
        if isinstance(channel, WRITABLE):
            view = marked(layout(posted.post), posted.sending.nonce)
            # Nothing is said of files: the picture that was sent stays where the layout names it.
            await channel.get_partial_message(posted.message).edit(view=view, allowed_mentions=QUIET)

    async def _post_anew(self, game: int, posted: _Posted) -> None:
        phase = phase_called(posted.sending.kind, posted.payload)
        letter = Letter(posted.sending.target, "asked", {"game": game, "phase": phase, "mention": []})
        await self._tables.store.letters.send([letter], game)
        self._poke()
