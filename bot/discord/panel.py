"""The buttons under a game's messages: they work for everybody, at any time, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.ids import ActId, ButtonId, mark_of

FACE = (
    ("orders", "My orders", "📜", discord.ButtonStyle.primary),
    ("hand", "My hand", "🃏", discord.ButtonStyle.secondary),
    ("trade", "Trade", "🤝", discord.ButtonStyle.secondary),
    ("map", "Map", "🗺️", discord.ButtonStyle.secondary),
    ("standings", "Standings", "🏛️", discord.ButtonStyle.secondary),
    ("help", "Help", "❓", discord.ButtonStyle.secondary),
)


def face_buttons(game: int, trade: bool = True) -> discord.ui.View:
    """My orders, My hand, Trade, Map, Standings, Help."""
    view = discord.ui.View(timeout=None)
    shown = [entry for entry in FACE if trade or entry[0] != "trade"]
    for place, (what, label, emoji, style) in enumerate(shown):
        view.add_item(
            discord.ui.Button(
                label=label, emoji=emoji, style=style, custom_id=str(ButtonId(game, what)), row=place // 5
            )
        )
    view.stop()
    return view


def act_buttons(game: int, phase: int, acts: Sequence[tuple[str, str, Any]]) -> discord.ui.View:
    """Ready-made answers under a private message: the label, the question's key and the data of each."""
    view = discord.ui.View(timeout=None)
    for label, key, data in acts:
        id_ = ActId(game, phase, mark_of(key), data)
        if id_.fits:
            view.add_item(discord.ui.Button(label=label[:80], custom_id=str(id_)))
    orders = str(ButtonId(game, "orders"))
    view.add_item(discord.ui.Button(label="My orders", style=discord.ButtonStyle.primary, custom_id=orders))
    view.stop()
    return view
