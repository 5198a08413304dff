"""What all commands of the host share: which game, who may, which seat, and what is said in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import Action
from bot.discord.commands.completing import labelled
from bot.discord.host_answers import Answer
from bot.discord.interactions import acknowledge, reply
from bot.discord.now import Now
from bot.discord.seat_names import seat_labels, seat_meant
from bot.discord.seats import game_here, need_host, need_live
from bot.discord.wording import refusal_text
from bot.live_game import Outcome
from bot.store.rows import GameRow, SeatRow

if TYPE_CHECKING:
    from bot.discord.app import Amphora


class HostDesk(commands.Cog):
    """Where the host steers a game from."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def hosted(self, interaction: discord.Interaction[Any]) -> GameRow:
        """The game of this channel, for those who may steer it."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        need_host(game, interaction)
        return game

    async def do(self, interaction: discord.Interaction[Any], action: Action, done: Answer) -> Outcome:
        """Do something to a game that is not over, and say what came of it."""
        game = await self.hosted(interaction)
        need_live(game)
        return await self.carry_out(interaction, game, action, done)

    async def carry_out(
        self, interaction: discord.Interaction[Any], game: GameRow, action: Action, done: Answer
    ) -> Outcome:
        """Do something to a game, and say what came of it."""
        outcome = await self._app.tables.do(game.id, action)
        await self.answer(interaction, outcome, done)
        return outcome

    async def answer(self, interaction: discord.Interaction[Any], outcome: Outcome, done: Answer) -> None:
        """What was done, to whom, and what comes next; or why it was not."""
        if outcome.refusal is not None:
            await reply(interaction, refusal_text(outcome.refusal))
            return
        now = await self._app.tables.look(outcome.game.id, Now.of)
        await reply(interaction, done(outcome, now).strip())

    async def seat(self, game: GameRow, name: str) -> SeatRow:
        """The seat of somebody, by their own name or by what the game calls them."""
        return await self._app.tables.look(game.id, lambda live: seat_meant(live, name))

    async def complete_seat(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The names of the seats that fit what was typed so far."""
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        labels = await self._app.tables.look(game.id, seat_labels) if game else {}
        return labelled(labels, typed)
