"""What people add to chance: the number Discord gave their press, and a word of their own."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

import discord

from bot.actions import Action
from bot.attempt import Attempt
from bot.discord.ids import ButtonId
from bot.discord.seats import name_of
from renders.words.names import spoken
from rules.table import Refusal, refuse

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LONGEST_WORD = 40
ASKED = "A word that nobody else can know"
SEPARATOR = " · "


def pressed_line(app: Amphora, interaction: discord.Interaction[Any], done: str) -> str:
    """Who did what, and the number of the press; empty where presses have none."""
    number = app.number_of(interaction)
    return f"{name_of(interaction.user)} {done}: {number}" if number else ""


def word_window(game: int) -> discord.ui.Modal:
    """The window that takes a word."""
    id_ = str(ButtonId(game, "lobby-word"))
    window = discord.ui.Modal(title="Add a word to chance", custom_id=id_, timeout=900)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=ASKED, custom_id="text", max_length=LONGEST_WORD, required=False,
        placeholder="open sesame", style=discord.TextStyle.short,
    )  # fmt: skip
    return window.add_item(field)


def add_word(user: int, number: str, text: str) -> Action:
    """The word of somebody who sits in a lobby, in place of the one before; an empty one takes it back."""
    word = spoken(unicodedata.normalize("NFC", text), LONGEST_WORD, "")

    def action(attempt: Attempt) -> Refusal | None:
        seat = next((seat for seat in attempt.seats if seat.user == user), None)
        if seat is None:
            return refuse("not-seated", "You have no seat here.", legal="press Join first")
        attempt.change_seat(seat.seat, added=SEPARATOR.join(filter(None, (number, word))))
        return None

    return action
