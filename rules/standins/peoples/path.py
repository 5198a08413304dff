"""The way to six Culture tokens, or to three advances of each trait: Revolution by Revolution, well spent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from rules.peoples.victory import ADVANCES_EACH, TOKENS, steps

LONGEST = 9
"""Revolutions that are looked ahead."""
A_TURN, A_POINT = 5.0, 0.5
"""What a turn costs that comes before the victory, and what a point is worth at the end."""
A_LUXURY = 0.7
"""What a deed that places no token brings, of a luxury that can be paid with."""
WILD = 1
"""The luxury that every Revolution brings by itself; the commodity pays a Culture specialist."""


class Way(NamedTuple):
    """Where a people is on its way, as far as tokens and advances go."""

    culture: int
    others: tuple[int, ...]
    """Its advances in the other traits, the fewest first."""
    level: int
    tokens: int
    markers: int
    deeds: int
    """What its tribes can still do before the Revolution, and in later rounds."""
    then: int
    luxuries: float
    faith: int = 0
    """Religion markers that may pay for Culture tokens (Monuments), and their level."""
    faith_level: int = 0
    turns: int = 2
    """From a Revolution to the next."""
    places: int = TOKENS
    """Regions around where a token could be placed."""
    search: int = 1
    """Deeds more for a token whose region is still to be found."""
    by_tokens: bool = True
    by_advances: bool = True

    @property
    def points(self) -> int:
        """The points of its advances."""
        return steps(self.culture) + sum(steps(level) for level in self.others)

    @property
    def is_advanced(self) -> bool:
        """Whether it has won by its advances."""
        return self.by_advances and min(self.culture, self.others[0]) >= ADVANCES_EACH


@lru_cache(maxsize=200_000)
def cost(way: Way, most: int) -> float:
    """What it costs to win in so many Revolutions at most: every turn, less the points in the end."""
    a_round = A_TURN * way.turns
    if not most:
        return a_round - A_POINT * way.points
    best = (most + 1) * a_round
    for after in _rounds(way):
        if after.by_tokens and after.tokens == TOKENS:
            best = min(best, a_round - A_POINT * after.points)
            continue
        for risen in _revolutions(after):
            rest = -A_POINT * risen.points if risen.is_advanced else cost(risen, most - 1)
            best = min(best, a_round + rest)
    return best


def revolutions(way: Way, most: int = LONGEST) -> int:
    """The Revolutions until the victory."""
    for number in range(1, most + 1):
        if _wins(way, number):
            return number
    return most + 1


@lru_cache(maxsize=200_000)
def _wins(way: Way, most: int) -> bool:
    """Whether so many Revolutions are enough."""
    if not most:
        return False
    for after in _rounds(way):
        if after.by_tokens and after.tokens == TOKENS:
            return True
        if any(risen.is_advanced or _wins(risen, most - 1) for risen in _revolutions(after)):
            return True
    return False


def _rounds(way: Way) -> Iterator[Way]:
    """The position before the next Revolution, with so many tokens more."""
    deeds = way.deeds
    yield _produced(way, deeds)
    for _ in range(TOKENS - way.tokens):
        deeds -= 1 if way.places > 0 else 1 + way.search
        placed = with_token(way)
        if deeds < 0 or placed is None:
            return
        way = placed
        yield _produced(way, deeds)


def _produced(way: Way, deeds: int) -> Way:
    return way._replace(luxuries=way.luxuries + A_LUXURY * deeds + WILD, deeds=0)


def with_token(way: Way) -> Way | None:
    """One token more, paid with Religion markers where they do, else with Culture markers, else with both."""
    token = way.tokens + 1
    if way.faith and way.faith_level >= token:
        culture, faith = 0, 1
    elif way.markers and way.level >= token:
        culture, faith = 1, 0
    elif way.markers and way.faith and way.level + way.faith_level >= token:
        culture, faith = 1, 1
    else:
        culture, faith = token - way.level + 1, 0
    if culture > way.markers or not (culture or faith):
        return None
    return way._replace(
        tokens=token,
        markers=way.markers - culture,
        faith=way.faith - faith,
        places=way.places - 1,
    )


def _revolutions(way: Way) -> Iterator[Way]:
    """The position after a Revolution: with an advance of Culture, or with one more of the others."""
    payments, luxuries = min(way.tokens, way.markers), int(way.luxuries)
    culture = way.culture + 1
    needed = 1 + max(0, culture - way.level)
    if way.level and way.tokens and needed <= way.markers:
        yield _after(way, culture, min(way.tokens - 1, way.markers - needed), luxuries)
    elif culture <= luxuries:
        yield _after(way, culture, payments, luxuries - culture)
    elif way.culture < ADVANCES_EACH:
        yield _after(way, way.culture, payments, luxuries)
    if way.culture >= ADVANCES_EACH:
        yield _after(way, way.culture, payments, luxuries)


def _after(way: Way, culture: int, payments: int, luxuries: int) -> Way:
    level = culture + 1
    return way._replace(
        culture=culture,
        others=_raised(way.others, way.level, payments, luxuries),
        level=level,
        markers=level,
        deeds=way.then,
        luxuries=0.0,
        faith=way.faith_level,
    )


@cache
def _raised(others: tuple[int, ...], level: int, payments: int, luxuries: int) -> tuple[int, ...]:
    """Luxuries pay for what is cheap, markers for what is dear; what is missing comes first."""
    levels = list(others)
    for n, now in enumerate(others):
        if now < ADVANCES_EACH and luxuries > now:
            luxuries -= now + 1
            levels[n] += 1
    for n in sorted(range(len(others)), key=lambda n: (others[n] >= ADVANCES_EACH, -others[n])):
        if payments and levels[n] == others[n] < level:
            payments -= 1
            levels[n] += 1
    return tuple(sorted(levels))
