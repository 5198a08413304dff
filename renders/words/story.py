"""The story of a phase as lines in the order in which it happened, as many as a message takes."""

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 25
LETTERS = 2600
"""As much as a message shows without cutting the end off, which is the result."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a story; a detail is left out before any other."""

    text: str
    is_detail: bool = False


def fitting(lines: Sequence[Line]) -> tuple[str, ...]:
    """As many lines as a message takes: details go first, the oldest before all; the end always stays."""
    kept, left_out, place = list(lines), 0, 0
    while len(kept) + bool(left_out) > MOST or sum(len(line.text) + 3 for line in kept) > LETTERS:
        gone = next((n for n, line in enumerate(kept) if line.is_detail), 0)
        place = min(place, gone) if left_out else gone
        del kept[gone]
        left_out += 1
    texts = [line.text for line in kept]
    return (*texts[:place], f"… and {left_out} more.", *texts[place:]) if left_out else tuple(texts)


RECEIPT = 1100
"""Letters that a receipt takes beside what was recorded."""


def newest(lines: Sequence[str], elsewhere: str) -> tuple[str, ...]:
    """The last lines, as many as a receipt takes; `elsewhere` says where the others are."""
    kept: list[str] = []
    letters = 0
    for line in reversed(lines):
        letters += len(line) + 3
        if letters > RECEIPT:
            break
        kept.append(line)
    before = len(lines) - len(kept)
    return (*([f"… {before} more before; {elsewhere}."] if before else []), *reversed(kept))
