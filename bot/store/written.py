"""Whether the task at hand has stored anything: what somebody is told after a failure depends on it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy.exc import IntegrityError


class Written(IntEnum):
    """What is known of it."""

    NOTHING = 0
    PERHAPS = 1  # a transaction broke off: it may be stored or not
    STORED = 2


class NothingWritten(Exception):
    """Raised within a transaction that is given up on purpose."""


_written: WeakKeyDictionary[asyncio.Task[Any], Written] = WeakKeyDictionary()


def written() -> Written:
    """What this task has stored so far; each interaction is a task of its own."""
    task = asyncio.current_task()
    return _written.get(task, Written.NOTHING) if task is not None else Written.NOTHING


@contextmanager
def writing() -> Iterator[None]:
    """Around a transaction that writes."""
    before = written()
    _note(max(before, Written.PERHAPS))
    try:
        yield
    except (IntegrityError, NothingWritten):
        _note(before)
        raise
    _note(Written.STORED)


def _note(what: Written) -> None:
    task = asyncio.current_task()
    if task is not None:
        _written[task] = what
