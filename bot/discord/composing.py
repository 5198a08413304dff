"""A letter as a message: its words, its picture, its buttons."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.archive import Archive
from bot.deadlines import quiet_until
from bot.discord.calling import called, phase_called
from bot.discord.interactions import picture_file, picture_files, shown_as, text_file, texts_in
from bot.discord.now import Now
from bot.discord.once import CalledOnce
from bot.discord.opening import opening, without_opening
from bot.discord.post import Part, Post
from bot.discord.posts import (
    asked_alone,
    bullets,
    digest,
    market_called,
    reminder,
    row,
    said,
    told_alone,
    waiting,
)
from bot.discord.seats import people_of
from bot.discord.whispers import whispered
from bot.discord.wording import revealed
from bot.forms.told import asked_line
from bot.frames import Frames, Then
from bot.live_game import LiveGame
from bot.painter import Drawn, Painter
from bot.store.rows import Json, Status, Target, TargetKind
from bot.tables import NoSuchGame, Tables
from renders.face import Frame, Look
from renders.faces import FACES
from rules.table.record import dump_record
from rules.table.seal import shown

log = logging.getLogger(__name__)
ENDED_EARLY = "🏁 The game was ended early"
AS_THEY_ARE = "The standings as they are: nobody has won."
INLINE = 1000  # letters of a listing that stand in the message itself


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent: a post, the files that stand in it, and who may be pinged."""

    post: Post
    files: Sequence[discord.File] = ()
    mention: Sequence[int] = ()
    silent: bool = False  # it comes without a sound


