"""What many games need, and which wall comes first."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.scale.load import GLOBAL_LIMIT, PER_SHARD, Capacity, Cost, Habits, Load, load

BUSY = 0.5  # how busy a bot may be at the peak, so that nobody waits
DRAWING = 0.7  # how busy a painter may be
COMMITS = 2_000.0  # a second that one PostgreSQL on a good disk takes
PAINTER_CONNECTIONS = 3


@dataclass(frozen=True, slots=True)
class Needs:
    """What so many games need."""

    games: int
    load: Load
    bots: int  # processes, a core each
    painters: int  # cores that draw
    connections: int  # to PostgreSQL
    shards: int
    discord: float  # of the requests that Discord takes of one bot


def needs(cost: Cost, habits: Habits, capacity: Capacity, games: int) -> Needs:
    """What so many games need, each on a server of its own."""
    found = load(cost, habits, games)
    bots = math.ceil(work(found, capacity) / BUSY)
    painters = math.ceil(found.pictures * capacity.picture / DRAWING)
    return Needs(
        games=games,
        load=found,
        bots=bots,
        painters=painters,
        connections=bots * capacity.connections + painters * PAINTER_CONNECTIONS,
        shards=math.ceil(games / PER_SHARD),
        discord=found.requests / GLOBAL_LIMIT,
    )


def work(found: Load, capacity: Capacity) -> float:
    """Seconds of computing in each second, for all bots together."""
    return found.answers * capacity.answer + found.presses * capacity.press


def walls(cost: Cost, habits: Habits, capacity: Capacity) -> dict[str, int]:
    """How many games there are when each thing is used up, the nearest first."""
    one = load(cost, habits, 1)
    found = {
        "one process that draws": DRAWING / (one.pictures * capacity.picture),
        "one process that plays": BUSY / work(one, capacity),
        "Discord's 50 requests a second": GLOBAL_LIMIT / one.requests,
        "one PostgreSQL": COMMITS / (one.answers + one.requests),
    }
    return {name: round(games) for name, games in sorted(found.items(), key=lambda item: item[1])}
