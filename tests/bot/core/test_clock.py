"""Deadlines pass once, reminders come once, vacations begin and end; over restarts too."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from bot import actions
from bot.clock import SystemTime, Timekeeper
from bot.deadlines import DAY, HOUR, PRESETS, Pace
from bot.live_game import LiveGame, Outcome
from bot.notices import GraceGiven, Held, Missed, Notice, PlayerBack, Reminder, SeatVacant, StandInSat
from bot.store import Change, Store
from bot.store.rows import Leave, Letter, Notify, Prefs, Target, TargetKind, Vacation
from tests.bot.core.playing import HOST, Hand, begin, people, tables
from tests.bot.inside import inside

PACE = Pace(seconds=DAY, grace=4 * HOUR, reminders=(6 * HOUR, HOUR), standin_after=2)


class World:
    """A table, its time, and all that was announced."""

    def __init__(self, store: Store) -> None:
        self.now = Hand()
        self.heard: list[Notice] = []
        self.tables = tables(store, self.now, self.announce)
        self.tables.listeners.append(self.hear)
        self.keeper = Timekeeper(self.tables, self)  # type: ignore[arg-type]  # `now` is called alike

    def announce(self, outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
        reminders = [notice for notice in outcome.notices if isinstance(notice, Reminder)]
        dm = Target(TargetKind.DM, 1)
        return [
            Letter(dm, "reminder", {"seat": r.seat, "notify": r.notify, "n": len(r.missing)})
            for r in reminders
        ]

    def hear(self, outcome: Outcome) -> None:
        self.heard += outcome.notices

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(3600)

    async def pass_time(self, seconds: int) -> list[Notice]:
        self.heard.clear()
        self.now.now += seconds
        await self.keeper.check()
        return list(self.heard)

    async def restart(self) -> None:
        """A new process on the same store."""
        await self.keeper.close()
        await self.tables.close()
        self.tables = tables(self.tables.store, self.now, self.announce)
        self.tables.listeners.append(self.hear)
        self.keeper = Timekeeper(self.tables, self)  # type: ignore[arg-type]  # `now` is called alike
        await self.keeper.load()

    async def reminders(self) -> list[tuple[int, str]]:
        rows = await self.tables.store.letters.pending()
        return [(row.letter.payload["seat"], row.letter.payload["notify"]) for row in rows]


@pytest.fixture
async def world(store: Store) -> AsyncIterator[World]:
    made = World(store)
    yield made
    await made.keeper.close()
    await made.tables.close()


async def test_a_deadline_passes_by_grace_then_defaults_then_a_stand_in(world: World) -> None:
    game = await begin(world.tables, people(3), PACE)
    await world.tables.do(game, actions.answer(0, "tax", 3))
    assert await world.pass_time(DAY - 1) == []
    start = world.now.now + 1
    assert await world.pass_time(1) == [GraceGiven((1, 2), start + 4 * HOUR)]
    assert await world.pass_time(4 * HOUR) == [Missed((1, 2))]
    await world.tables.do(game, actions.answer(0, "omen", "wine"))
    await world.tables.do(game, actions.answer(1, "omen", "salt"))  # back: nothing is missed in a row
    await world.pass_time(DAY)
    assert await world.pass_time(4 * HOUR) == [Missed((2,)), StandInSat(2, "random"), SeatVacant(2)]
    async with inside(world.tables, game) as live:
        assert [(s.missed, s.standin, s.vacant) for s in live.seats] == [
            (0, None, False),
            (0, None, False),
            (2, "random", True),
        ]
        assert 2 not in live.awaited()


async def test_a_deadline_passes_once_over_restarts(world: World) -> None:
    await begin(world.tables, people(2), replace(PACE, grace=0, standin_after=0))
    await world.pass_time(DAY - 5)
    await world.restart()
    assert await world.pass_time(10) == [Missed((0, 1))]
    await world.restart()
    assert await world.pass_time(0) == []
    assert await world.pass_time(DAY) == [Missed((0, 1))]


async def test_a_deadline_missed_while_nobody_ran_passes_at_the_start(world: World) -> None:
    await begin(world.tables, people(2), PACE)
    world.now.now += 3 * DAY
    await world.restart()
    assert await world.pass_time(0) == [GraceGiven((0, 1), world.now.now + 4 * HOUR)]


async def test_two_processes_let_it_pass_once(world: World, store: Store) -> None:
    await begin(world.tables, people(2), replace(PACE, grace=0))
    other = World(store)
    other.now = world.now
    other.tables.now = world.now
    await other.keeper.load()
    world.now.now += DAY
    await asyncio.gather(world.keeper.check(), other.keeper.check())
    assert world.heard.count(Missed((0, 1))) + other.heard.count(Missed((0, 1))) == 1
    await other.keeper.close()
    await other.tables.close()


async def test_a_deadline_that_was_moved_does_not_pass(world: World) -> None:
    game = await begin(world.tables, people(2), replace(PACE, grace=0))
    await world.tables.do(game, actions.extend(HOUR))
    assert await world.pass_time(DAY) == []
    assert await world.pass_time(HOUR) == [Missed((0, 1))]


async def test_no_time_passes_in_a_pause(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    await world.tables.do(game, actions.pause())
    assert await world.pass_time(9 * DAY) == []


async def test_reminders_name_what_is_missing_once(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    await world.tables.do(game, actions.answer(0, "tax", 1))
    await world.pass_time(18 * HOUR)
    assert await world.reminders() == [(1, "mention")]
    await world.restart()
    await world.pass_time(0)
    assert await world.reminders() == [(1, "mention")]
    await world.pass_time(5 * HOUR)
    assert await world.reminders() == [(1, "mention"), (1, "mention")]


async def test_a_reminder_says_how_the_player_wants_it(world: World) -> None:
    await world.tables.store.people.set_prefs(HOST, Prefs(notify=Notify.DM))
    await world.tables.store.people.set_prefs(HOST + 1, Prefs(notify=Notify.NONE))
    await begin(world.tables, people(2), PACE)
    await world.pass_time(18 * HOUR)
    assert await world.reminders() == [(0, "dm"), (1, "none")]


async def test_quiet_hours_put_a_reminder_off(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    moment = world.now.now + 18 * HOUR
    minute = moment % DAY // 60
    quiet = Prefs(quiet_from=(minute - 30) % 1440, quiet_to=(minute + 60) % 1440)
    await world.tables.set_prefs(HOST, quiet)
    await world.pass_time(18 * HOUR)
    assert await world.reminders() == [(1, "mention")]
    await world.pass_time(HOUR)
    assert await world.reminders() == [(1, "mention"), (0, "mention")]
    assert game


async def test_in_quiet_hours_until_the_deadline_nobody_is_pinged(world: World) -> None:
    await begin(world.tables, people(2), replace(PACE, reminders=(HOUR,)))
    minute = (world.now.now + 23 * HOUR) % DAY // 60
    quiet = Prefs(quiet_from=minute, quiet_to=(minute + 120) % 1440)
    await world.tables.set_prefs(HOST, quiet)
    await world.pass_time(23 * HOUR)
    assert await world.reminders() == [(0, "none"), (1, "mention")]


async def test_a_short_wait_has_no_long_reminder(world: World) -> None:
    await begin(world.tables, people(2), replace(PACE, seconds=2 * HOUR))
    await world.pass_time(1)
    assert await world.reminders() == []
    await world.pass_time(HOUR)
    assert len(await world.reminders()) == 2


def away(mode: Leave, starts: int, ends: int) -> Vacation:
    return Vacation(user=HOST + 1, starts=starts, ends=ends, mode=mode)


async def test_a_vacation_holds_the_game(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    await world.tables.do(game, actions.answer(0, "tax", 1))
    until = world.now.now + 5 * DAY
    await world.keeper.take_vacation(away(Leave.HOLD, world.now.now, until))
    assert await world.pass_time(DAY) == [Held((1,), until)]
    await world.restart()
    assert await world.pass_time(until - world.now.now) == [GraceGiven((1,), until + 4 * HOUR)]


async def test_who_is_back_early_holds_the_game_no_more(world: World, store: Store) -> None:
    game = await begin(world.tables, people(2), PACE)
    await world.keeper.take_vacation(away(Leave.HOLD, world.now.now, world.now.now + 9 * DAY))
    await world.pass_time(DAY)
    await world.keeper.end_vacation(HOST + 1)
    row = await store.games.get(game)
    assert row is not None
    assert row.deadline == world.now.now + DAY


@pytest.mark.parametrize(("mode", "kind"), [(Leave.DEFAULTS, "defaults"), (Leave.STANDIN, "random")])
async def test_a_vacation_hands_the_seat_over_and_back(world: World, mode: Leave, kind: str) -> None:
    game = await begin(world.tables, people(2), PACE)
    starts, ends = world.now.now + HOUR, world.now.now + 3 * DAY
    await world.keeper.take_vacation(away(mode, starts, ends))
    assert await world.pass_time(HOUR - 1) == []
    await world.restart()
    assert await world.pass_time(1) == [StandInSat(1, kind, ends)]
    async with inside(world.tables, game) as live:
        assert live.awaited() == (0,)
    await world.restart()
    heard = await world.pass_time(ends - world.now.now)
    assert PlayerBack(1) in heard
    async with inside(world.tables, game) as live:
        assert (live.seats[1].standin, live.seats[1].until) == (None, None)


async def test_a_game_that_begins_during_a_vacation_knows_of_it(world: World) -> None:
    ends = world.now.now + 3 * DAY
    await world.keeper.take_vacation(away(Leave.STANDIN, world.now.now, ends))
    await begin(world.tables, people(2), PACE)
    assert StandInSat(1, "random", ends) in await world.pass_time(0)


async def test_who_is_back_early_plays_again(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    await world.keeper.take_vacation(away(Leave.STANDIN, world.now.now, world.now.now + 3 * DAY))
    await world.pass_time(0)
    assert await world.keeper.end_vacation(HOST + 1)
    async with inside(world.tables, game) as live:
        assert live.seats[1].standin is None
    assert not await world.keeper.end_vacation(HOST + 1)


async def test_an_error_is_tried_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world.tables, people(2), replace(PACE, grace=0))
    real = world.tables.do

    async def broken(*args: object) -> Outcome:
        raise OSError("the disk is full")

    monkeypatch.setattr(world.tables, "do", broken)
    assert await world.pass_time(DAY) == []
    monkeypatch.setattr(world.tables, "do", real)
    assert await world.pass_time(59) == []
    assert await world.pass_time(1) == [Missed((0, 1))]


async def test_the_task_wakes_by_itself(store: Store) -> None:
    at = tables(store, Hand())
    hand = at.now
    assert isinstance(hand, Hand)
    asked: list[float] = []

    class Jumps:
        """Time that jumps to the moment slept for."""

        def now(self) -> int:
            return hand.now

        async def sleep(self, seconds: float) -> None:
            asked.append(seconds)
            await asyncio.sleep(0)
            hand.now += int(seconds)

    keeper = Timekeeper(at, Jumps())
    game = await begin(at, people(2), replace(PRESETS["live"], grace=0, standin_after=0))
    await keeper.start()
    async with asyncio.timeout(60):
        while len(await store.games.phases(game)) < 3:
            await asyncio.sleep(0)
    await keeper.close()
    await at.close()
    assert max(asked) <= 3600


async def test_the_machines_time_runs() -> None:
    source = SystemTime()
    before = source.now()
    await source.sleep(0)
    assert source.now() >= before > 1_700_000_000


async def test_nothing_is_due_in_an_empty_world(world: World) -> None:
    await world.keeper.load()
    assert await world.pass_time(DAY) == []


async def test_an_error_in_one_game_stops_no_other_deadline(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = replace(PACE, grace=0, standin_after=0)
    broken = await begin(world.tables, people(2), pace)
    for channel in range(2, 6):
        await begin(world.tables, people(2), pace, channel=channel)
    real = world.tables.do

    async def do(game: int, action: actions.Action) -> Outcome:
        if game == broken:
            raise OSError("the disk is full")
        return await real(game, action)

    monkeypatch.setattr(world.tables, "do", do)
    assert await world.pass_time(DAY) == [Missed((0, 1))] * 4
    assert world.keeper.failures == 1
    await world.pass_time(60)
    await world.pass_time(60)  # twice as long each time
    assert world.keeper.failures == 2
    await world.pass_time(60)
    assert world.keeper.failures == 3
    monkeypatch.setattr(world.tables, "do", real)
    assert await world.pass_time(240) == [Missed((0, 1))]


async def test_a_vacation_that_cannot_be_looked_up_does_not_end_the_clock(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = world.tables.store.people.vacations

    async def broken(*args: object) -> list[Vacation]:
        raise OSError("the database is locked")

    monkeypatch.setattr(world.tables.store.people, "vacations", broken)
    await begin(world.tables, people(2), replace(PACE, grace=0))
    await world.pass_time(0)
    monkeypatch.setattr(world.tables.store.people, "vacations", real)
    assert await world.pass_time(DAY) == [Missed((0, 1))]


async def test_a_game_that_hangs_holds_up_no_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(store)
    pace = replace(PACE, grace=0, standin_after=0, reminders=())
    stuck = await begin(world.tables, people(2), pace)
    await begin(world.tables, people(2), pace, channel=2)
    await world.pass_time(0)  # whoever sat down is seen to; from here on each game has its deadline only
    world.keeper._patience = 0.01
    real, never, passed = world.tables.do, asyncio.Event(), asyncio.Event()

    async def do(game: int, action: actions.Action) -> Outcome:
        if game == stuck:
            await never.wait()
        outcome = await real(game, action)
        passed.set()
        return outcome

    monkeypatch.setattr(world.tables, "do", do)
    await world.pass_time(DAY)
    await passed.wait()
    assert world.heard == [Missed((0, 1))]
    await world.keeper.close()
    await world.tables.close()


async def test_a_listener_that_fails_takes_nothing_back(world: World) -> None:
    def deaf(outcome: Outcome) -> None:
        raise RuntimeError("not heard")

    world.tables.listeners.insert(0, deaf)
    game = await begin(world.tables, people(2), replace(PACE, grace=0))
    outcome = await world.tables.do(game, actions.answer(0, "tax", 3))
    assert outcome.refusal is None
    assert await world.pass_time(DAY) == [Missed((1,))]


async def test_a_game_whose_pace_cannot_be_read_is_left_alone(world: World, store: Store) -> None:
    game = await begin(world.tables, people(2), PACE)
    await begin(world.tables, people(2), replace(PACE, grace=0), channel=2)
    row = await store.games.get(game)
    assert row is not None
    await store.games.commit(Change(game=replace(row, settings={"pace": {"zone": "Nowhere"}}), whole=True))
    await world.restart()
    assert Missed((0, 1)) in await world.pass_time(DAY)


async def test_deadlines_that_were_moved_leave_the_agenda(world: World) -> None:
    game = await begin(world.tables, people(2), PACE)
    for _ in range(200):
        await world.tables.do(game, actions.extend(HOUR))
    assert world.keeper.ahead <= 4
    await world.tables.do(game, actions.pause())
    assert world.keeper.ahead <= 1


BERLIN = Prefs(quiet_from=22 * 60, quiet_to=2 * 60 + 30, zone="Europe/Berlin")
REPEATED = 1_792_890_600  # 25 October 2026, 02:10 for the second time


async def test_in_the_repeated_hour_a_reminder_is_put_off_once(world: World) -> None:
    await world.tables.set_prefs(HOST, BERLIN)
    world.now.now = REPEATED - 5 * HOUR
    await begin(world.tables, people(2), replace(PACE, seconds=6 * HOUR, reminders=(HOUR,)))
    looks = 0
    real = world.tables.look

    async def look(game: int, reader: object) -> object:
        nonlocal looks
        looks += 1
        assert looks < 10, "a hot loop"
        return await real(game, reader)  # type: ignore[arg-type]

    world.tables.look = look  # type: ignore[assignment]
    await world.pass_time(5 * HOUR)
    assert await world.reminders() == [(1, "mention")]
    await world.pass_time(20 * 60)
    assert await world.reminders() == [(1, "mention"), (0, "mention")]


async def test_who_holds_the_game_by_a_vacation_is_not_reminded(world: World) -> None:
    await begin(world.tables, people(2), PACE)
    await world.keeper.take_vacation(away(Leave.HOLD, world.now.now, world.now.now + 9 * DAY))
    await world.pass_time(18 * HOUR)
    await world.pass_time(5 * HOUR)
    assert await world.reminders() == [(0, "mention"), (0, "mention")]


async def test_one_jump_of_time_brings_one_reminder(world: World) -> None:
    await begin(world.tables, people(2), PACE)
    await world.pass_time(DAY - 60)
    assert await world.reminders() == [(0, "mention"), (1, "mention")]
    await world.restart()
    await world.pass_time(1)
    assert await world.reminders() == [(0, "mention"), (1, "mention")]


async def test_a_jump_over_the_end_of_quiet_hours_brings_one_reminder(world: World) -> None:
    await begin(world.tables, people(2), PACE)
    minute = (world.now.now + 18 * HOUR) % DAY // 60
    await world.tables.set_prefs(HOST, Prefs(quiet_from=(minute - 30) % 1440, quiet_to=(minute + 30) % 1440))
    await world.pass_time(18 * HOUR)
    await world.pass_time(6 * HOUR - 60)
    assert sorted(await world.reminders()) == [(0, "mention"), (1, "mention"), (1, "mention")]


async def test_grace_does_not_remind_at_once(world: World) -> None:
    await begin(world.tables, people(2), replace(PACE, reminders=(6 * HOUR,)))
    await world.pass_time(DAY - 1)
    before = await world.reminders()
    await world.pass_time(1)
    await world.pass_time(1)
    assert await world.reminders() == before


async def test_the_clock_goes_on_after_any_error(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(store)
    checked = 0
    again = asyncio.Event()

    async def check() -> None:
        nonlocal checked
        checked += 1
        if checked == 1:
            raise RuntimeError("whatever it is")
        again.set()

    monkeypatch.setattr("bot.clock.STUMBLED", 0)
    monkeypatch.setattr(world.keeper, "check", check)
    await world.keeper.start()
    await again.wait()
    assert world.keeper.failures == 1
    await world.keeper.close()
    await world.tables.close()
