"""How processes of their own begin: from one that has read the games and their faces already."""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
import sys
from collections.abc import Callable
from contextvars import Context
from multiprocessing.context import ForkServerContext
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
READ_BEFORE = ["rules.games", "renders.faces", "bot.archive"]


_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE = 1_000_000


def give_back_memory() -> None:
    """What large images took goes back to the system when they go.

    Otherwise glibc learns to keep such memory, and a process grows to twice of what it uses.
    """
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(_MMAP_THRESHOLD, _LARGE)


def begin_drawing() -> None:
    """How a process that draws begins. Ctrl-C is heard by all: it ends whoever asked, who ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_back_memory()


def forkserver() -> ForkServerContext:
    """A new process begins at once, and shares the memory of what was read before it began."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(READ_BEFORE)
    return context


def in_real_time(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Begin or await a process by the clock of the machine, whoever calls.

    Where Discord is simulated, so is the clock of all that the bot calls. By one that stands still no time
    is ever up, and `multiprocessing`, which looks after the others when a process begins, looks for ever.
    The simulation knows the bot by its context: what has none is left alone.
    """
    return Context().run(function, *args, **kwargs)
