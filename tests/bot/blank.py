"""A new SQLite database, migrated once and then copied: most tests are not about how one is made."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store


def lay_out(database: str) -> None:
    """Put a new database where there is none yet."""
    path = Path(database)
    if "://" not in database and not path.exists():
        path.write_bytes(_blank())


@cache
def _blank() -> bytes:
    with TemporaryDirectory(prefix="amphora-blank-") as folder, ThreadPoolExecutor(1) as outside:
        path = Path(folder) / "blank.db"
        outside.submit(asyncio.run, _made(path)).result()
        return path.read_bytes()


async def _made(path: Path) -> None:
    store = await Store.open(str(path))
    await store.close()
