"""Databases to test on: SQLite in a file, and PostgreSQL where one can be started."""

import itertools
import os
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store

_names = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own; tests are skipped only where none can be started."""
    # As root, pgserver runs the server as a user of its own, who must be able to reach the folder.
    with tempfile.TemporaryDirectory(prefix="amphora-pg-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import pgserver

                server = pgserver.get_server(data, cleanup_mode="stop")
        except Exception as error:
            pytest.skip(f"no PostgreSQL can be started here: {error!r}")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "amphora.db")
    server = request.getfixturevalue("postgres")
    import pgserver

    name = f"test_{os.getpid()}_{next(_names)}"
    next(iter(pgserver.PostgresServer._instances.values())).psql(f"CREATE DATABASE {name};")
    base, _, query = server.partition("?")
    return f"{base.rsplit('/', 1)[0]}/{name}?{query}"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on each kind of database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()
