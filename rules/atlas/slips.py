"""How far two spellings are apart."""

from difflib import SequenceMatcher

SHORTEST = 4
ONE_SLIP_UP_TO = 8
"""Texts up to this length may hold one slip, longer ones two."""


def slips(typed: str, wanted: str) -> int | None:
    """The slips between two spellings, or nothing if they are too many; a digit is never a slip."""
    if len(typed) < SHORTEST or _digits(typed) != _digits(wanted):
        return None
    allowed = 1 if len(typed) <= ONE_SLIP_UP_TO else 2
    # Each slip adds or removes at most two different letters: a cheap way to pass over most names.
    if abs(len(typed) - len(wanted)) > allowed or len(set(typed) ^ set(wanted)) > 2 * allowed:
        return None
    count = distance(typed, wanted)
    return count if count <= allowed else None


def likeness(typed: str, wanted: str) -> float:
    """From 0 (nothing in common) to 1 (the same); a beginning counts for what it covers."""
    whole = SequenceMatcher(None, typed, wanted, autojunk=False).ratio()
    start = SequenceMatcher(None, typed, wanted[: len(typed)], autojunk=False).ratio()
    return max(whole, 0.9 * start)


def distance(one: str, other: str) -> int:
    """Letters added, dropped, changed, or swapped with their neighbour."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        earlier, before, row = before, row, [i]
        for j, wanted in enumerate(other, start=1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                best = min(best, earlier[j - 2] + 1)
            row.append(best)
    return row[-1]


def _digits(text: str) -> str:
    return "".join(sign for sign in text if sign.isdigit())
