"""Words of every rule: numbers with their nouns, limits, and lists."""

from collections.abc import Iterable


def counted(count: int, noun: str, several: str = "") -> str:
    """A number with its noun: "1 token", "3 tokens", "no tokens"."""
    return f"{count or 'no'} {noun if count == 1 else several or noun + 's'}"


def only(count: int, noun: str) -> str:
    """Too few of something: "only 1 token", "no tokens"."""
    return f"{'only ' if count else ''}{counted(count, noun)}"


def at_most(count: int, noun: str = "") -> str:
    """What would still do: "at most 3", "at most 1 token", "none"."""
    if not count:
        return "none"
    return f"at most {counted(count, noun) if noun else count}"


def listed(parts: Iterable[str], joint: str = "and") -> str:
    """Parts with commas, and a word before the last."""
    *most, last = list(parts) or [""]
    return f"{', '.join(most)} {joint} {last}" if most else last
