"""Several processes at one PostgreSQL: each works for its share, and what one drops another takes up."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Self

import pytest

from bot import actions
from bot.clock import Timekeeper
from bot.hearing import Hearing
from bot.member import Member
from bot.outbox import Outbox
from bot.peers import Leases
from bot.poster import Sending
from bot.pulse import now
from bot.shards import read_shards
from bot.store import Store
from bot.store.members import Gone, Members
from bot.store.rows import Letter, Notify, Prefs, Target, TargetKind
from bot.store.share import EVERYTHING, STAMP, Share
from tests.bot.conftest import emptied
from tests.bot.core.playing import Hand, begin, people, say, tables
from tests.bot.inside import inside

LEASE = 60.0  # longer than any test: nobody dies by being slow
NONE: frozenset[int] = frozenset()
_CLEAR = "TRUNCATE games, outbox, members, shards, called, prefs, closed_dms CASCADE"


class Posts:
    """Counts requests."""

    def __init__(self) -> None:
        self.nonces: list[str] = []

    async def post(self, sending: Sending) -> int:
        self.nonces.append(sending.nonce)
        return len(self.nonces)


class Process:
    """All of the bot but Discord, in one of several processes."""

    def __init__(self, store: Store, written: str, posts: Posts, now: Hand) -> None:
        self.store, self.now = store, now
        self.peers = Leases(store, read_shards(written), LEASE)
        self.tables = tables(store, now, say, peers=self.peers)
        self.outbox = Outbox(store, posts, now, peers=self.peers)
        self.tables.listeners.append(self.outbox.poke)
        self.keeper = Timekeeper(self.tables, self)  # type: ignore[arg-type]  # `now` is called alike
        self.came: list[int] = []
        self.hearing = Hearing(self.peers, self.tables, self.outbox, self.keeper, self.came.append)

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()

    async def start(self) -> Self:
        await self.peers.start()
        await self.outbox.start()
        await self.tables.wake()
        await self.keeper.load()
        return self

    async def stop(self) -> None:
        await self.keeper.close()
        await self.outbox.close()
        await self.hearing.close()
        await self.peers.close()
        await self.tables.close()

    @property
    def shards(self) -> frozenset[int]:
        return self.peers.share.shards


class Many:
    """Processes at one database, and what they post together."""

    def __init__(self, store: Store) -> None:
        self.store, self.posts, self.now = store, Posts(), Hand()
        self.running: list[Process] = []

    async def add(self, written: str) -> Process:
        return await self.made(written).start()

    def made(self, written: str) -> Process:
        self.running.append(Process(self.store, written, self.posts, self.now))
        return self.running[-1]


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest) -> str:
    return emptied(request)


@pytest.fixture
async def many(address: str) -> AsyncIterator[Many]:
    store = await Store.open(address)
    await store._database.run(lambda db: db.exec_driver_sql(_CLEAR))
    made = Many(store)
    yield made
    for process in made.running:
        await process.stop()
    await store.close()


async def until(found: Callable[[], object]) -> None:
    """Until something has come about in another process."""
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.01)


def test_shards_as_they_are_written() -> None:
    assert read_shards("0-3/16") == Share(16, frozenset({0, 1, 2, 3}))
    assert read_shards(" 2/3 ") == Share(3, frozenset({2}))
    for wrong in ("", "3", "3/3", "2-1/4", "a/b", "0-1/1", "-1/2"):
        with pytest.raises(ValueError, match="shards"):
            read_shards(wrong)


def test_a_share_has_its_servers_and_shard_0_what_belongs_to_none() -> None:
    first, second = read_shards("0/2"), read_shards("1/2")
    assert (first.has(0), second.has(0)) == (True, False)
    assert (first.has(5 << STAMP), second.has(5 << STAMP)) == (False, True)
    assert EVERYTHING.is_all
    assert not first.is_all
    assert (first & second).shards == NONE


async def test_what_nobody_serves_is_divided_and_given_back(many: Many) -> None:
    first = await many.add("0/4")
    assert first.shards == {0, 1, 2, 3}
    second = await many.add("1/4")
    await until(lambda: first.shards == {0, 2, 3} and second.shards == {1})
    third = await many.add("2-3/4")
    await until(lambda: first.shards == {0} and third.shards == {2, 3})
    await third.stop()
    await until(lambda: first.shards | second.shards == {0, 1, 2, 3})
    assert {len(first.shards), len(second.shards)} == {2}


async def test_who_serves_the_same_waits_and_takes_over(many: Many) -> None:
    first = await many.add("0-1/2")
    second = many.made("1/2")
    waiting = asyncio.ensure_future(second.start())
    other = many.made("0/3")
    also = asyncio.ensure_future(other.start())
    await asyncio.sleep(0.1)
    assert not waiting.done()
    assert not also.done()
    also.cancel()
    await first.stop()
    await waiting
    assert second.shards == {0, 1}


def standing_still_until(found: Callable[[], object]) -> bool:
    """Hold up the event loop until something has come about in another thread; False after far too long."""
    for _ in range(6000):
        if found():
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def renewed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose lease was renewed, each time."""
    noted: list[int] = []
    renew = Members.renew

    async def spied(self: Members, member: int, lease: float) -> None:
        await renew(self, member, lease)
        noted.append(member)

    monkeypatch.setattr(Members, "renew", spied)
    return noted


