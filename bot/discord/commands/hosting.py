"""`/host`: what the host, a co-host, or whoever may manage the channel, can do to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.discord import host_answers as answers
from bot.discord.chance import pressed_line
from bot.discord.commands.files import export_game, import_game
from bot.discord.commands.host_lobby import LobbyOfHost
from bot.discord.commands.host_people import PeopleOfGame
from bot.discord.commands.host_time import SURE, TimeCommands
from bot.discord.seats import need_live, need_rights_in

if TYPE_CHECKING:
    from bot.discord.app import Amphora


@app_commands.guild_only()
class HostCommands(
    TimeCommands,
    PeopleOfGame,
    LobbyOfHost,
    commands.GroupCog,
    group_name="host",
    group_description="Steer this channel's game",
):
    """Steer a game."""

    def __init__(self, app: Amphora) -> None:
        super().__init__(app)

    @app_commands.command(name="move", description="Take the game to another channel or thread")
    @app_commands.describe(to="The channel or thread where it goes on")
    async def move(
        self,
        interaction: discord.Interaction[Any],
        to: discord.TextChannel | discord.Thread | discord.VoiceChannel,
    ) -> None:
        """The game in another place."""
        game = await self.hosted(interaction)
        need_live(game)
        await need_rights_in(to)
        outcome = await self._app.places.move(game.id, to.id)
        await self.answer(interaction, outcome, answers.moved(to.id))

    @app_commands.command(name="end", description="End the game as it stands")
    @app_commands.describe(sure="Only a rollback can undo it")
    @app_commands.choices(sure=SURE)
    async def end(self, interaction: discord.Interaction[Any], sure: str) -> None:
        """End."""
        await self.do(interaction, actions.end(), answers.ended)

    @app_commands.command(
        name="rollback", description="Go back to the start of a phase; everything since is undone"
    )
    @app_commands.describe(phase="Number of the phase, as in /history", sure="Everything since is undone")
    @app_commands.choices(sure=SURE)
    async def rollback(self, interaction: discord.Interaction[Any], phase: int, sure: str) -> None:
        """Go back."""
        game = await self.hosted(interaction)
        cause = pressed_line(self._app, interaction, "took the game back")
        outcome = await self._app.tables.roll_back(game.id, phase, cause)
        await self.answer(interaction, outcome, answers.rolled_back)

    @rollback.autocomplete("phase")
    async def _complete_phase(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        if game is None:
            return []
        title = self._app.tables.games[game.ruleset].title
        phases = [(n, name) for n, name in await self._app.store.games.phases(game.id) if name]
        fitting = [(n, name) for n, name in reversed(phases) if str(n).startswith(str(typed))]
        return [app_commands.Choice(name=f"{n}. {title(name)}"[:100], value=n) for n, name in fitting[:25]]

    @app_commands.command(
        name="export",
        description="The whole game as a file; while it goes on, sealed: only the bot can open it",
    )
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """A game as a file."""
        await export_game(self._app.archive, self._app.sealed, interaction, await self.hosted(interaction))

    @app_commands.command(
        name="import", description="Go on with an exported game in this channel; seats are free to take"
    )
    @app_commands.describe(file="The file that /host export gave")
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """A game from a file."""
        cause = pressed_line(self._app, interaction, "took up a file")
        await import_game(self._app.archive, self._app.sealed, interaction, file, cause)
