"""How often what costs may be asked for: by each person, and on each server.

It is counted in memory: a server is served by one process, and a restart forgives everything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

MOST = 10_000  # people and servers remembered at once


class Cost(StrEnum):
    """What takes a good part of a second of computing, or more."""

    PICTURE = "picture"
    REPLAY = "replay"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many within so many seconds."""

    most: int
    seconds: int


RATES = {
    Cost.PICTURE: (Rate(60, 600), Rate(240, 600)),
    Cost.REPLAY: (Rate(3, 600), Rate(6, 600)),
    Cost.FILE: (Rate(4, 3600), Rate(12, 3600)),
}
"""For each cost: of one person, and of all on one server together."""


@dataclass(frozen=True, slots=True)
class TooOften:
    """When it may be asked for again, and whether it was this person alone who asked so often."""

    until: int
    alone: bool


class Limits:
    """Who asked for what, lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._asked: dict[tuple[Cost, bool, int], deque[int]] = {}

    def spend(self, cost: Cost, user: int, guild: int | None) -> TooOften | None:
        """Count what somebody asks for; TooOften, and nothing is counted, where that was too much."""
        now = self._now()
        asked = [(True, user, RATES[cost][0])]
        if guild is not None:
            asked.append((False, guild, RATES[cost][1]))
        moments = [(self._lately(cost, alone, who, rate, now), rate, alone) for alone, who, rate in asked]
        for lately, rate, alone in moments:
            if len(lately) >= rate.most:
                return TooOften(lately[0] + rate.seconds, alone)
        for lately, _, _ in moments:
            lately.append(now)
        return None

    def _lately(self, cost: Cost, alone: bool, who: int, rate: Rate, now: int) -> deque[int]:
        if len(self._asked) > MOST:
            self._asked.clear()
        lately = self._asked.setdefault((cost, alone, who), deque())
        while lately and lately[0] <= now - rate.seconds:
            lately.popleft()
        return lately
