"""The name that a reader meant, among those on offer."""

from collections.abc import Sequence

from rules.atlas.names import Found
from rules.games import finder_among


def named(meant: str, names: Sequence[str]) -> str:
    """The one name that was meant; empty if there is none, or if it could be several."""
    if meant in names:
        return meant
    answer = finder_among(tuple(names)).find(meant) if meant else None
    return answer.name if isinstance(answer, Found) else ""
