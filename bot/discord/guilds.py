"""Servers: those that send the bot away are forgotten after a while, unless it is asked back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.store.share import Share

if TYPE_CHECKING:
    from bot.discord.app import Amphora


class Guilds(commands.Cog):
    """Listens to where the bot comes and goes."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        await self._app.store.forgetting.leave_guild(guild.id, self._app.time.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is there, perhaps again."""
        await self._app.store.forgetting.come_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What happened while nobody listened."""
        there = {guild.id for guild in self._app.guilds}
        for guild in await self._app.store.forgetting.guilds():
            if guild in there:
                await self._app.store.forgetting.come_back(guild)
            elif self._is_served_here(guild):
                await self._app.store.forgetting.leave_guild(guild, self._app.time.now())

    def _is_served_here(self, guild: int) -> bool:
        """Whether this process would know of a server: each shard knows its own."""
        shards, count = self._app.shard_ids, self._app.shard_count
        return not shards or not count or Share(count, frozenset(shards)).has(guild)
