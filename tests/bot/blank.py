"""A new database, migrated once and then copied: most tests are not about how one is made."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store


def lay_out(database: str) -> None:
    """Put a new database where there is none yet."""
    path = Path(database)
    if "://" in database:
        if "pgserver" in sys.modules:  # a server of our own
            _fill(database)
    elif not path.exists():
        path.write_bytes(_blank())


def _fill(server: str) -> None:
    """What the migrations lead to, at once, in an empty PostgreSQL database."""
    if server in _DUMPS:
        _program("psql", "--quiet", "--set=ON_ERROR_STOP=1", server, told=_DUMPS[server])
        return
    with ThreadPoolExecutor(1) as outside:
        outside.submit(asyncio.run, _made(server)).result()
    _DUMPS[server] = _program("pg_dump", "--no-owner", server)


def _program(name: str, *words: str, told: str = "") -> str:
    """What a program of our own server says."""
    programs = Path(str(sys.modules["pgserver"].__file__)).parent / "pginstall" / "bin"
    command = [str(programs / name), *words]
    return subprocess.run(command, input=told, capture_output=True, text=True, check=True, timeout=120).stdout


_DUMPS: dict[str, str] = {}


@cache
def _blank() -> bytes:
    with TemporaryDirectory(prefix="amphora-blank-") as folder, ThreadPoolExecutor(1) as outside:
        path = Path(folder) / "blank.db"
        outside.submit(asyncio.run, _made(str(path))).result()
        return path.read_bytes()


async def _made(database: str) -> None:
    store = await Store.open(database)
    await store.close()
