"""Listings for screen readers: headings and plain sentences, no columns drawn with spaces."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


def shortened(lines: Sequence[str], most: int) -> tuple[str, ...]:
    """At most so many lines, the last one saying how many are left out."""
    if len(lines) <= most:
        return tuple(lines)
    return (*lines[: most - 1], f"… and {len(lines) - most + 1} more.")


@dataclass(slots=True)
class Listing:
    """A text built line by line; `str()` gives the whole."""

    title: str
    _lines: list[str] = field(default_factory=list)

    def section(self, heading: str) -> "Listing":
        """Start a part with its own heading."""
        self._lines += ["", f"{heading}:"]
        return self

    def say(self, *sentences: str) -> "Listing":
        """Add sentences, each on its own line with its full stop."""
        self._lines += [s if s[-1] in ".!?:…" else s + "." for s in sentences if s]
        return self

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> "Listing":
        """Each row as a sentence: the first cell, then "column value" for the others that are not empty."""
        for first, *others in rows:
            facts = [
                f"{name} {cell}".strip() for name, cell in zip(columns[1:], others, strict=True) if cell != ""
            ]
            self.say(f"{first}: {', '.join(facts)}" if facts else str(first))
        return self

    def __str__(self) -> str:
        return "\n".join([self.title, *self._lines])
