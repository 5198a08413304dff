"""Time: one task that sleeps until the earliest moment at which something is due in any game."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from bot import actions
from bot.agenda import Agenda
from bot.deadlines import deadline, held_until, pace_of
from bot.dues import Deadline, Departs, Due, Remind, Returns, RoundUp, Seated, latest_reminders
from bot.live_game import LiveGame, Outcome
from bot.notices import PlayerSat, Started
from bot.reminding import reminders
from bot.rounding_up import next_moment, round_up
from bot.standins import DEFAULTS
from bot.store.rows import GameRow, Leave, Prefs, Status, Vacation
from bot.store.share import Share
from bot.tables import Tables

log = logging.getLogger(__name__)
LONGEST_SLEEP = 60.0  # the machine's clock may be set meanwhile
STUMBLED = 1.0  # seconds to get up again
AGAIN, LONGEST_WAIT = 60, 3600  # seconds until what failed is tried again: twice as long each time


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
    """Lets deadlines pass, reminds, seats stand-ins for those on vacation; each once, over restarts too.

    An error stays with what it happened to: it is logged, counted in `failures`, and tried again, later each
    time. Whatever takes longer than `patience` is left to itself, and nothing else that is due waits for it.
    """

    def __init__(self, tables: Tables, source: Time, patience: float = 10.0) -> None:
        self._tables = tables
        self._store = tables.store
        self._time = source
        self._patience = patience
        self._agenda = Agenda()
        self._deadlines: dict[int, int] = {}
        self._waits: dict[int, list[Due]] = {}  # what stands in the agenda for each game's deadline
        self._busy: dict[asyncio.Task[None], Due] = {}
        self._tries: dict[Due, int] = {}
        self._poked = asyncio.Event()
        self._run: asyncio.Task[None] | None = None
        self.failures = 0
        tables.listeners.append(self.note)

    @property
    def ahead(self) -> int:
        """How many things are still to come."""
        return len(self._agenda)

    async def load(self) -> None:
        """Learn from the store what is due."""
        share = self._tables.peers.share
        for row in await self._store.schedule.running(share):
            try:
                self._expect(row)
            except ValueError:  # settings nobody can read; the other games have their deadlines
                self.failures += 1
                log.exception("a game has no readable pace", extra={"game": row.id})
        for game, seat, until in await self._store.schedule.away(share):
            self._add(Returns(until, game, seat))
        if not share.has(0):
            return
        for vacation in await self._store.people.upcoming_vacations(self._time.now()):
            self._add(Departs(vacation.starts, vacation.user))
        for user, prefs in (await self._store.people.timed()).items():
            self.expect(user, prefs)

    def expect(self, user: int, prefs: Prefs) -> None:
        """A person has hours of their own: when to tell them next what waits."""
        moment = next_moment(prefs, self._time.now())
        if moment is not None and self._tables.peers.share.has(0):
            self._add(RoundUp(moment, user))

    async def learn(self, user: int) -> None:
        """Something about a person changed elsewhere: their hours, a vacation."""
        if self._tables.peers.share.has(0):
            self.expect(user, (await self._store.people.prefs([user]))[user])
            for vacation in await self._store.people.vacations([user], self._time.now()):
                self._add(Departs(vacation.starts, user))

    async def follow(self, _share: Share) -> None:
        """Work for other servers than before: all that is due is learnt anew."""
        self._agenda = Agenda()
        self._deadlines.clear()
        self._waits.clear()
        await self.load()

    async def start(self) -> None:
        """Load, then keep time in the background."""
        await self.load()
        self._run = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._busy, *([self._run] if self._run else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self, outcome: Outcome) -> None:
        """Learn of an action: a listener of the tables."""
        if self._tables.peers.share.has(outcome.game.guild):
            self._expect(outcome.game)
            for seat in outcome.seats:
                if seat.until is not None:
                    self._add(Returns(seat.until, outcome.game.id, seat.seat))
        if any(isinstance(notice, Started | PlayerSat) for notice in outcome.notices):
            self._add(Seated(self._time.now(), outcome.game.id))

    async def check(self) -> None:
        """Let happen all that is due by now."""
        now = self._time.now()
        while taken := self._agenda.take(now):
            for due in latest_reminders(taken):
                await self._attempt(due, now)

    async def _attempt(self, due: Due, now: int) -> None:
        game = due.game if not isinstance(due, Departs | RoundUp) else None
        if game is not None and any(game == getattr(late, "game", None) for late in self._busy.values()):
            self._add(due, now + AGAIN)
            return
        task = asyncio.get_running_loop().create_task(self._try(due))
        self._busy[task] = due
        task.add_done_callback(lambda task: self._busy.pop(task))
        await asyncio.wait({task}, timeout=self._patience)

    async def _try(self, due: Due) -> None:
        try:
            await self._happen(due)
        except Exception:
            self.failures += 1
            tries = self._tries[due] = self._tries.get(due, 0) + 1
            log.exception("what was due could not be done", extra={"due": type(due).__name__, "tries": tries})
            self._add(due, self._time.now() + min(AGAIN * 2 ** (tries - 1), LONGEST_WAIT))
        else:
            self._tries.pop(due, None)

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
            try:
                self._poked.clear()
                await self.check()
                await self._rest()
            except Exception:  # whatever it is, time goes on
                self.failures += 1
                log.exception("the clock stumbled")
                await asyncio.sleep(STUMBLED)

    async def _rest(self) -> None:
        """Sleep until something is due, or something new is to come."""
        first, wait = self._agenda.first, LONGEST_SLEEP
        if first is not None:
            wait = min(wait, max(0.0, first - self._time.now()))
        sleep = asyncio.ensure_future(self._time.sleep(wait))
        poke = asyncio.ensure_future(self._poked.wait())
        try:
            await asyncio.wait({sleep, poke}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            poke.cancel()

    def _add(self, due: Due, moment: int | None = None) -> None:
        self._agenda.add(due, moment)
        self._poked.set()

    def _expect(self, row: GameRow) -> None:
        if row.status is not Status.RUNNING or row.deadline is None:
            self._forget(row.id)
        elif self._deadlines.get(row.id) != row.deadline:
            self._forget(row.id)
            self._deadlines[row.id] = row.deadline
            self._wait(row.id, Deadline(row.deadline, row.id))
            pace = pace_of(row.settings)
            since = max(row.asked, row.deadline - pace.grace) if row.grace else row.asked
            for before in pace.reminders:
                if row.deadline - before > since:
                    self._wait(row.id, Remind(row.deadline - before, row.id, row.deadline, before))

    def _wait(self, game: int, due: Due) -> None:
        self._waits.setdefault(game, []).append(due)
        self._add(due)

    def _forget(self, game: int) -> None:
        """A game's deadline is no longer its deadline."""
        self._deadlines.pop(game, None)
        gone = self._waits.pop(game, ())
        self._agenda.drop(gone)
        for due in gone:
            self._tries.pop(due, None)

    async def _happen(self, due: Due) -> None:
        match due:
            case Deadline(moment, game) if self._deadlines.get(game) == moment:
                await self._fire(game, moment)
            case Remind() if self._deadlines.get(due.game) == due.deadline:
                await self._remind(due)
            case Departs(_, user):
                await self._depart(user)
            case Returns(moment, game, seat):
                await self._return(game, seat, moment)
            case Seated(_, game):
                await self._sit_in(game)
            case RoundUp(moment, user):
                await self._round_up(user, moment)

    async def _fire(self, game: int, moment: int) -> None:
        users = [seat.user for seat in await self._store.games.seats(game) if seat.user is not None]
        vacations = await self._store.people.vacations(users, self._time.now())
        outcome = await self._tables.do(game, actions.fire(moment, vacations))
        if outcome.refusal is not None and outcome.game.deadline != moment:
            self._expect(outcome.game)  # somebody else has set another one

    async def _depart(self, user: int) -> None:
        """A vacation begins in every game of a person; an error in one does not keep it from the others."""
        found = await self._store.games.of_user(user)
        done = await asyncio.gather(*(self._sit_in(row.id) for row in found), return_exceptions=True)
        for error in done:
            if isinstance(error, BaseException):
                raise error

    async def _round_up(self, user: int, moment: int) -> None:
        """Tell a person what waits, and again a day later."""
        prefs = (await self._store.people.prefs([user]))[user]
        if next_moment(prefs, moment - 1) != moment:
            return  # they have chosen another hour
        self.expect(user, prefs)
        await round_up(self._tables, user, prefs, moment)

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
        users = [seat.user for seat in await self._store.games.seats(due.game) if seat.user is not None]
        vacations = await self._store.people.vacations(users, now)
        outcome, later, posts = await self._tables.look(
            due.game, lambda live: reminders(live, due, vacations, now, self._tables.announce)
        )
        for remind in later:
            self._wait(due.game, remind)
        for seat, letters in posts.items():
            await self._store.schedule.remind(due.game, due.deadline, seat, due.before, letters)
        self._tables.tell(outcome)
