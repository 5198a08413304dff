"""A letter as a message: its words, its picture, its buttons."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

import discord

from bot.archive import Archive
from bot.discord.interactions import picture_file, picture_files, shortened, text_file
from bot.discord.now import Now
from bot.discord.panel import act_buttons, face_buttons, help_button
from bot.discord.wording import moment, revealed
from bot.frames import Frames, Then
from bot.live_game import LiveGame
from bot.painter import Drawn, Painter
from bot.store.rows import Json, Status, Target, TargetKind
from bot.tables import NoSuchGame, Tables
from renders.face import Frame, Look
from renders.faces import FACES
from renders.words.names import plain
from rules.table.record import dump_record
from rules.table.seal import shown

log = logging.getLogger(__name__)
GOLD = 0xC8973C
BODY = 3500
LINES = 25
CALL = 1900  # letters of a call and of what was done before it: of these the call is never cut
INLINE = 1000  # letters of a listing that stand in the message itself


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent: a text, buttons, embeds, files, and who may be pinged."""

    text: str
    view: discord.ui.View
    embeds: Sequence[discord.Embed] = ()
    files: Sequence[discord.File] = ()
    mention: Sequence[int] = ()


class Composer:
    """Makes messages out of letters."""

    def __init__(self, tables: Tables, archive: Archive, frames: Frames, painter: Painter) -> None:
        self._store = tables.store
        self._tables = tables
        self._archive = archive
        self._frames = frames
        self._painter = painter

    async def call(self, kind: str, payload: dict[str, Json]) -> str:
        """Who is awaited, as the letter's message should say it by now; empty when the game has moved on."""
        now = await self._tables.look(payload["game"], Now.of)
        return _call(now, payload["last"] + 1 if kind == "phase" else payload["phase"], payload)[0]

    async def compose(self, target: Target, kind: str, payload: dict[str, Json]) -> Message | None:
        """The message of a letter; None when there is nothing left to say."""
        try:
            state, wanted = await self._tables.look(
                payload["game"], lambda live: (Now.of(live), _wanted(live, payload.get("seat")))
            )
        except NoSuchGame:
            return None
        match kind:
            case "notice":
                return self._notice(state, payload)
            case "phase":
                return await self._phase(state, payload)
            case "asked":
                return self._asked(state, target, payload, wanted)
            case "reminder":
                return self._reminder(state, target, payload)
            case "private":
                return await self._private(state, target, payload)
            case "over":
                return await self._over(state)
            case "text":
                mention = payload.get("mention", [])
                return Message(shortened(payload["text"]), _buttons(state), mention=mention)
            case _:
                raise ValueError(f"no such letter: {kind}")

    async def holds(self, kind: str, payload: dict[str, Json]) -> bool:
        """Whether a message may be sent that took long to make: no secrets of a game that goes on again."""
        row = await self._store.games.get(payload["game"]) if kind == "over" else None
        return row is None or row.status is Status.OVER

    def _notice(self, now: Now, payload: dict[str, Json]) -> Message:
        users = payload.get("users", [])
        text = "\n".join([*payload["lines"], *(f"<@{user}>" for user in users)])
        return Message(shortened(text), _buttons(now), mention=users)

    async def _phase(self, now: Now, payload: dict[str, Json]) -> Message | None:
        frame = await self._frames.merged(now.game, payload["first"], payload["last"], None)
        if frame is None:
            return None
        look = Look(now.names)
        face = FACES[now.ruleset]
        drawn = await _or_none(self._painter.draw(now.ruleset, face.front, frame, None, look))
        lines = await self._tables.work(face.summary, frame, look)
        embed = discord.Embed(title=shortened(frame.title, 256), colour=GOLD)
        story = _story(lines, payload["last"])
        embed.description = shortened(f"{story}\n\n{face.status(frame.view, look)}", BODY)
        if payload.get("seal"):
            embed.set_footer(text=f"Phase {payload['last']} · seal {payload['seal']}")
        text, calls = _call(now, payload["last"] + 1, payload)
        return Message(text, _buttons(now), [embed], [picture_file(drawn, "map")] if drawn else [], calls)

    def _asked(
        self, now: Now, target: Target, payload: dict[str, Json], wanted: Sequence[str]
    ) -> Message | None:
        if target.kind is TargetKind.DM:
            if payload["seat"] not in now.awaited:
                return None
            text = f"Your turn in <#{now.channel}>: **{now.phase_title}**. {now.deadline_line()}".strip()
            lines = "".join(f"\n• {line}" for line in (*payload.get("lines", []), *wanted))
            return Message(shortened(text + lines), _buttons(now))
        if not now.awaited or now.phase != payload["phase"]:
            return None
        text, calls = _call(now, payload["phase"], payload)
        return Message(text, _buttons(now), mention=calls)

    def _reminder(self, now: Now, target: Target, payload: dict[str, Json]) -> Message | None:
        if payload["seat"] not in now.awaited:
            return None
        missing = "".join(f"\n• {line}" for line in payload["missing"])
        left = f"until {moment(payload['deadline'])}"
        if target.kind is TargetKind.DM:
            text = f"⏰ <#{now.channel}> waits for you {left}:{missing or ' **' + now.phase_title + '**'}"
            return Message(shortened(text), _buttons(now))
        user = payload.get("user")
        if user != now.users.get(payload["seat"]):
            return None
        name = f"<@{user}>" if user else f"**{plain(now.names[payload['seat']])}**"
        text = f"⏰ {name}: **{now.phase_title}** waits for you {left}."
        return Message(text, _buttons(now), mention=[user] if user else [])

    async def _private(self, now: Now, target: Target, payload: dict[str, Json]) -> Message:
        files: list[discord.File] = []
        listing = ""
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
        text = "\n".join(filter(None, (f"**<#{now.channel}>**", *payload["texts"], listing)))
        acts = [(label, key, data, *step) for label, key, data, *step in payload["acts"]]
        view = act_buttons(now.game, payload["phase"], acts if now.is_live else [])
        return Message(shortened(text), view, files=files)

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
        drawn = await _or_none(self._painter.final(now.ruleset, frame, now.standings, look))
        embed = discord.Embed(title="The game is over", colour=GOLD)
        places = (f"**{s.place}.** {plain(now.names[s.seat])}: {s.points}" for s in now.standings)
        embed.description = "\n".join(places)
        files = [picture_file(drawn, "standings")] if drawn else []
        text = revealed(now.eras)
        embed.set_footer(text=f"Phase {record.chapters[-1].number} · last seal {shown(record.seal)}")
        export = await self._tables.work(dump_record, record)
        files.append(text_file(export, f"amphora-{now.game}.json"))
        return Message(text, _buttons(now), [embed], files)


