"""How much may be typed into a command: more is refused before anything looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.discord.interactions import Sorry, apologise
from bot.forms.reading import LONGEST as LONGEST_ANSWER
from rules.atlas.names import LONGEST as LONGEST_NAME

ANSWERS = frozenset({"text", "orders", "plan", "give", "want", "have", "cards", "say"})
"""Options that take a whole answer; every other one takes a name, a number or a time."""


class BoundedTree(app_commands.CommandTree):
    """The commands of the bot. What is too long for its option never reaches one."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether everything typed has a length that somebody may mean."""
        data: dict[str, Any] = dict(interaction.data or {})
        long = next(((name, most) for name, text in typed(data) if len(text) > (most := most_in(name))), None)
        if long is None:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await apologise(
                interaction, Sorry(f"That is too long for “{long[0]}”: {long[1]} letters at most.")
            )
        return False


def most_in(option: str) -> int:
    """How many letters an option takes."""
    return LONGEST_ANSWER if option in ANSWERS else LONGEST_NAME


def typed(data: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Every text in the options of a command, with its option's name; groups are looked into."""
    for option in data.get("options") or ():
        if isinstance(option.get("value"), str):
            yield option["name"], option["value"]
        yield from typed(option)
