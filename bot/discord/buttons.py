"""What the buttons under a game's messages do."""

from __future__ import annotations

from typing import Any

import discord

from bot import deeds
from bot.discord.form_desk import FormDesk
from bot.discord.help import help_text
from bot.discord.ids import ActId, ButtonId, mark_of
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.panel import face_buttons
from bot.discord.seats import seat_in, table_of
from bot.discord.showing import Gallery
from bot.discord.wording import refusal_text
from bot.store import Store
from bot.tables import Tables
from renders.faces import FACES


class Buttons:
    """My orders, My hand, Trade, Map, Standings, Help; and ready-made answers."""

    def __init__(self, store: Store, tables: Tables, desk: FormDesk, gallery: Gallery) -> None:
        self._store = store
        self._tables = tables
        self._desk = desk
        self._gallery = gallery

    async def press(self, interaction: discord.Interaction[Any], id_: ButtonId) -> None:
        """A button of a game's message was pressed."""
        if id_.what == "orders":
            await self._desk.open(interaction, id_.game)
            return
        await acknowledge(interaction)
        game = await self._store.games.get(id_.game)
        if game is None:
            raise Sorry("This game is not known any more.")
        face = FACES[game.ruleset]
        match id_.what:
            case "hand":
                await self._gallery.show(interaction, game, face.hand)
            case "trade":
                await self._gallery.show(interaction, game, face.market)
                await self._desk.follow(interaction, game.id)
            case "map":
                await self._gallery.show(interaction, game, face.board)
            case "standings":
                await self._gallery.show(interaction, game, "standings")
            case "help":
                async with self._tables.look(game.id) as sitting:
                    text = help_text(sitting, interaction.user.id)
                await reply(interaction, text, view=face_buttons(game.id, bool(face.market)))
            case _:
                raise Sorry("This button is from an older version. `/orders` always works.")

    async def act(self, interaction: discord.Interaction[Any], id_: ActId) -> None:
        """A ready-made answer was pressed."""
        await acknowledge(interaction)
        async with self._tables.look(id_.game) as sitting:
            seat = seat_in(sitting, interaction.user.id).seat
            table = table_of(sitting)
            asked = table.questions(seat) if table.checkpoint.number == id_.phase else ()
        found = next((o for o in asked if mark_of(o.question.key) == id_.mark), None)
        if found is None:
            raise Sorry("The game has moved on; this can no longer be answered.")
        outcome = await self._tables.do(id_.game, deeds.answer(seat, found.question.key, id_.data))
        if outcome.refusal is not None:
            await reply(interaction, refusal_text(outcome.refusal))
            return
        await self._desk.receipt(interaction, id_.game, found, id_.data)
