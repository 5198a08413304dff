"""Several scripts at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from rules.table.question import Question
from rules.table.script import Script, Wait


def side_by_side(scripts: Iterable[Script[None]]) -> Script[None]:
    """Scripts that do not touch each other's matters: what they wait for is asked together, step by step."""
    running = [(script, wait) for script in scripts if (wait := _sent(script, None)) is not None]
    while running:
        waits = [wait for _, wait in running]
        asked = tuple(question for wait in waits for question in wait.questions)
        replies = iter((yield Wait(asked, later=partial(_later, waits))))
        went_on = [
            (script, _sent(script, [next(replies) for _ in wait.questions])) for script, wait in running
        ]
        running = [(script, wait) for script, wait in went_on if wait is not None]


def _sent(script: Script[None], replies: list[Any] | None) -> Wait | None:
    """What the script waits for next; None when it has ended."""
    try:
        wait = script.send(replies)
    except StopIteration:
        return None
    assert not wait.floor, "an open floor has nobody beside it"
    return wait


def _later(waits: Sequence[Wait]) -> list[Question[Any]]:
    return [question for wait in waits for question in wait.later()]
