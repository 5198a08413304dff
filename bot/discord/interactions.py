"""Answering an interaction safely: acknowledged at once, private, never too long, never a trace."""

from __future__ import annotations

import io
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.layout import layout
from bot.discord.post import Post, Shown
from bot.painter import Drawn
from bot.store.written import Written, written
from bot.studio import NotDrawn
from bot.tables import NoSuchGame
from renders.paint.encode import suffix
from rules.table.versions import CannotTakeUp

LONGEST = 2000
PICTURES = (".webp", ".jpg", ".gif")
"""How the names of files end that a post shows as pictures."""
QUIET = discord.AllowedMentions.none()
WRITABLE = (discord.TextChannel, discord.Thread, discord.VoiceChannel)
FAILED = {
    Written.NOTHING: "Something went wrong here, and nothing was changed.",
    Written.PERHAPS: "Something went wrong here. **My orders** shows whether it was recorded.",
    Written.STORED: "It is recorded; only the message about it could not be shown. **My orders** shows it.",
}
log = logging.getLogger(__name__)


class Sorry(Exception):
    """What a person should be told in place of what they asked for."""


def shortened(text: str, most: int = LONGEST) -> str:
    """A text cut at a line's end to what one message takes."""
    if len(text) <= most:
        return text
    cut = text.rfind("\n", 0, most - 20)
    return text[: cut if cut > most // 2 else most - 2].rstrip() + "\n…"


def picture_file(drawn: Drawn, name: str = "amphora") -> discord.File:
    """A drawn picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(drawn.image), name + suffix(drawn.image), description=drawn.alt[:1024])


def shown_as(drawn: Drawn | None, name: str) -> tuple[Shown, ...]:
    """The place of a drawn picture in a post."""
    return (Shown(name + suffix(drawn.image), drawn.alt),) if drawn else ()


def texts_in(files: Sequence[discord.File]) -> tuple[str, ...]:
    """The names of the files that are no pictures: a post shows each by itself."""
    return tuple(file.filename for file in files if not file.filename.endswith(PICTURES))


def picture_files(drawn: Drawn, name: str, text: bool) -> list[discord.File]:
    """A drawn picture; with its text as a file before it, for those who read texts."""
    files = [picture_file(drawn, name)]
    return [text_file(drawn.listing, f"{name}.txt"), *files] if text and drawn.listing else files


def text_file(text: str, name: str) -> discord.File:
    """A long text as an attachment."""
    return discord.File(io.BytesIO(text.encode()), name)


async def acknowledge(interaction: discord.Interaction[Any], *, update: bool = False) -> None:
    """Answer at once; the content follows. `update`: the private message that was pressed is changed."""
    if interaction.response.is_done():
        return
    if update and is_private(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the pressed message is one that only this person sees."""
    message = interaction.message
    return message is not None and bool(message.flags.ephemeral)


async def reply(
    interaction: discord.Interaction[Any],
    text: str,
    *,
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
) -> None:
    """The content of an acknowledged interaction; the first one replaces what stood there."""
    if view is not None:
        view.stop()  # its controls are known by their ids; nothing waits in memory
    await interaction.edit_original_response(
        content=shortened(text),
        view=view,
        attachments=list(files),
        allowed_mentions=QUIET,
    )


async def reply_with(
    interaction: discord.Interaction[Any], post: Post, files: Sequence[discord.File] = ()
) -> None:
    """A post as the content of an acknowledged interaction, where nothing stood before."""
    await interaction.edit_original_response(
        view=layout(post), attachments=list(files), allowed_mentions=QUIET
    )


async def apologise(interaction: discord.Interaction[Any], problem: BaseException) -> None:
    """Say what went wrong: what the person can do about it, or a number to find it in the log."""
    if isinstance(problem, Sorry | CannotTakeUp):
        text = str(problem)
    elif isinstance(problem, NoSuchGame):
        text = "This game is no longer here."
    elif isinstance(problem, NotDrawn):
        text = "🖼️ The picture could not be drawn just now. Please try again in a minute."
    else:
        number = secrets.token_hex(3)
        log.error("an interaction failed", exc_info=problem, extra={"reference": number})
        text = f"{FAILED[written()]} (reference {number})"
    try:
        if interaction.response.is_done():
            await interaction.followup.send(shortened(text), ephemeral=True, allowed_mentions=QUIET)
        else:
            await interaction.response.send_message(shortened(text), ephemeral=True, allowed_mentions=QUIET)
    except discord.HTTPException as error:
        log.warning("an apology could not be sent", extra={"status": error.status, "code": error.code})
