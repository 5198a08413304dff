"""A game of the real bot with such people, counted."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.stage import Stage, stage
from tools.pace.counts import TurnCount
from tools.pace.people import GAME, People

NO_PICTURES = 10**6
SILENT = 1 << 12  # the flag of a message that makes no sound
STUCK = 400  # waits in one turn


class Pace:
    """One game: whoever is reached by a mention or a DM comes; nobody else does."""

    def __init__(self, s: Stage, seed: int) -> None:
        self._s = s
        self._people = People(s.app.tables, seed)
        self._dice = random.Random(f"pace {seed}")
        self._read = 0
        self._users = {int(actor.id): name for name, actor in s.people.items()}
        self._counts: TurnCount = TurnCount()
        self.turns: dict[int, TurnCount] = {}

    async def play(self, turns: int) -> None:
        """Until so many turns are over, or the game is."""
        while True:
            turn, phase, awaited, asked = await self._stands()
            if not awaited or turn > turns:
                return
            self._counts = self.turns.setdefault(turn, TurnCount())
            called = self._heard()
            if not called:
                self._counts.overdue += 1
                called = awaited
            self._counts.waits[phase] += 1
            self._counts.asked.append(f"{phase}: {asked}; come: {self._named(called)}")
            assert self._counts.waits.total() < STUCK, f"turn {turn} does not end"
            await self._come(called)

    def _named(self, users: list[int]) -> str:
        return ", ".join(sorted(self._users[user] for user in users))

    async def _come(self, called: list[int]) -> None:
        in_some_order = sorted(called)  # letters to several places are posted in any order
        self._dice.shuffle(in_some_order)
        for user in in_some_order:
            answered = await self._people.visit(user)
            self._counts.answers += len(answered)
            self._counts.ahead += sum(each.ahead for each in answered)
            self._counts.presses[user] += 2 * len(answered) or 1  # to open and to submit
            await self._s.settle()

    async def _stands(self) -> tuple[int, str, list[int], str]:
        """The turn, the phase, the people who are awaited, and for what."""
        async with inside(self._s.app.tables, GAME) as live:
            table = live.game_table
            if table.phase is None:
                return 0, "", [], ""
            users = [live.seats[seat].user for seat in live.awaited()]
            turn = getattr(table.state, "turn", getattr(table.state, "epoch", None))
            if not isinstance(turn, int):
                turn = getattr(table.state, "round", None) or table.state.epoch
            people = [user for user in users if user is not None]
            asked = ", ".join(sorted(f"{live.seats[q.seat].name} {q.key}" for q in table.waiting()))
            return turn, table.game.title(table.phase), people, asked

    def _heard(self) -> list[int]:
        """Whom the messages since the last look have reached; each call counts."""
        requests = self._s.env.http_requests
        fresh, self._read = requests[self._read :], len(requests)
        dms = {self._s.people[name].user.dm_channel.id: user for user, name in self._users.items()}
        reached: list[int] = []
        for request in fresh:
            place = _posted_to(request)
            if place is None:
                continue
            self._counts.posts += place not in dms
            reached += [dms[place]] if place in dms else _mentioned(request)
        self._counts.calls.update(reached)
        return [user for user in dict.fromkeys(reached) if user in self._users]


def _posted_to(request: Any) -> int | None:
    """The channel of a new message; None for any other request, and for messages that make no sound."""
    parts = str(request.path).strip("/").split("/")
    body = request.json if isinstance(request.json, dict) else {}
    if int(body.get("flags") or 0) & SILENT:
        return None
    is_post = request.method == "POST" and parts[-1] == "messages" and parts[-3:-2] == ["channels"]
    return int(parts[-2]) if is_post else None


def _mentioned(request: Any) -> list[int]:
    body = request.json if isinstance(request.json, dict) else {}
    return [int(user) for user in (body.get("allowed_mentions") or {}).get("users", [])]


class Secrets:
    """The secrets of a game's chance, all of them from one seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def __call__(self, size: int) -> bytes:
        """The next one."""
        self._count += 1
        return hashlib.sha256(f"pace {self._seed}: secret {self._count}".encode()).digest()[:size]


async def paced(database: str, game: str, players: int, turns: int, seed: int) -> dict[int, TurnCount]:
    """Play a game, and what it cost."""
    names = [f"P{n}" for n in range(1, players + 1)]
    async with stage(database, *names, games=dict(GAMES), every=NO_PICTURES) as s:
        s.app.tables.entropy = Secrets(seed)
        await s.begin(*names[1:], host=names[0], game=game)
        pace = Pace(s, seed)
        await pace.play(turns)
        return pace.turns
