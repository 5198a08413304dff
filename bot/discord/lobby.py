"""The lobby: a message to join, leave, add stand-ins, set options and start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot import deeds
from bot.deadlines import PRESETS, Pace, pace_of, pace_settings
from bot.discord.controls import clipped
from bot.discord.ids import ButtonId
from bot.discord.interactions import QUIET, Sorry, apologise
from bot.discord.seats import need_host
from bot.discord.wording import refusal_text, span
from bot.sitting import Play
from bot.store import ChannelTaken
from bot.store.rows import GameRow, SeatRow, Status
from renders.words.names import plain, spoken
from rules.standins import for_game
from rules.table import Refusal, refuse

if TYPE_CHECKING:
    from bot.discord.app import Amphora

GREETING = "Press **Join** to take a seat. The host starts the game."
STANDIN_NAMES = (
    "Hiero",
    "Sappho",
    "Imhotep",
    "Kassandra",
    "Hanno",
    "Enheduanna",
    "Solon",
    "Nefru",
    "Brennus",
)


class Lobby:
    """Opens games and seats people."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def open(
        self,
        interaction: discord.Interaction[Any],
        ruleset: str,
        options: Mapping[str, str],
        speed: str,
        standins: int,
    ) -> None:
        """A new lobby in this channel, with its host in the first seat."""
        game = self._app.tables.games[ruleset]
        settled = game.settle(options, game.most)
        if isinstance(settled, Refusal):
            raise Sorry(refusal_text(settled))
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Sorry("A game is played in a channel of a server.")
        await interaction.response.defer(thinking=True)
        host = SeatRow(seat=0, name=spoken(interaction.user.display_name), user=interaction.user.id)
        pace = replace(PRESETS[speed], standin=for_game(ruleset))
        try:
            row = await self._app.tables.create(
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                host=interaction.user.id,
                ruleset=ruleset,
                options=settled,
                settings=pace_settings(pace),
                seats=[host],
            )
        except ChannelTaken:
            raise Sorry(
                "This channel has a game already. One game a channel: open another channel."
            ) from None
        for _ in range(min(standins, game.most - 1)):
            await self._app.tables.do(row.id, deeds.amend(self._add_standin))
        await self._show(interaction, row.id)

    async def _show(self, interaction: discord.Interaction[Any], game: int) -> None:
        embed, view = await self._message(game)
        await interaction.edit_original_response(embed=embed, view=view, allowed_mentions=QUIET)

    async def _message(self, game: int) -> tuple[discord.Embed, discord.ui.View | None]:
        async with self._app.tables.look(game) as sitting:
            row, seats = sitting.row, sitting.seats
        embed = self._embed(row, seats)
        return embed, self._controls(row) if row.status is Status.LOBBY else None

    def _embed(self, row: GameRow, seats: tuple[SeatRow, ...]) -> discord.Embed:
        game = self._app.tables.games[row.ruleset]
        embed = discord.Embed(title=f"{game.name}: the lobby", colour=0xC8973C)
        lines = [f"{s.seat + 1}. {plain(s.name)}{' 🤖' if s.standin else ''}" for s in seats]
        free = f"{len(seats)} of {game.least}–{game.most} players"
        embed.description = f"{GREETING}\n\n**{free}**\n" + "\n".join(lines)
        pace = pace_of(row.settings)
        embed.add_field(name="Speed", value=_pace_words(pace), inline=False)
        for option in game.options:
            value = next((c.label for c in option.choices if c.key == row.options.get(option.key)), "")
            embed.add_field(name=clipped(option.label, 256), value=clipped(value, 1024) or "–")
        embed.set_footer(text=f"Game {row.id}. The host can also set options with /game option.")
        return embed

    def _controls(self, row: GameRow) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        buttons = (
            ("lobby-join", "Join", discord.ButtonStyle.success),
            ("lobby-leave", "Leave", discord.ButtonStyle.secondary),
            ("lobby-standin", "Add a stand-in", discord.ButtonStyle.secondary),
            ("lobby-fewer", "Remove a stand-in", discord.ButtonStyle.secondary),
            ("lobby-start", "Start", discord.ButtonStyle.primary),
            ("lobby-cancel", "Close the lobby", discord.ButtonStyle.danger),
        )
        for place, (what, label, style) in enumerate(buttons):
            id_ = str(ButtonId(row.id, what))
            view.add_item(discord.ui.Button(label=label, style=style, custom_id=id_, row=place // 5))
        for place, option in enumerate(self._app.tables.games[row.ruleset].options[:3], start=2):
            choices = [
                discord.SelectOption(
                    label=clipped(f"{option.label}: {choice.label}", 100),
                    value=choice.key,
                    description=clipped(choice.note, 100) or None,
                    default=choice.key == row.options.get(option.key),
                )
                for choice in option.choices[:25]
            ]
            id_ = str(ButtonId(row.id, "lobby-option", option.key))
            view.add_item(discord.ui.Select(custom_id=id_, options=choices, row=place))
        view.stop()
        return view

    async def press(
        self, interaction: discord.Interaction[Any], id_: ButtonId, values: tuple[str, ...]
    ) -> None:
        """A control of a lobby message."""
        await interaction.response.defer()
        row = await self._app.store.games.get(id_.game)
        if row is None or row.status is not Status.LOBBY:
            await apologise(interaction, Sorry("This lobby is closed."))
            return
        outcome = await self._app.tables.do(row.id, deeds.amend(self._change(interaction, row, id_, values)))
        if outcome.refusal is None and id_.what == "lobby-start":
            outcome = await self._app.tables.start(row.id)
        if outcome.refusal is not None:
            await apologise(interaction, Sorry(refusal_text(outcome.refusal)))
            return
        await self._show(interaction, row.id)

    def _change(
        self, interaction: discord.Interaction[Any], row: GameRow, id_: ButtonId, values: tuple[str, ...]
    ) -> Callable[[Play], Refusal | None]:
        user = interaction.user
        match id_.what:
            case "lobby-join":
                return lambda play: self.join(play, user.id, user.display_name)
            case "lobby-leave":
                return lambda play: _leave(play, user.id)
        need_host(row, interaction)
        match id_.what:
            case "lobby-standin":
                return self._add_standin
            case "lobby-fewer":
                return _remove_standin
            case "lobby-option":
                return self.set_option(id_.argument, values[0])
            case "lobby-cancel":
                return _cancel
            case "lobby-start":
                return lambda play: None
            case _:
                raise Sorry("This button is from an older version.")

    def set_option(self, key: str, value: str) -> Callable[[Play], Refusal | None]:
        """Set one option; refused where the game has no such option or value."""

        def change(play: Play) -> Refusal | None:
            game = self._app.tables.games[play.row.ruleset]
            settled = game.settle({**play.row.options, key: value}, game.most)
            if isinstance(settled, Refusal):
                return settled
            play.row = replace(play.row, options=settled)
            return None

        return change

    async def renew(self, interaction: discord.Interaction[Any], game: int) -> None:
        """Show the lobby as it is now, as a new message."""
        embed, view = await self._message(game)
        shown = view or discord.utils.MISSING
        await interaction.followup.send(embed=embed, view=shown, allowed_mentions=QUIET)

    def join(self, play: Play, user: int, name: str) -> Refusal | None:
        """Somebody sits down."""
        if any(seat.user == user for seat in play.seats):
            return refuse("seated", "You have a seat already.")
        return self._sit(play, SeatRow(seat=len(play.seats), name=spoken(name), user=user))

    def _add_standin(self, play: Play) -> Refusal | None:
        taken = {seat.name for seat in play.seats}
        fresh = [name for name in STANDIN_NAMES if name not in taken]
        name = fresh[0] if fresh else f"Stand-in {len(play.seats) + 1}"
        return self._sit(play, SeatRow(seat=len(play.seats), name=name, standin=for_game(play.row.ruleset)))

    def _sit(self, play: Play, seat: SeatRow) -> Refusal | None:
        most = self._app.tables.games[play.row.ruleset].most
        if len(play.seats) >= most:
            return refuse("full", f"All {most} seats are taken.")
        play.seats = (*play.seats, replace(seat, name=_unique(seat.name, play.seats)))
        return None


def _pace_words(pace: Pace) -> str:
    length = f"{span(pace.seconds)} for each answer" if pace.seconds else "no deadlines"
    return f"{pace.preset}: {length}"


def _unique(name: str, seats: tuple[SeatRow, ...]) -> str:
    taken = {seat.name for seat in seats}
    number, made = 2, name
    while made in taken:
        made, number = f"{name} {number}", number + 1
    return made


def _numbered(seats: list[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def _leave(play: Play, user: int) -> Refusal | None:
    if all(seat.user != user for seat in play.seats):
        return refuse("not-seated", "You have no seat here.")
    play.seats = _numbered([seat for seat in play.seats if seat.user != user])
    return None


def _remove_standin(play: Play) -> Refusal | None:
    last = next((seat for seat in reversed(play.seats) if seat.standin), None)
    if last is None:
        return refuse("no-standin", "There is no stand-in to remove.")
    play.seats = _numbered([seat for seat in play.seats if seat is not last])
    return None


def _cancel(play: Play) -> Refusal | None:
    play.row = replace(play.row, status=Status.CANCELLED)
    return None
