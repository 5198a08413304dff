"""What costs is given to everybody, but not without end."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.interactions import Sorry
from bot.discord.wording import moment
from bot.limits import Cost
from bot.watching.metrics import LIMITED

_MANY = {Cost.PICTURE: "pictures", Cost.REPLAY: "replays", Cost.FILE: "files"}


def spend(interaction: discord.Interaction[Any], cost: Cost) -> None:
    """Count what somebody asks for; a friendly Sorry where it was too much lately."""
    found = interaction.client.limits.spend(cost, interaction.user.id, interaction.guild_id)
    if found is None:
        return
    LIMITED.labels(cost).inc()
    whose = "You have asked for" if found.alone else "This server has asked for"
    raise Sorry(
        f"☕ {whose} many {_MANY[cost]} in a short time, and other games want theirs, too. "
        f"The next one can be made {moment(found.until)}."
    )
