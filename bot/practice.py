"""The practice table: the same bot in a simulated Discord, on a page in the browser, against stand-ins."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import discord
import simcord

from bot.deadlines import PRESETS, pace_settings
from bot.discord.app import Amphora
from bot.discord.chance import pressed_line
from bot.discord.ids import PRACTICE, ButtonId
from bot.discord.interactions import QUIET, acknowledge, reply
from bot.discord.items import Control
from bot.discord.lobby_seats import STANDIN_NAMES
from bot.discord.wording import refusal_text
from bot.painter import Painter
from bot.settings import Settings
from bot.store import ChannelTaken, Store
from bot.store.rows import SeatRow
from rules.standins import for_game

YOU = "Guest"  # a name, not "You": others are told what this player does
WIDEST = 1900  # pixels: the page refuses larger pictures
GLANCE = 0.5  # seconds between two looks at what was posted
SEATS = 5  # of a practice game, where the game allows it
WELCOME = """**Welcome to the practice table.**
You play one seat, stand-ins play the others. Nobody waits for you, nothing can break.
Choose a game below. Then press **My orders**: it asks what you want to do, step by step.
**Help** explains the phase you are in, `/help` lists every command."""
FIRST_WORDS = """
Amphora's practice table is open. Look at it in your browser:

    {url}

First press the name of a game, then **My orders** under the newest message. Stop with Ctrl-C.
"""


class Practice:
    """One person, one channel, any game. Private messages come in the channel too: nobody else is there."""

    def __init__(self, app: Amphora, guild: Any, channel: Any, you: Any) -> None:
        self._app = app
        self._guild = guild
        self._channel = channel
        self._you = you
        PracticeButton.practice = self
        app.add_dynamic_items(PracticeButton)
        app.poster.instead_of_dms = channel.id

    async def welcome(self) -> None:
        """The first message: what to press."""
        view = discord.ui.View(timeout=None)
        for key, game in self._app.tables.games.items():
            id_ = str(ButtonId(0, "practice", key))
            view.add_item(
                discord.ui.Button(label=game.name[:80], style=discord.ButtonStyle.success, custom_id=id_)
            )
        view.stop()
        channel = self._app.get_channel(self._channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(WELCOME, view=view, allowed_mentions=QUIET)

    async def begin(self, key: str, pressed: str = "") -> str:
        """Seat you and the stand-ins, and start; what to tell you."""
        tables = self._app.tables
        game = tables.games[key]
        players = max(game.least, min(SEATS, game.most))
        names = (name for name in STANDIN_NAMES if name != YOU)
        seats = [SeatRow(seat=0, name=YOU, user=self._you.id)]
        seats += [
            SeatRow(seat=n, name=name, standin=for_game(key))
            for n, name in zip(range(1, players), names, strict=False)
        ]
        pace = replace(PRESETS["unhurried"], standin=for_game(key))
        try:
            row = await tables.create(
                guild=self._guild.id,
                channel=self._channel.id,
                host=self._you.id,
                ruleset=key,
                options={option.key: option.default for option in game.options},
                settings=pace_settings(pace),
                seats=seats,
            )
        except ChannelTaken:
            return "A game is under way already. `/host end` ends it; then choose again."
        outcome = await tables.start(row.id, pressed)
        if outcome.refusal is not None:
            return refusal_text(outcome.refusal)
        return f"**{game.name}** begins with {players} players. Press **My orders** under the newest message."


class PracticeButton(Control, template=PRACTICE):
    """A game to choose."""

    practice: ClassVar[Practice]

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """A game was chosen: it begins at once."""
        await acknowledge(interaction)
        pressed = pressed_line(app, interaction, "chose the game")
        await reply(interaction, await self.practice.begin(ButtonId.of(self.match).argument, pressed))


async def practice(settings: Settings, game: str | None, port: int) -> None:
    """Open the practice table and keep it open until it is stopped."""
    painter = Painter(settings.picture_workers, WIDEST)
    with tempfile.TemporaryDirectory(prefix="amphora-") as folder:
        store = await Store.open(str(Path(folder) / "practice.db"))
        app = Amphora(store, painter, background=False)
        try:
            async with simcord.run(app, check_errors=False, settle_timeout=30) as env:
                try:
                    await _table(env, app, game, port)
                finally:
                    await app.close()
        finally:
            painter.close()
            await store.close()


async def _table(env: Any, app: Amphora, game: str | None, port: int) -> None:
    env.backend.bot_user.name = "Amphora"
    guild = env.create_guild("Practice")
    channel = guild.create_text_channel("practice-table")
    you = guild.add_member(env.create_user("you", global_name=YOU))
    await app.begin()
    table = Practice(app, guild, channel, you)
    await table.welcome()
    warming = asyncio.create_task(app.painter.warm(tuple(app.tables.games)))
    if game is not None:
        await table.begin(game)
    async with env.preview(channel, viewers=[you], layout="channel", port=port or None) as preview:
        print(FIRST_WORDS.format(url=preview.url), flush=True)
        await warming
        await _keep_current(env, preview)


async def _keep_current(env: Any, preview: Any) -> None:
    """Let the page show what the bot posts by itself, between two presses; for ever."""
    shown = 0
    while True:
        await asyncio.sleep(GLANCE)
        sent = len(env.http_requests)
        if sent != shown:
            # While somebody presses something, the page is brought up to date by that.
            with contextlib.suppress(simcord.SetupError, TimeoutError):
                await preview.refresh()
                shown = sent
