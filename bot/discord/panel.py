"""The buttons under a game's messages: they work for everybody, at any time, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.ids import ActId, ButtonId, FormId, mark_of
from bot.forms.screen import Verb

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


def act_buttons(game: int, phase: int, acts: Sequence[tuple[Any, ...]]) -> discord.ui.View:
    """Ready-made answers under a private message: label, the question's key, the data or the first step."""
    view = discord.ui.View(timeout=None)
    for label, key, data, *step in acts:
        ready = ActId(game, phase, mark_of(key), data)
        first = FormId(game, phase, mark_of(key), Verb.STEP, "".join(step))
        id_ = str(first) if any(step) else str(ready)
        if any(step) or ready.fits:
            view.add_item(discord.ui.Button(label=label[:80], custom_id=id_))
    orders = str(ButtonId(game, "orders"))
    view.add_item(discord.ui.Button(label="My orders", style=discord.ButtonStyle.primary, custom_id=orders))
    view.stop()
    return view
