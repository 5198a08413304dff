"""How processes of their own begin: from one that has read the games and their faces already."""

from __future__ import annotations

import ctypes
import multiprocessing
import sys
from multiprocessing.context import ForkServerContext

READ_BEFORE = ["rules.games", "renders.faces", "bot.archive"]


_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE = 1_000_000


def give_back_memory() -> None:
    """Begin a process that draws: what large images took goes back to the system when they go.

    Otherwise glibc learns to keep such memory, and a process grows to twice of what it uses.
    """
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(_MMAP_THRESHOLD, _LARGE)


def forkserver() -> ForkServerContext:
    """A new process begins at once, and shares the memory of what was read before it began."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(READ_BEFORE)
    return context
