"""How much may be typed into a command: more is refused before anything looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.discord.interactions import Sorry, apologise
from bot.forms.reading import LONGEST as LONGEST_ANSWER
from bot.log import speak_of
from rules.atlas.names import LONGEST as LONGEST_NAME

ANSWERS = frozenset({"text", "orders", "plan", "give", "want", "have", "cards", "say", "to", "note"})
"""Options that take a whole answer; every other one takes a name, a number or a time."""


class BoundedTree(app_commands.CommandTree):
    """The commands of the bot. What is too long for its option never reaches one."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether everything typed has a length that somebody may mean; what no database takes is cleaned."""
        speak_of(interaction.id)
        data: Any = interaction.data or {}
        for option in text_options(data):
            option["value"] = storable(option["value"])
            name, most = option["name"], most_in(option["name"])
            if len(option["value"]) <= most:
                continue
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await apologise(interaction, Sorry(f"That is too long for “{name}”: {most} letters at most."))
            return False
        return True

    async def go_on(self, interaction: discord.Interaction[Any], data: Any) -> None:
        """Do a command now that was given before, with whatever was chosen since."""
        interaction.data = data
        await self._call(interaction)


def most_in(option: str) -> int:
    """How many letters an option takes."""
    return LONGEST_ANSWER if option in ANSWERS else LONGEST_NAME


def text_options(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every option of a command that holds a text; groups are looked into."""
    for option in data.get("options") or ():
        if isinstance(option.get("value"), str):
            yield option
        yield from text_options(option)


def storable(text: str) -> str:
    """A text without what no database takes: zeros, and halves of signs."""
    return text.replace("\x00", "").encode(errors="replace").decode()
