"""What is read together is of one moment in SQLite; what is read alone is the newest."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import READERS, Database
from bot.store.schema import closed_dms


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(str(tmp_path / "amphora.db"))
    yield opened
    await opened.close()


def add(user: int) -> Any:
    return lambda db: db.execute(closed_dms.insert(), {"user": user, "since": 1})


async def count(db: AsyncConnection) -> int:
    return (await db.execute(select(func.count()).select_from(closed_dms))).scalar_one()


async def test_what_is_read_together_is_of_one_moment(database: Database) -> None:
    async with database.read_together() as db:
        before = await count(db)
        await database.run(add(1))
        assert (before, await count(db)) == (0, 0)
    async with database.read_together() as db:
        assert await count(db) == 1


async def test_what_is_read_alone_is_the_newest(database: Database) -> None:
    async with database.read() as db:
        before = await count(db)
        await database.run(add(1))
        assert (before, await count(db)) == (0, 1)


async def test_neither_keeps_a_moment_for_the_next(database: Database) -> None:
    """The connections of the pool are used in turn by those who read together and those who read alone."""

    async def look(together: bool) -> int:
        async with database.read_together() if together else database.read() as db:
            return await count(db)

    for user in range(3):
        await database.run(add(user))
        found = await asyncio.gather(*(look(number % 2 == 0) for number in range(3 * READERS)))
        assert found == [user + 1] * 3 * READERS
