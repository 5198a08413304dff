"""All that can be read in a message, whatever its kind, and all that can be pressed in it."""

from __future__ import annotations

from typing import Any

from bot.discord.layout import every, read_aloud


def words(message: Any) -> str:
    """Every text of a message: content, embeds, layout, what is said of pictures and files."""
    embeds = [f"{embed.title} {embed.description} {embed.footer.text}" for embed in message.embeds]
    files = [attachment.description or "" for attachment in message.attachments]
    return "\n".join(filter(None, [message.content, read_aloud(message.components), *embeds, *files]))


def controls(message: Any) -> list[dict[str, Any]]:
    """Every button and menu of a message, however deep."""
    return [dict(part) for part in every(message.components) if part.get("custom_id")]
