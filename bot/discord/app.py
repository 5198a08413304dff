"""The bot on Discord: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.archive import Archive
from bot.clock import SystemTime, Time, Timekeeper
from bot.discord.announcing import announce
from bot.discord.bounds import BoundedTree
from bot.discord.callboard import Callboard
from bot.discord.choosing import Choosing
from bot.discord.commands import COGS
from bot.discord.composing import Composer
from bot.discord.forms import Forms
from bot.discord.gallery import Gallery
from bot.discord.guilds import Guilds
from bot.discord.interactions import Sorry, apologise
from bot.discord.items import CONTROLS, window_filled
from bot.discord.lobby import Lobby
from bot.discord.messages import Messages
from bot.discord.panel import Panel
from bot.discord.places import Places
from bot.discord.post import Post
from bot.discord.posting import DiscordPoster
from bot.discord.seats import SeveralGames
from bot.discord.whispers import Whispering
from bot.elsewhere import Elsewhere
from bot.forgetting import Forgetter
from bot.frames import Frames
from bot.hearing import Hearing
from bot.housekeeping import Housekeeper
from bot.limits import Limits
from bot.outbox import Outbox
from bot.painter import Painter
from bot.peers import ALONE, Leases, Peers
from bot.poster import Sending
from bot.sealed_games import SealedGames
from bot.store import Store
from bot.store.rows import Letter, LetterRow, Target, TargetKind
from bot.store.share import EVERYTHING, Share
from bot.tables import Tables
from bot.watching.counting import CountedPoster, count
from bot.watching.requests import Requests
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Game


class Amphora(commands.AutoShardedBot):
    """The client. It needs no privileged intent: commands, buttons and menus are all it listens to.

    `shards`: those that this process serves; None: as many as Discord advises, all of them.
    """

    def __init__(
        self,
        store: Store,
        painter: Painter,
        *,
        time: Time | None = None,
        games: dict[str, Game[Any]] | None = None,
        idle_games: int = 200,
        guild: int | None = None,
        background: bool = True,
        shards: Share | None = EVERYTHING,
    ) -> None:
        self.requests = Requests()
        served: dict[str, Any] = {}
        if shards is not None:
            served = {"shard_count": shards.count, "shard_ids": sorted(shards.shards)}
        super().__init__(
            commands.when_mentioned,
            **served,
            help_command=None,
            tree_cls=BoundedTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.requests.trace,
        )
        source = time or SystemTime()
        self.store = store
        self.painter = painter
        self.time = source
        self.limits = Limits(source.now)
        known = GAMES if games is None else games
        self._serves = shards or EVERYTHING
        self.leases = Leases(store, self._serves) if store.is_shared else None
        peers: Peers = self.leases or ALONE
        self.tables = Tables(store, known, STANDINS, source.now, announce, idle_games, peers)
        self.archive = Archive(self.tables)
        self.sealed = SealedGames(store, self.archive)
        self.frames = Frames(self.tables, self.archive)
        self.forms = Forms(self.tables, painter)
        self.gallery = Gallery(self.tables, self.frames, painter)
        self.choosing = Choosing(self)
        self.whispers = Whispering(self)
        self.messages = Messages(self)
        self.panel = Panel(self.tables, self.forms, self.gallery, self.messages)
        self.lobby = Lobby(self)
        composer = Composer(self.tables, self.archive, self.frames, painter)
        self.poster = DiscordPoster(self, composer)
        self.places = Places(self)
        self.outbox = Outbox(
            store, CountedPoster(self.poster), source.now, source.sleep,
            on_closed=self._dms_closed, on_lost=self.places.lost, on_found=self.places.found, peers=peers,
        )  # fmt: skip
        self.callboard = Callboard(self, self.tables, composer, source.sleep, self.outbox.poke)
        self.poster.on_posted = self._posted
        self._once = composer.once
        self.timekeeper = Timekeeper(self.tables, source)
        self.forgetter = Forgetter(store, self.tables, source.now)
        self.housekeeper = Housekeeper(store, source.sleep, peers, self.forgetter.tidy)
        self._hearing: Hearing | None = None
        if self.leases is not None:
            self.leases.replaced = self._replaced
            if store.drawings.is_possible:
                painter.elsewhere = Elsewhere(store, self.leases.member)
            self._hearing = Hearing(self.leases, self.tables, self.outbox, self.timekeeper, self._once.came)
        self.tables.listeners += [self.outbox.poke, self.callboard.note, count]
        self.tree.error(self._command_failed)
        # The number Discord gives a press: nobody chooses it. Only tests set another one.
        self.number_of: Callable[[discord.Interaction[Any]], str] = lambda interaction: str(interaction.id)
        self._guild = discord.Object(guild) if guild else None
        self._background = background

    async def setup_hook(self) -> None:
        """Before the first event: commands, what was left over, and the clock."""
        self.add_dynamic_items(*CONTROLS)
        for cog in COGS:
            await self.add_cog(cog(self))
        await self.add_cog(self.places)
        await self.add_cog(Guilds(self))
        if self._guild is not None:
            self.tree.copy_global_to(guild=self._guild)
        if self._background:
            await self.begin()
        if self._serves.has(0):
            await self.tree.sync(guild=self._guild)

    async def begin(self) -> None:
        """Post what was left over, let stand-ins go on, keep time; first wait for whoever does so now."""
        if self.leases is not None:
            await self.leases.start()
        if self.painter.elsewhere is not None:
            self.painter.elsewhere.start()
        await self.outbox.start()
        await self.tables.wake()
        await self.timekeeper.start()
        self.housekeeper.start()

    async def close(self) -> None:
        """Stop everything; nothing that was accepted is lost."""
        await self.housekeeper.close()
        await self.timekeeper.close()
        await self.callboard.close()
        await self.outbox.close()
        await self.tables.close()
        if self.painter.elsewhere is not None:
            await self.painter.elsewhere.close()
        if self._hearing is not None:
            await self._hearing.close()
        if self.leases is not None:
            await self.leases.close()
        await super().close()

    def _replaced(self) -> None:
        """Another process has taken over: this one ends, and can be started again to wait for its turn."""
        self._ending = asyncio.get_running_loop().create_task(self.close())

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Windows; buttons and menus are found by discord.py itself, as dynamic items."""
        self.requests.arrived(interaction.id, interaction.type.name)
        self._once.came(interaction.user.id)
        if interaction.type is discord.InteractionType.modal_submit:
            await window_filled(interaction, self)
        await self.tables.came(interaction.user.id, in_dm=interaction.guild_id is None)

    def _posted(self, sending: Sending, message: int, post: Post) -> None:
        """A letter was posted: calls are kept true, and nobody is called twice for nothing."""
        self.callboard.posted(sending, message, post)
        self._once.note(sending.payload.get("game", 0), sending.kind, sending.payload.get("users", ()))

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        cause = getattr(error, "original", error)
        if isinstance(error, app_commands.CheckFailure):
            cause = Sorry("You may not do that here.")
        if isinstance(cause, SeveralGames):
            await self.choosing.ask(interaction, cause)
        else:
            await apologise(interaction, cause)

    async def _dms_closed(self, row: LetterRow) -> None:
        """Say once, without content, that somebody cannot be reached by DM."""
        await self.tables.refresh(row.letter.target.id)
        if row.game is None:
            return
        game = await self.store.games.get(row.game)
        if game is None:
            return
        user = row.letter.target.id
        text = (
            f"✉️ <@{user}>, I cannot send you DMs. Everything is here too, private to you: "
            "press **Messages**, or **My orders** under the newest post. "
            "If you open your DMs again, `/prefs` turns them back on."
        )
        letter = Letter(
            Target(TargetKind.CHANNEL, game.channel),
            "text",
            {"game": game.id, "text": text, "button": "messages", "mention": [user]},
        )
        await self.store.letters.send([letter], game.id)
        self.outbox.poke()
