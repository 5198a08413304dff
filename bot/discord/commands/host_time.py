"""The host and time: pause, resume, deadlines, the pace, defaults, reminders."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot import actions
from bot.deadlines import PRESETS, Pace, clock_time, pace_of, pace_settings
from bot.discord import host_answers as answers
from bot.discord.commands.host_desk import HostDesk
from bot.discord.commands.moments import complete_zone, moment_at, seconds_in, zone_named
from bot.discord.interactions import Sorry
from bot.discord.seats import name_of, need_live

SURE = [app_commands.Choice(name="yes, I am sure", value="yes")]


class TimeCommands(HostDesk):
    """What the host does about time."""

    @app_commands.command(name="pause", description="Pause the game: nobody can answer, no time passes")
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Pause."""
        await self.do(interaction, actions.pause(), answers.paused)

    @app_commands.command(name="resume", description="Go on after a pause")
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Go on."""
        await self.do(interaction, actions.resume(), answers.resumed)

    @app_commands.command(
        name="force", description="Close the wait: whoever is awaited takes the default answer"
    )
    @app_commands.describe(sure="Only a rollback can undo it")
    @app_commands.choices(sure=SURE)
    async def force(self, interaction: discord.Interaction[Any], sure: str) -> None:
        """Take the defaults."""
        await self.do(interaction, actions.force(), answers.forced)

    @app_commands.command(name="deadline", description="Move the deadline of what is asked now")
    @app_commands.describe(
        time="From now: 2h, 3 days, 90 minutes; or “none”",
        at="A moment: 2026-11-20 18:00, friday 18:00 or 18:00 (the game's time zone), or a timestamp",
    )
    async def deadline(self, interaction: discord.Interaction[Any], time: str = "", at: str = "") -> None:
        """Another deadline."""
        game = await self.hosted(interaction)
        need_live(game)
        if bool(time.strip()) == bool(at.strip()):
            raise Sorry("Say either `time`, such as 2h or none, or `at`, such as 2026-11-20 18:00.")
        now = self._app.time.now()
        if at:
            until: int | None = moment_at(at, pace_of(game.settings).zone, now)
        else:
            length = seconds_in(time)
            until = None if length is None else now + length
        await self.carry_out(interaction, game, actions.set_deadline(until), answers.deadline_set)

    @app_commands.command(name="nudge", description="Send one friendly reminder to everybody who is awaited")
    async def nudge(self, interaction: discord.Interaction[Any]) -> None:
        """A reminder."""
        game = await self.hosted(interaction)
        need_live(game)
        await self._app.tables.learn(game.id)
        users = [seat.user for seat in await self._app.store.games.seats(game.id) if seat.user is not None]
        away = await self._app.store.people.vacations(users, self._app.time.now())
        action = actions.nudge(name_of(interaction.user), away)
        await self.carry_out(interaction, game, action, answers.nudged)

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
        game = await self.hosted(interaction)
        now = pace_of(game.settings)
        made = _paced(replace(PRESETS[speed], standin=now.standin) if speed else now, at)
        if zone:
            made = replace(made, zone=zone_named(zone))
        if weekends is not None:
            made = replace(made, weekends_off=not weekends)
        if grace:
            made = replace(made, grace=seconds_in(grace) or 0)
        settings = actions.configure(**pace_settings(made))
        await self.carry_out(interaction, game, settings, answers.paced(made))


def _paced(pace: Pace, at: str) -> Pace:
    """A pace with a fixed time of day, if one was written."""
    if at:
        with contextlib.suppress(ValueError):
            clock_time(at)
            pace = replace(pace, at=at)
        if pace.at != at:
            raise Sorry(f"“{at[:20]}” is not a time of day. Write it like 20:00.")
    return pace
