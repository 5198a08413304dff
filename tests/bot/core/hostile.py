"""Work that takes too much, for a process apart."""

import itertools
import time
from pathlib import Path
from typing import Any


def forever(*args: Any) -> None:
    """It never ends."""
    for _ in itertools.count():
        pass


def patient(until: str, *args: Any) -> None:
    """It waits for a file that somebody else makes; then it fails."""
    while not Path(until).exists():
        time.sleep(0.02)
    dying()


def greedy(*args: Any) -> int:
    """It wants more memory than there is."""
    return len([bytes(10**7) for _ in range(10**5)])


def dying(*args: Any) -> None:
    """It fails."""
    raise KeyError("no such thing")


def whose(*args: Any) -> int:
    """The process it runs in."""
    import os

    return os.getpid()


def reach() -> list[int]:
    """The limits it finds."""
    import resource

    return [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_CPU, resource.RLIMIT_AS)]
