"""The schema is made in one transaction, and is the one the code speaks of."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import Store
from bot.store import database as module
from bot.store.database import Database, address
from bot.store.schema import metadata


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    opened = await Database.open(database)
    async with opened.read() as db:
        assert await db.run_sync(differences) == []
    await opened.close()


async def test_opening_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        store = await Store.open(database)
        assert await store.games.live() == []
        await store.close()


async def test_a_migration_that_breaks_off_leaves_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = module._upgrade

    def broken(connection: Connection) -> None:
        whole(connection)
        raise OSError("the disk is full")

    monkeypatch.setattr(module, "_upgrade", broken)
    with pytest.raises(OSError, match="full"):
        await Database.open(database)
    monkeypatch.undo()
    store = await Store.open(database)
    assert await store.games.live() == []
    await store.close()


def care(connection: Connection) -> dict[str, object]:
    asked = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked}


async def test_sqlite_is_kept_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # as hosts have it
    path = tmp_path / "deep" / "amphora.db"
    opened = await Database.open(str(path))
    async with opened.read() as db:
        for found in (await db.run_sync(care), await opened.run(care)):
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
    await opened.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0011",)]
    connection.close()


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("a/b.db", "sqlite+aiosqlite:///a/b.db"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+asyncpg://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_addresses(given: str, meant: str) -> None:
    assert address(given) == meant
