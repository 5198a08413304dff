"""The lobby as everybody sees it: seats, speed, options, and what can be pressed."""

from __future__ import annotations

from typing import Any

import discord

from bot.deadlines import Pace, pace_of
from bot.discord.controls import clipped
from bot.discord.ids import ButtonId
from bot.discord.wording import LONGEST_LINE, span
from bot.store.rows import GameRow, SeatRow, Status
from renders.words.names import plain
from rules.table import Game

WORDS = {
    Status.LOBBY: "Press **Join** to take a seat. The host starts the game.",
    Status.CANCELLED: "This lobby is closed.",
}
BEGUN = "The game has begun. Everything you need is under the newest message of this channel."
BUTTONS = (
    ("lobby-join", "Join", discord.ButtonStyle.success),
    ("lobby-leave", "Leave", discord.ButtonStyle.secondary),
    ("lobby-standin", "Add a stand-in", discord.ButtonStyle.secondary),
    ("lobby-fewer", "Remove a stand-in", discord.ButtonStyle.secondary),
    ("lobby-fill", "Fill with stand-ins", discord.ButtonStyle.secondary),
    ("lobby-start", "Start", discord.ButtonStyle.primary),
    ("lobby-word", "Add a word", discord.ButtonStyle.secondary),
    ("lobby-shuffle", "Shuffle the seats", discord.ButtonStyle.secondary),
    ("lobby-cancel", "Close the lobby", discord.ButtonStyle.danger),
)
CHANCE = """My secret is fixed by now; its fingerprint is `{}`
Whoever joins adds the number of that press, and **Add a word** a word of your own. All together decide how \
cards and dice fall: nobody can choose that, not even who runs this bot."""
SHOWN = 3  # options with a menu of their own; `/game option` sets every one


def lobby_embed(game: Game[Any], row: GameRow, seats: tuple[SeatRow, ...]) -> discord.Embed:
    """Seats, speed and options."""
    embed = discord.Embed(title=f"{game.name}: the lobby", colour=0xC8973C)
    lines = [f"{s.seat + 1}. {plain(s.name)}{' 🤖' if s.standin else ''}{_added(s)}" for s in seats]
    embed.description = "\n".join([WORDS.get(row.status, BEGUN), "", f"**{_count(game, seats)}**", *lines])
    embed.add_field(name="Speed", value=_pace_words(pace_of(row.settings)), inline=False)
    embed.add_field(name="Chance", value=CHANCE.format(row.eras[0].commitment), inline=False)
    for option in game.options[:23]:
        chosen = next((c for c in option.choices if c.key == row.options.get(option.key)), None)
        value = "" if chosen is None else chosen.label + (f"\n*{chosen.note}*" if chosen.note else "")
        embed.add_field(name=clipped(option.label, 256), value=clipped(value, 1024) or "–")
    hint = " The host sets options below, or any of them with /game option."
    embed.set_footer(text=f"Game {row.id}.{hint if row.status is Status.LOBBY else ''}")
    return embed


def lobby_controls(game: Game[Any], row: GameRow) -> discord.ui.View:
    """Join, leave, stand-ins, start, and the first options."""
    view = discord.ui.View(timeout=None)
    for place, (what, label, style) in enumerate(BUTTONS):
        id_ = str(ButtonId(row.id, what))
        view.add_item(discord.ui.Button(label=label, style=style, custom_id=id_, row=place // 5))
    for place, option in enumerate(game.options[:SHOWN], start=2):
        choices = [
            discord.SelectOption(
                label=clipped(f"{option.label}: {choice.label}", 100),
                value=choice.key,
                description=clipped(choice.note, 100) or None,
                default=choice.key == row.options.get(option.key),
            )
            for choice in option.choices[:25]
        ]
        id_ = str(ButtonId(row.id, "lobby-option", option.key))
        view.add_item(discord.ui.Select(custom_id=id_, options=choices, row=place))
    view.stop()
    return view


def _added(seat: SeatRow) -> str:
    return f" · {plain(seat.added, LONGEST_LINE)}" if seat.added else ""


def _count(game: Game[Any], seats: tuple[SeatRow, ...]) -> str:
    missing = game.least - len(seats)
    more = f": {missing} more needed" if missing > 0 else ""
    return f"{len(seats)} of {game.least}–{game.most} players{more}"


def _pace_words(pace: Pace) -> str:
    length = f"{span(pace.seconds)} for each answer" if pace.seconds else "no deadlines"
    return f"{pace.preset}: {length}"