def _buttons(now: Now) -> discord.ui.View:
    return face_buttons(now.game, now.has_trade) if now.has_begun else help_button(now.game)


async def _or_none(drawing: Awaitable[Drawn]) -> Drawn | None:
    """A picture; None where it cannot be drawn: the words are posted without it."""
    try:
        return await drawing
    except Exception:
        log.exception("a letter goes without its picture")
        return None


def _wanted(live: LiveGame, seat: int | None) -> tuple[str, ...]:
    """What a seat is asked, for its own eyes."""
    waiting = live.table.waiting() if live.table else ()
    return tuple(question.prompt.split("\n")[0] for question in waiting if question.seat == seat)


def _call(now: Now, phase: int, payload: dict[str, Json]) -> tuple[str, list[int]]:
    """Who is called in a phase after what was done, and whom that mentions; nobody when it is over."""
    if now.phase != phase:
        return "", []
    mentioned = payload.get("mention", [])
    call = now.call(mentioned)
    done = "\n".join(f"• {line}" for line in payload.get("lines", [])[:LINES])
    told = shortened(done, max(CALL - len(call), 0)) if done else ""
    return "\n".join(filter(None, (told, call))), now.called(mentioned)


def _story(lines: Sequence[str], phase: int) -> str:
    """What happened, in lines that a phone shows at a glance."""
    shown = [f"• {line}" for line in lines[:LINES]]
    if len(lines) > LINES:
        shown.append(f"… and {len(lines) - LINES} more: `/history phase:{phase}`")
    return shortened("\n".join(shown) or "Nothing of note.", BODY - 500)
