"""The slash commands, a module for each group of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.commands import game, hosting, looking, people, playing, trading, voting

if TYPE_CHECKING:
    from bot.discord.app import Amphora


def add_commands(app: Amphora) -> None:
    """Put every command into the bot's tree."""
    for module in (game, hosting, playing, trading, looking, people, voting):
        module.add(app)
