"""A Discord that fails: channels and DMs that keep what was really posted, whatever the bot was told."""

from __future__ import annotations

import itertools
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.discord.ids import PANEL
from bot.discord.interactions import PICTURES
from bot.discord.layout import every, read_aloud
from tools.soak.faults import Faults

KEPT = 1000  # of the newest messages of a place
OWN = 1  # the bot's own id


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """What discord.py raises for an answer of Discord."""
    answer: Any = SimpleNamespace(status=status, reason="")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(answer, {"code": code, "message": ""})


@dataclass(frozen=True, slots=True)
class Posted:
    """A message as it reached people."""

    mark: str
    is_private: bool
    text: str


@dataclass(slots=True)
class Server:
    """Every place, what is lost or closed of them, and what went wrong in them."""

    faults: Faults
    places: dict[int, Place] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)  # channels
    closed: set[int] = field(default_factory=set)  # people
    doubled: list[str] = field(default_factory=list)
    posts: int = 0
    fresh: list[Posted] = field(default_factory=list)  # to be read by whoever looks for secrets
    numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    user: Any = field(default_factory=lambda: SimpleNamespace(id=OWN))

    def get_channel(self, channel: int) -> Place:
        """A channel."""
        if channel in self.lost:
            raise refused(404, 10003)
        return self.places.setdefault(channel, Place(self, channel))

    def take(self, mark: str) -> list[Posted]:
        """The messages of a letter that nobody has read yet."""
        found = [post for post in self.fresh if post.mark == mark]
        self.fresh = [post for post in self.fresh if post.mark != mark]
        return found

    def get_user(self, user: int) -> Any:
        """A person, with a way to write to them."""
        return SimpleNamespace(dm_channel=self.places.setdefault(-user, Place(self, -user)))


class Place(discord.abc.Messageable):
    """A channel, or somebody's DMs (a negative number)."""

    def __init__(self, server: Server, number: int) -> None:
        self._server = server
        self.number = number
        self.held: OrderedDict[str, int] = OrderedDict()  # the mark of each message, and its number

    async def send(self, **message: Any) -> Any:  # type: ignore[override]  # what the bot sends
        """Take a message, or fail before or after."""
        server, strike = self._server, self._server.faults.strike
        if self.number in server.lost:
            raise refused(403, 50001)
        if -self.number in server.closed:
            raise refused(403, 50007)
        if strike("429"):
            raise refused(429)
        if strike("5xx"):
            raise refused(503)
        number = self._keep(message)
        if strike("reply lost"):
            raise refused(502)
        if strike("timeout"):
            raise TimeoutError
        return SimpleNamespace(id=number)

    def _keep(self, message: dict[str, Any]) -> int:
        number, mark = next(self._server.numbers), _mark(message["view"])
        if mark in self.held:
            self._server.doubled.append(f"a message stands twice in place {self.number}: {mark}")
        self.held[mark] = number
        if len(self.held) > KEPT:
            self.held.popitem(last=False)
        self._server.posts += 1
        self._server.fresh.append(Posted(mark, self.number < 0, _words(message)))
        return number

    async def history(self, limit: int | None = None, **_: Any) -> AsyncIterator[Any]:
        """The newest messages first, as far as the bot looks at them."""
        if self._server.faults.strike("5xx"):
            raise refused(500)
        for mark, number in list(reversed(self.held.items()))[:limit]:
            button: Any = {"type": 2, "style": 1, "label": "-", "custom_id": f"g:0:help:{mark}"}
            rows = [discord.ActionRow({"type": 1, "components": [button]})]
            yield SimpleNamespace(id=number, author=self._server.user, components=rows)


def _mark(view: Any) -> str:
    ids = (PANEL.fullmatch(part.get("custom_id") or "") for part in every(view.to_components()))
    return next(found[3] for found in ids if found is not None and found[3])


def _words(message: dict[str, Any]) -> str:
    """All that can be read in a message: texts, what is said of pictures, files."""
    parts = [read_aloud(message["view"].to_components())]
    for file in message["files"]:
        parts.append(file.description or "")
        if not file.filename.endswith(PICTURES):
            parts.append(file.fp.read().decode())
    return "\n".join(parts)
