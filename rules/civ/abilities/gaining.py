"""Treasury gained instead of something else: its choices in a menu, and how it is written."""

from rules.table import Choice

TREASURY = "treasury"


def gain_choices(most: int) -> list[Choice]:
    """All amounts up to the most, the largest first."""
    return [Choice(f"{TREASURY}:{n}", f"Gain {n} treasury") for n in range(most, 0, -1)]


def chosen_gain(key: str) -> int | None:
    """The amount that was chosen; None for any other choice."""
    kind, _, amount = key.partition(":")
    return int(amount) if kind == TREASURY else None


def written_gain(text: str, most: int) -> int | None:
    """The amount somebody wrote, as `treasury 3`, `3` or `treasury` for the most; None for anything else."""
    words = text.lower().split()
    numbers = [int(word) for word in words if word.isdecimal()]
    if TREASURY not in words and not numbers:
        return None
    return numbers[0] if numbers else most
