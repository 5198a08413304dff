"""One letter on its way: to whom it goes now, tried until something has become of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bot.peers import ALONE, Peers
from bot.poster import DmsClosed, PlaceLost, Poster, Readdressed, Sending, TryAgain, Undeliverable
from bot.store import Store
from bot.store.rows import LOST, GameRow, LetterRow, LetterState, Target, TargetKind

log = logging.getLogger(__name__)
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
AT_ONCE = 16  # targets posted to at the same time
MOST_TRIES = 600  # about two days
MOST_FAULTS = 3  # errors that are ours: a picture that could not be drawn


class NotOurs(Exception):
    """Another process works for the letter's server now."""


class Delivery:
    """Delivers letters.

    `on_closed` is called once when a person's DMs turn out to be closed. `on_lost` is called when the place
    of a game cannot be posted to, and says whether the letter is kept; `on_found` when it can be again.
    """

    def __init__(
        self,
        store: Store,
        poster: Poster,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
        peers: Peers = ALONE,
    ) -> None:
        self._peers = peers
        self._store = store
        self._poster = poster
        self._now = now
        self._sleep = sleep
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.closed: set[int] = set()  # people who take no DMs
        self.on_closed: Callable[[LetterRow], Awaitable[None]] | None = None
        self.on_lost: Callable[[GameRow], Awaitable[bool]] | None = None
        self.on_found: Callable[[GameRow], Awaitable[None]] | None = None

    async def deliver(self, row: LetterRow, unsure: bool) -> bool:
        """Post a letter or drop it; False: it is kept, for its place is lost. `unsure`: it may be posted."""
        wait, faults = FIRST_WAIT, 0
        while True:
            if not self._peers.share.has(row.guild):
                raise NotOurs
            target, game = await self._address(row)
            if target is None or (target.kind is TargetKind.DM and target.id in self.closed):
                await self._settle(replace(row, state=LetterState.DROPPED))
                return True
            row = replace(row, attempts=row.attempts + 1)
            try:
                message = await self._post(row, target, unsure)
            except (TryAgain, SQLAlchemyError) as error:  # a database that fails is no fault of the letter
                busy = error if isinstance(error, TryAgain) else TryAgain(unsure=True)
                unsure = unsure or busy.unsure
                if row.attempts >= MOST_TRIES:
                    return await self._drop(row, "tried too often")
                await self._sleep(busy.after if busy.after is not None else wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except Readdressed:
                log.info("a letter goes to another reader", extra={"letter": row.id})
            except DmsClosed:
                return await self._close_dms(row, target)
            except PlaceLost as lost:
                if game is not None and self.on_lost is not None and await self.on_lost(game):
                    log.warning("a place is lost", extra={"game": game.id, "reason": lost.reason})
                    return False
                return await self._drop(row, lost.reason)
            except Undeliverable as never:
                return await self._drop(row, never.reason)
            except Exception:
                unsure, faults = True, faults + 1
                log.exception(
                    "a letter could not be posted", extra={"letter": row.id, "letter_kind": row.letter.kind}
                )
                if faults >= MOST_FAULTS:
                    return await self._drop(row, "a fault of ours")
                await self._sleep(FIRST_WAIT)
            else:
                await self._settle(replace(row, state=LetterState.POSTED, message=message))
                if game is not None and LOST in game.settings and self.on_found is not None:
                    await self.on_found(game)
                return True

    async def _post(self, row: LetterRow, target: Target, unsure: bool) -> int:
        letter = row.letter

        async def holds() -> bool:
            return (await self._address(row))[0] == target and self._peers.share.has(row.guild)

        since = await self._store.letters.newest_posted(row) if unsure else None
        async with self._at_once:
            return await self._poster.post(
                Sending(target, letter.kind, letter.payload, row.nonce, since, holds)
            )

    async def _address(self, row: LetterRow) -> tuple[Target | None, GameRow | None]:
        """Where a letter goes as things stand now, and the game whose channel that is."""
        target = row.letter.target
        if row.game is None:
            return target, None
        if target.kind is TargetKind.SEAT:
            return await self._holder(row), None
        if target.kind is not TargetKind.CHANNEL:
            return target, None
        game = await self._store.games.get(row.game)
        return (target, None) if game is None else (Target(TargetKind.CHANNEL, game.channel), game)

    async def _holder(self, row: LetterRow) -> Target | None:
        """Whoever plays a seat now; nobody where a stand-in does, or where it was for one person alone."""
        assert row.game is not None
        seats = await self._store.games.seats(row.game)
        seat = next((seat for seat in seats if seat.seat == row.letter.target.id), None)
        if seat is None or seat.user is None or seat.standin:
            return None
        meant = row.letter.payload.get("user", seat.user)
        return Target(TargetKind.DM, seat.user) if meant == seat.user else None

    async def _drop(self, row: LetterRow, reason: str) -> bool:
        log.warning("a letter was dropped", extra={"letter": row.id, "reason": reason})
        await self._settle(replace(row, state=LetterState.DROPPED))
        return True

    async def _close_dms(self, row: LetterRow, target: Target) -> bool:
        """Note a closed DM, once; the letter is dropped, for private answers in the channel say the same."""
        await self._settle(replace(row, state=LetterState.DROPPED))
        if target.kind is TargetKind.DM:
            self.closed.add(target.id)
            first = await self._store.people.close_dms(target.id, self._now())
            if first and self.on_closed is not None:
                await self.on_closed(replace(row, letter=replace(row.letter, target=target)))
        return True

    async def _settle(self, row: LetterRow) -> None:
        await self._store.letters.settle([row], self._now())
