"""`/history`, `/chart`, `/replay`: the game as it was."""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands.completing import ended_phases
from bot.discord.gallery import INLINE
from bot.discord.interactions import (
    Sorry,
    acknowledge,
    picture_files,
    reply,
    reply_with,
    shown_as,
    text_file,
    texts_in,
)
from bot.discord.post import Part, Post, Shown
from bot.discord.posts import bullets
from bot.discord.seats import game_here, look_of
from bot.discord.spending import spend
from bot.limits import Cost
from bot.store.rows import GameRow
from renders.face import Frame, Look
from renders.faces import FACES
from renders.words.alt import LONGEST, clipped

if TYPE_CHECKING:
    from bot.discord.app import Amphora


@dataclass(frozen=True, slots=True)
class _Past:
    """Every ended phase, as everybody may see it, and how the reader likes to see it."""

    game: GameRow
    frames: list[Frame]
    look: Look
    text: bool


class PastCommands(commands.Cog):
    """Looking back."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(name="history", description="What happened in a phase, with its map")
    @app_commands.describe(phase="Its number (nothing: a list of the phases)")
    async def history(self, interaction: discord.Interaction[Any], phase: int | None = None) -> None:
        """A phase that has ended, or a list of them."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        if phase is None:
            title = self._app.tables.games[game.ruleset].title
            lines = [f"{n}. {title(name)}" for n, name in await self._app.archive.phases(game.id)]
            await reply(interaction, "\n".join(["**The phases so far**", *lines[-60:]]))
            return
        frame = await self._app.frames.merged(game.id, phase, phase, None)
        if frame is None:
            raise Sorry(f"Phase {phase} has not ended yet. `/history` lists the phases.")
        spend(interaction, Cost.PICTURE)
        look, as_text = await self._look(interaction, game)
        face = FACES[game.ruleset]
        drawn = await self._app.painter.draw(game.ruleset, face.board, frame, None, look)
        story = "\n".join(bullets(await self._app.tables.work(face.summary, frame, look)))
        files = picture_files(drawn, "map", as_text)
        if len(story) > INLINE:
            files.append(text_file(story, f"phase-{phase}.txt"))
        post = Post(
            title=f"{phase}. {frame.title}",
            pictures=shown_as(drawn, "map"),
            parts=(Part(story or "Nothing of note."),),
            files=texts_in(files),
        )
        await reply_with(interaction, post, files)

    @history.autocomplete("phase")
    async def _complete_phase(
        self, interaction: discord.Interaction[Any], typed: int | str
    ) -> list[app_commands.Choice[int]]:
        try:
            game = await game_here(self._app.store, interaction)
        except Sorry:
            return []
        return await ended_phases(self._app, game, str(typed))

    @app_commands.command(name="chart", description="The race over the turns")
    async def chart(self, interaction: discord.Interaction[Any]) -> None:
        """The race."""
        past = await self._past(interaction, Cost.PICTURE)
        seats = await self._app.store.games.seats(past.game.id)
        own = next((seat.seat for seat in seats if seat.user == interaction.user.id), None)
        look = replace(past.look, own=own)
        drawn = await self._app.painter.charts(past.game.ruleset, past.frames, look)
        numbered = [(f"chart-{n}", one) for n, one in enumerate(drawn[:5], start=1)]
        files = [file for name, one in numbered for file in picture_files(one, name, past.text)]
        pictures = tuple(shown for name, one in numbered for shown in shown_as(one, name))
        post = Post(title="The race over the turns", pictures=pictures, files=texts_in(files))
        await reply_with(interaction, post, files)

    @app_commands.command(name="replay", description="The whole game as an animated picture")
    async def replay(self, interaction: discord.Interaction[Any]) -> None:
        """The whole game."""
        past = await self._past(interaction, Cost.REPLAY)
        image = await self._app.painter.replay(past.game.ruleset, past.frames, past.look)
        face, last = FACES[past.game.ruleset], past.frames[-1]
        status = await self._app.tables.work(face.status, last.view, past.look)
        alt = clipped(f"The game so far as a film of {last.number} phases. {status}", LONGEST)
        shown = Shown("replay.gif", alt)
        post = Post(title="The game so far", pictures=(shown,))
        file = discord.File(io.BytesIO(image), shown.file, description=shown.alt)
        await reply_with(interaction, post, [file])

    async def _past(self, interaction: discord.Interaction[Any], cost: Cost) -> _Past:
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        spend(interaction, cost)
        frames = await self._app.frames.past(game.id, 1, game.phase - 1, None)
        if not frames:
            raise Sorry("No phase has ended yet.")
        return _Past(game, frames, *await self._look(interaction, game))

    async def _look(self, interaction: discord.Interaction[Any], game: GameRow) -> tuple[Look, bool]:
        names = tuple(seat.name for seat in await self._app.store.games.seats(game.id))
        return await look_of(self._app.store, interaction.user.id, names)
