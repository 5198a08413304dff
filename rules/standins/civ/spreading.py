"""Tokens that are too many where they stand, or would grow better elsewhere, go next door."""

from __future__ import annotations

from zlib import crc32

from rules.standins.civ.land import HOME, Land
from rules.table import Data

ROUND = 4  # areas of a circle that is looked for
TASTES = 8  # degrees of liking for places that are as good as each other


def spread(land: Land) -> list[Data]:
    """Move what is too much, and what would grow better elsewhere, into free land."""
    moves: dict[tuple[str, str], int] = {}
    for source in sorted(land.here, key=lambda a: (-land.surplus(a), a)):
        while land.here.get(source, 0):
            extra = land.count(source) - min(HOME, land.limit(source))
            target = _best(land, source) if extra > 0 else None
            if target is None:
                break
            count = min(land.here[source], extra, land.room(target), HOME)
            land.move(source, target, count)
            moves[source, target] = moves.get((source, target), 0) + count
    return [{"march": list(way), "count": count} for way, count in direct(moves).items()]


def direct(moves: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """The same moves without those that only go round in a circle."""
    left = dict(moves)
    while circle := next(filter(None, (_circle(left, [way]) for way in left)), None):
        least = min(left[way] for way in circle)
        left = {way: count - least * (way in circle) for way, count in left.items()}
        left = {way: count for way, count in left.items() if count}
    return left


def _circle(moves: dict[tuple[str, str], int], path: list[tuple[str, str]]) -> list[tuple[str, str]] | None:
    """Moves that go on from the last of a path and lead back to where it began."""
    if path[-1][1] == path[0][0]:
        return path
    on = [way for way in moves if way[0] == path[-1][1] and way not in path] if len(path) < ROUND else []
    return next(filter(None, (_circle(moves, [*path, way]) for way in on)), None)


def _best(land: Land, source: str) -> str | None:
    """The best free place next door: empty and fertile before half full."""
    free = [a for a in land.neighbours(source) if land.is_free(a) and land.room(a) > 0]
    emptier = [a for a in free if land.count(a) < land.count(source)]
    if not emptier:
        return None
    score = {a: (land.count(a) == 0, land.has_site(a), land.room(a), _taste(land, a)) for a in emptier}
    return max(emptier, key=lambda a: score[a])


def _taste(land: Land, area: str) -> int:
    """A liking that lasts for a turn: what was planned when ships were built is done when they sail."""
    return crc32(f"{land.view.turn}/{land.seat}/{area}".encode()) % TASTES
