"""Pictures and listings on request, private to who asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.discord.ids import PageId
from bot.discord.interactions import (
    Sorry,
    acknowledge,
    picture_files,
    reply_with,
    shortened,
    shown_as,
    text_file,
    texts_in,
)
from bot.discord.post import Key, Part, Post
from bot.discord.seats import table_of
from bot.discord.spending import spend
from bot.discord.wording import fault_line
from bot.frames import Frames
from bot.limits import Cost
from bot.live_game import LiveGame
from bot.painter import Drawn, Painter
from bot.store.rows import GameRow, Prefs
from bot.tables import Tables
from renders.face import Frame, Look
from renders.faces import FACES
from rules.atlas.asking import meant
from rules.games import finder_among
from rules.table import Fault

BATTLES = "battles"
LOOK_BACK = 30  # phases in which the last battle is looked for
INLINE = 3500  # letters of a listing that stand in the message itself


class Gallery:
    """Shows any kind of picture of a game to a person, from what that person may see."""

    def __init__(self, tables: Tables, frames: Frames, painter: Painter) -> None:
        self._store = tables.store
        self._tables = tables
        self._frames = frames
        self._painter = painter

    async def show(
        self,
        interaction: discord.Interaction[Any],
        game: GameRow,
        kind: str,
        subject: str = "",
        phase: int | None = None,
        text: bool = False,
        page: int = 1,
    ) -> None:
        """One picture with its text twin; of several pages, this one, with buttons to the next ones."""
        await acknowledge(interaction)
        face = FACES[game.ruleset]
        found = next((k for k in face.kinds if k.key == kind), None)
        if found is None:
            raise Sorry(f"There is no picture “{kind}”. There are {', '.join(k.key for k in face.kinds)}.")
        seat, names = await self._who(game, interaction.user.id)
        if found.private and seat is None:
            raise Sorry("You do not play in this game, so there is nothing private to show you.")
        spend(interaction, Cost.PICTURE)
        frame = await self._frame(game.id, seat, phase)
        named = _subject(subject, face.subjects(kind, frame.view)) if subject else ""
        prefs = await self._prefs(interaction.user.id)
        look = Look(names, prefs.scheme or "classic", own=seat)
        drawn = await self._painter.draw(game.ruleset, kind, frame, seat, look, named, page)
        here = PageId(game.id, kind, phase, min(page, drawn.pages), named)
        await self.send(interaction, drawn, found.label, text or prefs.text, _turning(here, drawn.pages))

    async def turn(self, interaction: discord.Interaction[Any], id_: PageId) -> None:
        """Another page, in place of the one whose button was pressed."""
        await acknowledge(interaction, update=True)
        game = await self._store.games.get(id_.game)
        if game is None:
            raise Sorry("This game is no longer here.")
        await self.show(interaction, game, id_.kind, id_.subject, id_.phase, page=max(1, id_.page))

    async def battles(self, interaction: discord.Interaction[Any], game: GameRow, phase: int | None) -> None:
        """All fights of a phase, or of the last that had any: in words, and drawn where the game can."""
        await acknowledge(interaction)
        spend(interaction, Cost.PICTURE)
        face = FACES[game.ruleset]
        _, names = await self._who(game, interaction.user.id)
        prefs = await self._prefs(interaction.user.id)
        look = Look(names, prefs.scheme or "classic")
        frame, lines = await self._fought(game, phase, look)
        title = f"{frame.number}. {frame.title}: battles"
        story = "\n".join(f"• {line}" for line in lines) or "Nobody fought."
        drawn = None
        turning: tuple[Key, ...] = ()
        if lines and any(kind.key == BATTLES for kind in face.kinds):
            drawn = await self._painter.draw(game.ruleset, BATTLES, frame, None, look)
            turning = _turning(PageId(game.id, BATTLES, frame.number, 1, ""), drawn.pages)
        files = [] if drawn is None else picture_files(drawn, BATTLES, False)
        if len(story) > INLINE:
            files.append(text_file(story, f"battles-{frame.number}.txt"))
        post = Post(
            title=title,
            pictures=() if drawn is None else shown_as(drawn, BATTLES),
            parts=(Part(shortened(story, INLINE)),),
            files=texts_in(files),
            row=turning,
        )
        await reply_with(interaction, post, files)

    async def _fought(self, game: GameRow, phase: int | None, look: Look) -> tuple[Frame, tuple[str, ...]]:
        """A phase with its fights; without a number, the newest in which there was one."""
        face = FACES[game.ruleset]
        wanted = [phase] if phase is not None else range(game.phase - 1, max(0, game.phase - LOOK_BACK), -1)
        for number in wanted:
            frame = await self._frame(game.id, None, number)
            lines = await self._tables.work(face.battles, frame, look)
            if lines or phase is not None:
                return frame, lines
        raise Sorry("Nobody has fought lately. `/show picture:battles phase:` looks further back.")

    async def send(
        self,
        interaction: discord.Interaction[Any],
        drawn: Drawn,
        title: str,
        text: bool = False,
        keys: tuple[Key, ...] = (),
    ) -> None:
        """A drawn picture, with buttons; as text first where the person reads texts."""
        name = "".join(c if c.isalnum() else "-" for c in title.lower())
        inline = text and len(drawn.listing) <= INLINE
        files = picture_files(drawn, name, text and not inline)
        post = Post(
            title=title,
            pictures=shown_as(drawn, name),
            parts=(Part(drawn.listing),) if inline and drawn.listing else (),
            files=texts_in(files),
            row=keys,
        )
        await reply_with(interaction, post, files)

    async def _who(self, game: GameRow, user: int) -> tuple[int | None, tuple[str, ...]]:
        def seat_and_names(live: LiveGame) -> tuple[int | None, tuple[str, ...]]:
            table_of(live)
            seat = live.seat_of(user)
            return (seat.seat if seat else None), live.names

        return await self._tables.look(game.id, seat_and_names)

    async def _frame(self, game: int, seat: int | None, phase: int | None) -> Frame:
        if phase is None:
            return await self._frames.now(game, seat)
        frame = await self._frames.merged(game, phase, phase, seat)
        if frame is None:
            raise Sorry(f"Phase {phase} has not ended yet.")
        return frame

    async def _prefs(self, user: int) -> Prefs:
        return (await self._store.people.prefs([user])).get(user, Prefs())


def _turning(here: PageId, pages: int) -> tuple[Key, ...]:
    """Buttons to the page before and the page after."""
    before, after = here.page - 1, here.page + 1
    keys = [Key(f"◀ Page {before}", str(replace(here, page=before)))] if before >= 1 else []
    keys += [Key(f"Page {after} ▶", str(replace(here, page=after)))] if after <= pages else []
    return tuple(keys)


def _subject(text: str, names: tuple[str, ...]) -> str:
    """The name that is meant."""
    found = meant(text, finder_among(names), "picture of")
    if isinstance(found, Fault):
        raise Sorry(fault_line(found))
    return found
