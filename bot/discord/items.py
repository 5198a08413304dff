"""Every button and menu of the bot, found by its id, so that each works after a restart too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.bounds import storable
from bot.discord.ids import (
    ACT,
    CHOOSE,
    FORM,
    LOBBY,
    OTHER,
    PAGE,
    PANEL,
    TALK,
    ActId,
    ButtonId,
    FormId,
    PageId,
)
from bot.discord.interactions import Sorry, apologise
from bot.discord.windows import texts_in, values_in
from bot.forms.screen import Verb
from bot.log import speak_of

if TYPE_CHECKING:
    from bot.discord.app import Amphora

OLD_BUTTON = "This button is from an older version. `/orders` always works."
_NOTHING = re.compile(r"(?!)")


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=_NOTHING):
    """A button or menu whose id says what it is for."""

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Control:
        """A control of a message, as discord.py finds it."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it is for; what goes wrong is told the person."""
        speak_of(interaction.id)
        data: dict[str, Any] = dict(interaction.data or {})
        try:
            await self.press(interaction, interaction.client, chosen(data))
        except Exception as problem:
            await apologise(interaction, problem)

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """What this control does, with what was chosen in it; one of another version says so."""
        raise Sorry(OLD_BUTTON)


class FormControl(Control, template=FORM):
    """A control of a form."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Fill the form."""
        await app.forms.press(interaction, FormId.of(self.match), values)


class ReadyAnswer(Control, template=ACT):
    """A ready-made answer under a private message."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Answer."""
        try:
            id_ = ActId.of(self.match)
        except ValueError:
            raise Sorry(OLD_BUTTON) from None
        await app.forms.answer(interaction, id_)


class PanelButton(Control, template=PANEL):
    """A button under a game's messages."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Show what it names."""
        await app.panel.press(interaction, ButtonId.of(self.match))


class TalkButton(Control, template=TALK):
    """A button that answers a whisper."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Ask what to say."""
        await app.whispers.ask(interaction, ButtonId.of(self.match))


class PageButton(Control, template=PAGE):
    """A button that turns a page of a picture."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Show that page in place of this one."""
        await app.gallery.turn(interaction, PageId.of(self.match))


class GameMenu(Control, template=CHOOSE):
    """The games that a command may mean."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Go on with the command."""
        await app.choosing.chosen(interaction, values)


class LobbyControl(Control, template=LOBBY):
    """A control of a lobby."""

    async def press(
        self, interaction: discord.Interaction[Any], app: Amphora, values: tuple[str, ...]
    ) -> None:
        """Change the lobby."""
        await app.lobby.press(interaction, ButtonId.of(self.match), values)


class OldButton(Control, template=OTHER):
    """A button of a version that this one does not know."""


CONTROLS = (FormControl, ReadyAnswer, PanelButton, TalkButton, PageButton, GameMenu, LobbyControl, OldButton)


async def window_filled(interaction: discord.Interaction[Any], app: Amphora) -> None:
    """A window was filled. discord.py knows windows only as long as it remembers sending them, and has no
    dynamic items for them: so that one opened before a restart is taken too, its id is read here.
    """
    speak_of(interaction.id)
    data: dict[str, Any] = dict(interaction.data or {})
    id_ = str(data.get("custom_id", ""))
    try:
        if (found := FORM.fullmatch(id_)) and found[4] == Verb.FILL:
            await app.forms.filled(interaction, FormId.of(found), values_in(data))
        elif found:
            await app.forms.press(interaction, FormId.of(found), texts_in(data))
        elif found := TALK.fullmatch(id_):
            await app.whispers.filled(interaction, ButtonId.of(found), texts_in(data))
        elif found := LOBBY.fullmatch(id_):
            await app.lobby.filled(interaction, ButtonId.of(found), texts_in(data))
        else:
            raise Sorry(OLD_BUTTON)
    except Exception as problem:
        await apologise(interaction, problem)


def chosen(data: Mapping[str, Any]) -> tuple[str, ...]:
    """What was chosen in a menu."""
    values = data.get("values")
    return (
        tuple(storable(value) for value in values if isinstance(value, str))
        if isinstance(values, list)
        else ()
    )
