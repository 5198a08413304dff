"""Which shards a process serves, as its operator writes it: `0-3/16`."""

from __future__ import annotations

import re

from bot.store.share import Share

_WRITTEN = re.compile(r"(\d+)(?:-(\d+))?/(\d+)", re.ASCII)


def read_shards(written: str) -> Share:
    """`0-3/16`: the first four of sixteen; `2/3`: the last of three. ValueError for anything else."""
    found = _WRITTEN.fullmatch(written.strip())
    if found is None:
        raise ValueError("shards are written like 0-3/16")
    first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < count:
        raise ValueError(f"there are no shards {first} to {last} of {count}")
    return Share(count, frozenset(range(first, last + 1)))