class Composer:
    """Makes messages out of letters."""

    def __init__(self, tables: Tables, archive: Archive, frames: Frames, painter: Painter) -> None:
        self._store = tables.store
        self._tables = tables
        self._archive = archive
        self._frames = frames
        self._painter = painter
        self.once = CalledOnce()

    async def renewed(self, kind: str, payload: dict[str, Json], post: Post) -> Post | None:
        """A letter's post as it should be by now; None when the game has moved on."""
        now = await self._tables.look(payload["game"], Now.of)
        renewed = called(post, now, phase_called(kind, payload), payload.get("mention", []))
        return renewed if renewed.parts else None

    async def compose(self, target: Target, kind: str, payload: dict[str, Json]) -> Message | None:
        """The message of a letter; None when there is nothing left to say."""
        try:
            state, phase, wanted = await self._tables.look(
                payload["game"], lambda live: (Now.of(live), *_wanted(live, payload.get("seat")))
            )
        except NoSuchGame:
            return None
        match kind:
            case "notice":
                return self._notice(state, payload)
            case "phase":
                return await self._phase(state, payload)
            case "asked":
                return await self._asked(state, target, payload, phase, wanted)
            case "reminder":
                return self._reminder(state, target, payload)
            case "private":
                return await self._private(state, target, payload, wanted if payload.get("user") else ())
            case "waits":
                return self._waits(state, payload)
            case "market":
                return await self._market(state, target, payload)
            case "whisper":
                return await self._whisper(state, payload)
            case "digest":
                return Message(digest(state, payload["waits"]))
            case "over":
                return await self._over(state)
            case "text":
                post = said(state, payload["text"], payload.get("button", ""))
                return Message(post, mention=payload.get("mention", []))
            case _:
                raise ValueError(f"no such letter: {kind}")

    async def holds(self, kind: str, payload: dict[str, Json]) -> bool:
        """Whether a message may be sent that took long to make: no secrets of a game that goes on again."""
        row = await self._store.games.get(payload["game"]) if kind == "over" else None
        return row is None or row.status is Status.OVER

    def _notice(self, now: Now, payload: dict[str, Json]) -> Message:
        users = payload.get("users", [])
        post = replace(said(now, "\n".join(payload["lines"])), calls=tuple(users))
        return Message(post, mention=users)

    async def _phase(self, now: Now, payload: dict[str, Json]) -> Message | None:
        frame = await self._frames.merged(now.game, payload["first"], payload["last"], None)
        if frame is None:
            return None
        frame = replace(frame, awaited=_awaited(now, phase_called("phase", payload)))
        look = Look(now.names, own=now.alone)
        face = FACES[now.ruleset]
        drawn = await _or_none(self._painter.draw(now.ruleset, face.front, frame, None, look))
        begins = payload["first"] == 1
        told = without_opening(frame, face) if begins else frame
        story = bullets(await self._tables.work(face.summary, told, look))
        story = opening(now, face, frame.view, story) if begins else story or ("Nothing of note.",)
        post = Post(
            title=frame.title,
            pictures=shown_as(drawn, "map"),
            story=story,
            rest=f"`/history phase:{payload['last']}`",
            state=face.status(frame.view, look),
            row=row(now),
            small=f"Phase {payload['last']} · seal {payload['seal']}" if payload.get("seal") else "",
        )
        post = called(post, now, phase_called("phase", payload), payload.get("mention", []))
        return Message(post, [picture_file(drawn, "map")] if drawn else [], post.calls)

    async def _asked(
        self, now: Now, target: Target, payload: dict[str, Json], phase: str, wanted: Sequence[str]
    ) -> Message | None:
        story = bullets(payload.get("lines", []))
        if target.kind is TargetKind.DM:
            if payload["seat"] not in now.asked:
                return None
            return Message(asked_alone(now, payload["seat"], phase, story, wanted))
        if not now.awaited or now.phase != payload["phase"]:
            return None
        rest = f"`/history phase:{now.phase}`"
        post = Post(title=now.phase_title, story=story, rest=rest, row=row(now))
        post, files = await self._with_position(post, now, payload)
        post = called(post, now, payload["phase"], payload.get("mention", []))
        return Message(post, files, mention=post.calls)

    async def _with_position(
        self, post: Post, now: Now, payload: dict[str, Json]
    ) -> tuple[Post, list[discord.File]]:
        """A call with where the game stands, where it was taken back or has come from elsewhere."""
        then = payload.get("then")
        frame = await self._frames.then(now.game, Then(*then), None) if then else None
        if frame is None:
            return post, []
        frame = replace(frame, awaited=_awaited(now, payload["phase"]))
        face, look = FACES[now.ruleset], Look(now.names, own=now.alone)
        drawn = await _or_none(self._painter.draw(now.ruleset, face.front, frame, None, look))
        post = replace(post, pictures=shown_as(drawn, "map"), state=face.status(frame.view, look))
        return post, [picture_file(drawn, "map")] if drawn else []

    def _reminder(self, now: Now, target: Target, payload: dict[str, Json]) -> Message | None:
        seat, user = payload["seat"], payload.get("user")
        if seat not in now.awaited:
            return None
        if target.kind is TargetKind.DM:
            return Message(reminder(now, seat, payload["deadline"], payload["missing"]))
        if user != now.users.get(seat):
            return None
        post = replace(reminder(now, seat, payload["deadline"]), calls=(user,) if user else ())
        return Message(post, mention=post.calls)

    async def _private(
        self, now: Now, target: Target, payload: dict[str, Json], wanted: Sequence[str]
    ) -> Message:
        files: list[discord.File] = []
        listing, drawn = "", None
        frame = await self._then(now, payload) if payload["kind"] else None
        if frame is not None:
            prefs = (await self._store.people.prefs([target.id])).get(target.id)
            look = Look(now.names, (prefs.scheme if prefs else "") or "classic")
            drawn = await _or_none(
                self._painter.draw(now.ruleset, payload["kind"], frame, payload["seat"], look)
            )
            reads = bool(prefs and prefs.text)
            listing = drawn.listing if drawn and reads and len(drawn.listing) <= INLINE else ""
            files = picture_files(drawn, payload["kind"], reads and not listing) if drawn else []
        post = told_alone(now, payload["seat"], payload["phase"], payload["texts"], payload["acts"], wanted)
        texts = texts_in(files)
        story = (*post.story, listing) if listing else post.story
        return Message(
            replace(post, pictures=shown_as(drawn, payload["kind"]), story=story, files=texts),
            files,
            silent=payload.get("silent", False),
        )

    def _waits(self, now: Now, payload: dict[str, Json]) -> Message | None:
        users = self.once.fresh(now.game, "waits", now.present(payload["users"]))
        return Message(waiting(now, users), mention=users) if users else None

    async def _market(self, now: Now, target: Target, payload: dict[str, Json]) -> Message | None:
        prefs, time = await self._store.people.prefs(payload["users"]), self._tables.now()
        awake = [user for user in now.present(payload["users"]) if quiet_until(prefs[user], time) is None]
        users = self.once.fresh(now.game, "market", awake)
        if not users or not now.market:
            return None
        is_dm = target.kind is TargetKind.DM
        return Message(market_called(now, () if is_dm else users), mention=() if is_dm else users)

    async def _whisper(self, now: Now, payload: dict[str, Json]) -> Message | None:
        line = await self._store.whispers.get(payload["whisper"])
        if line is None:
            return None
        people = await self._tables.look(now.game, people_of)
        return Message(replace(whispered(people, line, now.channel), row=row(now)))

    async def _then(self, now: Now, payload: dict[str, Json]) -> Frame | None:
        """The game as its seat saw it when the letter was written; None where that is no more."""
        then = payload.get("then")
        if then is None:
            return await self._frames.now(now.game, payload["seat"])
        return await self._frames.then(now.game, Then(*then), payload["seat"])

    async def _over(self, now: Now) -> Message | None:
        record = await self._archive.published(now.game)
        if record is None or not now.eras:
            return None  # it was taken back, and its secrets are secrets again
        frame = await self._frames.now(now.game, None)
        look = Look(now.names)
        drawn = await _or_none(
            self._painter.draw(now.ruleset, "standings", frame, None, look)
            if now.ended_early
            else self._painter.final(now.ruleset, frame, now.standings, look)
        )
        export = await self._tables.work(dump_record, record)
        name = f"amphora-{now.game}.json"
        post = Post(
            title=ENDED_EARLY if now.ended_early else "🏁 The game is over",
            pictures=shown_as(drawn, "standings"),
            until=AS_THEY_ARE if now.ended_early else "",
            story=tuple(f"**{s.place}.** {now.who(s.seat)}: {s.points}" for s in now.standings),
            parts=(Part("\n".join(f"-# {line}" for line in revealed(now.eras).splitlines())),),
            files=(name,),
            row=row(now),
            small=f"Phase {record.chapters[-1].number} · last seal {shown(record.seal)}",
        )
        pictures = [picture_file(drawn, "standings")] if drawn else []
        return Message(post, [*pictures, text_file(export, name)])


async def _or_none(drawing: Awaitable[Drawn]) -> Drawn | None:
    """A picture; None where it cannot be drawn: the words are posted without it."""
    try:
        return await drawing
    except Exception:
        log.exception("a letter goes without its picture")
        return None


def _wanted(live: LiveGame, seat: int | None) -> tuple[str, tuple[str, ...]]:
    """What a seat is asked and for which phase, for its own eyes."""
    if live.table is None or seat is None:
        return "", ()
    own = [q for q in (*live.table.waiting(), *live.table.invited()) if q.seat == seat]
    return live.phase_asked(seat), tuple(map(asked_line, own))


def _awaited(now: Now, phase: int) -> tuple[int, ...]:
    """The seats that a post names as awaited in a phase: people, if there are any among them."""
    if now.phase != phase or not now.is_live:
        return ()
    people = tuple(seat for seat in now.awaited if seat in now.users)
    return people or tuple(now.awaited)
