"""The buttons under a game's messages: they work for everybody, at any time, also after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.discord.forms import Forms
from bot.discord.gallery import Gallery
from bot.discord.help import help_text
from bot.discord.ids import PANEL, ActId, ButtonId, FormId, mark_of
from bot.discord.interactions import Sorry, acknowledge, reply
from bot.discord.layout import button, every
from bot.discord.post import Key
from bot.forms.screen import Verb
from bot.tables import Tables
from renders.faces import FACES

if TYPE_CHECKING:
    from bot.discord.messages import Messages

AnyView = TypeVar("AnyView", discord.ui.View, discord.ui.LayoutView)
SECONDARY = discord.ButtonStyle.secondary
FACE = {
    "orders": ("My orders", discord.ButtonStyle.primary),
    "suggest": ("Suggest", SECONDARY),
    "hand": ("My hand", SECONDARY),
    "trade": ("Trade", SECONDARY),
    "map": ("Map", SECONDARY),
    "standings": ("Standings", SECONDARY),
    "help": ("Help", SECONDARY),
    "messages": ("Messages", SECONDARY),
}


class Panel:
    """My orders, Suggest, My hand, Trade, Map, Standings, Help, Messages."""

    def __init__(self, tables: Tables, forms: Forms, gallery: Gallery, messages: Messages) -> None:
        self._tables = tables
        self._forms = forms
        self._gallery = gallery
        self._messages = messages

    async def press(self, interaction: discord.Interaction[Any], id_: ButtonId) -> None:
        """A button of a game's message was pressed."""
        if id_.what == "orders":
            await self._forms.open_window(interaction, id_.game)
            return
        if id_.what == "suggest":
            await self._forms.suggest(interaction, id_.game)
            return
        await acknowledge(interaction)
        game = await self._tables.store.games.get(id_.game)
        if game is None:
            raise Sorry("This game is no longer here.")
        face = FACES[game.ruleset]
        match id_.what:
            case "help":
                text = await self._tables.look(game.id, lambda live: help_text(live, interaction.user.id))
                await reply(interaction, text, view=face_buttons(game.id, bool(face.market)))
            case "messages":
                await self._messages.show(interaction, game.id)
            case "trade":
                await self._gallery.show(interaction, game, face.market)
                await self._forms.follow(interaction, game.id)
            case what:
                kinds = {"hand": face.hand, "map": face.board, "standings": "standings"}
                await self._gallery.show(interaction, game, kinds[what])


def panel_key(game: int, what: str) -> Key:
    """One of the buttons."""
    label, style = FACE[what]
    return Key(label, str(ButtonId(game, what)), style)


def panel_keys(game: int, trade: bool = True) -> tuple[Key, ...]:
    """My orders, My hand, Trade, Map, Standings, Help, Messages."""
    return tuple(panel_key(game, what) for what in FACE if what != "suggest" and (trade or what != "trade"))


def face_buttons(game: int, trade: bool = True) -> discord.ui.View:
    """My orders, My hand, Trade, Map, Standings, Help, Messages, under a private answer."""
    view = discord.ui.View(timeout=None)
    for key in panel_keys(game, trade):
        view.add_item(button(key))
    view.stop()
    return view


def marked(view: AnyView, mark: str) -> AnyView:
    """The buttons of a letter, one of them with its mark: by that the message is known again."""
    for item in view.walk_children():
        found = PANEL.fullmatch(getattr(item, "custom_id", None) or "")
        if found is not None and isinstance(item, discord.ui.Button):
            item.custom_id = str(ButtonId(int(found[1]), found[2], mark))
            return view
    raise AssertionError("a letter has no button to be known by")


def marks(message: discord.Message) -> set[str]:
    """The marks that the buttons of a message carry."""
    ids = (PANEL.fullmatch(part.get("custom_id") or "") for part in every(message.components))
    return {found[3] for found in ids if found is not None}


def act_key(
    game: int, phase: int, label: str, key: str, data: Any, step: str = "", window: str = ""
) -> Key | None:
    """A ready-made answer, the first step of one, or its window; None where Discord cannot carry it."""
    if window:
        return Key(label, str(FormId(game, phase, mark_of(key), Verb.FILL, f"?{window}")))
    if step:
        return Key(label, str(FormId(game, phase, mark_of(key), Verb.STEP, step)))
    ready = ActId(game, phase, mark_of(key), data)
    return Key(label, str(ready)) if ready.fits else None
