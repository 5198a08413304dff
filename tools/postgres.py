"""A PostgreSQL server of our own, in a folder that is gone afterwards."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def server() -> Iterator[str]:
    """The address of an empty database, as safe on the disk as PostgreSQL is by default."""
    # As root, pgserver runs the server as a user of its own, who must be able to reach the folder.
    with tempfile.TemporaryDirectory(prefix="amphora-pg-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pgserver

            running = pgserver.postgres_server.get_server(data, cleanup_mode="stop")
        try:
            yield str(running.get_uri())
        finally:
            running.cleanup()
