"""Haggling through the bot: a line from one player to another, kept for both, read by nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.ids import ButtonId
from bot.discord.interactions import Sorry, acknowledge, reply_with
from bot.discord.lobby_options import may_whisper
from bot.discord.post import Key, Part, Post, Tone
from bot.discord.seats import need_running_or_paused, people_of, player_in
from bot.forms.waiting import People, name_of, shown_name
from bot.live_game import LiveGame
from bot.store.rows import GameRow, Letter, SeatRow, Target, TargetKind, WhisperRow
from renders.words.names import harmless, spoken
from rules.atlas.asking import meant
from rules.atlas.names import Finder
from rules.table import Fault

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LONGEST = 500  # letters of a whisper
BURST, SPAN = 6, 60  # so many in so many seconds
SHOWN = 12  # of a conversation
LONGEST_TITLE = 45  # of a window
OFF = "Whispers are off in this game: its host chose that in the lobby."
EMPTY = "Your whisper is empty."
ALONE = "You may whisper to the other players, not to yourself."


@dataclass(frozen=True, slots=True)
class Parties:
    """A game, who whispers in it, everybody's names, and who sits where."""

    game: GameRow
    own: SeatRow
    people: People
    seats: tuple[SeatRow, ...]

    @classmethod
    def of(cls, live: LiveGame, user: int) -> Parties:
        """As the game stands."""
        own = player_in(live, user)
        return cls(live.row, own, people_of(live), live.seats)

    def named(self, text: str) -> int:
        """The seat that is meant by a name, of its nation or of its player."""
        names: dict[str, int] = {}
        for seat, both in self.people.items():
            names |= dict.fromkeys(both, seat)
        found = meant(text, Finder(tuple(names)), "player")
        if isinstance(found, Fault):
            raise Sorry(" ".join(filter(None, (found.text, found.legal))))
        return names[found]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return shown_name(self.people, seat)


class Whispering:
    """Whispers sent, shown and answered."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def parties(self, game: int, user: int) -> Parties:
        """Who can whisper to whom."""
        return await self._app.tables.look(game, lambda live: Parties.of(live, user))

    async def send(self, interaction: discord.Interaction[Any], game: int, to: int, text: str) -> None:
        """Send a line, and show the conversation."""
        await acknowledge(interaction)
        who = await self.parties(game, interaction.user.id)
        line, now = spoken(text, LONGEST, ""), self._app.time.now()
        other = self._reader(who, to)
        if not line:
            raise Sorry(EMPTY)
        await self._need_patience(game, interaction.user.id, now)
        whisper = WhisperRow(
            game=game,
            seat=who.own.seat,
            user=interaction.user.id,
            to_seat=to,
            to_user=other,
            at=now,
            text=line,
        )
        letter = Letter(Target(TargetKind.SEAT, to), "whisper", {"game": game, "seat": to, "user": other})
        calls = await self._calls(who.game, other)
        await self._app.store.whispers.send(whisper, letter, calls)
        self._app.outbox.poke()
        await self.show(interaction, game, to)

    async def show(self, interaction: discord.Interaction[Any], game: int, other: int) -> None:
        """The conversation with a seat."""
        await acknowledge(interaction)
        user = interaction.user.id
        who = await self.parties(game, user)
        lines = await self._app.store.whispers.of(game, who.own.seat, user, other, SHOWN)
        story = tuple(said(who, line) for line in lines) or ("Nothing was whispered yet.",)
        post = Post(
            title=f"Whispers with {who.name(other)}",
            until=f"<#{who.game.channel}>",
            story=story,
            row=(reply_key(game, other, name_of(who.people, other)),),
            tone=Tone.PRIVATE,
        )
        await reply_with(interaction, post)

    async def ask(self, interaction: discord.Interaction[Any], id_: ButtonId) -> None:
        """The window for a line; it comes at once, so it trusts the button for the name."""
        seat, _, name = id_.argument.partition(":")
        window = discord.ui.Modal(
            title=f"To {name}"[:LONGEST_TITLE],
            custom_id=str(ButtonId(id_.game, "whisper", seat)),
            timeout=900,
        )
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label="For their eyes alone", custom_id="text", max_length=LONGEST,
            placeholder="I have grain to spare. What would you give?", style=discord.TextStyle.paragraph,
        )  # fmt: skip
        await interaction.response.send_modal(window.add_item(field))

    async def filled(
        self, interaction: discord.Interaction[Any], id_: ButtonId, texts: Sequence[str]
    ) -> None:
        """The window was filled."""
        await self.send(interaction, id_.game, _number(id_.argument), "".join(texts[:1]))

    def _reader(self, who: Parties, to: int) -> int:
        """The person who would read it; or why nobody would."""
        need_running_or_paused(who.game)
        if not may_whisper(who.game):
            raise Sorry(OFF)
        if to == who.own.seat:
            raise Sorry(ALONE)
        seat = next((seat for seat in who.seats if seat.seat == to), None)
        if seat is None:
            raise Sorry("There is no such player in this game.")
        if seat.user is None or seat.standin:
            raise Sorry(f"A stand-in plays for {who.name(to)}, and stand-ins do not read whispers.")
        return seat.user

    async def _calls(self, game: GameRow, user: int) -> list[Letter]:
        """In the channel, without its content, where their DMs are closed."""
        if user not in await self._app.store.people.closed_dms([user]):
            return []
        channel = Target(TargetKind.CHANNEL, game.channel)
        return [Letter(channel, "waits", {"game": game.id, "users": [user]})]

    async def _need_patience(self, game: int, user: int, now: int) -> None:
        spoke = await self._app.store.whispers.moments(game, user, now - SPAN)
        if len(spoke) >= BURST:
            rest = spoke[-BURST] + SPAN - now
            raise Sorry(f"That was a lot at once. You can whisper again in {max(1, rest)} seconds.")


def said(who: Parties, line: WhisperRow) -> str:
    """A line of a conversation."""
    name = "You" if line.seat == who.own.seat else who.name(line.seat)
    return f"**{name}** <t:{line.at}:R>: {harmless(line.text, LONGEST)}"


def reply_key(game: int, seat: int, name: str, label: str = "Reply") -> Key:
    """The button that answers; it knows the name for its window."""
    return Key(label, str(ButtonId(game, "whisper", f"{seat}:{spoken(name, 40)}")))


def whispered(who: People, line: WhisperRow, channel: int) -> Post:
    """A whisper as it reaches its reader."""
    name = name_of(who, line.seat)
    part = Part(f"> {harmless(line.text, LONGEST)}", (reply_key(line.game, line.seat, name),))
    title = f"{shown_name(who, line.seat)} whispers"
    return Post(title=title, until=f"<#{channel}>", parts=(part,), tone=Tone.PRIVATE)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 4 else -1
