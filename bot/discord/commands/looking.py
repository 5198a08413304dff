"""`/map`, `/board`, `/hand`, `/standings`, `/show`, `/rules`, `/help`: the game as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands.completing import choices, ended_phases, labelled, listed
from bot.discord.gallery import BATTLES
from bot.discord.help import help_text
from bot.discord.interactions import Sorry, acknowledge, reply, shortened
from bot.discord.seats import game_here
from bot.discord.wording import fault_line
from bot.store.rows import GameRow
from renders.face import Face
from renders.faces import FACES
from renders.words.topics import topic_finder
from rules.atlas.asking import meant
from rules.table import Fault

if TYPE_CHECKING:
    from bot.discord.app import Amphora

Choices = list[app_commands.Choice[str]]


class LookCommands(commands.Cog):
    """Pictures and texts of the game as it stands."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def _here(self, interaction: discord.Interaction[Any]) -> tuple[GameRow, Face]:
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        return game, FACES[game.ruleset]

    async def _suggested(self, interaction: discord.Interaction[Any]) -> tuple[GameRow, Face] | None:
        try:
            game = await game_here(self._app.store, interaction)
        except Sorry:
            return None
        return game, FACES[game.ruleset]

    async def _subjects(self, interaction: discord.Interaction[Any], kind: str, typed: str) -> Choices:
        """What a kind of picture can be asked about; the kind of places where none is named."""
        found = await self._suggested(interaction)
        if found is None or not found[0].phase:
            return []
        game, face = found
        wanted = kind or _place_kind(face)
        if all(known.key != wanted for known in face.kinds):
            return []
        frame = await self._app.frames.now(game.id, None)
        return choices(face.subjects(wanted, frame.view), typed)

    async def _places(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        return await self._subjects(interaction, "", typed)

    async def _phases(
        self, interaction: discord.Interaction[Any], typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await self._suggested(interaction)
        return [] if found is None else await ended_phases(self._app, found[0], str(typed))

    @app_commands.command(name="map", description="The map, whole or around a place")
    @app_commands.describe(place="A place or region to look at closely", phase="As it was after a phase")
    @app_commands.autocomplete(place=_places)
    @app_commands.autocomplete(phase=_phases)
    async def map(
        self, interaction: discord.Interaction[Any], place: str = "", phase: int | None = None
    ) -> None:
        """The map."""
        game, face = await self._here(interaction)
        kind = _place_kind(face) if place else face.board
        await self._app.gallery.show(interaction, game, kind, place, phase)

    @app_commands.command(name="board", description="The board as text, for screen readers")
    @app_commands.describe(place="Only this place or region")
    @app_commands.autocomplete(place=_places)
    async def board(self, interaction: discord.Interaction[Any], place: str = "") -> None:
        """The map as text."""
        game, face = await self._here(interaction)
        kind = _place_kind(face) if place else face.board
        await self._app.gallery.show(interaction, game, kind, place, text=True)

    @app_commands.command(name="hand", description="Your cards, for your eyes only")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """One's own cards."""
        game, face = await self._here(interaction)
        await self._app.gallery.show(interaction, game, face.hand)

    @app_commands.command(name="standings", description="Who is ahead, and why")
    async def standings(self, interaction: discord.Interaction[Any]) -> None:
        """Who is ahead."""
        game, _ = await self._here(interaction)
        await self._app.gallery.show(interaction, game, "standings")

    @app_commands.command(name="show", description="Any picture of the game")
    @app_commands.describe(
        picture="Which", of="Of what place, player or card", phase="As it was after a phase"
    )
    @app_commands.autocomplete(phase=_phases)
    async def show(
        self, interaction: discord.Interaction[Any], picture: str, of: str = "", phase: int | None = None
    ) -> None:
        """Any picture."""
        game, _ = await self._here(interaction)
        if picture == BATTLES:
            await self._app.gallery.battles(interaction, game, phase)
        else:
            await self._app.gallery.show(interaction, game, picture, of, phase)

    @show.autocomplete("picture")
    async def _complete_picture(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        found = await self._suggested(interaction)
        if found is None:
            return []
        return labelled({BATTLES: "Battles", **{k.key: k.label for k in found[1].kinds}}, typed)

    @show.autocomplete("of")
    async def _complete_of(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        kind = str(getattr(interaction.namespace, "picture", ""))
        return await self._subjects(interaction, kind, typed) if kind else []

    @app_commands.command(name="rules", description="A phase, a card or a rule in plain words")
    @app_commands.describe(about="A phase, a card, an advance, a section")
    async def rules(self, interaction: discord.Interaction[Any], about: str) -> None:
        """The rules in plain words."""
        _, face = await self._here(interaction)
        topic = meant(about, topic_finder(face.topics()), "rule or card")
        if isinstance(topic, Fault):
            raise Sorry(fault_line(topic))
        await reply(interaction, shortened(f"**{topic}**\n{face.rule(topic)}"))

    @rules.autocomplete("about")
    async def _complete_topic(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        found = await self._suggested(interaction)
        return [] if found is None else listed(topic_finder(found[1].topics()).matching(typed))

    @app_commands.command(name="help", description="What to do now, and every command at a glance")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """What to do now."""
        game, _ = await self._here(interaction)
        user = interaction.user.id
        await reply(interaction, await self._app.tables.look(game.id, lambda live: help_text(live, user)))


def _place_kind(face: Face) -> str:
    return next((kind.key for kind in face.kinds if kind.subject == "place"), face.board)
