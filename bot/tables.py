"""The tables: games loaded on demand, one action or look at a time each, stored before anybody is told.

An action is worked out in a worker thread on the game in memory and written in one transaction: inputs,
checkpoints, seats, the deadline, and the letters that announce it. Only then does `do` return. When the store
says that somebody else was first, or anything goes wrong, the game in memory is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot import actions
from bot.actions import Action
from bot.actions.eras import Entropy, new_secret
from bot.attempt import Attempt
from bot.live_game import Announce, Kinds, LiveGame, Outcome, silent
from bot.log import speak_of_game
from bot.peers import ALONE, Peers
from bot.restoring import take_up
from bot.standins import DEFAULTS, Defaults
from bot.store import Change, LostRace, Store
from bot.store.rows import LIVE, GameRow, Json, Prefs, SeatRow, Status, VoteRow
from bot.store.share import Share
from bot.votes import Motion, Tally, motion_parts, tally, too_late
from bot.watching.metrics import REFUSALS
from rules.table import Game, refuse
from rules.table.chance import Era

T = TypeVar("T")
log = logging.getLogger(__name__)
TRIES = 20
WORKERS = 4
WAITS = (1, 5, 30, 120, 600)  # seconds until stand-ins that failed try again


class NoSuchGame(Exception):
    """There is no game of this number."""


class Tables:
    """Every game of a store.

    `games` are the rulesets by key, `kinds` the stand-ins by kind, `now` tells the time, `announce` writes
    the letters of an outcome (a pure function, called in the worker thread, perhaps more than once).
    `listeners` are called on the event loop after an outcome is stored. At most `idle` games stay in memory.
    `entropy` gives the secrets of chance; only tests set another one. Where there are `peers`, a game in
    memory may be out of date: the store tells.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        kinds: Kinds,
        now: Callable[[], int],
        announce: Announce = silent,
        idle: int = 200,
        peers: Peers = ALONE,
    ) -> None:
        self.store = store
        self.peers = peers
        self.games = games
        self.kinds: Kinds = {DEFAULTS: Defaults(), **kinds}
        self.now = now
        self.announce = announce
        self.listeners: list[Callable[[Outcome], None]] = []
        self.entropy: Entropy = secrets.token_bytes
        self.called: dict[int, int] = {}
        """The people who were called and have not come yet, and when; all games know of it."""
        self._idle = idle
        self._live_games: OrderedDict[int, LiveGame] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._workers = ThreadPoolExecutor(WORKERS, "table")
        self._going_on: set[asyncio.Task[None]] = set()
        self._looking: set[asyncio.Task[Any]] = set()

    async def look(self, game: int, reader: Callable[[LiveGame], T]) -> T:
        """What a reader finds in a game: the one door to it.

        The reader runs in a worker while nothing else happens to the game, and changes nothing. What it
        returns is plain data (a screen, a refusal, a view, texts): nothing in it may hold the live game.
        """
        # Whoever gives up waiting leaves the reader running: the lock is held until it is done.
        speak_of_game(game)
        looking = asyncio.ensure_future(self._look(game, reader))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)
        return await asyncio.shield(looking)

    async def _look(self, game: int, reader: Callable[[LiveGame], T]) -> T:
        async with self._lock(game):
            return await self.work(reader, await self._live_game(game))

    @property
    def loaded(self) -> int:
        """How many games are in memory."""
        return len(self._live_games)

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
            settings=dict(settings), eras=(Era(new_secret(self.entropy)),), status=Status.LOBBY,
            created=self.now(),
        )  # fmt: skip
        return await self.store.games.create(row, seats)

    async def do(self, game: int, action: Action) -> Outcome:
        """Do an action (see `bot.actions`). When this returns without a refusal, it is stored."""
        speak_of_game(game)
        async with self._lock(game):
            return await self._do(game, action)

    def drop(self, games: Iterable[int]) -> None:
        """Load these games again when they are next asked for: the store has changed them."""
        for game in games:
            self._live_games.pop(game, None)

    def tell(self, outcome: Outcome) -> None:
        """Let everybody know of an outcome. It is stored: an error in one who listens takes nothing back."""
        for listener in self.listeners:
            try:
                listener(outcome)
            except Exception:
                log.exception("an outcome was not heard", extra={"game": outcome.game.id})

    async def start(self, game: int, pressed: str = "") -> Outcome:
        """Begin the game of a lobby; `pressed` is the last line that is added to chance."""
        return await self.do(game, actions.begin(self.games, pressed, self.entropy))

    async def roll_back(self, game: int, phase: int, cause: str = "") -> Outcome:
        """Go back to the start of a phase; chance starts anew, and `cause` is added to it."""
        async with self._lock(game):
            live = await self._live_game(game)
            other = await self.store.games.in_channel(live.row.channel)
            if other is not None and other.id != game and other.status in LIVE:
                taken = refuse("channel-taken", "Another game is played in this channel now.")
                return await self._do(game, lambda attempt: taken)
            kept = await self.store.games.checkpoint(game, phase)
            undone = await self.store.games.inputs(game, phase)
            names = await self.store.games.phases(game)
            phases = tuple(name for number, name in names if number >= phase and name)
            return await self._do(
                game, actions.go_back(self.games, kept, len(undone), phases, cause, self.entropy)
            )

    async def undo(self, game: int, user: int, seat: int) -> Outcome:
        """Take a seat's last answer back, though it ended a phase, while nothing came of it since."""
        async with self._lock(game):
            outcome = await self._do(game, actions.by(user, seat, actions.undo(seat)))
            if outcome.refusal is None or outcome.refusal.faults[0].code != "nothing-to-undo":
                return outcome
            before = outcome.game.phase - 1
            kept = await self.store.games.checkpoint(game, before)
            entries = await self.store.games.inputs(game, before, before)
            again = actions.take_back(self.games, kept, entries, seat, self.entropy)
            return await self._do(game, actions.by(user, seat, again))

    async def vote(
        self, game: int, seat: int, motion: str, yes: bool, by: int | None = None
    ) -> tuple[Tally, Outcome | None]:
        """Cast a vote; with the outcome, when the motion carries by it, or it cannot be cast."""
        kind, _ = motion_parts(motion)
        async with self._lock(game):
            live = await self._live_game(game)
            if by is not None and live.seats[seat].user != by:
                refused = await self._do(game, actions.by(by, seat, lambda attempt: None))
                return tally(motion, (), live.seats), refused
            if (late := too_late(motion, live.row, live.seats)) is not None:
                return tally(motion, (), live.seats), Outcome(live.row, live.seats, late)
            since = live.row.asked if kind is Motion.EXTEND else 0
            cast = await self.store.votes.cast(game, VoteRow(motion, seat, yes, self.now()))
            count = tally(motion, [vote for vote in cast if vote.at >= since], live.seats)
            if not count.carried:
                return count, None
            await self.store.votes.clear(game, motion)
            return count, await self._do(game, actions.carried(motion))

    async def _know(self, live: LiveGame) -> None:
        """Bring what a game's announcements need to know of its players up to date."""
        users = [seat.user for seat in live.seats if seat.user is not None]
        live.prefs = await self.store.people.prefs(users)
        live.closed = await self.store.people.closed_dms(users)
        self.called |= await self.store.people.called(users)
        live.called = self.called

    async def learn(self, game: int) -> None:
        """Bring what is known of a game's players up to date: another process may have changed it."""
        async with self._lock(game):
            await self._know(await self._live_game(game))

    async def set_prefs(self, user: int, prefs: Prefs) -> None:
        """Keep a person's preferences, for the games in memory too."""
        await self.store.people.set_prefs(user, prefs)
        await self.refresh(user)

    async def refresh(self, user: int) -> None:
        """Something about a person changed (their preferences, their DMs): tell the games in memory."""
        for game in list(self._live_games):
            async with self._lock(game):
                live = self._live_games.get(game)
                if live is not None and live.seat_of(user) is not None:
                    await self._know(live)

    async def note_call(self, user: int) -> None:
        """A person was called by something that is no action in a game."""
        await self.store.people.call(user, self.now())
        self.called[user] = self.now()

    async def came(self, user: int, *, in_dm: bool = False) -> None:
        """A person has pressed or written something: the next thing may call them again.

        What is done `in_dm` may be meant for a game of any process.
        """
        if self.called.pop(user, None) is not None or not self.peers.is_alone:
            await self.store.people.come(user, is_told=in_dm)

    async def set_draft(self, game: int, seat: int, key: str, data: Json, by: int | None = None) -> None:
        """Keep what a seat prepares for a question; forgotten when it is answered or no longer asked.

        Nothing is kept of somebody (`by`) who does not play the seat any more.
        """
        async with self._lock(game):
            if by is not None and (await self._live_game(game)).seats[seat].user != by:
                return
            await self.store.people.set_draft(game, seat, key, data)
            self.note_draft(game, seat, key)

    async def wake(self, _share: Share | None = None) -> None:
        """After a start, or with servers that another process had: stand-ins go on where they broke off."""
        for row in await self.store.games.live():
            if row.busy and self.peers.share.has(row.guild):
                self._go_on(row.id)

    async def changed(self, game: int) -> None:
        """Another process has done something in a game of ours: whoever listens hears of it here too."""
        row = await self.store.games.get(game)
        if row is None or not self.peers.share.has(row.guild):
            return
        self.tell(Outcome(row, await self.store.games.seats(game)))
        if row.busy:
            self._go_on(game)

    def forget(self) -> None:
        """Nobody knows what others have done meanwhile: every game is loaded again."""
        self._live_games.clear()
        self.called.clear()

    def note_draft(self, game: int, seat: int, key: str) -> None:
        """Something is prepared for a question, perhaps in another process."""
        if game in self._live_games:
            self._live_games[game].drafts.add((seat, key))

    async def quiet(self) -> None:
        """Wait until no stand-in has anything left to do."""
        while self._going_on:
            await asyncio.wait(self._going_on)

    async def close(self) -> None:
        """Stop working; the store stays open."""
        for task in self._going_on:
            task.cancel()
        await asyncio.gather(*self._going_on, *self._looking, return_exceptions=True)
        self._workers.shutdown(wait=False)

    def _lock(self, game: int) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _do(self, game: int, action: Action) -> Outcome:
        for _ in range(TRIES):
            live = await self._live_game(game, trust=True)
            try:
                outcome = await self._attempt(live, action)
                if outcome.refusal is None or await self._is_current(live):
                    return outcome
                self._live_games.pop(game, None)
            except LostRace:
                self._live_games.pop(game, None)
            except BaseException:
                self._live_games.pop(game, None)
                raise
        raise LostRace(game)

    async def _attempt(self, live: LiveGame, action: Action) -> Outcome:
        change, outcome = await self.work(self._apply, live, action)
        if change is None:
            return outcome
        is_ours = self.peers.share.has(live.row.guild)
        live.row = await self.store.games.commit(change if is_ours else replace(change, foreign=True))
        for user in change.came:
            self.called.pop(user, None)
        self.called.update(dict.fromkeys(change.called, outcome.at))
        outcome = replace(outcome, game=live.row)
        self.tell(outcome)
        if live.row.busy and is_ours:
            self._go_on(live.row.id)
        if change.seats is not None:
            await self._know_or_forget(live)
        return outcome

    async def _know_or_forget(self, live: LiveGame) -> None:
        """Learn of new players. What they did is stored: if that fails, the game is only loaded again."""
        try:
            await self._know(live)
        except Exception:
            log.exception("new players are not known yet", extra={"game": live.row.id})
            self._live_games.pop(live.row.id, None)

    def _apply(self, live: LiveGame, action: Action) -> tuple[Change | None, Outcome]:
        attempt = Attempt(live, self.now())
        refusal = action(attempt)
        if refusal is None:
            return attempt.finish(self.kinds, self.announce)
        if attempt.touched:
            raise AssertionError(f"half an action: {refusal}")
        REFUSALS.labels("game").inc()
        return None, Outcome(live.row, live.seats, refusal, awaited=live.awaited())

    def _go_on(self, game: int) -> None:
        task = asyncio.get_running_loop().create_task(self._keep_on(game))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    async def _keep_on(self, game: int) -> None:
        """Let stand-ins go on; nobody else may come by to ask them, so they try again by themselves."""
        for wait in WAITS:
            try:
                await self.do(game, lambda attempt: None)
                return
            except Exception:
                log.exception("stand-ins could not go on", extra={"game": game})
                await asyncio.sleep(wait)

    async def _is_current(self, live: LiveGame) -> bool:
        """Whether nobody else has changed a game since it was loaded; seats and hosts are part of it."""
        return self.peers.is_alone or await self.store.games.version(live.row.id) == live.row.version

    async def _live_game(self, game: int, trust: bool = False) -> LiveGame:
        """A game in memory; `trust`: it is not looked at whether it is current, for a change finds out."""
        found = self._live_games.get(game)
        if found is None or not (trust or await self._is_current(found)):
            loaded = await self.store.games.load(game)
            if loaded is None:
                raise NoSuchGame(game)
            found = await self.work(take_up, self.games, loaded)
            found.drafts = await self.store.people.drafts(game)
            await self._know(found)
            self._live_games[game] = found
            self._make_room()
            if found.is_reopened:
                await self._attempt(found, actions.reopen(self.games, self.entropy))
            elif found.is_migrated:
                await self._attempt(found, actions.take_over)
        self._live_games.move_to_end(game)
        return found

    def _make_room(self) -> None:
        spare = len(self._live_games) - self._idle
        for game in [g for g in self._live_games if not self._lock(g).locked()][: max(0, spare)]:
            del self._live_games[game]
