"""Posts letters on Discord: texts and pictures are made here, at the moment of posting."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord.composing import Composer
from bot.outbox import DmsClosed, TryAgain, Undeliverable
from bot.store.rows import Json, Target, TargetKind

CLOSED = {50007, 50278}
GONE = {10003, 50001, 50013}
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

    async def post(self, target: Target, kind: str, payload: dict[str, Json], nonce: str) -> int:
        """Post one letter; a letter with nothing left to say counts as posted."""
        message = await self._composer.compose(target, kind, payload)
        if message is None:
            return 0
        try:
            channel = await self._channel(target)
            sent = await channel.send(
                content=message.text or None,
                embeds=list(message.embeds),
                files=list(message.files),
                view=message.view or discord.utils.MISSING,
                nonce=nonce,
                allowed_mentions=mentions(message.mention),
            )
        except discord.HTTPException as error:
            raise _translated(error) from error
        except (TimeoutError, OSError) as error:
            raise TryAgain from error
        if self.on_posted is not None:
            self.on_posted(target, kind, payload, int(sent.id), message.text)
        return int(sent.id)

    async def _channel(self, target: Target) -> discord.abc.Messageable:
        if target.kind is TargetKind.DM and self.instead_of_dms is not None:
            target = Target(TargetKind.CHANNEL, self.instead_of_dms)
        if target.kind is TargetKind.DM:
            user = self._client.get_user(target.id) or await self._client.fetch_user(target.id)
            return user.dm_channel or await user.create_dm()
        channel: Any = self._client.get_channel(target.id) or await self._client.fetch_channel(target.id)
        if not isinstance(channel, discord.abc.Messageable):
            raise Undeliverable("not a text channel")
        return channel


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Only these people may be pinged; never everybody, never a role."""
    allowed = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=allowed, replied_user=False)


def _translated(error: discord.HTTPException) -> Exception:
    if error.code in CLOSED:
        return DmsClosed()
    if error.status == 429 or error.status >= 500:
        return TryAgain()
    if isinstance(error, discord.NotFound) or error.code in GONE:
        return Undeliverable(f"{error.status} {error.code}")
    log.warning("Discord refused a letter", extra={"status": error.status, "code": error.code})
    return Undeliverable(f"{error.status} {error.code}")
