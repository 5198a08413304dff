"""`/game`: open a lobby, take a free seat, leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.actions import Action
from bot.deadlines import PRESETS
from bot.discord.alone import learn, need_known
from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.lobby_options import OF_THE_TABLE
from bot.discord.seat_names import seat_labels, seat_meant
from bot.discord.seats import (
    come_in,
    game_here,
    look_with_sides,
    name_of,
    need_host,
    need_mover,
    need_rights,
    player_in,
    seat_in,
    table_of,
)
from bot.discord.wording import refusal_text
from bot.live_game import LiveGame
from bot.store.rows import SeatRow
from renders.words.joining import listed
from rules.table import Option

if TYPE_CHECKING:
    from bot.discord.app import Amphora

Choices = list[app_commands.Choice[str]]
SPEEDS = [app_commands.Choice(name=name, value=name) for name in PRESETS]
MOVED = "🧳 The game is played here from now on. What was not posted yet comes here."
LARGEST = 2**31  # of the numbers of games
LEAVE = "yes, I leave for good"
TAKEN = "🪑 You have taken the seat. Press **My orders**."
LEFT = "A stand-in plays for you from now on. `/game back` takes the seat again while it is free."


@app_commands.guild_only()
class GameCommands(commands.GroupCog, group_name="game", group_description="Open, join and leave games"):
    """Open, join and leave games."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(name="new", description="Open a lobby for a new game in this channel")
    @app_commands.describe(
        game="Which game",
        speed="How long people have for an answer",
        standins="How many seats stand-ins take",
    )
    @app_commands.choices(speed=SPEEDS)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        speed: str = "standard",
        standins: app_commands.Range[int, 0, 17] = 0,
    ) -> None:
        """A new lobby."""
        need_known(self._app.tables.games, game)
        await self._app.lobby.open(interaction, game, {}, speed, standins)

    @new.autocomplete("game")
    async def _complete_game(self, _: discord.Interaction[Any], typed: str) -> Choices:
        return labelled({key: game.name for key, game in self._app.tables.games.items()}, typed)

    @app_commands.command(
        name="learn", description="A short guided game against stand-ins, here and now; or go on with yours"
    )
    @app_commands.describe(game="Which game you want to learn")
    @app_commands.autocomplete(game=_complete_game)
    async def learn(self, interaction: discord.Interaction[Any], game: str) -> None:
        """A guided game."""
        await acknowledge(interaction)
        await learn(self._app, interaction, game)

    @app_commands.command(name="option", description="Set an option of the game in this channel's lobby")
    @app_commands.describe(option="Which option", value="Its value")
    async def option(self, interaction: discord.Interaction[Any], option: str, value: str) -> None:
        """An option of a lobby."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        need_host(game, interaction)
        change = actions.amend(self._app.lobby.set_option(option, value))
        outcome = await self._app.tables.do(game.id, change)
        if outcome.refusal is not None:
            await reply(interaction, refusal_text(outcome.refusal))
            return
        await reply(interaction, _set_to(await self._options(interaction), option, value))
        await self._app.lobby.renew(interaction, game)

    @option.autocomplete("option")
    async def _complete_option(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        return labelled({o.key: o.label for o in await self._options(interaction)}, typed)

    @option.autocomplete("value")
    async def _complete_value(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        key = str(getattr(interaction.namespace, "option", ""))
        found = next((o for o in await self._options(interaction) if o.key == key), None)
        return labelled({c.key: c.label for c in found.choices}, typed) if found else []

    async def _options(self, interaction: discord.Interaction[Any]) -> tuple[Option, ...]:
        """The options of the game in this channel."""
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        return (*self._app.tables.games[game.ruleset].options, *OF_THE_TABLE) if game else ()

    @app_commands.command(name="take", description="Sit down in a free seat of this channel's game")
    @app_commands.describe(seat="Whose seat")
    async def take(self, interaction: discord.Interaction[Any], seat: str = "") -> None:
        """A free seat."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        chosen = await self._app.tables.look(game.id, lambda live: _free_seat(live, seat))
        user = interaction.user
        taking = actions.take_seat(chosen.seat, user.id, name_of(user))
        await self._do(interaction, game.id, taking, TAKEN)

    @take.autocomplete("seat")
    async def _complete_seat(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        game = await self._app.store.games.in_channel(interaction.channel_id or 0)
        return labelled(await self._app.tables.look(game.id, _free_labels) if game else {}, typed)

    @app_commands.command(
        name="leave",
        description="Leave this channel's game: a stand-in plays on until somebody takes the seat",
    )
    @app_commands.describe(sure="Leaving cannot be undone by you alone")
    @app_commands.choices(sure=[app_commands.Choice(name=LEAVE, value=LEAVE)])
    async def leave(self, interaction: discord.Interaction[Any], sure: str) -> None:
        """Leave for good."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        seat = await self._app.tables.look(game.id, lambda live: player_in(live, interaction.user.id))
        leaving = actions.by(interaction.user.id, seat.seat, actions.replace_player(seat.seat))
        await self._do(interaction, game.id, leaving, LEFT)

    @app_commands.command(name="back", description="Take your seat back from the stand-in")
    async def back(self, interaction: discord.Interaction[Any]) -> None:
        """Take one's seat back."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        seat = await self._app.tables.look(game.id, lambda live: seat_in(live, interaction.user.id))
        coming = actions.by(interaction.user.id, seat.seat, actions.come_back(seat.seat))
        await self._do(interaction, game.id, coming, "👋 Welcome back.")

    @app_commands.command(name="move", description="Take a game of this server to this channel or thread")
    @app_commands.describe(game="Its number, as its lobby and /games show it")
    async def move(self, interaction: discord.Interaction[Any], game: int) -> None:
        """A game in another channel."""
        await acknowledge(interaction)
        found = await self._app.store.games.get(game) if 0 < game < LARGEST else None
        if found is None or found.guild != interaction.guild_id or interaction.channel_id is None:
            raise Sorry(f"There is no game {game} in this server. `/games` lists yours.")
        need_mover(found, interaction)
        need_rights(interaction)
        await come_in(interaction.channel)
        refusal = (await self._app.places.move(found.id, interaction.channel_id)).refusal
        await reply(interaction, refusal_text(refusal) if refusal else MOVED)

    @move.autocomplete("game")
    async def _complete_moving(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        games = await self._app.store.games.live()
        names = {
            row.id: f"{row.id}: {self._app.tables.games[row.ruleset].name}"
            for row in games
            if row.guild == interaction.guild_id and interaction.user.id in row.hosts
        }
        fitting = [(number, name) for number, name in names.items() if name.startswith(str(typed))]
        return [app_commands.Choice(name=name[:100], value=number) for number, name in fitting[:25]]

    async def _do(self, interaction: discord.Interaction[Any], game: int, action: Action, done: str) -> None:
        outcome = await self._app.tables.do(game, action)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else done)


def _set_to(options: Sequence[Option], key: str, value: str) -> str:
    """What an option is now, as the lobby says it."""
    option = next(option for option in options if option.key == key)
    label = next((choice.label for choice in option.choices if choice.key == value), value)
    return f"⚙️ **{option.label}** is set to **{label}**; the lobby says so."


def _free_labels(live: LiveGame) -> dict[str, str]:
    free = {seat.name for seat in live.seats if seat.vacant}
    return {name: label for name, label in seat_labels(live).items() if name in free}


def _free_seat(live: LiveGame, text: str) -> SeatRow:
    """The free seat that is meant, or the only one."""
    table_of(live)
    free = [seat for seat in live.seats if seat.vacant]
    if not free:
        raise Sorry("No seat is free in this game.")
    if not text and len(free) == 1:
        return free[0]
    chosen = seat_meant(live, text) if text else None
    if chosen is None or not chosen.vacant:
        look = look_with_sides(live)
        raise Sorry(f"Say whose seat: {listed(look.bold(seat.seat) for seat in free)} may be taken.")
    return chosen
