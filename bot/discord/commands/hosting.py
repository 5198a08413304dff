"""`/host`: what the host, or whoever may manage the channel, can do to a game."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.actions import Action
from bot.deadlines import PRESETS, Pace, clock_time, pace_of, pace_settings
from bot.discord.chance import pressed_line
from bot.discord.commands.completing import labelled
from bot.discord.commands.files import export_game, import_game
from bot.discord.commands.moments import complete_zone, seconds_in, zone_named
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, name_of, need_host, need_live
from bot.discord.wording import refusal_text
from bot.live_game import Outcome
from bot.store.rows import GameRow, SeatRow
from rules.standins import STANDINS, for_game

if TYPE_CHECKING:
    from bot.discord.app import Amphora

SURE = [app_commands.Choice(name="yes, I am sure", value="yes")]


@app_commands.guild_only()
class HostCommands(commands.GroupCog, group_name="host", group_description="Steer this channel's game"):
    """Steer a game."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def _hosted(self, interaction: discord.Interaction[Any]) -> GameRow:
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        need_host(game, interaction)
        return game

    async def _do(self, interaction: discord.Interaction[Any], action: Action, done: str) -> None:
        game = await self._hosted(interaction)
        need_live(game)
        await _tell(interaction, await self._app.tables.do(game.id, action), done)

    async def _seat(self, game: GameRow, name: str) -> SeatRow:
        seats = await self._app.store.games.seats(game.id)
        found = next((seat for seat in seats if seat.name == name), None)
        if found is None:
            raise Sorry(f"Nobody is called that. The seats are {', '.join(seat.name for seat in seats)}.")
        return found

    @app_commands.command(name="pause", description="Pause the game: nobody can answer, no time passes")
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Pause."""
        await self._do(interaction, actions.pause(), "⏸️ Paused.")

    @app_commands.command(name="resume", description="Go on after a pause")
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Go on."""
        await self._do(interaction, actions.resume(), "▶️ Resumed.")

    @app_commands.command(
        name="force", description="Close the wait: whoever is awaited takes the default answer"
    )
    @app_commands.choices(sure=SURE)
    async def force(self, interaction: discord.Interaction[Any], sure: str) -> None:
        """Take the defaults."""
        await self._do(interaction, actions.force(), "⏩ The defaults were taken.")

    @app_commands.command(name="end", description="End the game as it stands")
    @app_commands.choices(sure=SURE)
    async def end(self, interaction: discord.Interaction[Any], sure: str) -> None:
        """End."""
        await self._do(interaction, actions.end(), "🏁 The game is ended.")

    @app_commands.command(
        name="rollback", description="Go back to the start of a phase; everything since is undone"
    )
    @app_commands.describe(phase="Number of the phase, as in /history")
    @app_commands.choices(sure=SURE)
    async def rollback(self, interaction: discord.Interaction[Any], phase: int, sure: str) -> None:
        """Go back."""
        game = await self._hosted(interaction)
        cause = pressed_line(self._app, interaction, "took the game back")
        await _tell(interaction, await self._app.tables.roll_back(game.id, phase, cause), "⏪ Taken back.")

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

    @app_commands.command(name="deadline", description="Move the deadline of what is asked now")
    @app_commands.describe(time="From now: 2h, 3 days, 90 minutes; or “none”")
    async def deadline(self, interaction: discord.Interaction[Any], time: str) -> None:
        """Another deadline."""
        length = seconds_in(time)
        moment = None if length is None else self._app.time.now() + length
        await self._do(interaction, actions.set_deadline(moment), "⏰ Done.")

    @app_commands.command(name="pace", description="How long people have, from the next question on")
    @app_commands.describe(
        speed="A preset", at="A fixed time of day, such as 20:00", zone="Its time zone, such as Europe/Rome",
        weekends="Whether weekends count", grace="How much longer late people get, such as 4h",
    )  # fmt: skip
    @app_commands.autocomplete(zone=complete_zone)
    @app_commands.choices(speed=[app_commands.Choice(name=name, value=name) for name in PRESETS])
    async def pace(
        self,
        interaction: discord.Interaction[Any],
        speed: str | None = None,
        at: str = "",
        zone: str = "",
        weekends: bool | None = None,
        grace: str = "",
    ) -> None:
        """Another pace."""
        game = await self._hosted(interaction)
        now = pace_of(game.settings)
        made = _paced(replace(PRESETS[speed], standin=now.standin) if speed else now, at)
        if zone:
            made = replace(made, zone=zone_named(zone))
        if weekends is not None:
            made = replace(made, weekends_off=not weekends)
        if grace:
            made = replace(made, grace=seconds_in(grace) or 0)
        outcome = await self._app.tables.do(game.id, actions.configure(**pace_settings(made)))
        await _tell(interaction, outcome, "⏰ The pace is set.")

    async def _seats(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        seats = await self._app.store.games.seats(game.id) if game else ()
        return labelled({seat.name: seat.name for seat in seats}, typed)

    @app_commands.command(
        name="replace", description="Give a seat to somebody else, or open it to whoever takes it"
    )
    @app_commands.describe(seat="Whose seat", player="Who gets it (nobody: anybody may take it)")
    @app_commands.autocomplete(seat=_seats)
    async def replace_player(
        self, interaction: discord.Interaction[Any], seat: str, player: discord.Member | None = None
    ) -> None:
        """Somebody else in a seat."""
        game = await self._hosted(interaction)
        found = await self._seat(game, seat)
        if player is not None and player.bot:
            raise Sorry("A bot cannot take a seat. `/host standin` gives it to a stand-in.")
        action = (
            actions.vacate(found.seat)
            if player is None
            else actions.hand_over(found.seat, player.id, name_of(player))
        )
        await _tell(interaction, await self._app.tables.do(game.id, action), "🪑 Done.")

    @app_commands.command(name="standin", description="Let a stand-in play a seat")
    @app_commands.describe(seat="Whose seat", kind="Which stand-in")
    @app_commands.autocomplete(seat=_seats)
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in STANDINS])
    async def standin(self, interaction: discord.Interaction[Any], seat: str, kind: str = "") -> None:
        """A stand-in in a seat."""
        game = await self._hosted(interaction)
        found = await self._seat(game, seat)
        action = actions.stand_in(found.seat, kind or for_game(game.ruleset), vacant=True)
        await _tell(interaction, await self._app.tables.do(game.id, action), "🤖 Done.")

    @app_commands.command(
        name="export", description="The whole game as a file; only when it is over, for it holds every secret"
    )
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """A game as a file."""
        await export_game(self._app.archive, interaction, await self._hosted(interaction))

    @app_commands.command(
        name="import", description="Go on with an exported game in this channel; seats are free to take"
    )
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """A game from a file."""
        cause = pressed_line(self._app, interaction, "took up a file")
        await import_game(self._app.archive, interaction, file, cause)


async def _tell(interaction: discord.Interaction[Any], outcome: Outcome, done: str) -> None:
    await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else done)


def _paced(pace: Pace, at: str) -> Pace:
    """A pace with a fixed time of day, if one was written."""
    if at:
        with contextlib.suppress(ValueError):
            clock_time(at)
            pace = replace(pace, at=at)
        if pace.at != at:
            raise Sorry(f"“{at[:20]}” is not a time of day. Write it like 20:00.")
    return pace
