"""`/map`, `/hand`, `/show`, `/standings`, `/board`, `/history`, `/chart`, `/replay`, `/rules`, `/help`."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.discord.commands.completing import choices, labelled
from bot.discord.help import help_text
from bot.discord.interactions import Sorry, acknowledge, picture_files, reply, shortened
from bot.discord.seats import game_here, look_of
from bot.store.rows import GameRow
from renders.face import Face, Frame, Look
from renders.faces import FACES
from rules.atlas.names import Ambiguous, Finder, Found

if TYPE_CHECKING:
    from bot.discord.app import Amphora


async def _face(app: Amphora, interaction: discord.Interaction[Any]) -> tuple[GameRow, Face] | None:
    try:
        game = await game_here(app.store, interaction)
    except Sorry:
        return None
    return game, FACES[game.ruleset]


def _place_kind(face: Face) -> str:
    return next((kind.key for kind in face.kinds if kind.subject == "place"), face.board)


def add(app: Amphora) -> None:
    """Add the commands."""
    _add_pictures(app)
    _add_past(app)
    _add_words(app)


def _add_pictures(app: Amphora) -> None:
    async def places(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = await _face(app, interaction)
        if found is None or not found[0].phase:
            return []
        game, face = found
        frame = await app.frames.now(game.id, None)
        return choices(face.subjects(_place_kind(face), frame.view), typed)

    @app.tree.command(name="map", description="The map, whole or around a place")
    @app_commands.describe(place="A place or region to look at closely", phase="As it was after a phase")
    @app_commands.autocomplete(place=places)
    async def map_(interaction: discord.Interaction[Any], place: str = "", phase: int | None = None) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        face = FACES[game.ruleset]
        await app.gallery.show(interaction, game, _place_kind(face) if place else face.board, place, phase)

    @app.tree.command(name="board", description="The board as text, for screen readers")
    @app_commands.describe(place="Only this place or region")
    @app_commands.autocomplete(place=places)
    async def board(interaction: discord.Interaction[Any], place: str = "") -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        face = FACES[game.ruleset]
        kind = _place_kind(face) if place else face.board
        await app.gallery.show(interaction, game, kind, place, text=True)

    @app.tree.command(name="hand", description="Your cards, for your eyes only")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        await app.gallery.show(interaction, game, FACES[game.ruleset].hand)

    @app.tree.command(name="standings", description="Who is ahead, and why")
    async def standings(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        await app.gallery.show(interaction, game, "standings")

    @app.tree.command(name="show", description="Any picture of the game")
    @app_commands.describe(picture="Which", of="Of what place, player or card")
    async def show(interaction: discord.Interaction[Any], picture: str, of: str = "") -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        await app.gallery.show(interaction, game, picture, of)

    @show.autocomplete("picture")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = await _face(app, interaction)
        return [] if found is None else labelled({k.key: k.label for k in found[1].kinds}, typed)

    @show.autocomplete("of")
    async def complete_of(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        found = await _face(app, interaction)
        if found is None or not found[0].phase:
            return []
        game, face = found
        kind = str(getattr(interaction.namespace, "picture", ""))
        frame = await app.frames.now(game.id, None)
        known = any(k.key == kind for k in face.kinds)
        return choices(face.subjects(kind, frame.view), typed) if known else []


@dataclass(frozen=True, slots=True)
class _Past:
    """Every ended phase, as everybody may see it, and how the reader likes to see it."""

    game: GameRow
    frames: list[Frame]
    look: Look
    text: bool


async def _past(app: Amphora, interaction: discord.Interaction[Any]) -> _Past:
    await acknowledge(interaction)
    game = await game_here(app.store, interaction)
    frames = await app.frames.past(game.id, 1, game.phase - 1, None)
    if not frames:
        raise Sorry("No phase has ended yet.")
    names = tuple(seat.name for seat in await app.store.games.seats(game.id))
    return _Past(game, frames, *await look_of(app.store, interaction.user.id, names))


def _add_past(app: Amphora) -> None:
    @app.tree.command(name="history", description="What happened in a phase, with its map")
    @app_commands.describe(phase="Its number (nothing: a list of the phases)")
    async def history(interaction: discord.Interaction[Any], phase: int | None = None) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        if phase is None:
            title = app.tables.games[game.ruleset].title
            lines = [f"{n}. {title(name)}" for n, name in await app.archive.phases(game.id)]
            await reply(interaction, "\n".join(["**The phases so far**", *lines[-60:]]))
            return
        frame = await app.frames.merged(game.id, phase, phase, None)
        if frame is None:
            raise Sorry(f"Phase {phase} has not ended yet. `/history` lists the phases.")
        names = tuple(seat.name for seat in await app.store.games.seats(game.id))
        look, as_text = await look_of(app.store, interaction.user.id, names)
        face = FACES[game.ruleset]
        drawn = await app.painter.draw(game.ruleset, face.board, frame, None, look)
        lines = [f"• {line}" for line in await app.tables.work(face.summary, frame, look)]
        text = "\n".join([f"**{phase}. {frame.title}**", *lines])
        await reply(interaction, text, files=picture_files(drawn, "map", as_text))

    @app.tree.command(name="chart", description="The race over the turns")
    async def chart(interaction: discord.Interaction[Any]) -> None:
        past = await _past(app, interaction)
        drawn = await app.painter.charts(past.game.ruleset, past.frames, past.look)
        numbered = enumerate(drawn[:5], start=1)
        files = [file for n, one in numbered for file in picture_files(one, f"chart-{n}", past.text)]
        await reply(interaction, "**The race over the turns**", files=files)

    @app.tree.command(name="replay", description="The whole game as an animated picture")
    async def replay(interaction: discord.Interaction[Any]) -> None:
        past = await _past(app, interaction)
        image = await app.painter.replay(past.game.ruleset, past.frames, past.look)
        file = discord.File(io.BytesIO(image), "replay.webp", description="The game so far, phase by phase.")
        await reply(interaction, "**The game so far**", files=[file])


def _add_words(app: Amphora) -> None:
    @app.tree.command(name="rules", description="A phase, a card or a rule in plain words")
    @app_commands.describe(about="A phase, a card, an advance, a section")
    async def rules(interaction: discord.Interaction[Any], about: str) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        face = FACES[game.ruleset]
        match Finder(face.topics()).find(about):
            case Found(topic):
                await reply(interaction, shortened(f"**{topic}**\n{face.rule(topic)}"))
            case Ambiguous(names):
                raise Sorry(f"That could be {', '.join(names[:10])}. Which one do you mean?")
            case unknown:
                hint = f" Did you mean {', '.join(unknown.suggestions)}?" if unknown.suggestions else ""
                raise Sorry(f"I know nothing about “{about[:60]}”.{hint}")

    @rules.autocomplete("about")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = await _face(app, interaction)
        return [] if found is None else choices(found[1].topics(), typed)

    @app.tree.command(name="help", description="What to do now, and every command at a glance")
    async def help_(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            text = help_text(sitting, interaction.user.id)
        await reply(interaction, text)
