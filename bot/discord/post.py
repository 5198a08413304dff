"""A post of the bot, before Discord: what stands in it, in the order in which it is read."""

from __future__ import annotations

from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Key:
    """A button."""

    label: str
    id: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu, of which one line is chosen."""

    id: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A text: one button stands beside it, several stand below."""

    text: str
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture that is sent along, and what is said of it to who cannot see it."""

    file: str
    alt: str


class Tone:
    """The colour of a box: for the eye alone, the words say it too."""

    GAME = 0xC8973C
    QUIET = 0x7A7F87
    URGENT = 0xD9622B
    PRIVATE = 0x6C5BB5


@dataclass(frozen=True, slots=True)
class Post:
    """One message: whom it calls, and a box from its title down to the small print."""

    calls: tuple[int, ...] = ()  # people; whether a mention pings them is said when sending
    title: str = ""
    until: str = ""  # below the title: where, what is next, until when
    pictures: tuple[Shown, ...] = ()
    apart: bool = False  # each picture by itself, as large as it can be shown
    story: tuple[str, ...] = ()  # lines
    rest: str = ""  # where to read the lines for which there is no room
    state: str = ""  # where the game stands
    parts: tuple[Part, ...] = ()
    menus: tuple[Menu, ...] = ()
    files: tuple[str, ...] = ()  # by name; pictures are not among them
    row: tuple[Key, ...] = ()
    small: str = ""
    tone: int = Tone.GAME
