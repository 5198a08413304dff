"""Databases to test on: SQLite in a file, and PostgreSQL where one can be started; a guard at the door."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bot.live_game import LiveGame
from bot.store import Store
from bot.tables import Tables
from tests.bot.blank import lay_out
from tests.bot.plain import leaks

# Nothing in the server must outlive the tests.
_HASTY = "".join(
    f"ALTER SYSTEM SET {name} = off;\n"
    for name in ("fsync", "full_page_writes", "synchronous_commit", "autovacuum")
)
# Whoever holds something and has gone is not waited for without end.
_BOUNDED = "".join(
    f"ALTER SYSTEM SET {name} = '{seconds}s';\n"
    for name, seconds in (("lock_timeout", 90), ("idle_in_transaction_session_timeout", 90))
)
_START = 180  # seconds in which a server starts, or none can be started
# Whoever died in the middle of something must not be waited for.
_ALONE = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid();"
)
_EMPTY = "DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS former CASCADE; CREATE SCHEMA public;"


@pytest.fixture(autouse=True)
def guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every test of the bot: whatever a reader finds in a game is plain data."""
    door = Tables._look

    async def guarded(self: Tables, game: int, reader: Callable[[LiveGame], Any]) -> Any:
        found = await door(self, game, reader)
        states = tuple(made.state_type for made in self.games.values())
        assert leaks(found, states) == []
        return found

    monkeypatch.setattr(Tables, "_look", guarded)
    monkeypatch.setattr("bot.store.database.SYNCHRONOUS", "OFF")  # no test lets the power fail
    monkeypatch.setattr("bot.tables.WAITS", (0, 0, 0))  # who tries again does so at once


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own; tests are skipped only where none can be started."""
    # As root, pgserver runs the server as a user of its own, who must be able to reach the folder.
    with tempfile.TemporaryDirectory(prefix="amphora-pg-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import pgserver

                server = _in_time(partial(pgserver.get_server, data, cleanup_mode="stop"))
        except Exception as error:
            pytest.skip(f"no PostgreSQL can be started here: {error!r}")
        server.psql(_HASTY + _BOUNDED + "SELECT pg_reload_conf();")
        try:
            yield server
        finally:
            server.cleanup()


def _in_time(start: Callable[[], Any]) -> Any:
    """What is started; pgserver waits for ever for a server that dies at once, and others wait for it."""
    started: Future[Any] = Future()

    def run() -> None:
        try:
            started.set_result(start())
        except Exception as error:
            started.set_exception(error)

    Thread(target=run, daemon=True).start()
    return started.result(_START)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "amphora.db")
    return emptied(request)


def emptied(request: pytest.FixtureRequest) -> str:
    """The address of our PostgreSQL server, with nothing in it."""
    server = request.getfixturevalue("postgres")
    server.psql(_ALONE + _EMPTY)
    return str(server.get_uri())


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on each kind of database."""
    lay_out(database)
    opened = await Store.open(database)
    yield opened
    await opened.close()
