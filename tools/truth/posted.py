"""What is drawn while a page is composed, kept to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from renders.front.model import Stage


@contextmanager
def kept_from(stage: Stage, drawing: str) -> Iterator[list[Any]]:
    """Everything that a method of a stage gives back meanwhile, in order."""
    made: list[Any] = []
    draw: Callable[..., Any] = getattr(stage, drawing)

    def kept(*args: Any) -> Any:
        made.append(draw(*args))
        return made[-1]

    with patch.object(stage, drawing, kept):
        yield made
