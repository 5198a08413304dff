"""A letter as a message: its words, its picture, its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.archive import Archive
from bot.discord.interactions import picture_file, picture_files, shortened, text_file
from bot.discord.panel import act_buttons, face_buttons
from bot.discord.wording import moment
from bot.frames import Frames
from bot.painter import Painter
from bot.sitting import Sitting
from bot.store.rows import Json, Status, Target, TargetKind
from bot.tables import NoSuchGame, Tables
from renders.face import Look
from renders.faces import FACES
from renders.words.names import plain

GOLD = 0xC8973C
BODY = 3500


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent: a text, embeds, files, buttons, and who may be pinged."""

    text: str = ""
    embeds: Sequence[discord.Embed] = ()
    files: Sequence[discord.File] = ()
    view: discord.ui.View | None = None
    mention: Sequence[int] = ()


class Composer:
    """Makes messages out of letters."""

    def __init__(self, tables: Tables, archive: Archive, frames: Frames, painter: Painter) -> None:
        self._store = tables.store
        self._tables = tables
        self._archive = archive
        self._frames = frames
        self._painter = painter

    async def compose(self, target: Target, kind: str, payload: dict[str, Json]) -> Message | None:
        """The message of a letter; None when there is nothing left to say."""
        try:
            async with self._tables.look(payload["game"]) as sitting:
                state = _Now.of(sitting)
        except NoSuchGame:
            return None
        match kind:
            case "notice":
                return self._notice(state, payload)
            case "phase":
                return await self._phase(state, payload)
            case "asked":
                return self._asked(state, target, payload)
            case "reminder":
                return self._reminder(state, target, payload)
            case "private":
                return await self._private(state, target, payload)
            case "over":
                return await self._over(state)
            case "text":
                return Message(shortened(payload["text"]), mention=payload.get("mention", []))
            case _:
                raise ValueError(f"no such letter: {kind}")

    def _notice(self, now: _Now, payload: dict[str, Json]) -> Message:
        users = payload.get("users", [])
        view = face_buttons(now.game, now.has_trade) if now.is_live else None
        text = "\n".join([*payload["lines"], *(f"<@{user}>" for user in users)])
        return Message(shortened(text), view=view, mention=users)

    async def _phase(self, now: _Now, payload: dict[str, Json]) -> Message | None:
        frame = await self._frames.merged(now.game, payload["first"], payload["last"], None)
        if frame is None:
            return None
        look = Look(now.names)
        face = FACES[now.ruleset]
        drawn = await self._painter.draw(now.ruleset, face.board, frame, None, look)
        lines = await self._tables.work(face.summary, frame, look)
        embed = discord.Embed(title=shortened(frame.title, 256), colour=GOLD)
        story = "\n".join(f"• {line}" for line in lines) or "Nothing of note."
        embed.description = shortened(f"{story}\n\n{face.status(frame.view, look)}", BODY)
        awaited = now.awaited_line() if now.phase == payload["last"] + 1 else ""
        calls = now.called(payload.get("mention", []))
        text = "\n".join(filter(None, (" ".join(f"<@{user}>" for user in calls), awaited)))
        view = face_buttons(now.game, now.has_trade)
        return Message(text, [embed], [picture_file(drawn, "map")], view, calls)

    def _asked(self, now: _Now, target: Target, payload: dict[str, Json]) -> Message | None:
        if target.kind is TargetKind.DM:
            if payload["seat"] not in now.awaited:
                return None
            text = f"Your turn in <#{now.channel}>: **{now.phase_title}**. {now.deadline_line()}"
            return Message(text.strip(), view=face_buttons(now.game, now.has_trade))
        if not now.awaited or now.phase != payload["phase"]:
            return None
        calls = now.called(payload.get("mention", []))
        text = "\n".join(filter(None, (" ".join(f"<@{user}>" for user in calls), now.awaited_line())))
        return Message(text, view=face_buttons(now.game, now.has_trade), mention=calls)

    def _reminder(self, now: _Now, target: Target, payload: dict[str, Json]) -> Message | None:
        if payload["seat"] not in now.awaited:
            return None
        missing = "".join(f"\n• {line}" for line in payload["missing"])
        left = f"until {moment(payload['deadline'])}"
        if target.kind is TargetKind.DM:
            text = f"⏰ <#{now.channel}> waits for you {left}:{missing or ' **' + now.phase_title + '**'}"
            return Message(shortened(text), view=face_buttons(now.game, now.has_trade))
        user = payload.get("user")
        name = f"<@{user}>" if user else f"**{plain(now.names[payload['seat']])}**"
        text = f"⏰ {name}: **{now.phase_title}** waits for you {left}."
        view = face_buttons(now.game, now.has_trade)
        return Message(text, view=view, mention=[user] if user else [])

    async def _private(self, now: _Now, target: Target, payload: dict[str, Json]) -> Message:
        files: list[discord.File] = []
        if payload["kind"]:
            frame = await self._frames.now(now.game, payload["seat"])
            prefs = (await self._store.people.prefs([target.id])).get(target.id)
            look = Look(now.names, (prefs.scheme if prefs else "") or "classic")
            drawn = await self._painter.draw(now.ruleset, payload["kind"], frame, payload["seat"], look)
            files = picture_files(drawn, payload["kind"], bool(prefs and prefs.text))
        text = f"**<#{now.channel}>**\n" + "\n".join(payload["texts"])
        acts = [(label, key, data) for label, key, data in payload["acts"]]
        view = act_buttons(now.game, payload["phase"], acts if now.is_live else [])
        return Message(shortened(text), files=files, view=view)

    async def _over(self, now: _Now) -> Message | None:
        frame = await self._frames.now(now.game, None)
        look = Look(now.names)
        drawn = await self._painter.final(now.ruleset, frame, now.standings, look)
        embed = discord.Embed(title="The game is over", colour=GOLD)
        places = (f"**{s.place}.** {plain(now.names[s.seat])}: {s.points}" for s in now.standings)
        embed.description = "\n".join(places)
        files = [picture_file(drawn, "standings")]
        text = f"The secret seed was `{now.seed}`. With the export, `amphora verify` checks all chance."
        export = await self._archive.export(now.game)
        files.append(text_file(export, f"amphora-{now.game}.json"))
        return Message(text, [embed], files, face_buttons(now.game, now.has_trade))


