"""Games as files: given out when they are over, or sealed; taken up where a channel is free."""

from __future__ import annotations

import io
from typing import Any

import discord

from bot.archive import Archive
from bot.deadlines import PRESETS, pace_settings
from bot.discord.interactions import Sorry, acknowledge, reply, text_file
from bot.discord.spending import spend
from bot.discord.wording import refusal_text
from bot.limits import Cost
from bot.sealed_games import HEAD, SealedGames
from bot.store import ChannelTaken
from bot.store.rows import GameRow, Status
from rules.table import Refusal
from rules.table.record import LARGEST, dump_record


async def export_game(
    archive: Archive, sealed: SealedGames, interaction: discord.Interaction[Any], game: GameRow
) -> None:
    """The file of a game: open to all when it is over, before that sealed."""
    spend(interaction, Cost.FILE)
    if game.status in (Status.RUNNING, Status.PAUSED):
        await _export_sealed(sealed, interaction, game)
        return
    record = await archive.published(game.id)
    if record is None:
        raise Sorry("There is nothing to give out: the game has not begun, or has just been taken back.")
    file = text_file(dump_record(record), f"amphora-{game.id}.json")
    await reply(interaction, "📦 Check it with `amphora verify`.", files=[file])


async def _export_sealed(sealed: SealedGames, interaction: discord.Interaction[Any], game: GameRow) -> None:
    found = await sealed.export(game.id)
    if isinstance(found, Refusal):
        raise Sorry(refusal_text(found))
    text = (
        "📦 The game as it stands, sealed: nobody but me can open it. Keep it in case this game "
        "is ever lost; `/host import` goes on with it, on this server, with everybody in their seats."
    )
    await reply(interaction, text, files=[discord.File(io.BytesIO(found), f"amphora-{game.id}.sealed")])


async def import_game(
    archive: Archive,
    sealed: SealedGames,
    interaction: discord.Interaction[Any],
    file: discord.Attachment,
    cause: str,
) -> None:
    """Go on with the game of a file, in this channel; `cause` is added to its chance."""
    await acknowledge(interaction)
    if not interaction.permissions.manage_channels:
        raise Sorry("Only somebody who may manage this channel can do that.")
    spend(interaction, Cost.FILE)
    if file.size > LARGEST:
        raise Sorry("This file is too large to be a game.")
    data, guild, channel = await file.read(), interaction.guild_id or 0, interaction.channel_id or 0
    done = "📥 The game goes on here. `/game take` gives you a seat."
    try:
        if data.startswith(HEAD):
            made = await sealed.take_up(data, guild=guild, channel=channel, cause=cause)
            done = "📥 The game goes on here, with everybody in their seats."
        else:
            made = await archive.take_up(
                data,
                guild=guild,
                channel=channel,
                host=interaction.user.id,
                users={},
                settings=pace_settings(PRESETS["standard"]),
                cause=cause,
            )
    except ChannelTaken:
        raise Sorry("This channel has a game already.") from None
    await reply(interaction, refusal_text(made) if isinstance(made, Refusal) else done)
