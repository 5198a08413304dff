"""How processes of their own begin: from one that has read the games and their faces already."""

from __future__ import annotations

import multiprocessing
from multiprocessing.context import ForkServerContext

READ_BEFORE = ["rules.games", "renders.faces", "bot.archive"]


def forkserver() -> ForkServerContext:
    """A new process begins at once, and shares the memory of what was read before it began."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(READ_BEFORE)
    return context
