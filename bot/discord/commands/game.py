"""`/game`: open a lobby, take a free seat, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import deeds
from bot.deadlines import PRESETS
from bot.discord.commands.completing import labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, need_host, seat_in, table_of
from bot.discord.wording import refusal_text
from renders.words.names import plain, spoken
from rules.table import Option

if TYPE_CHECKING:
    from bot.discord.app import Amphora

Speeds = [app_commands.Choice(name=name, value=name) for name in PRESETS]
LEAVE = "yes, I leave for good"


async def _options(app: Amphora, interaction: discord.Interaction[Any]) -> tuple[Option, ...]:
    """The options of the game in this channel."""
    game = await app.store.games.in_channel(interaction.channel_id or 0)
    return app.tables.games[game.ruleset].options if game else ()


def add(app: Amphora) -> None:
    """Add the commands."""
    group = app_commands.Group(name="game", description="Open, join and leave games", guild_only=True)

    @group.command(name="new", description="Open a lobby for a new game in this channel")
    @app_commands.describe(
        game="Which game",
        speed="How long people have for an answer",
        standins="How many seats stand-ins take",
    )
    @app_commands.choices(speed=Speeds)
    async def new(
        interaction: discord.Interaction[Any],
        game: str,
        speed: str = "standard",
        standins: app_commands.Range[int, 0, 17] = 0,
    ) -> None:
        if game not in app.tables.games:
            known = ", ".join(made.name for made in app.tables.games.values())
            raise Sorry(f"I do not know this game. There are {known}.")
        await app.lobby.open(interaction, game, {}, speed, standins)

    @new.autocomplete("game")
    async def complete(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return labelled({key: game.name for key, game in app.tables.games.items()}, typed)

    @group.command(name="option", description="Set an option of the game in this channel's lobby")
    @app_commands.describe(option="Which option", value="Its value")
    async def option_(interaction: discord.Interaction[Any], option: str, value: str) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        need_host(game, interaction)
        outcome = await app.tables.do(game.id, deeds.amend(app.lobby.set_option(option, value)))
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "Set.")
        if outcome.refusal is None:
            await app.lobby.renew(interaction, game)

    @option_.autocomplete("option")
    async def complete_option(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return labelled({o.key: o.label for o in await _options(app, interaction)}, typed)

    @option_.autocomplete("value")
    async def complete_value(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        key = str(getattr(interaction.namespace, "option", ""))
        found = next((o for o in await _options(app, interaction) if o.key == key), None)
        return labelled({c.key: c.label for c in found.choices}, typed) if found else []

    @group.command(name="take", description="Sit down in a free seat of this channel's game")
    @app_commands.describe(seat="Whose seat")
    async def take(interaction: discord.Interaction[Any], seat: str = "") -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            table_of(sitting)
            free = [s for s in sitting.seats if s.vacant]
        chosen = next((s for s in free if s.name == seat), free[0] if len(free) == 1 and not seat else None)
        if chosen is None:
            names = ", ".join(f"**{plain(s.name)}**" for s in free)
            raise Sorry(f"Say whose seat: {names} may be taken." if free else "No seat is free in this game.")
        name = spoken(interaction.user.display_name)
        outcome = await app.tables.do(game.id, deeds.hand_over(chosen.seat, interaction.user.id, name))
        text = (
            refusal_text(outcome.refusal)
            if outcome.refusal
            else "🪑 You have taken the seat. Press **My orders**."
        )
        await reply(interaction, text)

    @take.autocomplete("seat")
    async def complete_seat(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        game = await app.store.games.in_channel(interaction.channel_id or 0)
        seats = await app.store.games.seats(game.id) if game else ()
        return labelled({s.name: s.name for s in seats if s.vacant}, typed)

    @group.command(
        name="leave",
        description="Leave this channel's game: a stand-in plays on until somebody takes the seat",
    )
    @app_commands.describe(sure="Leaving cannot be undone by you alone")
    @app_commands.choices(sure=[app_commands.Choice(name=LEAVE, value=LEAVE)])
    async def leave(interaction: discord.Interaction[Any], sure: str) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            table_of(sitting)
            seat = seat_in(sitting, interaction.user.id)
        outcome = await app.tables.do(game.id, deeds.replace_player(seat.seat))
        text = "A stand-in plays for you from now on. `/game back` takes the seat again while it is free."
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else text)

    @group.command(name="back", description="Take your seat back from the stand-in")
    async def back(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            seat = seat_in(sitting, interaction.user.id)
        outcome = await app.tables.do(game.id, deeds.come_back(seat.seat))
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "👋 Welcome back.")

    app.tree.add_command(group)
