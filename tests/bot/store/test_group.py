"""Jobs that are written together fail alone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.store.database import Database
from bot.store.schema import closed_dms


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(str(tmp_path / "amphora.db"))
    yield opened
    await opened.close()


def add(user: int) -> Any:
    return lambda db: db.execute(closed_dms.insert(), {"user": user, "since": 1}) and user


async def users(database: Database) -> list[int]:
    async with database.read() as db:
        return list((await db.execute(select(closed_dms.c.user).order_by(closed_dms.c.user))).scalars())


async def test_many_jobs_share_few_transactions(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    real = database._together
    monkeypatch.setattr(database, "_together", lambda jobs: sizes.append(len(jobs)) or real(jobs))
    results = await asyncio.gather(*(database.run(add(n)) for n in range(100)))
    assert results == list(range(100))
    assert await users(database) == list(range(100))
    assert sum(sizes) == 100
    assert len(sizes) <= 3


async def test_a_job_that_fails_undoes_itself_alone(database: Database) -> None:
    def half(db: Connection) -> None:
        db.execute(closed_dms.insert(), {"user": 50, "since": 1})
        raise OSError("half done")

    jobs = [database.run(add(1)), database.run(half), database.run(add(1)), database.run(add(2))]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["int", "OSError", "IntegrityError", "int"]
    assert await users(database) == [1, 2]


async def test_who_does_not_wait_is_written_all_the_same(database: Database) -> None:
    task = asyncio.create_task(database.run(add(7)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await database.run(add(8))
    assert await users(database) == [7, 8]


async def test_sqlite_needs_a_file() -> None:
    with pytest.raises(ValueError, match="file"):
        await Database.open("sqlite://")
