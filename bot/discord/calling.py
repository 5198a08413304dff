"""The part of a post that is kept true: whom it mentions, until when, who is awaited, what is cried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.discord.now import Now
from bot.discord.panel import panel_key
from bot.discord.post import Part, Post
from bot.discord.posts import asking
from bot.store.rows import Json

CRY = "📣"
DONE = "-# Nothing is awaited here any more."


def called(post: Post, now: Now, phase: int, users: Sequence[int]) -> Post:
    """A post that calls people in a phase; it calls nobody when that is over."""
    if now.phase != phase or not now.awaited or not now.is_live:
        return replace(post, calls=(), until="", parts=())
    following = f"Next: **{now.phase_title}**" if post.title != now.phase_title else ""
    until = " · ".join(filter(None, (following, now.deadline_line())))
    parts = tuple(_parts(now, is_far=bool(post.pictures or post.story)))
    return replace(post, calls=tuple(now.called(users)), until=until, parts=parts)


def _parts(now: Now, is_far: bool) -> Iterator[Part]:
    """`is_far`: the title with the deadline may be out of sight."""
    due = f"\n-# Due <t:{now.deadline}:R>" if now.deadline and is_far else ""
    yield Part(now.awaited_line() + due, asking(now))
    if now.market:
        cries = "\n".join(f"{CRY} {line}" for line in now.market)
        yield Part(cries, (panel_key(now.game, "trade"),))


def closed(post: Post) -> Post:
    """A post whose time is over: what happened stays, who was awaited goes."""
    return replace(post, calls=(), until="", parts=() if post.story else (Part(DONE),))


def is_cried(post: Post) -> bool:
    """Whether a post tells what is cried on the market."""
    return any(part.text.startswith(CRY) for part in post.parts)


def phase_called(kind: str, payload: dict[str, Json]) -> int:
    """The number of the phase for which a letter calls people."""
    return int(payload["last"]) + 1 if kind == "phase" else int(payload["phase"])
