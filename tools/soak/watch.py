"""Watches for what must not be read: by the wrong people, in a channel, in a log; and for faults in logs."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.discord.announcing import announce
from bot.live_game import LiveGame, Outcome
from bot.log import JsonLines, described
from bot.poster import Poster, Sending
from bot.store.rows import Json, Letter, SeatRow, Status, Target, TargetKind
from bot.studio import NotDrawn
from bot.tables import Tables
from tests.bot.hands import PRINTED, hands
from tests.bot.toy_face import secret
from tools.soak.clock import JumpyTime
from tools.soak.faults import is_injected
from tools.soak.server import Posted, Server

MARK = re.compile(re.escape(secret(0)).replace("0", r"(\d+)"))
QUOTED = re.compile(r"'([^']+)'|\"([^\"]+)\"")
LATELY = 10.0  # seconds for which a letter may be on its way to who has just left a seat
GIVEN_UP = {"tried too often", "a fault of ours"}


@dataclass(frozen=True, slots=True)
class Secrets:
    """What nobody may read now: secrets of chance; and cards that one seat alone holds."""

    chance: tuple[str, ...]
    cards: dict[str, int]


def secrets_of(live: LiveGame) -> Secrets:
    """What is secret in a game."""
    row = live.row
    chance = (row.reserve, *([] if row.status is Status.OVER else [row.eras[-1].secret]))
    printed = [] if row.status is Status.OVER else _held(live)  # the record of a game that is over tells all
    by = Counter(name for names in printed for name in names)
    single = {name: seat for seat, names in enumerate(printed) for name in names if by[name] == 1}
    return Secrets(tuple(filter(None, chance)), single)


def _held(live: LiveGame) -> list[set[str]]:
    """What each seat holds; nothing where a game has no hands."""
    state = live.table.state if live.table is not None else None
    held = hands(state) if hasattr(state, "nations") or hasattr(state, "players") else []
    return [{_printed(name) for name in hand} for hand in held]


def _printed(name: str) -> str:
    """What people read on a card; several cards may read the same."""
    return PRINTED[name].name if name in PRINTED else name


@dataclass(slots=True)
class Watch:
    """Who sits where, what everybody was told; and what was found."""

    clock: JumpyTime
    leaked: list[str] = field(default_factory=list)
    checked: int = 0
    _told: dict[tuple[int, int | None], set[str]] = field(default_factory=dict)
    _holders: dict[tuple[int, int], int | None] = field(default_factory=dict)
    _left: dict[tuple[int, int, int | None], float] = field(default_factory=dict)

    def announce(self, outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
        """The bot's own letters; what is told and held is noted before they are written."""
        game = outcome.game.id
        for seat, names in enumerate(_held(live)):
            self._told.setdefault((game, seat), set()).update(names)
        for told in outcome.told:
            words = {_printed(one or other) for one, other in QUOTED.findall(repr(told.event))}
            for reader in (None, *range(len(outcome.seats))):
                if told.reaches(reader):
                    self._told.setdefault((game, reader), set()).update(words)
        return announce(outcome, live)

    def hear(self, outcome: Outcome) -> None:
        """An outcome was announced: a listener of the tables."""
        self.seat(outcome.game.id, outcome.seats)

    def seat(self, game: int, seats: Sequence[SeatRow]) -> None:
        """Who sits where now."""
        for row in seats:
            now, before = None if row.standin else row.user, self._holders.get((game, row.seat))
            if now != before:
                self._left[game, row.seat, before] = self.clock.passed
            self._holders[game, row.seat] = now

    def forget(self, game: int) -> None:
        """A game is done with. What is told is noted in other threads: nothing of others is touched."""
        kept: tuple[dict[Any, Any], ...] = (self._told, self._holders, self._left)
        for known in kept:
            for key in [key for key in list(known) if key[0] == game]:
                del known[key]

    def address(self, target: Target, payload: dict[str, Json], stored: Sequence[SeatRow]) -> None:
        """A letter is about to be posted: what is for a seat goes to who plays it, as heard or stored."""
        game, seat = payload["game"], payload.get("seat", -1)
        if target.kind is not TargetKind.DM or (game, seat) not in self._holders:
            return
        left = self._left.get((game, seat, target.id))
        holders = {self._holders[game, seat], *(row.user for row in stored if row.seat == seat)}
        if target.id not in holders and (left is None or self.clock.passed - left > LATELY):
            self.leaked.append(f"game {game}: a letter for seat {seat} goes to somebody else")

    def read(self, post: Posted, payload: dict[str, Json], secrets: Secrets) -> None:
        """A message was posted."""
        game, seat = payload["game"], payload.get("seat") if post.is_private else None
        self.checked += 1
        for found in MARK.findall(post.text):
            if seat is None or int(found) != seat:
                self.leaked.append(f"game {game}: a secret of seat {found} is read by seat {seat}")
        if any(each in post.text for each in secrets.chance):
            self.leaked.append(f"game {game}: a secret of chance is posted")
        told = self._told.get((game, seat), set())
        for name, holder in secrets.cards.items():
            if holder != seat and name not in told and re.search(rf"\b{re.escape(name)}\b", post.text):
                where = _around(name, post.text)
                self.leaked.append(
                    f"game {game}: seat {seat} reads of {name}, which seat {holder} holds: {where}"
                )


def _around(name: str, text: str) -> str:
    """The line of a text that a name stands in."""
    return next((line[:200] for line in text.split("\n") if name in line), "")


class WatchedPoster:
    """Posts, and has everything read that reached people, also where the bot was told that it did not."""

    def __init__(self, poster: Poster, server: Server, tables: Tables, watch: Watch) -> None:
        self._poster, self._server, self._tables, self._watch = poster, server, tables, watch

    async def post(self, sending: Sending) -> int:
        """Post one letter."""
        payload = sending.payload

        async def holds() -> bool:
            if not await sending.holds():
                return False
            stored = await self._tables.store.games.seats(payload["game"])
            self._watch.address(sending.target, payload, stored)
            return True

        try:
            return await self._poster.post(replace(sending, holds=holds))
        finally:
            for post in self._server.take(sending.nonce):
                try:
                    self._watch.read(post, payload, await self._tables.look(payload["game"], secrets_of))
                except Exception as error:
                    if not is_injected(error):
                        raise


class LogWatch(logging.Handler):
    """Counts what is logged; an error that was not made on purpose is a fault of the bot."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._lines = JsonLines()

    def emit(self, record: logging.LogRecord) -> None:
        """Look at a record."""
        message = record.getMessage().partition("\n")[0]
        reason = getattr(record, "reason", "")
        self.counts[f"{message}: {reason}" if reason else message] += 1
        if reason in GIVEN_UP:
            self.wrong.append(f"lost: a letter was dropped ({reason})")
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not is_injected(error) and not isinstance(error, NotDrawn):
            self.wrong.append(f"an error that nobody made: {message}: {described(error)}")
        if MARK.search(self._lines.format(record)):
            self.wrong.append(f"leaked: a secret is logged: {message}")
