"""`/orders`, `/move`, `/undo`, `/standing`: a seat's own doings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.discord.commands.completing import choices, labelled
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.seats import game_here, player_in, seat_in, table_of
from bot.discord.wording import refusal_text
from bot.live_game import LiveGame
from rules.table import Orders

if TYPE_CHECKING:
    from bot.discord.app import Amphora

Choices = list[app_commands.Choice[str]]
UNDONE = "↩️ Your last answer is taken back. Press **My orders** to answer anew."
NO_ORDERS = "You have no standing orders. A form shows **Always like this** where one is possible."
NO_MOVES = "No movement is asked of you now."


class PlayCommands(commands.Cog):
    """What a seat answers."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    @app_commands.command(
        name="orders", description="What you are asked now: as a form, or answered in words"
    )
    @app_commands.describe(
        text="Your answer in words (nothing: open the form)", question="Which question, if several"
    )
    async def orders(self, interaction: discord.Interaction[Any], text: str = "", question: str = "") -> None:
        """The form, or an answer in words."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        if not text:
            await self._app.forms.open(interaction, game.id)
            return
        await self._app.forms.write(interaction, game.id, text.replace(";", "\n"), question)

    @orders.autocomplete("question")
    async def _complete_question(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        try:
            game = await game_here(self._app.store, interaction)
        except Sorry:
            return []
        asked = await self._app.tables.look(game.id, lambda live: _prompts(live, interaction.user.id))
        return labelled(asked, typed)

    @app_commands.command(
        name="move", description="Movement orders in words, several with semicolons between them"
    )
    @app_commands.describe(orders="For example: FROM 3 > TO; ship FROM > TO with 4")
    async def move(self, interaction: discord.Interaction[Any], orders: str) -> None:
        """Movement orders in words."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        await self._app.forms.order(interaction, game.id, Orders, orders.replace(";", "\n"), NO_MOVES)

    @app_commands.command(
        name="undo", description="Take your last answer back, where nothing was revealed since"
    )
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Take the last answer back."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        user = interaction.user.id
        seat = await self._app.tables.look(game.id, lambda live: seat_in(live, user))
        outcome = await self._app.tables.undo(game.id, user, seat.seat)
        await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else UNDONE)

    @app_commands.command(name="standing", description="Your standing orders: list them, or end one")
    @app_commands.describe(end="The one to end")
    async def standing(self, interaction: discord.Interaction[Any], end: str = "") -> None:
        """Standing orders."""
        await acknowledge(interaction)
        game = await game_here(self._app.store, interaction)
        user = interaction.user.id
        if end:
            seat = await self._app.tables.look(game.id, lambda live: player_in(live, user))
            clear = actions.stand(seat.seat, end, clear=True)
            outcome = await self._app.tables.do(game.id, actions.by(user, seat.seat, clear))
            await reply(interaction, refusal_text(outcome.refusal) if outcome.refusal else "📌 Ended.")
            return
        held = await self._app.tables.look(game.id, lambda live: _standing_orders(live, user))
        lines = [f"• **{topic}**: {words}" for topic, words in held.items()]
        await reply(interaction, "\n".join(lines) or NO_ORDERS)

    @standing.autocomplete("end")
    async def _complete_topic(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        try:
            game = await game_here(self._app.store, interaction)
            user = interaction.user.id
            return choices(
                await self._app.tables.look(game.id, lambda live: _standing_orders(live, user)), typed
            )
        except Sorry:
            return []


def _prompts(live: LiveGame, user: int) -> dict[str, str]:
    """What a person may answer, by the keys of the questions."""
    seat = live.seat_of(user)
    asked = live.table.questions(seat.seat) if live.table and seat else ()
    return {o.question.key: o.question.prompt.splitlines()[0] for o in asked}


def _standing_orders(live: LiveGame, user: int) -> dict[str, str]:
    """A person's standing orders by topic."""
    held = table_of(live).standing_orders(seat_in(live, user).seat)
    return {topic: "the default" if order.default else str(order.data) for topic, order in held.items()}
