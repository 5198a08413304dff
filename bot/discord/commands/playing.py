"""`/orders`, `/move`, `/undo`, `/standing`: a seat's own doings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import deeds
from bot.discord.commands.completing import choices, labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, seat_in, table_of
from bot.discord.wording import refusal_text
from rules.table import Open, Orders

if TYPE_CHECKING:
    from bot.discord.app import Amphora


async def _asked(app: Amphora, interaction: discord.Interaction[Any]) -> tuple[Open, ...]:
    """What this person may answer; nothing where anything is amiss."""
    try:
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            seat = sitting.seat_of(interaction.user.id)
            return sitting.table.questions(seat.seat) if sitting.table and seat else ()
    except Sorry:
        return ()


def add(app: Amphora) -> None:
    """Add the commands."""

    @app.tree.command(name="orders", description="What you are asked now: as a form, or answered in words")
    @app_commands.describe(
        text="Your answer in words (nothing: open the form)", question="Which question, if several"
    )
    async def orders(interaction: discord.Interaction[Any], text: str = "", question: str = "") -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        if not text:
            await app.desk.open(interaction, game.id)
            return
        await app.desk.write(interaction, game.id, question, text.replace(";", "\n"))

    @orders.autocomplete("question")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        asked = await _asked(app, interaction)
        return labelled({o.question.key: o.question.prompt.splitlines()[0] for o in asked}, typed)

    @app.tree.command(
        name="move", description="Movement orders in words, several with semicolons between them"
    )
    @app_commands.describe(orders="For example: Roma 3 > Etruria; ship Ostia > Caralis with 4")
    async def move(interaction: discord.Interaction[Any], orders: str) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        asked = next((o for o in await _asked(app, interaction) if isinstance(o.question, Orders)), None)
        if asked is None:
            raise Sorry("No movement is asked of you now.")
        await app.desk.write(interaction, game.id, asked.question.key, orders.replace(";", "\n"))

    @app.tree.command(name="undo", description="Take your last answer back, where nothing was revealed since")
    async def undo(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            seat = seat_in(sitting, interaction.user.id)
        outcome = await app.tables.do(game.id, deeds.undo(seat.seat))
        done = "↩️ Your last answer is taken back. Press **My orders** to answer anew."
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else done)

    @app.tree.command(name="standing", description="Your standing orders: list them, or end one")
    @app_commands.describe(end="The one to end")
    async def standing(interaction: discord.Interaction[Any], end: str = "") -> None:
        await acknowledge(interaction)
        game = await game_here(app.store, interaction)
        async with app.tables.look(game.id) as sitting:
            seat = seat_in(sitting, interaction.user.id)
            held = table_of(sitting).standing_orders(seat.seat)
        if end:
            outcome = await app.tables.do(game.id, deeds.stand(seat.seat, end, clear=True))
            await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "📌 Ended.")
            return
        lines = [f"• **{topic}**: {'the default' if o.default else o.data}" for topic, o in held.items()]
        nothing = "You have no standing orders. A form shows **Always like this** where one is possible."
        await reply(interaction, "\n".join(lines) or nothing)

    @standing.autocomplete("end")
    async def complete_topic(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            game = await game_here(app.store, interaction)
            async with app.tables.look(game.id) as sitting:
                seat = seat_in(sitting, interaction.user.id)
                return choices(table_of(sitting).standing_orders(seat.seat), typed)
        except Sorry:
            return []
