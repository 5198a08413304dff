"""The buttons under a game's messages: they work for everybody, at any time, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.forms import Forms
from bot.discord.gallery import Gallery
from bot.discord.help import help_text
from bot.discord.ids import PANEL, ActId, ButtonId, FormId, mark_of
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.forms.screen import Verb
from bot.tables import Tables
from renders.faces import FACES

FACE = (
    ("orders", "My orders", "📜", discord.ButtonStyle.primary),
    ("hand", "My hand", "🃏", discord.ButtonStyle.secondary),
    ("trade", "Trade", "🤝", discord.ButtonStyle.secondary),
    ("map", "Map", "🗺️", discord.ButtonStyle.secondary),
    ("standings", "Standings", "🏛️", discord.ButtonStyle.secondary),
    ("help", "Help", "❓", discord.ButtonStyle.secondary),
)


class Panel:
    """My orders, My hand, Trade, Map, Standings, Help."""

    def __init__(self, tables: Tables, forms: Forms, gallery: Gallery) -> None:
        self._tables = tables
        self._forms = forms
        self._gallery = gallery

    async def press(self, interaction: discord.Interaction[Any], id_: ButtonId) -> None:
        """A button of a game's message was pressed."""
        if id_.what == "orders":
            await self._forms.open(interaction, id_.game)
            return
        await acknowledge(interaction)
        game = await self._tables.store.games.get(id_.game)
        if game is None:
            raise Sorry("This game is not known any more.")
        face = FACES[game.ruleset]
        match id_.what:
            case "help":
                text = await self._tables.look(game.id, lambda live: help_text(live, interaction.user.id))
                await reply(interaction, text, view=face_buttons(game.id, bool(face.market)))
            case "trade":
                await self._gallery.show(interaction, game, face.market)
                await self._forms.follow(interaction, game.id)
            case what:
                kinds = {"hand": face.hand, "map": face.board, "standings": "standings"}
                await self._gallery.show(interaction, game, kinds[what])


def face_buttons(game: int, trade: bool = True) -> discord.ui.View:
    """My orders, My hand, Trade, Map, Standings, Help."""
    view = discord.ui.View(timeout=None)
    shown = [entry for entry in FACE if trade or entry[0] != "trade"]
    for place, (what, label, emoji, style) in enumerate(shown):
        view.add_item(
            discord.ui.Button(
                label=label, emoji=emoji, style=style, custom_id=str(ButtonId(game, what)), row=place // 5
            )
        )
    view.stop()
    return view


def help_button(game: int) -> discord.ui.View:
    """Help alone: under a message about a game that has not begun."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Help", emoji="❓", custom_id=str(ButtonId(game, "help"))))
    view.stop()
    return view


def marked(view: discord.ui.View, mark: str) -> discord.ui.View:
    """The buttons of a letter, one of them with its mark: by that the message is known again."""
    for button in view.children:
        found = PANEL.fullmatch(getattr(button, "custom_id", None) or "")
        if found is not None and isinstance(button, discord.ui.Button):
            button.custom_id = str(ButtonId(int(found[1]), found[2], mark))
            return view
    raise AssertionError("a letter has no button to be known by")


def marks(message: discord.Message) -> set[str]:
    """The marks that the buttons of a message carry."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    ids = (PANEL.fullmatch(part.custom_id or "") for row in rows for part in row)
    return {found[3] for found in ids if found is not None}


def act_buttons(game: int, phase: int, acts: Sequence[tuple[Any, ...]]) -> discord.ui.View:
    """Ready-made answers under a private message: label, the question's key, the data or the first step."""
    view = discord.ui.View(timeout=None)
    for label, key, data, *step in acts:
        ready = ActId(game, phase, mark_of(key), data)
        first = FormId(game, phase, mark_of(key), Verb.STEP, "".join(step))
        id_ = str(first) if any(step) else str(ready)
        if any(step) or ready.fits:
            view.add_item(discord.ui.Button(label=label[:80], custom_id=id_))
    orders = str(ButtonId(game, "orders"))
    view.add_item(discord.ui.Button(label="My orders", style=discord.ButtonStyle.primary, custom_id=orders))
    view.stop()
    return view