@dataclass(frozen=True, slots=True)
class _Now:
    """What a message needs to know of a game at the moment of posting."""

    game: int
    channel: int
    ruleset: str
    seed: str
    names: tuple[str, ...]
    users: dict[int, int]
    phase: int
    phase_title: str
    awaited: dict[int, str]
    deadline: int | None
    status: Status
    standings: tuple[Any, ...]
    has_trade: bool

    @classmethod
    def of(cls, sitting: Sitting) -> _Now:
        row, table = sitting.row, sitting.table
        waiting = table.waiting() if table else ()
        return cls(
            game=row.id,
            channel=row.channel,
            ruleset=row.ruleset,
            seed=row.seed,
            names=sitting.names,
            users={s.seat: s.user for s in sitting.seats if s.user is not None and not s.standin},
            phase=row.phase,
            phase_title=table.game.title(table.phase) if table and table.phase else "",
            awaited={question.seat: question.public for question in waiting},
            deadline=row.deadline,
            status=row.status,
            standings=table.standings() if table and table.over else (),
            has_trade=bool(FACES[row.ruleset].market),
        )

    @property
    def is_live(self) -> bool:
        return self.status in (Status.RUNNING, Status.PAUSED)

    def called(self, users: Sequence[int]) -> list[int]:
        """Of the people to be mentioned, those who are still awaited."""
        awaited = {self.users.get(seat) for seat in self.awaited}
        return [user for user in users if user in awaited]

    def awaited_line(self) -> str:
        """Who is awaited for what, and until when. Never what a secret question is about."""
        if not self.awaited or not self.is_live:
            return ""
        waiting = (
            f"**{plain(self.names[s])}**{f' ({w})' if w else ''}" for s, w in sorted(self.awaited.items())
        )
        return f"**{self.phase_title}** · awaited: {', '.join(waiting)}. {self.deadline_line()}".strip()

    def deadline_line(self) -> str:
        """Until when."""
        return f"Until {moment(self.deadline)}." if self.deadline else ""
