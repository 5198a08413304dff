"""Words of warnings: numbers with their nouns, and lists."""

from collections.abc import Iterable


def counted(count: int, noun: str, several: str = "") -> str:
    """A number with its noun."""
    return f"{count} {noun if count == 1 else several or noun + 's'}"


def listed(parts: Iterable[str], joint: str = "and") -> str:
    """Parts with commas, and a word before the last."""
    *most, last = list(parts) or [""]
    return f"{', '.join(most)} {joint} {last}" if most else last
