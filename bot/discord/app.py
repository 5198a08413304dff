"""The bot on Discord: everything put together, and every interaction sent where it belongs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.archive import Archive
from bot.clock import SystemTime, Time, Timekeeper
from bot.discord.announcing import announce
from bot.discord.buttons import Buttons
from bot.discord.callboard import Callboard
from bot.discord.composing import Composer
from bot.discord.form_desk import FormDesk
from bot.discord.ids import ActId, ButtonId, FormId, read_id
from bot.discord.interactions import Sorry, apologise
from bot.discord.lobby import Lobby
from bot.discord.posting import DiscordPoster
from bot.discord.showing import Gallery
from bot.frames import Frames
from bot.outbox import Outbox
from bot.painter import Painter
from bot.store import Store
from bot.store.rows import Letter, LetterRow, Target, TargetKind
from bot.tables import Tables
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Game

log = logging.getLogger(__name__)
PressedButton = Callable[[discord.Interaction[Any], ButtonId], Awaitable[None]]


class Amphora(discord.Client):
    """The client. It needs no privileged intent: commands, buttons and menus are all it listens to."""

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
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        source = time or SystemTime()
        self.store = store
        self.painter = painter
        self.time = source
        known = GAMES if games is None else games
        self.tables = Tables(store, known, STANDINS, source.now, announce, idle_games)
        self.archive = Archive(self.tables)
        self.frames = Frames(self.tables, self.archive)
        self.desk = FormDesk(self.tables, painter)
        self.gallery = Gallery(self.tables, self.frames, painter)
        self.buttons = Buttons(store, self.tables, self.desk, self.gallery)
        self.lobby = Lobby(self)
        composer = Composer(self.tables, self.archive, self.frames, painter)
        self.poster = DiscordPoster(self, composer)
        self.outbox = Outbox(store, self.poster, source.now, source.sleep, self._dms_closed)
        self.callboard = Callboard(self, self.tables, composer, source.sleep, self.outbox.poke)
        self.poster.on_posted = self.callboard.posted
        self.timekeeper = Timekeeper(self.tables, source)
        self.tables.listeners += [self.outbox.poke, self.callboard.note]
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self.more_buttons: dict[str, PressedButton] = {}
        self._guild = discord.Object(guild) if guild else None
        self._background = background

    async def setup_hook(self) -> None:
        """Before the first event: commands, what was left over, and the clock."""
        from bot.discord.commands import add_commands

        add_commands(self)
        if self._guild is not None:
            self.tree.copy_global_to(guild=self._guild)
        await self.tree.sync(guild=self._guild)
        if self._background:
            await self.begin()

    async def begin(self) -> None:
        """Post what was left over, let stand-ins go on, keep time."""
        await self.outbox.start()
        await self.tables.wake()
        await self.timekeeper.start()

    async def close(self) -> None:
        """Stop everything; nothing that was accepted is lost."""
        await self.timekeeper.close()
        await self.callboard.close()
        await self.outbox.close()
        await self.tables.close()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Buttons, menus and windows, by their ids."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, Any] = dict(interaction.data or {})
        try:
            await self._route(interaction, str(data.get("custom_id", "")), data)
        except Exception as problem:
            await apologise(interaction, problem)

    async def _route(
        self, interaction: discord.Interaction[Any], custom_id: str, data: dict[str, Any]
    ) -> None:
        match read_id(custom_id):
            case FormId() as form:
                if interaction.type is discord.InteractionType.modal_submit:
                    await self.desk.press(interaction, form, tuple(typed(data)))
                else:
                    await self.desk.press(interaction, form, tuple(data.get("values", ())))
            case ActId() as act:
                await self.buttons.act(interaction, act)
            case ButtonId(what=what) as button if what.startswith("lobby"):
                values = data.get("values", ()) or typed(data)
                await self.lobby.press(interaction, button, tuple(values))
            case ButtonId(what=what) as button if what in self.more_buttons:
                await self.more_buttons[what](interaction, button)
            case ButtonId() as button:
                await self.buttons.press(interaction, button)
            case None:
                raise Sorry("This button is from an older version. `/orders` always works.")

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        cause = getattr(error, "original", error)
        if isinstance(error, app_commands.CheckFailure):
            cause = Sorry("You may not do that here.")
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
            "press **My orders** or **My hand**. If you open your DMs again, `/prefs` turns them back on."
        )
        letter = Letter(
            Target(TargetKind.CHANNEL, game.channel),
            "text",
            {"game": game.id, "text": text, "mention": [user]},
        )
        await self.store.letters.send([letter], game.id)
        self.outbox.poke()


def typed(data: dict[str, Any]) -> Iterable[str]:
    """What was typed into a window, however its parts are nested."""
    if "value" in data:
        yield str(data["value"] or "")
    for part in data.get("components", ()):
        yield from typed(part)
    if isinstance(data.get("component"), dict):
        yield from typed(data["component"])
