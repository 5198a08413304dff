"""What happens around the games: clocks jump, places are lost, DMs are closed, files are malformed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.rows import SeatRow
from rules.table import Refusal
from tools.soak.clock import JumpyTime
from tools.soak.faults import Faults
from tools.soak.games import Kind
from tools.soak.life import Life
from tools.soak.people import People
from tools.soak.server import Server


@dataclass(slots=True)
class Slot:
    """Where one game after another is played, in two channels."""

    kind: Kind
    channels: tuple[int, int]
    game: int | None = None


class Weather:
    """Strikes now and then; `file` is the record of a game, to be malformed."""

    def __init__(self, faults: Faults, clock: JumpyTime, server: Server, dice: random.Random) -> None:
        self._faults, self._clock, self._server, self._dice = faults, clock, server, dice
        self.file = "{}"

    async def turn(self, life: Life, people: People, slot: Slot) -> bool:
        """Something may happen around a game; whether the bot is to be started again."""
        strike, dice = self._faults.strike, self._dice
        if strike("clock forward"):
            self._clock.shift += dice.choice((90, 3600, 10 * 3600))
        if strike("clock back"):
            self._clock.shift -= dice.randint(1, 30)
        if strike("channel lost"):
            self._server.lost.add(dice.choice(slot.channels))
        elif self._server.lost and dice.random() < 0.02:
            self._server.lost.pop()
            life.outbox.retry()
        if strike("DMs closed"):
            self._server.closed.update(s.user for s in await self._sitting(life, slot) if s.user is not None)
        elif self._server.closed and dice.random() < 0.02:
            user = self._server.closed.pop()
            await life.outbox.reopen(user)
            await life.tables.refresh(user)
        if slot.game is not None and dice.random() < 0.01:
            await people.move(slot.game, dice.choice(slot.channels))
        if strike("malformed file"):
            await self._malformed(life, people)
        return strike("restart")

    async def _sitting(self, life: Life, slot: Slot) -> Sequence[SeatRow]:
        return await life.store.games.seats(slot.game) if slot.game is not None else ()

    async def _malformed(self, life: Life, people: People) -> None:
        text = self.file
        bad = self._dice.choice((
            text[: self._dice.randrange(len(text))], "[" * 50_000, '{"game": ' * 2_000, "\x00" * 1000,
            text.replace('"answer"', '"undo"'), text.replace("1", "2"), "9" * 100_000,
        ))  # fmt: skip
        if not isinstance(await life.archive.read(bad), Refusal):
            people.wrong.append("a malformed file was taken for a game")
