"""A Discord that outlives the processes: it counts every request to post, and can be read again."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.poster import Sending, TryAgain

Accepted = tuple[int, int]  # a game, and the number of an input


@dataclass(slots=True)
class Wall:
    """Where all processes post, and what they say of themselves."""

    requests: Counter[str] = field(default_factory=Counter)  # by nonce
    held: dict[str, int] = field(default_factory=dict)  # the message of each nonce
    places: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    moments: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))  # of posts, by game
    posters: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))  # processes, by game
    accepted: set[Accepted] = field(default_factory=set)
    looked: int = 0  # requests to read what was posted
    _server: asyncio.Server | None = None

    async def open(self) -> int:
        """Begin to listen, on this machine alone; the port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                answer = self.take(json.loads(line))
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (ConnectionError, json.JSONDecodeError):
            pass  # whoever spoke was killed in the middle of a word
        finally:
            writer.close()

    def take(self, asked: dict[str, Any]) -> int | None:
        """One request."""
        match asked["do"]:
            case "post":
                return self._post(asked)
            case "find":
                self.looked += 1
                return self.held.get(asked["nonce"])
            case "accept":
                self.accepted.add((asked["game"], asked["seq"]))
        return None

    def _post(self, asked: dict[str, Any]) -> int:
        nonce = asked["nonce"]
        self.requests[nonce] += 1
        self.places[asked["place"]].append(nonce)
        self.moments[asked["game"]].append(time.monotonic())
        self.posters[asked["game"]].add(asked["process"])
        return self.held.setdefault(nonce, len(self.held) + 1)

    @property
    def doubled(self) -> list[str]:
        """What was asked to be posted more than once."""
        return sorted(nonce for nonce, count in self.requests.items() if count > 1)

    def silence_after(self, moment: float, games: Iterable[int]) -> float:
        """How long it took until the last of these games was heard of again."""
        heard = (next((at for at in self.moments[game] if at > moment), moment) for game in games)
        return max((at - moment for at in heard), default=0.0)


class Line:
    """A process's way to the wall: it posts, and tells what it accepted."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, process: int) -> None:
        self._reader, self._writer, self._process = reader, writer, process
        self._turn = asyncio.Lock()

    @classmethod
    async def to(cls, port: int, process: int) -> Line:
        """Connect."""
        return cls(*await asyncio.open_connection("127.0.0.1", port), process)

    async def ask(self, **asked: Any) -> int | None:
        """One request and its answer."""
        async with self._turn:
            self._writer.write(json.dumps(asked).encode() + b"\n")
            await self._writer.drain()
            line = await self._reader.readline()
            if not line:
                raise SystemExit  # whoever watches is gone
            answer: int | None = json.loads(line)
            return answer

    async def post(self, sending: Sending) -> int:
        """Post a letter; one that may be there is looked for first."""
        nonce = sending.nonce
        if sending.since is not None and (found := await self.ask(do="find", nonce=nonce)) is not None:
            return found
        if not await sending.holds():
            raise TryAgain
        target = f"{sending.target.kind} {sending.target.id}"
        sent = await asyncio.shield(
            asyncio.ensure_future(
                self.ask(do="post", nonce=nonce, place=target, game=sending.payload["game"],
                         process=self._process)
            )
        )  # fmt: skip
        assert sent is not None
        return sent
