"""Everything that was sent to one person alone in a game, on request: closed DMs lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.interactions import acknowledge, reply_with
from bot.discord.now import Now
from bot.discord.post import Part, Post, Tone
from bot.discord.posts import told_parts
from bot.discord.whispers import Parties, reply_key, said
from bot.forms.waiting import name_of
from bot.live_game import LiveGame
from bot.store.rows import LetterRow, WhisperRow
from renders.faces import FACES

if TYPE_CHECKING:
    from bot.discord.app import Amphora

LETTERS, WHISPERS = 6, 4  # the newest of each


class Messages:
    """Offers with their answers, whispers, and what else was told one seat alone."""

    def __init__(self, app: Amphora) -> None:
        self._app = app

    async def show(self, interaction: discord.Interaction[Any], game: int) -> None:
        """The newest first."""
        await acknowledge(interaction)
        user = interaction.user.id
        who, now, offers = await self._app.tables.look(
            game, lambda live: ((who := Parties.of(live, user)), Now.of(live), _offers(live, who))
        )
        letters = await self._app.store.letters.told(game, who.own.seat, who.own.since, LETTERS)
        whispers = await self._app.store.whispers.of(game, who.own.seat, user)
        told = (part for letter in letters for part in _told(now, letter, offers))
        parts = [*_whispered(who, whispers), *told]
        post = Post(
            title="Messages",
            until=f"<#{now.channel}>",
            story=() if parts else ("Nothing was sent to you alone yet.",),
            parts=tuple(parts),
            small="The newest first. `/whisper` writes to another player and shows what was said.",
            tone=Tone.PRIVATE,
        )
        await reply_with(interaction, post)


def _offers(live: LiveGame, who: Parties) -> frozenset[int]:
    """What is still on the floor for this person."""
    return FACES[live.row.ruleset].open_offers(live.table.view(who.own.seat)) if live.table else frozenset()


def _told(now: Now, row: LetterRow, offers: frozenset[int]) -> Iterator[Part]:
    """A letter; what it offers can be answered while its phase lasts and the offer is open."""
    payload = row.letter.payload
    about = enumerate(payload.get("offers", ()))
    closed = {place for place, offer in about if offer and offer not in offers}
    acts = [act for act in payload["acts"] if payload["phase"] == now.phase and not closed & set(act[4:5])]
    parts = list(told_parts(now, payload["phase"], payload["texts"], acts))
    told = [part.text for part in parts if not part.keys]
    yield from (part for part in reversed(parts) if part.keys)
    if told:
        yield Part("\n".join(told))


def _whispered(who: Parties, lines: list[WhisperRow]) -> Iterator[Part]:
    """The last line of each conversation."""
    newest: dict[int, WhisperRow] = {}
    for line in reversed(lines):
        newest.setdefault(line.to_seat if line.seat == who.own.seat else line.seat, line)
    for other, line in list(newest.items())[:WHISPERS]:
        key = reply_key(who.game.id, other, name_of(who.people, other))
        to = f" to {who.name(other)}" if line.seat == who.own.seat else ""
        yield Part(said(who, line).replace("**You**", f"**You**{to}", 1), (key,))
