"""Whoever looks waits for nobody's disk, sees one moment, and leaves nothing behind."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from bot.store.database import Database
from bot.store.schema import closed_dms
from bot.store.sqlite import READERS

COUNT = select(func.count()).select_from(closed_dms)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(str(tmp_path / "amphora.db"))
    yield opened
    await opened.close()


def add(user: int) -> Any:
    return lambda db: db.execute(closed_dms.insert(), {"user": user, "since": 1})


async def count(database: Database) -> int:
    async with database.read() as db:
        return (await db.execute(COUNT)).scalar_one()


async def test_a_reader_sees_one_moment_and_the_next_one_a_later_moment(database: Database) -> None:
    async with database.read() as db:
        before = (await db.execute(COUNT)).scalar_one()
        await database.run(add(1))
        after = (await db.execute(COUNT)).scalar_one()
    assert (before, after, await count(database)) == (0, 0, 1)


async def test_more_readers_than_connections_are_all_answered(database: Database) -> None:
    await database.run(add(1))
    assert await asyncio.gather(*(count(database) for _ in range(5 * READERS))) == [1] * 5 * READERS


async def test_the_loop_goes_on_while_a_query_waits(database: Database) -> None:
    goes_on = threading.Event()
    async with database.read() as db:
        asked = asyncio.create_task(db.run_sync(lambda _: goes_on.wait(60)))
        await asyncio.sleep(0)
        assert await count(database) == 0  # another reader, meanwhile
        goes_on.set()
        assert await asyncio.wait_for(asked, 60)


async def test_a_query_that_nobody_waits_for_gives_its_connection_back(database: Database) -> None:
    goes_on, begun = threading.Event(), threading.Semaphore(0)
    found: list[int] = []

    def slow(db: Connection) -> None:
        begun.release()
        goes_on.wait(60)
        found.append(db.execute(COUNT).scalar_one())

    async def look() -> None:
        async with database.read() as db:
            await db.run_sync(slow)

    given_up = [asyncio.create_task(look()) for _ in range(READERS)]
    await asyncio.sleep(0)
    assert all(begun.acquire(timeout=60) for _ in given_up)
    for task in given_up:
        task.cancel()
    await asyncio.gather(*given_up, return_exceptions=True)
    assert all(task.cancelled() for task in given_up)
    others = [asyncio.create_task(count(database)) for _ in range(READERS)]
    await asyncio.sleep(0)
    goes_on.set()
    assert await asyncio.gather(*others) == [0] * READERS
    assert found == [0] * READERS
    assert database._file is not None
    database._file._reading.shutdown()  # whoever is still giving back has done so
    assert database._file._reader.pool.checkedout() == 0


async def test_a_query_that_fails_gives_its_connection_back(database: Database) -> None:
    for _ in range(READERS + 1):
        with pytest.raises(ZeroDivisionError):
            async with database.read() as db:
                await db.run_sync(lambda _: 1 // 0)
    assert await count(database) == 0
