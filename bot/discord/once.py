"""Calling people once: who was called and has not come since is not called again."""

from __future__ import annotations

from collections.abc import Iterable


class CalledOnce:
    """Who was called for what, by game: forgotten when they press or write anything, or on a restart."""

    def __init__(self) -> None:
        self._called: dict[int, set[tuple[int, str]]] = {}

    def came(self, user: int) -> None:
        """Somebody pressed or wrote something."""
        self._called.pop(user, None)

    def fresh(self, game: int, what: str, users: Iterable[int]) -> list[int]:
        """Those who were not called for this since they came last."""
        return [user for user in users if (game, what) not in self._called.get(user, ())]

    def note(self, game: int, what: str, users: Iterable[int]) -> None:
        """A call was posted."""
        for user in users:
            self._called.setdefault(user, set()).add((game, what))
