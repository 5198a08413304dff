"""`/prefs`, `/vacation`, `/games`: what concerns a person in all their games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.deadlines import clock_time
from bot.discord.commands.completing import choices
from bot.discord.commands.moments import complete_zone, day_start, zone_named
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.wording import moment
from bot.live_game import LiveGame
from bot.store.rows import Leave, Notify, Prefs, Status, Vacation
from renders.schemes import SCHEMES

if TYPE_CHECKING:
    from bot.discord.app import Amphora

DAY = 86400
NOTIFY = {"mention": "a mention in the channel", "dm": "a private message", "none": "nothing at all"}
DONE_UNTIL = {
    "last-call": "The last call, if anything is offered to me by then",
    "offer": "Every offer to me",
    "end": "Nothing: I am done for good",
}
BACK_FOR = {
    "": "the last call",
    "last-call": "the last call",
    "offer": "every offer to you",
    "end": "nothing",
}
MODES = {
    "hold": "the game waits for me",
    "defaults": "default answers for me",
    "standin": "a stand-in plays for me",
}


class PeopleCommands(commands.Cog):
    """What concerns a person in all their games."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(name="games", description="Your games, and where you are awaited")
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """A person's games."""
        await acknowledge(interaction)
        user, lines = interaction.user.id, []
        for game in await self._app.store.games.of_user(user):
            awaited = await self._app.tables.look(game.id, lambda live: _is_awaited(live, user))
            name = self._app.tables.games[game.ruleset].name
            until = f" until {moment(game.deadline)}" if game.deadline and awaited else ""
            goes_on = "**awaits you**" if awaited else "goes on"
            state = "in the lobby" if game.status is Status.LOBBY else goes_on
            lines.append(f"• {name} in <#{game.channel}>: {state}{until}")
        await reply(interaction, "\n".join(lines) or "You are not playing in any game right now.")

    @app_commands.command(
        name="prefs", description="Colours, texts for screen readers, and how you want to be told"
    )
    @app_commands.describe(
        scheme="Colours of the pictures", text="Every picture as text too", notify="When you are awaited",
        quiet_from="No calls from, such as 22:00 (off: always)", quiet_to="… until, such as 08:00",
        zone="Your time zone, such as Europe/Rome",
        market="Be called when somebody looks for something, or offers it to all",
        digest="One DM a day instead of calls, such as 18:00 (off: a call each time)",
        done="What calls you back to a trade when you just say that you are done",
    )  # fmt: skip
    @app_commands.autocomplete(zone=complete_zone)
    @app_commands.choices(
        notify=[app_commands.Choice(name=label, value=key) for key, label in NOTIFY.items()],
        done=[app_commands.Choice(name=label, value=key) for key, label in DONE_UNTIL.items()],
    )
    async def prefs(
        self,
        interaction: discord.Interaction[Any],
        scheme: str = "",
        text: bool | None = None,
        notify: str = "",
        quiet_from: str = "",
        quiet_to: str = "",
        zone: str = "",
        market: bool | None = None,
        digest: str = "",
        done: str = "",
    ) -> None:
        """A person's preferences."""
        await acknowledge(interaction)
        user = interaction.user.id
        known = (await self._app.store.people.prefs([user])).get(user, Prefs())
        if scheme and scheme not in SCHEMES:
            raise Sorry(f"There is no scheme “{scheme[:40]}”. There are {', '.join(SCHEMES)}.")
        chosen = replace(
            known,
            scheme=scheme or known.scheme,
            text=known.text if text is None else text,
            notify=Notify(notify) if notify else known.notify,
            quiet_from=_hour(quiet_from) if quiet_from else known.quiet_from,
            quiet_to=_hour(quiet_to) if quiet_to else known.quiet_to,
            zone=zone_named(zone) if zone else known.zone,
            market=known.market if market is None else market,
            digest=_hour(digest) if digest else known.digest,
            done=done or known.done,
        )
        opened = await self._app.outbox.reopen(user)
        await self._app.tables.set_prefs(user, chosen)
        self._app.timekeeper.expect(user, chosen)
        lines = [*_described(chosen), *(["• I will try to send you DMs again."] if opened else [])]
        await reply(interaction, "\n".join(lines))

    @prefs.autocomplete("scheme")
    async def _complete_scheme(
        self, _: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return choices(SCHEMES, typed)

    @app_commands.command(name="vacation", description="Be away for a while, in all your games")
    @app_commands.describe(
        until="The first day you are back, such as 2026-12-27; “end” ends a vacation",
        start="The first day you are away (nothing: from now on)", mode="What happens meanwhile",
    )  # fmt: skip
    @app_commands.choices(mode=[app_commands.Choice(name=label, value=key) for key, label in MODES.items()])
    async def vacation(
        self, interaction: discord.Interaction[Any], until: str, start: str = "", mode: str = "hold"
    ) -> None:
        """Be away."""
        await acknowledge(interaction)
        user, now = interaction.user.id, self._app.time.now()
        if until.strip().lower() in {"end", "now", "over"}:
            ended = await self._app.timekeeper.end_vacation(user)
            await reply(interaction, "👋 Welcome back." if ended else "You had no vacation planned.")
            return
        zone = (await self._app.store.people.prefs([user])).get(user, Prefs()).zone
        starts, ends = day_start(start, zone) if start else now, day_start(until, zone)
        if ends <= max(now, starts):
            raise Sorry("That vacation would end before it begins.")
        if ends - starts > 60 * DAY:
            raise Sorry("A vacation lasts 60 days at most.")
        leave = Vacation(user=user, starts=starts, ends=ends, mode=Leave(mode))
        await self._app.timekeeper.take_vacation(leave)
        await reply(
            interaction, f"🏖️ Away until {moment(ends)}: {MODES[mode]}. `/vacation until:end` ends it early."
        )


def _is_awaited(live: LiveGame, user: int) -> bool:
    seat = live.seat_of(user)
    return seat is not None and seat.seat in live.awaited()


def _described(chosen: Prefs) -> list[str]:
    quiet = "none"
    if chosen.quiet_from is not None and chosen.quiet_to is not None:
        quiet = f"{_clock(chosen.quiet_from)}–{_clock(chosen.quiet_to)} ({chosen.zone})"
    daily = "no" if chosen.digest is None else f"at {_clock(chosen.digest)} ({chosen.zone})"
    return [
        "**Your settings**",
        f"• colours: {chosen.scheme or 'classic'}",
        f"• texts beside pictures: {'yes' if chosen.text else 'no'}",
        f"• when you are awaited: {NOTIFY[chosen.notify]}",
        f"• quiet hours: {quiet}",
        f"• called to the market: {'yes' if chosen.market else 'no'}",
        f"• one message a day: {daily}",
        f"• done with trade, you come back for: {BACK_FOR[chosen.done]}",
    ]


def _hour(text: str) -> int | None:
    if text.strip().lower() in {"off", "none", "no"}:
        return None
    try:
        found = clock_time(text)
    except ValueError:
        raise Sorry(f"“{text[:20]}” is not a time of day. Write it like 22:00, or off.") from None
    return found.hour * 60 + found.minute


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"
