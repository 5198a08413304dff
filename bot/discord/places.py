"""Where games are played: channels that vanish, are closed or come back, and games that move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot import actions
from bot.attempt import Attempt
from bot.live_game import LiveGame, Outcome
from bot.notices import ChannelLost, Moved
from bot.outbox import KEPT
from bot.store import LostRace
from bot.store.rows import LIVE, LOST, GameRow, Letter, Status, Target, TargetKind
from rules.table import Refusal, refuse

if TYPE_CHECKING:
    from bot.discord.app import Amphora

TAKEN = refuse("channel-taken", "Another game is played in this channel. One game per channel.")
TOLD = (
    "📮 I cannot post in <#{channel}> any more, where your game {game} is played: it is gone or closed, or I "
    "may not write there. **The clock stands still, and nothing is lost**: what I could not post I post as "
    "soon as I can. You can still answer here. Its host can take the game to another channel: "
    "`/game move game:{game}` there."
)


def _taken(_: Attempt) -> Refusal:
    """Nothing is done to a game that cannot move there."""
    return TAKEN


def letters(outcome: Outcome, live: LiveGame) -> Iterator[Letter]:
    """What is told elsewhere: by DM that the channel is lost, in the old channel that the game moved."""
    for notice in outcome.notices:
        if isinstance(notice, ChannelLost):
            players = (seat.user for seat in live.seats if not seat.standin)
            people = [user for user in (*outcome.game.hosts, *players) if user is not None]
            text = TOLD.format(channel=notice.channel, game=outcome.game.id)
            for user in dict.fromkeys(people):
                yield Letter(Target(TargetKind.DM, user), "text", {"text": text})
        elif isinstance(notice, Moved):
            text = f"🧳 The game goes on in <#{notice.channel}>. The buttons here still work."
            yield Letter(Target(TargetKind.FORMER, notice.former), "text", {"text": text})


class Places(commands.Cog):
    """Listens to what happens to channels, and takes games from one to another."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def lost(self, game: GameRow) -> bool:
        """A game's channel cannot be posted to; whether its letters are kept until it can."""
        outcome = await self._app.tables.do(game.id, actions.lose_channel(game.channel))
        now, row = self._app.tables.now(), outcome.game
        if row.status is Status.OVER:
            return now - int(row.settings.get(LOST, 0)) < KEPT
        return row.status in (Status.RUNNING, Status.PAUSED)

    async def found(self, game: GameRow) -> None:
        """A game's channel can be posted to again."""
        await self._app.tables.do(game.id, actions.find_channel(game.channel))

    async def move(self, game: int, channel: int) -> Outcome:
        """Take a game to another channel, with all that was not posted yet."""
        there = await self._app.store.games.in_channel(channel)
        if there is not None and there.status in LIVE and there.id != game:
            return await self._app.tables.do(game, _taken)
        try:
            outcome = await self._app.tables.do(game, actions.move_to(channel))
        except LostRace:  # somebody opened a game there at this very moment
            return await self._app.tables.do(game, _taken)
        self._app.outbox.retry()
        return outcome

    async def _gone(self, row: GameRow | None) -> None:
        if row is not None and row.status in (Status.RUNNING, Status.PAUSED):
            await self._app.tables.do(row.id, actions.lose_channel(row.channel))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self._gone(await self._app.store.games.in_channel(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._gone(await self._app.store.games.in_channel(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        for row in await self._app.store.games.live():
            if row.guild == guild.id:
                await self._gone(row)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is there, perhaps again."""
        self._app.outbox.retry()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back."""
        self._app.outbox.retry()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        """Perhaps the bot may write there again."""
        self._app.outbox.retry()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may write again."""
        self._app.outbox.retry()

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was closed or opened."""
        self._app.outbox.retry()
