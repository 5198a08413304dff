"""The list of everything that can be said, a file for each part: made by `python -m tools.phrases`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tests.words import notices, told, written

FOLDER = Path(__file__).parents[1] / "golden" / "words"


def listings() -> dict[str, str]:
    """Every file of the list, by its name."""
    found = {f"told-{name}": _listed(told.sentences(game)) for name, game in told.TOLD.items()}
    found["told-bot"] = _listed(notices.sentences())
    return found | {f"written-{name}": _listed(written.sentences(name)) for name in written.PLACES}


def _listed(sections: Iterable[tuple[type[Any] | str, Sequence[str]]]) -> str:
    lines = []
    for title, sentences in sections:
        name = title if isinstance(title, str) else title.__name__
        if sentences:
            lines += [f"## {name}", *(sentence.replace("\n", " ⏎ ") for sentence in sentences), ""]
    return "\n".join(lines)


def sentences(listing: str) -> list[str]:
    """The sentences of a file."""
    return [line for line in listing.splitlines() if line and not line.startswith("## ")]
