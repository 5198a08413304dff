"""Lists in a sentence."""

from collections.abc import Iterable


def listed(things: Iterable[str], nothing: str = "none", last: str = "and") -> str:
    """The things as English lists them: "a", "a and b", "a, b and c"."""
    words = [t for t in things if t]
    if not words:
        return nothing
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def won_by(winners: Iterable[str]) -> str:
    """Who wins a game, alone or together."""
    names = list(winners)
    if not names:
        return "Nobody wins the game"
    return f"{listed(names)} {'wins the game' if len(names) == 1 else 'win the game together'}"
