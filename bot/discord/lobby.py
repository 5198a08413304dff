"""The lobby: a message to join, leave, add stand-ins, set options and start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot import actions
from bot.actions import Action
from bot.attempt import Attempt
from bot.deadlines import PRESETS, pace_settings
from bot.discord import lobby_seats as seating
from bot.discord.chance import add_word, pressed_line, word_window
from bot.discord.ids import ButtonId
from bot.discord.interactions import QUIET, WRITABLE, Sorry, apologise
from bot.discord.layout import layout
from bot.discord.lobby_message import lobby_post
from bot.discord.lobby_options import OF_THE_TABLE, SUGGESTIONS, VALUES
from bot.discord.seats import name_of, need_host, need_rights
from bot.discord.wording import refusal_text
from bot.store import ChannelTaken
from bot.store.rows import GameRow, SeatRow, Status
from rules.standins import for_game
from rules.table import Refusal

if TYPE_CHECKING:
    from bot.discord.app import Amphora

ANEW: dict[str, Any] = {"content": None, "embeds": []}  # a message of an older version becomes a layout


class Lobby:
    """Opens games and seats people."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def open(
        self,
        interaction: discord.Interaction[Any],
        ruleset: str,
        options: Mapping[str, str],
        speed: str,
        standins: int,
    ) -> None:
        """A new lobby in this channel, with its host in the first seat."""
        game = self._app.tables.games[ruleset]
        settled = game.settle(options, game.most)
        if isinstance(settled, Refusal):
            raise Sorry(refusal_text(settled))
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Sorry("A game is played in a channel of a server.")
        need_rights(interaction)
        await interaction.response.defer(thinking=True)
        host = SeatRow(seat=0, name=name_of(interaction.user), user=interaction.user.id)
        pace = replace(PRESETS[speed], standin=for_game(ruleset))
        try:
            row = await self._app.tables.create(
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                host=interaction.user.id,
                ruleset=ruleset,
                options=settled,
                settings=pace_settings(pace),
                seats=[host],
            )
        except ChannelTaken:
            raise Sorry(
                "This channel has a game already. One game per channel: open another channel."
            ) from None
        for _ in range(min(standins, game.most - 1)):
            await self._app.tables.do(row.id, actions.amend(seating.add_standin(game.most)))
        shown = await self._show(interaction, row.id)
        await self._app.tables.do(row.id, actions.configure(lobby=shown))

    async def _show(self, interaction: discord.Interaction[Any], game: int) -> int:
        view = await self._message(game)
        shown = await interaction.edit_original_response(**ANEW, view=view, allowed_mentions=QUIET)
        return shown.id

    async def _message(self, number: int) -> discord.ui.LayoutView:
        row, seats = await self._app.tables.look(number, lambda live: (live.row, live.seats))
        return layout(lobby_post(self._app.tables.games[row.ruleset], row, seats))

    async def press(
        self, interaction: discord.Interaction[Any], id_: ButtonId, values: tuple[str, ...]
    ) -> None:
        """A control of a lobby message."""
        if id_.what == "lobby-word":
            await interaction.response.send_modal(word_window(id_.game))
            return
        await interaction.response.defer()
        await self._do(interaction, id_, values)

    async def filled(
        self, interaction: discord.Interaction[Any], id_: ButtonId, texts: tuple[str, ...]
    ) -> None:
        """A window of a lobby message was filled."""
        await interaction.response.defer()
        await self._do(interaction, id_, texts)

    async def _do(
        self, interaction: discord.Interaction[Any], id_: ButtonId, values: tuple[str, ...]
    ) -> None:
        row = await self._app.store.games.get(id_.game)
        if row is None or row.status is not Status.LOBBY:
            await apologise(interaction, Sorry("This lobby is closed."))
            return
        outcome = await self._app.tables.do(
            row.id, actions.amend(self._change(interaction, row, id_, values))
        )
        if outcome.refusal is None and id_.what == "lobby-start":
            pressed = pressed_line(self._app, interaction, "pressed Start")
            outcome = await self._app.tables.start(row.id, pressed)
        if outcome.refusal is not None:
            await apologise(interaction, Sorry(refusal_text(outcome.refusal)))
            return
        await self._show(interaction, row.id)

    def _change(
        self, interaction: discord.Interaction[Any], row: GameRow, id_: ButtonId, values: tuple[str, ...]
    ) -> Action:
        user, most = interaction.user, self._app.tables.games[row.ruleset].most
        match id_.what:
            case "lobby-join":
                return seating.join(user.id, name_of(user), most, self._app.number_of(interaction))
            case "lobby-leave":
                return seating.leave(user.id)
            case "lobby-word":
                return add_word(user.id, self._app.number_of(interaction), "".join(values[:1]))
        need_host(row, interaction)
        match id_.what:
            case "lobby-standin":
                return seating.add_standin(most)
            case "lobby-fill":
                return seating.fill(most)
            case "lobby-fewer":
                return seating.remove_standin
            case "lobby-shuffle":
                return seating.shuffle(self._app.tables.entropy)
            case "lobby-option":
                return self.set_option(id_.argument, values[0])
            case "lobby-advice":
                return self.set_option(SUGGESTIONS.key, id_.argument)
            case "lobby-cancel":
                return seating.cancel
            case "lobby-start":
                need_rights(interaction)
                return lambda attempt: None
            case _:
                raise Sorry("This button is from an older version.")

    def set_option(self, key: str, value: str) -> Action:
        """Set one option; refused where the game has no such option or value."""

        def change(attempt: Attempt) -> Refusal | None:
            if key in {option.key for option in OF_THE_TABLE} and value in VALUES:
                settings = {**attempt.row.settings, key: VALUES[value]}
                attempt.row = replace(attempt.row, settings=settings)
                return None
            game = self._app.tables.games[attempt.row.ruleset]
            settled = game.settle({**attempt.row.options, key: value}, game.most)
            if isinstance(settled, Refusal):
                return settled
            attempt.row = replace(attempt.row, options=settled)
            return None

        return change

    async def renew(self, interaction: discord.Interaction[Any], row: GameRow) -> None:
        """Show the lobby as it is now: on its message, or on a new one where that is gone."""
        view = await self._message(row.id)
        channel = self._app.get_channel(row.channel)
        try:
            if isinstance(channel, WRITABLE) and (known := row.settings.get("lobby")):
                message = channel.get_partial_message(known)
                await message.edit(**ANEW, view=view, allowed_mentions=QUIET)
                return
        except discord.HTTPException:
            pass
        await interaction.followup.send(view=view, allowed_mentions=QUIET)
