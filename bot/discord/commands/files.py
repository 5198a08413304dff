"""Games as files: given out when they are over, taken up where a channel is free."""

from __future__ import annotations

from typing import Any

import discord

from bot.archive import Archive
from bot.deadlines import PRESETS, pace_settings
from bot.discord.interactions import Sorry, acknowledge, reply, text_file
from bot.discord.spending import spend
from bot.discord.wording import refusal_text
from bot.limits import Cost
from bot.store import ChannelTaken
from bot.store.rows import GameRow
from rules.table import Refusal
from rules.table.record import LARGEST, dump_record


async def export_game(archive: Archive, interaction: discord.Interaction[Any], game: GameRow) -> None:
    """The file of a game that is over."""
    spend(interaction, Cost.FILE)
    record = await archive.published(game.id)
    if record is None:
        raise Sorry("The file holds every secret of the game, so it is given out when the game is over.")
    file = text_file(dump_record(record), f"amphora-{game.id}.json")
    await reply(interaction, "📦 Check it with `amphora verify`.", files=[file])


async def import_game(
    archive: Archive, interaction: discord.Interaction[Any], file: discord.Attachment, cause: str
) -> None:
    """Go on with the game of a file, in this channel; `cause` is added to its chance."""
    await acknowledge(interaction)
    if not interaction.permissions.manage_channels:
        raise Sorry("Only somebody who may manage this channel can do that.")
    spend(interaction, Cost.FILE)
    if file.size > LARGEST:
        raise Sorry("This file is too large to be a game.")
    try:
        made = await archive.take_up(
            await file.read(),
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            users={},
            settings=pace_settings(PRESETS["standard"]),
            cause=cause,
        )
    except ChannelTaken:
        raise Sorry("This channel has a game already.") from None
    done = "📥 The game goes on here. `/game take` gives you a seat."
    await reply(interaction, refusal_text(made) if isinstance(made, Refusal) else done)
