"""Time: one task that sleeps until the earliest moment at which something is due in any game."""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from typing import Protocol

from bot import actions
from bot.deadlines import deadline, held_until, pace_of
from bot.dues import Deadline, Departs, Due, Remind, Returns
from bot.live_game import LiveGame, Outcome
from bot.notices import PlayerSat, Started
from bot.reminding import reminders
from bot.standins import DEFAULTS
from bot.store.rows import GameRow, Leave, Status, Vacation
from bot.tables import Tables

log = logging.getLogger(__name__)
LONGEST_SLEEP = 3600.0  # the machine's clock may be set meanwhile
AGAIN = 60  # seconds until what failed is tried again


class Time(Protocol):
    """A source of time; tests have one that stands still."""

    def now(self) -> int:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class SystemTime:
    """The machine's time."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)


class Timekeeper:
    """Lets deadlines pass, reminds, seats stand-ins for those on vacation; each once, over restarts too."""

    def __init__(self, tables: Tables, source: Time) -> None:
        self._tables = tables
        self._store = tables.store
        self._time = source
        self._agenda: list[tuple[int, int, Due]] = []
        self._count = 0
        self._deadlines: dict[int, int] = {}
        self._returns: set[Returns] = set()
        self._poked = asyncio.Event()
        self._later: set[asyncio.Task[None]] = set()
        self._run: asyncio.Task[None] | None = None
        tables.listeners.append(self.note)

    async def load(self) -> None:
        """Learn from the store what is due; once, at the start."""
        for row in await self._store.schedule.running():
            self._expect(row)
        for vacation in await self._store.people.upcoming_vacations(self._time.now()):
            self._add(Departs(vacation.starts, vacation.user))
        for game, seat, until in await self._store.schedule.away():
            self._return_at(Returns(until, game, seat))

    async def start(self) -> None:
        """Load, then keep time in the background."""
        await self.load()
        self._run = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._later, *([self._run] if self._run else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self, outcome: Outcome) -> None:
        """Learn of an action: a listener of the tables."""
        self._expect(outcome.game)
        for seat in outcome.seats:
            if seat.until is not None:
                self._return_at(Returns(seat.until, outcome.game.id, seat.seat))
        if any(isinstance(notice, Started | PlayerSat) for notice in outcome.notices):
            task = asyncio.get_running_loop().create_task(self._sit_in(outcome.game.id))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def check(self) -> None:
        """Let happen all that is due by now."""
        if self._later:
            await asyncio.gather(*self._later)
        now = self._time.now()
        while self._agenda and self._agenda[0][0] <= now:
            due = heapq.heappop(self._agenda)[2]
            try:
                await self._happen(due)
            except Exception:
                log.exception("what was due could not be done", extra={"due": type(due).__name__})
                self._add(due, now + AGAIN)

    async def take_vacation(self, vacation: Vacation) -> None:
        """A person will be away."""
        await self._store.people.add_vacation(vacation)
        self._add(Departs(vacation.starts, vacation.user))

    async def end_vacation(self, user: int) -> bool:
        """A person is back early, or stays after all; True when there was a vacation."""
        ended = await self._store.people.vacations([user], self._time.now())
        found = await self._store.people.end_vacations(user)
        for row in await self._store.games.of_user(user):
            for seat in await self._store.games.seats(row.id):
                if seat.user == user and seat.until is not None:
                    await self._tables.do(row.id, actions.come_back(seat.seat))
            pace = pace_of(row.settings)
            if any(row.deadline == held_until(pace, vacation) for vacation in ended):
                await self._tables.do(row.id, actions.set_deadline(deadline(pace, self._time.now())))
        return found > 0

    async def _keep(self) -> None:
        while True:
            await self.check()
            self._poked.clear()
            wait = LONGEST_SLEEP
            if self._agenda:
                wait = min(wait, max(0.0, self._agenda[0][0] - self._time.now()))
            sleep = asyncio.ensure_future(self._time.sleep(wait))
            poke = asyncio.ensure_future(self._poked.wait())
            try:
                await asyncio.wait({sleep, poke}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                sleep.cancel()
                poke.cancel()

    def _add(self, due: Due, moment: int | None = None) -> None:
        self._count += 1
        heapq.heappush(self._agenda, (due.moment if moment is None else moment, self._count, due))
        if self._agenda[0][2] is due:
            self._poked.set()

    def _return_at(self, due: Returns) -> None:
        if due not in self._returns:
            self._returns.add(due)
            self._add(due)

    def _expect(self, row: GameRow) -> None:
        if row.status is not Status.RUNNING or row.deadline is None:
            self._deadlines.pop(row.id, None)
        elif self._deadlines.get(row.id) != row.deadline:
            self._deadlines[row.id] = row.deadline
            self._add(Deadline(row.deadline, row.id))
            for before in pace_of(row.settings).reminders:
                if row.deadline - before > row.asked:
                    self._add(Remind(row.deadline - before, row.id, row.deadline, before))

    async def _happen(self, due: Due) -> None:
        match due:
            case Deadline(moment, game) if self._deadlines.get(game) == moment:
                await self._fire(game, moment)
            case Remind() if self._deadlines.get(due.game) == due.deadline:
                await self._remind(due)
            case Departs(_, user):
                for row in await self._store.games.of_user(user):
                    await self._sit_in(row.id)
            case Returns(moment, game, seat):
                self._returns.discard(due)
                await self._return(game, seat, moment)

    async def _fire(self, game: int, moment: int) -> None:
        users = [seat.user for seat in await self._store.games.seats(game) if seat.user is not None]
        vacations = await self._store.people.vacations(users, self._time.now())
        outcome = await self._tables.do(game, actions.fire(moment, vacations))
        if outcome.refusal is not None and self._deadlines.get(game) == moment:
            del self._deadlines[game]

    async def _return(self, game: int, seat: int, moment: int) -> None:
        def is_due(live: LiveGame) -> bool:
            return live.seats[seat].until == moment and live.row.status is not Status.OVER

        if await self._tables.look(game, is_due):
            await self._tables.do(game, actions.come_back(seat))

    async def _sit_in(self, game: int) -> None:
        """Seat stand-ins for those whose vacation has begun and says so."""
        now = self._time.now()
        row, seats = await self._tables.look(game, lambda live: (live.row, live.seats))
        if row.status not in (Status.RUNNING, Status.PAUSED):
            return
        away = await self._store.people.vacations([s.user for s in seats if s.user is not None], now)
        for seat in seats:
            leave = next((v for v in away if v.user == seat.user and v.starts <= now), None)
            if leave is not None and leave.mode is not Leave.HOLD and seat.standin is None:
                chosen = pace_of(row.settings).standin if leave.mode is Leave.STANDIN else DEFAULTS
                await self._tables.do(game, actions.stand_in(seat.seat, chosen, leave.ends))

    async def _remind(self, due: Remind) -> None:
        now = self._time.now()
        if due.deadline <= now:
            return
        await self._tables.learn(due.game)
        outcome, later, posts = await self._tables.look(
            due.game, lambda live: reminders(live, due, now, self._tables.announce)
        )
        for remind in later:
            self._add(remind)
        for seat, letters in posts.items():
            await self._store.schedule.remind(due.game, due.deadline, seat, due.before, letters)
        for listener in self._tables.listeners:
            listener(outcome)
