"""The tables: games loaded on demand, one deed at a time each, stored before anybody is told.

A deed is worked out in a worker thread on the game in memory and written in one transaction: inputs,
checkpoints, seats, the deadline, and the letters that announce it. Only then does `do` return. When the store
says that somebody else was first, or anything goes wrong, the game in memory is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot import deeds
from bot.deeds import Deed
from bot.notices import Reopened, RolledBack, Started
from bot.sitting import Announce, Kinds, Outcome, Play, Sitting, silent
from bot.standing import DEFAULTS, Defaults
from bot.store import Change, Loaded, LostRace, Store
from bot.store.rows import LIVE, GameRow, InputRow, Json, Prefs, SeatRow, Status, VoteRow
from bot.votes import Motion, Tally, motion_parts, tally
from rules.table import Game, Refusal, open_table, refuse, restore
from rules.table.codec import load_checkpoint, load_input

T = TypeVar("T")
log = logging.getLogger(__name__)
TRIES = 20
WORKERS = 4


class NoSuchGame(Exception):
    """There is no game of this number."""


class Tables:
    """Every game of a store.

    `games` are the rulesets by key, `kinds` the stand-ins by kind, `now` tells the time, `announce` writes
    the letters of an outcome (a pure function, called in the worker thread, perhaps more than once).
    `listeners` are called on the event loop after an outcome is stored. At most `idle` games stay in memory.
    `entropy` gives the seeds; only tests set another one.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        kinds: Kinds,
        now: Callable[[], int],
        announce: Announce = silent,
        idle: int = 200,
    ) -> None:
        self.store = store
        self.games = games
        self.kinds: Kinds = {DEFAULTS: Defaults(), **kinds}
        self.now = now
        self.announce = announce
        self.listeners: list[Callable[[Outcome], None]] = []
        self.entropy: Callable[[int], bytes] = secrets.token_bytes
        self._idle = idle
        self._sittings: OrderedDict[int, Sitting] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._workers = ThreadPoolExecutor(WORKERS, "table")
        self._going_on: set[asyncio.Task[Outcome]] = set()

    @asynccontextmanager
    async def look(self, game: int) -> AsyncIterator[Sitting]:
        """A game to look at; nothing happens to it meanwhile. Be brief, and change nothing."""
        async with self._lock(game):
            yield await self._sitting(game)

    async def work(self, function: Callable[..., T], *args: Any) -> T:
        """Run something slow in a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self._workers, function, *args)

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        ruleset: str,
        options: Mapping[str, str],
        settings: Mapping[str, Json],
        seats: Sequence[SeatRow] = (),
    ) -> GameRow:
        """Open a lobby; ChannelTaken if the channel has a live game."""
        row = GameRow(
            id=0, guild=guild, channel=channel, host=host, ruleset=ruleset, options=dict(options),
            settings=dict(settings), seed=self.entropy(32).hex(), status=Status.LOBBY, created=self.now(),
        )  # fmt: skip
        return await self.store.games.create(row, seats)

    async def do(self, game: int, deed: Deed) -> Outcome:
        """Do a deed (see `bot.deeds`). When this returns without a refusal, it is stored."""
        async with self._lock(game):
            return await self._do(game, deed)

    async def start(self, game: int) -> Outcome:
        """Begin the game of a lobby."""

        def deed(play: Play) -> Refusal | None:
            row, sitting = play.row, play.sitting
            if row.status is not Status.LOBBY:
                return refuse("begun", "The game has begun already.")
            names, seed = sitting.names, bytes.fromhex(row.seed)
            table = open_table(self.games[row.ruleset], row.options, names, seed, sitting.kept.append)
            if isinstance(table, Refusal):
                return table
            sitting.table = table
            play.row = replace(row, status=Status.RUNNING, names=list(names))
            play.whole = True
            play.notices.append(Started(table.commitment))
            return None

        return await self.do(game, deed)

    async def roll_back(self, game: int, phase: int) -> Outcome:
        """Go back to the start of a phase; chance is forked, so that nobody knows what will be drawn."""
        async with self._lock(game):
            sitting = await self._sitting(game)
            kept = await self.store.games.checkpoint(game, phase)
            undone = await self.store.games.inputs(game, phase)
            phases = tuple(
                name for number, name in await self.store.games.phases(game) if number >= phase and name
            )
            live = await self.store.games.in_channel(sitting.row.channel)

            def deed(play: Play) -> Refusal | None:
                if kept is None or not kept.name or play.sitting.table is None:
                    return refuse("no-such-phase", "The game has not reached such a phase.")
                if live is not None and live.id != game and live.status in LIVE:
                    return refuse("channel-taken", "Another game is played in this channel now.")
                forked = replace(
                    load_checkpoint(kept.data), fork=play.sitting.table.checkpoint.fork + 1, paused=False
                )
                play.sitting.kept[:] = [forked]
                play.replace_table(self._restore(play.sitting, forked, ()), phase)
                play.row = replace(play.row, status=Status.RUNNING, remaining=None)
                play.notices.append(RolledBack(phase, kept.name, len(undone), phases))
                return None

            return await self._do(game, deed)

    async def vote(self, game: int, seat: int, motion: str, yes: bool) -> tuple[Tally, Outcome | None]:
        """Cast a vote; with the outcome, when the motion has carried by it."""
        kind, _ = motion_parts(motion)
        async with self._lock(game):
            sitting = await self._sitting(game)
            since = sitting.row.asked if kind is Motion.EXTEND else 0
            cast = await self.store.pace.vote(game, VoteRow(motion, seat, yes, self.now()))
            count = tally(motion, [vote for vote in cast if vote.at >= since], sitting.seats)
            if not count.carried:
                return count, None
            await self.store.pace.clear_votes(game, motion)
            return count, await self._do(game, deeds.carried(motion))

    async def know(self, sitting: Sitting) -> None:
        """Bring what a game's announcements need to know of its players up to date."""
        users = [seat.user for seat in sitting.seats if seat.user is not None]
        sitting.prefs = await self.store.people.prefs(users)
        sitting.closed = await self.store.people.closed_dms(users)

    async def set_prefs(self, user: int, prefs: Prefs) -> None:
        """Keep a person's preferences, for the games in memory too."""
        await self.store.people.set_prefs(user, prefs)
        await self.refresh(user)

    async def refresh(self, user: int) -> None:
        """Something about a person changed (their preferences, their DMs): tell the games in memory."""
        for sitting in list(self._sittings.values()):
            if sitting.seat_of(user) is not None:
                await self.know(sitting)

    async def set_draft(self, game: int, seat: int, key: str, data: Json) -> None:
        """Keep what a seat prepares for a question; forgotten when it is answered or no longer asked."""
        await self.store.people.set_draft(game, seat, key, data)
        if game in self._sittings:
            self._sittings[game].drafts.add((seat, key))

    async def wake(self) -> None:
        """After a start: let stand-ins go on where they were broken off."""
        for row in await self.store.games.live():
            if row.busy:
                self._go_on(row.id)

    async def quiet(self) -> None:
        """Wait until no stand-in has anything left to do."""
        while self._going_on:
            await asyncio.wait(self._going_on)

    async def close(self) -> None:
        """Stop working; the store stays open."""
        for task in self._going_on:
            task.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)
        self._workers.shutdown(wait=False)

    def _lock(self, game: int) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _do(self, game: int, deed: Deed) -> Outcome:
        for _ in range(TRIES):
            sitting = await self._sitting(game)
            try:
                return await self._attempt(sitting, deed)
            except LostRace:
                self._sittings.pop(game, None)
            except BaseException:
                self._sittings.pop(game, None)
                raise
        raise LostRace(game)

    async def _attempt(self, sitting: Sitting, deed: Deed) -> Outcome:
        change, outcome = await self.work(self._apply, sitting, deed)
        if change is None:
            return outcome
        sitting.row = await self.store.games.commit(change)
        if change.seats is not None:
            await self.know(sitting)
        outcome = replace(outcome, game=sitting.row)
        for listener in self.listeners:
            listener(outcome)
        if sitting.row.busy:
            self._go_on(sitting.row.id)
        return outcome

    def _apply(self, sitting: Sitting, deed: Deed) -> tuple[Change | None, Outcome]:
        play = Play(sitting, self.now())
        refusal = deed(play)
        if refusal is None:
            return play.finish(self.kinds, self.announce)
        if play.touched:
            raise AssertionError(f"half a deed: {refusal}")
        return None, Outcome(sitting.row, sitting.seats, refusal, awaited=sitting.awaited())

    def _go_on(self, game: int) -> None:
        task = asyncio.get_running_loop().create_task(self.do(game, lambda play: None))
        self._going_on.add(task)
        task.add_done_callback(self._went_on)

    def _went_on(self, task: asyncio.Task[Outcome]) -> None:
        self._going_on.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("stand-ins could not go on", exc_info=error)

    async def _sitting(self, game: int) -> Sitting:
        found = self._sittings.get(game)
        if found is None:
            loaded = await self.store.games.load(game)
            if loaded is None:
                raise NoSuchGame(game)
            found = await self.work(self._take_up, loaded)
            found.drafts = await self.store.people.drafts(game)
            await self.know(found)
            self._sittings[game] = found
            self._make_room()
            if found.table is not None and found.table.reopened:
                await self._attempt(found, self._reopen)
        self._sittings.move_to_end(game)
        return found

    def _make_room(self) -> None:
        spare = len(self._sittings) - self._idle
        for game in [g for g in self._sittings if not self._lock(g).locked()][: max(0, spare)]:
            del self._sittings[game]

    def _take_up(self, loaded: Loaded) -> Sitting:
        sitting = Sitting(loaded.game, loaded.seats)
        if loaded.checkpoint is not None:
            sitting.table = self._restore(sitting, load_checkpoint(loaded.checkpoint.data), loaded.inputs)
        return sitting

    def _restore(self, sitting: Sitting, checkpoint: Any, inputs: Sequence[InputRow]) -> Any:
        game, seed = self.games[sitting.row.ruleset], bytes.fromhex(sitting.row.seed)
        entries = [load_input(row.data) for row in inputs]
        return restore(game, sitting.names, seed, checkpoint, entries, sitting.kept.append)

    def _reopen(self, play: Play) -> None:
        """Stored answers fit the rules no longer: the phase is stored anew, without them."""
        table = play.sitting.game_table
        reason = next((told.event.reason for told in table.told if hasattr(told.event, "reason")), "")
        play.sitting.kept[:] = [table.checkpoint]
        play.replace_table(self._restore(play.sitting, table.checkpoint, ()), table.checkpoint.number)
        play.notices.append(Reopened(table.phase or "", reason))
