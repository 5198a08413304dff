"""What all commands of the host share: which game, who may, which seat, and what is said in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import Action
from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, need_host, need_live
from bot.discord.wording import refusal_text
from bot.live_game import Outcome
from bot.store.rows import GameRow, SeatRow
from renders.words.names import plain

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

    async def do(self, interaction: discord.Interaction[Any], action: Action, done: str) -> Outcome:
        """Do something to a game that is not over, and say what came of it."""
        game = await self.hosted(interaction)
        need_live(game)
        return await self.carry_out(interaction, game, action, done)

    async def carry_out(
        self, interaction: discord.Interaction[Any], game: GameRow, action: Action, done: str
    ) -> Outcome:
        """Do something to a game, and say what came of it."""
        outcome = await self._app.tables.do(game.id, action)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else done)
        return outcome

    async def seat(self, game: GameRow, name: str) -> SeatRow:
        """The seat of somebody, by name."""
        seats = await self._app.store.games.seats(game.id)
        found = next((seat for seat in seats if seat.name.casefold() == name.strip().casefold()), None)
        if found is None:
            known = ", ".join(plain(seat.name) for seat in seats)
            raise Sorry(f"Nobody here is called “{plain(name)}”. The seats are {known}.")
        return found

    async def complete_seat(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The names of the seats that fit what was typed so far."""
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        seats = await self._app.store.games.seats(game.id) if game else ()
        return labelled({seat.name: seat.name for seat in seats}, typed)
