"""The lobby as everybody sees it: seats, speed, options, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.advice import gives_advice
from bot.deadlines import Pace, pace_of
from bot.discord.ids import ButtonId
from bot.discord.lobby_options import advice_line, may_whisper, talk_line
from bot.discord.post import Choice, Key, Menu, Part, Post, Tone
from bot.discord.wording import LONGEST_LINE, clipped, span
from bot.store.rows import SIDES, GameRow, SeatRow, Status
from renders.words.names import plain
from rules.table import Game, Option

WORDS = {
    Status.LOBBY: "Press **Join** to take a seat.",
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
FINGERPRINT = "🎲 My secret is fixed; its fingerprint is `{}`"
CHANCE = """-# Whoever joins adds the number of that press, and **Add a word** a word of your own. All \
together decide how cards and dice fall: nobody can choose that, not even who runs this bot."""
HINT = " The host sets options in the menus or with /game option; /host has assign, seat and remove."
SHOWN = 3  # options with a menu of their own; `/game option` sets every one


def lobby_post(game: Game[Any], row: GameRow, seats: tuple[SeatRow, ...]) -> Post:
    """Seats, chance and options, each with what can be pressed beside it while the lobby is open."""
    is_open = row.status is Status.LOBBY
    keys = {what: Key(label, str(ButtonId(row.id, what)), style) for what, label, style in BUTTONS}

    def beside(text: str, what: str) -> Part:
        return Part(text, (keys.pop(what),) if is_open else ())

    parts = [beside("\n".join([f"**{_count(game, seats)}**", *_seats(game, row, seats)]), "lobby-join")]
    if is_open:
        parts.append(beside("When everybody is here, the host starts the game.", "lobby-start"))
    chance = f"{FINGERPRINT}\n{CHANCE}" if is_open else FINGERPRINT
    parts.append(beside(chance.format(row.eras[0].commitment), "lobby-word"))
    if options := "\n".join(_options(game, row, SHOWN if is_open else 0)):
        parts.append(Part(options))
    parts.append(_advice(row, is_open))
    return Post(
        title=f"{game.name}: the lobby",
        until=f"Speed: {_pace_words(pace_of(row.settings))}",
        story=(WORDS.get(row.status, BEGUN),),
        parts=tuple(parts),
        menus=tuple(_menu(option, row) for option in game.options[:SHOWN]) if is_open else (),
        row=tuple(keys.values()) if is_open else (),
        small=f"Game {row.id}.{HINT if is_open else ''}",
        tone=Tone.GAME if is_open else Tone.QUIET,
    )


def _options(game: Game[Any], row: GameRow, menus: int) -> Iterator[str]:
    """What is set; of the options that have a menu only what must be known about it."""
    for place, option in enumerate(game.options):
        chosen = next((c for c in option.choices if c.key == row.options.get(option.key)), None)
        if chosen is not None and (chosen.note or place >= menus):
            yield f"**{option.label}**: {chosen.label}" + (f" · *{chosen.note}*" if chosen.note else "")
    if not may_whisper(row):
        yield talk_line(row)


def _advice(row: GameRow, is_open: bool) -> Part:
    """Whether forms suggest what to answer, and the button to change it."""
    other = "off" if gives_advice(row) else "on"
    key = Key(f"Switch {other}", str(ButtonId(row.id, "lobby-advice", other)))
    return Part(advice_line(row), (key,) if is_open else ())


def _menu(option: Option, row: GameRow) -> Menu:
    choices = (
        Choice(
            label=clipped(f"{option.label}: {choice.label}", 100),
            value=choice.key,
            note=clipped(choice.note, 100),
            chosen=choice.key == row.options.get(option.key),
        )
        for choice in option.choices[:25]
    )
    return Menu(str(ButtonId(row.id, "lobby-option", option.key)), tuple(choices))


def _seats(game: Game[Any], row: GameRow, seats: tuple[SeatRow, ...]) -> Iterator[str]:
    """Who sits where, what the host assigned to them, and what they added to chance."""
    chosen = row.settings.get(SIDES, {})
    labels = {key: side.label for key, side in game.all_sides(row.options).items()} if chosen else {}
    for seat in seats:
        led = labels.get(chosen.get(seat.name, ""))
        name = f"{seat.seat + 1}. {plain(seat.name)}{f': **{led}**' if led else ''}"
        yield f"{name}{' 🤖 stand-in' if seat.standin else ''}{_added(seat)}"


def _added(seat: SeatRow) -> str:
    return f" · {plain(seat.added, LONGEST_LINE)}" if seat.added else ""


def _count(game: Game[Any], seats: tuple[SeatRow, ...]) -> str:
    missing = game.least - len(seats)
    more = f": {missing} more needed" if missing > 0 else ""
    return f"{len(seats)} of {game.least}–{game.most} players{more}"


def _pace_words(pace: Pace) -> str:
    length = f"{span(pace.seconds)} for each answer" if pace.seconds else "no deadlines"
    return f"{pace.preset}, {length}"
