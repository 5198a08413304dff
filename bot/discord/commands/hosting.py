"""`/host`: what the host, or whoever may manage the channel, can do to a game."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import deeds
from bot.deadlines import PRESETS, clock_time, pace_of, pace_settings
from bot.deeds import Deed
from bot.discord.commands.completing import labelled
from bot.discord.commands.moments import complete_zone, seconds_in, zone_named
from bot.discord.interactions import Sorry, acknowledge, reply, text_file
from bot.discord.seats import game_here, need_host, need_live
from bot.discord.wording import refusal_text
from bot.store import ChannelTaken
from bot.store.rows import GameRow, SeatRow, Status
from rules.standins import STANDINS, for_game
from rules.table import Refusal

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LARGEST_FILE = 8 * 1024 * 1024
SURE = [app_commands.Choice(name="yes, I am sure", value="yes")]


async def _hosted(app: Amphora, interaction: discord.Interaction[Any]) -> GameRow:
    await acknowledge(interaction)
    game = await game_here(app.store, interaction)
    need_host(game, interaction)
    return game


async def _do(app: Amphora, interaction: discord.Interaction[Any], deed: Deed, done: str) -> None:
    game = await _hosted(app, interaction)
    need_live(game)
    outcome = await app.tables.do(game.id, deed)
    await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else done)


async def _seat(app: Amphora, game: GameRow, name: str) -> SeatRow:
    seats = await app.store.games.seats(game.id)
    found = next((seat for seat in seats if seat.name == name), None)
    if found is None:
        raise Sorry(f"Nobody is called that. The seats are {', '.join(seat.name for seat in seats)}.")
    return found


def add(app: Amphora) -> None:
    """Add the commands."""
    group = app_commands.Group(name="host", description="Steer this channel's game", guild_only=True)
    _add_flow(app, group)
    _add_pace(app, group)
    _add_seats(app, group)
    _add_files(app, group)
    app.tree.add_command(group)


def _add_flow(app: Amphora, group: app_commands.Group) -> None:
    @group.command(name="pause", description="Pause the game: nobody can answer, no time passes")
    async def pause(interaction: discord.Interaction[Any]) -> None:
        await _do(app, interaction, deeds.pause(), "⏸️ Paused.")

    @group.command(name="resume", description="Go on after a pause")
    async def resume(interaction: discord.Interaction[Any]) -> None:
        await _do(app, interaction, deeds.resume(), "▶️ Resumed.")

    @group.command(name="force", description="Close the wait: whoever is awaited takes the default answer")
    @app_commands.choices(sure=SURE)
    async def force(interaction: discord.Interaction[Any], sure: str) -> None:
        await _do(app, interaction, deeds.force(), "⏩ The defaults were taken.")

    @group.command(name="end", description="End the game as it stands")
    @app_commands.choices(sure=SURE)
    async def end(interaction: discord.Interaction[Any], sure: str) -> None:
        await _do(app, interaction, deeds.end(), "🏁 The game is ended.")

    @group.command(name="rollback", description="Go back to the start of a phase; everything since is undone")
    @app_commands.describe(phase="Number of the phase, as in /history")
    @app_commands.choices(sure=SURE)
    async def rollback(interaction: discord.Interaction[Any], phase: int, sure: str) -> None:
        game = await _hosted(app, interaction)
        outcome = await app.tables.roll_back(game.id, phase)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "⏪ Taken back.")

    @rollback.autocomplete("phase")
    async def complete(
        interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        game = await app.store.games.in_channel(interaction.channel_id or 0)
        if game is None:
            return []
        title = app.tables.games[game.ruleset].title
        phases = [(n, name) for n, name in await app.store.games.phases(game.id) if name]
        fitting = [(n, name) for n, name in reversed(phases) if str(n).startswith(str(typed))]
        return [app_commands.Choice(name=f"{n}. {title(name)}"[:100], value=n) for n, name in fitting[:25]]


def _add_pace(app: Amphora, group: app_commands.Group) -> None:
    @group.command(name="deadline", description="Move the deadline of what is asked now")
    @app_commands.describe(time="From now: 2h, 3 days, 90 minutes; or “none”")
    async def deadline(interaction: discord.Interaction[Any], time: str) -> None:
        length = seconds_in(time)
        moment = None if length is None else app.time.now() + length
        await _do(app, interaction, deeds.set_deadline(moment), "⏰ Done.")

    @group.command(name="pace", description="How long people have, from the next question on")
    @app_commands.describe(
        speed="A preset", at="A fixed time of day, such as 20:00", zone="Its time zone, such as Europe/Rome",
        weekends="Whether weekends count", grace="How much longer late people get, such as 4h",
    )  # fmt: skip
    @app_commands.autocomplete(zone=complete_zone)
    @app_commands.choices(speed=[app_commands.Choice(name=name, value=name) for name in PRESETS])
    async def pace(
        interaction: discord.Interaction[Any],
        speed: str | None = None,
        at: str = "",
        zone: str = "",
        weekends: bool | None = None,
        grace: str = "",
    ) -> None:
        game = await _hosted(app, interaction)
        now = pace_of(game.settings)
        made = replace(PRESETS[speed], standin=now.standin) if speed else now
        if at:
            with contextlib.suppress(ValueError):
                clock_time(at)
                made = replace(made, at=at)
            if made.at != at:
                raise Sorry(f"“{at[:20]}” is not a time of day. Write it like 20:00.")
        if zone:
            made = replace(made, zone=zone_named(zone))
        if weekends is not None:
            made = replace(made, weekends_off=not weekends)
        if grace:
            made = replace(made, grace=seconds_in(grace) or 0)
        outcome = await app.tables.do(game.id, deeds.configure(**pace_settings(made)))
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "⏰ The pace is set.")


def _add_seats(app: Amphora, group: app_commands.Group) -> None:
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        game = await app.store.games.in_channel(interaction.channel_id or 0)
        seats = await app.store.games.seats(game.id) if game else ()
        return labelled({seat.name: seat.name for seat in seats}, typed)

    @group.command(name="replace", description="Give a seat to somebody else, or open it to whoever takes it")
    @app_commands.describe(seat="Whose seat", player="Who gets it (nobody: anybody may take it)")
    @app_commands.autocomplete(seat=complete)
    async def replace_(
        interaction: discord.Interaction[Any], seat: str, player: discord.Member | None = None
    ) -> None:
        game = await _hosted(app, interaction)
        found = await _seat(app, game, seat)
        if player is not None and player.bot:
            raise Sorry("A bot cannot take a seat. `/host standin` gives it to a stand-in.")
        deed = (
            deeds.vacate(found.seat)
            if player is None
            else deeds.hand_over(found.seat, player.id, player.display_name[:32])
        )
        outcome = await app.tables.do(game.id, deed)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "🪑 Done.")

    @group.command(name="standin", description="Let a stand-in play a seat")
    @app_commands.describe(seat="Whose seat", kind="Which stand-in")
    @app_commands.autocomplete(seat=complete)
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in STANDINS])
    async def standin(interaction: discord.Interaction[Any], seat: str, kind: str = "") -> None:
        game = await _hosted(app, interaction)
        found = await _seat(app, game, seat)
        deed = deeds.stand_in(found.seat, kind or for_game(game.ruleset), vacant=True)
        outcome = await app.tables.do(game.id, deed)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "🤖 Done.")


def _add_files(app: Amphora, group: app_commands.Group) -> None:
    @group.command(
        name="export", description="The whole game as a file; only when it is over, for it holds every secret"
    )
    async def export(interaction: discord.Interaction[Any]) -> None:
        game = await _hosted(app, interaction)
        if game.status is not Status.OVER:
            raise Sorry("The file holds every secret of the game, so it is given out when the game is over.")
        text = await app.archive.export(game.id)
        await reply(
            interaction,
            "📦 Check it with `amphora verify`.",
            files=[text_file(text, f"amphora-{game.id}.json")],
        )

    @group.command(
        name="import", description="Go on with an exported game in this channel; seats are free to take"
    )
    async def import_(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await acknowledge(interaction)
        if not interaction.permissions.manage_channels:
            raise Sorry("Only somebody who may manage this channel can do that.")
        if file.size > LARGEST_FILE:
            raise Sorry("This file is too large to be a game.")
        try:
            text = (await file.read()).decode()
        except UnicodeDecodeError:
            raise Sorry("This file is not a game exported by Amphora.") from None
        try:
            made = await app.archive.take_up(
                text,
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                host=interaction.user.id,
                users={},
                settings=pace_settings(PRESETS["standard"]),
            )
        except ChannelTaken:
            raise Sorry("This channel has a game already.") from None
        done = "📥 Taken up. `/game take` sits down."
        await reply(interaction, refusal_text(made) if isinstance(made, Refusal) else done)
