"""`/whisper`, `/messages`: what players say to each other, and what was sent to one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge
from bot.discord.seats import called_seats, game_here
from bot.discord.whispers import LONGEST
from bot.live_game import LiveGame

if TYPE_CHECKING:
    from bot.discord.app import Amphora


class TalkCommands(commands.Cog):
    """What players say to each other."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(name="whisper", description="A line to another player, for their eyes alone")
    @app_commands.describe(
        to="Whom, by nation or by name", text="What you say; without it you read what was said"
    )
    async def whisper(
        self, interaction: discord.Interaction[Any], to: str, text: app_commands.Range[str, 0, LONGEST] = ""
    ) -> None:
        """Whisper, or read what was whispered."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        seat = (await self._app.whispers.parties(game.id, interaction.user.id)).named(to)
        if text.strip():
            await self._app.whispers.send(interaction, game.id, seat, text)
        else:
            await self._app.whispers.show(interaction, game.id, seat)

    @whisper.autocomplete("to")
    async def _complete_to(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            game = await game_here(self._app.store, interaction)
            called = await self._app.tables.look(game.id, lambda live: _others(live, interaction.user.id))
        except Sorry:
            return []
        return labelled(
            {name: name if name == player else f"{name} ({player})" for player, name in called.items()}, typed
        )

    @app_commands.command(name="messages", description="Offers, whispers and all else that was sent to you")
    async def messages(self, interaction: discord.Interaction[Any]) -> None:
        """What was sent to a person."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        await self._app.messages.show(interaction, game.id)


def _others(live: LiveGame, user: int) -> dict[str, str]:
    own = live.seat_of(user)
    return called_seats(live, own.seat if own else None)