async def test_who_has_more_to_do_than_can_be_done_lives_on(many: Many, renewed: list[int]) -> None:
    """Neither the event loop nor a connection of the pool is ever free."""
    member = Member(many.store, EVERYTHING, 2.0)
    await member.start()
    pool = many.store._database._engine.pool
    async with contextlib.AsyncExitStack() as busy:
        for _ in range(pool.size() + pool._max_overflow):
            await busy.enter_async_context(many.store._database.read())
        assert standing_still_until(lambda: len(renewed) >= 4)
    assert set(renewed) == {member.number}
    await member.close()
    assert member.number is None


async def test_who_stands_still_for_long_is_not_spoken_for(
    many: Many, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = Member(many.store, EVERYTHING, 0.5)
    halted: list[int] = []
    member.halted = lambda: halted.append(1)
    await member.start()
    later = now() + 1000
    monkeypatch.setattr("bot.pulse.now", lambda: later)
    assert standing_still_until(lambda: member.number is None)
    assert not member.is_alive
    await until(lambda: halted)
    await member.close()


async def test_who_is_cut_off_while_joining_joins_all_the_same(
    many: Many, monkeypatch: pytest.MonkeyPatch
) -> None:
    join, tries = Members.join, []

    async def cut_off_once(self: Members, share: Share | None, lease: float) -> int | None:
        tries.append(1)
        if len(tries) == 1:
            raise ConnectionResetError
        return await join(self, share, lease)

    monkeypatch.setattr(Members, "join", cut_off_once)
    monkeypatch.setattr("bot.member.DEAF", 0.0)
    first = await many.add("0/1")
    assert len(tries) == 2
    assert first.shards == {0}


async def test_who_was_taken_for_dead_holds_nothing_and_begins_anew(many: Many) -> None:
    first = await many.add("0/1")
    member = first.peers.member.number
    assert member is not None
    halted = []
    first.peers.member.halted = lambda: halted.append(1)
    await first.store.members.leave(member)  # as another one does when it counts as dead
    with pytest.raises(Gone):
        await first.store.members.renew(member, LEASE)
    with pytest.raises(Gone):
        await first.store.members.claim(member, EVERYTHING)
    await until(lambda: first.peers.member.number not in (None, member) and first.shards == {0})
    assert halted == [1]


async def test_a_lease_that_is_not_renewed_ends_here_before_it_ends_for_others(
    many: Many, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    for module in ("bot.member", "bot.pulse"):
        monkeypatch.setattr(f"{module}.now", lambda: now)
    first = await many.add("0/1")
    now += 0.79 * LEASE
    assert first.shards == {0}
    now += 0.02 * LEASE
    assert first.shards == NONE
    await many.store.letters.send([Letter(Target(TargetKind.DM, 5), "note", {})])
    first.outbox.poke()
    await first.outbox.drain()
    assert many.posts.nonces == []


async def test_letters_are_posted_by_whoever_works_for_their_server(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    await until(lambda: first.shards == {0} and second.shards == {1})
    game = await begin(second.tables, people(2), channel=1)
    async with inside(second.tables, game) as live:
        assert first.peers.share.has(live.row.guild)
    await until(lambda: len(many.posts.nonces) == 1)  # the second began it, the first hears of it and posts
    assert await second.outbox._fetch() is False
    await first.tables.do(game, actions.answer(0, "tax", 3))
    outcome = await second.tables.do(game, actions.answer(1, "tax", 2))
    assert outcome.refusal is None
    await until(lambda: len(many.posts.nonces) >= 2)
    for process in (first, second):
        await process.outbox.drain()
    assert len(set(many.posts.nonces)) == len(many.posts.nonces)


async def test_a_look_in_any_process_shows_what_another_did(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    game = await begin(first.tables, people(2))
    assert await second.tables.look(game, lambda live: live.row.seq) >= 0
    await first.tables.do(game, actions.hand_over(1, 777, "Zoe"))
    assert await second.tables.look(game, lambda live: live.seats[1].user) == 777
    await second.tables.do(game, actions.answer(0, "tax", 3))
    asked = await first.tables.look(game, lambda live: live.awaited())
    assert asked == (1,)


async def test_a_refusal_is_not_given_for_what_another_process_has_changed(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    game = await begin(first.tables, people(2))
    await second.tables.look(game, lambda live: live.row.seq)
    await first.tables.do(game, actions.pause())
    assert (await second.tables.do(game, actions.resume())).refusal is None


async def test_what_is_known_of_a_person_is_known_everywhere(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    game = await begin(first.tables, people(2))
    user = await first.tables.look(game, lambda live: live.seats[0].user)
    assert user is not None
    await second.tables.set_prefs(user, Prefs(notify=Notify.NONE, digest=60))
    await second.store.people.close_dms(user, 7)
    async with asyncio.timeout(60):
        while True:
            async with inside(first.tables, game) as live:
                if live.prefs[user].notify is Notify.NONE and user in live.closed:
                    break
            await asyncio.sleep(0.01)
    await until(lambda: user in first.outbox._delivery.closed and first.keeper.ahead > 1)
    await second.tables.note_call(user)
    await until(lambda: user in first.tables.called)
    await first.tables.came(user)
    await until(lambda: user not in second.tables.called and second.came == [user])


async def test_a_draft_is_forgotten_wherever_its_question_is_answered(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    game = await begin(first.tables, people(2))
    await first.tables.look(game, lambda live: live.row.seq)
    await second.tables.set_draft(game, 0, "tax", {"picked": 1})
    async with asyncio.timeout(60):
        while True:
            async with inside(first.tables, game) as live:
                if (0, "tax") in live.drafts:
                    break
            await asyncio.sleep(0.01)
    await first.tables.do(game, actions.answer(0, "tax", 3))
    assert await first.store.people.drafts(game) == set()


async def test_a_deadline_goes_with_its_server(many: Many) -> None:
    first = await many.add("0/2")
    game = await begin(first.tables, people(2))
    assert first.keeper.ahead > 0
    second = await many.add("1/2")
    await until(lambda: second.shards == {1} and first.shards == {0})
    assert second.keeper.ahead == 0
    await first.stop()
    await until(lambda: second.keeper.ahead > 0)
    many.now.now += 86_400 * 2
    before = await second.tables.look(game, lambda live: live.row.deadline)
    await second.keeper.check()
    assert await second.tables.look(game, lambda live: live.row.deadline) != before


async def test_a_day_is_rounded_up_once(many: Many) -> None:
    first = await many.add("0/1")
    letter = Letter(Target(TargetKind.DM, 5), "note", {"text": "what waits"})
    for _ in range(2):
        await first.store.letters.send_once(letter, "5-7")
    await until(lambda: len(many.posts.nonces) == 1)
    await first.outbox.drain()
    assert many.posts.nonces == ["5-7"]


async def test_bells_that_were_missed_are_made_up_for(many: Many) -> None:
    first, second = await many.add("0/2"), await many.add("1/2")
    game = await begin(first.tables, people(2))
    await first.outbox.drain()
    forgotten = []
    first.peers.member.deaf, deaf = (lambda: (forgotten.append(1), deaf())), first.peers.member.deaf
    async with first.store._database.read() as db:
        await db.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
    await until(lambda: forgotten)
    assert (await second.tables.do(game, actions.answer(1, "tax", 2))).refusal is None
    assert await first.tables.look(game, lambda live: live.awaited()) == (0,)
