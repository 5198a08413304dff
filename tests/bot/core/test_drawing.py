"""Pictures drawn by other processes: the urgent first, each once, and here where nobody else does."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.commands.failure import Failure
from bot.drawing import Drawing
from bot.elsewhere import Elsewhere, NotElsewhere
from bot.member import Member
from bot.painter import Painter
from bot.run import draw
from bot.settings import Settings
from bot.store import Store, WrongKey
from bot.store.schema import drawings
from bot.store.share import EVERYTHING
from bot.studio import Studio
from bot.turns import URGENCY, Turns, Urgency
from tests.bot.conftest import emptied

KEY = "a key that is as long as it must be"
LEASE = 60.0
PICTURES = (Urgency.WAITED, Urgency.POST)


def drawn(text: str) -> str:
    return f"a picture of {text}"


def break_down() -> None:
    raise ZeroDivisionError


@pytest.fixture
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    opened = await Store.open(emptied(request), [KEY])
    yield opened
    await opened.close()


async def test_who_is_in_a_hurry_comes_first() -> None:
    turns, order = Turns(1), []
    await turns.acquire(Urgency.LATER)

    async def wait(name: str, urgency: Urgency) -> None:
        await turns.acquire(urgency)
        order.append(name)
        turns.release()

    wishes = [
        ("replay", Urgency.LATER),
        ("post", Urgency.POST),
        ("gone", Urgency.WAITED),
        ("map", Urgency.WAITED),
    ]
    tasks = [asyncio.ensure_future(wait(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    tasks[2].cancel()
    turns.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["map", "post", "replay"]
    await turns.acquire(Urgency.LATER)  # the place is free again


async def test_the_studio_asks_how_urgent_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    studio, asked = Studio(0, 10.0), []
    acquire = Turns.acquire

    async def noted(self: Turns, urgency: Urgency) -> None:
        asked.append(urgency)
        await acquire(self, urgency)

    monkeypatch.setattr(Turns, "acquire", noted)
    await studio.run(partial(drawn, "a"))
    URGENCY.set(Urgency.POST)
    await studio.run(partial(drawn, "b"))
    await studio.run(partial(drawn, "c"), Urgency.LATER)
    assert asked == [Urgency.WAITED, Urgency.POST, Urgency.LATER]
    studio.close()


async def test_pictures_are_drawn_elsewhere_and_here_when_nobody_is_there(store: Store) -> None:
    member = Member(store, EVERYTHING, LEASE)
    await member.start()
    elsewhere = Elsewhere(store, member)
    with pytest.raises(NotElsewhere):
        await elsewhere.run(partial(drawn, "nobody"), Urgency.WAITED)
    painter = Painter(0)
    painter.elsewhere = elsewhere
    assert await painter._drawn(partial(drawn, "here")) == "a picture of here"
    working = asyncio.ensure_future(Drawing(store, 0, LEASE).run())
    async with asyncio.timeout(60):
        while not elsewhere._artists:
            elsewhere._artists = await store.members.artists()
            await asyncio.sleep(0.01)
        assert await elsewhere.run(partial(drawn, "Rome"), Urgency.WAITED) == "a picture of Rome"
        assert await elsewhere.run(partial(drawn, "all"), Urgency.LATER) == "a picture of all"
        with pytest.raises(ZeroDivisionError):
            await elsewhere.run(break_down, Urgency.POST)
    async with store._database.read() as db:
        assert (await db.execute(drawings.select())).all() == []  # nothing of it is kept
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    assert await store.members.artists() == 0
    await member.close()


async def test_what_a_dead_process_drew_is_drawn_by_another(store: Store) -> None:
    bot, first, second = [await store.members.join(share, LEASE) for share in (EVERYTHING, None, None)]
    assert bot and first and second
    for urgency, name in ((Urgency.LATER, "replay"), (Urgency.POST, "post"), (Urgency.WAITED, "map")):
        await store.drawings.ask(bot, urgency, partial(drawn, name))
    taken = await store.drawings.take(first, PICTURES)
    assert taken is not None
    assert store.drawings.opened(taken.job)() == "a picture of map"
    other = await store.drawings.take(second, PICTURES)
    assert other is not None
    assert store.drawings.opened(other.job)() == "a picture of post"
    assert await store.drawings.take(second, PICTURES) is None
    await store.members.leave(first)
    again = await store.drawings.take(second, PICTURES)
    assert again is not None
    assert again.id == taken.id
    await store.members.leave(bot)  # nobody waits any more
    assert await store.drawings.take(second, (Urgency.LATER,)) is None


async def test_only_what_the_key_has_sealed_is_opened(store: Store) -> None:
    bot = await store.members.join(EVERYTHING, LEASE)
    assert bot
    await store.drawings.ask(bot, Urgency.POST, partial(drawn, "a secret"))
    async with store._database.read() as db:
        kept = (await db.execute(drawings.select())).one()
    assert b"secret" not in kept.job
    forged = drawings.update().values(job=b"cos\nsystem\n(S'echo'\ntR.")
    await store._database.run(lambda db: db.execute(forged))
    taken = await store.drawings.take(bot, PICTURES)
    assert taken is not None
    with pytest.raises(WrongKey):
        store.drawings.opened(taken.job)


async def test_a_worker_needs_postgresql_and_the_key(tmp_path: object) -> None:
    with pytest.raises(Failure, match="AMPHORA_KEY"):
        await draw(Settings(database=f"{tmp_path}/a.db"))
