"""Posts letters on Discord: texts and pictures are made here, at the moment of posting."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord.composing import Composer
from bot.discord.layout import layout
from bot.discord.panel import marked, marks
from bot.poster import DmsClosed, PlaceLost, Readdressed, Sending, TryAgain, Undeliverable
from bot.store.rows import Target, TargetKind

CLOSED = {50007, 50278}
LOST = {10003, 50001, 50013, 50083, 160005}  # unknown, no access, no permission, archived, locked
LOOKED_AT = 500  # of the newest messages, where one may have been posted already
log = logging.getLogger(__name__)


class DiscordPoster:
    """The outbox's way to Discord."""

    def __init__(
        self, client: discord.Client, composer: Composer, on_posted: Callable[..., None] | None = None
    ) -> None:
        self._client = client
        self._composer = composer
        self.on_posted = on_posted
        self.instead_of_dms: int | None = None  # a channel, where nobody else can read it

    async def post(self, sending: Sending) -> int:
        """Post one letter; a letter with nothing left to say counts as posted."""
        target, kind, payload, nonce = sending.target, sending.kind, sending.payload, sending.nonce
        try:
            channel = await self._channel(target)
            if sending.since is not None and (found := await self._posted(channel, nonce, sending.since)):
                return found
            message = await self._composer.compose(target, kind, payload)
            if message is None:
                return 0
            if not await sending.holds() or not await self._composer.holds(kind, payload):
                raise Readdressed
            sent = await channel.send(
                view=marked(layout(message.post), nonce),
                files=list(message.files),
                nonce=nonce,
                allowed_mentions=mentions(message.mention),
                silent=message.silent,
            )
        except discord.HTTPException as error:
            raise _translated(error, target) from error
        except (TimeoutError, OSError) as error:
            raise TryAgain(unsure=True) from error
        if self.on_posted is not None:
            self.on_posted(sending, int(sent.id), message.post)
        return int(sent.id)

    async def _channel(self, target: Target) -> discord.abc.Messageable:
        if target.kind is TargetKind.DM and self.instead_of_dms is not None:
            target = Target(TargetKind.CHANNEL, self.instead_of_dms)
        if target.kind is TargetKind.DM:
            user = self._client.get_user(target.id) or await self._client.fetch_user(target.id)
            return user.dm_channel or await user.create_dm()
        found: Any = self._client.get_channel(target.id) or await self._client.fetch_channel(target.id)
        if not isinstance(found, discord.abc.Messageable):
            raise Undeliverable("not a text channel")
        if isinstance(found, discord.Thread) and found.archived:
            return await found.edit(archived=False)
        return found

    async def _posted(self, channel: discord.abc.Messageable, nonce: str, since: int) -> int | None:
        """The message of a letter that may have been posted after another one. Discord itself knows a nonce
        for some minutes only: the letter's mark is on its buttons.
        """
        own = self._client.user.id if self._client.user else 0
        try:
            async for message in channel.history(limit=LOOKED_AT):
                if message.id <= since:
                    break
                if message.author.id == own and nonce in marks(message):
                    return int(message.id)
        except discord.Forbidden:  # it may write there, but not read what was written
            log.warning("a letter that may be posted cannot be looked for")
        return None


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Only these people may be pinged; never everybody, never a role."""
    allowed = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=allowed, replied_user=False)


def _translated(error: discord.HTTPException, target: Target) -> Exception:
    reason = f"{error.status} {error.code}"
    if error.code in CLOSED:
        return DmsClosed()
    if error.status == 429 or error.status >= 500:
        return TryAgain(unsure=error.status != 429)
    if target.kind is TargetKind.CHANNEL and (error.status in (403, 404) or error.code in LOST):
        return PlaceLost(reason)
    log.warning("Discord refused a letter", extra={"status": error.status, "code": error.code})
    return Undeliverable(reason)
