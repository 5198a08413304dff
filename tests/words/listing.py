"""The list of everything that can be said, a file for each part: made by `python -m tools.phrases`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.words import notices, told, written

FOLDER = Path(__file__).parents[1] / "golden" / "words"


NAMES = (*(f"told-{name}" for name in (*told.TOLD, "bot")), *(f"written-{name}" for name in written.PLACES))
"""The files of the list."""


@cache
def listing(name: str) -> str:
    """A file of the list."""
    kind, part = name.split("-", 1)
    if kind == "written":
        return _listed(written.sentences(part))
    return _listed(notices.sentences() if part == "bot" else told.sentences(told.TOLD[part]))


def _listed(sections: Iterable[tuple[type[Any] | str, Sequence[str]]]) -> str:
    lines = []
    for title, sentences in sections:
        name = title if isinstance(title, str) else title.__name__
        if sentences:
            lines += [f"## {name}", *(sentence.replace("\n", " ⏎ ") for sentence in sentences), ""]
    return "\n".join(lines)


def sentences(text: str) -> list[str]:
    """The sentences of a file."""
    return [line for line in text.splitlines() if line and not line.startswith("## ")]
