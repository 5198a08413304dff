"""Whole areas that hang together: what is torn off a nation, as near to the number as can be."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import TypeAlias

Fits: TypeAlias = Callable[[Iterable[str]], bool]
_MOST_WHOLES = 100
"""Ways to take whole groups that are tried; a nation has a few groups, hardly ever many."""
_BUDGET = 2000
"""Steps of one search. Where it ends without a find, the selector is held to the best that was found."""


@dataclass(frozen=True, slots=True)
class Land:
    """The areas of a victim: tokens, unit points of a city, and which of them touch."""

    tokens: Mapping[str, int]
    cities: Mapping[str, int]
    touching: Mapping[str, tuple[str, ...]]

    def points(self, areas: Iterable[str]) -> int:
        """The unit points in these areas."""
        return sum(self.tokens.get(area, 0) + self.cities.get(area, 0) for area in areas)

    def groups(self, areas: Iterable[str]) -> list[tuple[str, ...]]:
        """These areas, parted into those that hang together; the biggest first."""
        left, found = set(areas), []
        for start in sorted(left):
            if start in left:
                group, todo = [], [start]
                left.discard(start)
                while todo:
                    group.append(todo.pop())
                    near = [area for area in self.touching[group[-1]] if area in left]
                    left.difference_update(near)
                    todo += near
                found.append(tuple(group))
        return sorted(found, key=lambda group: (-self.points(group), group))


@dataclass(frozen=True, slots=True)
class Claim:
    """WE ch.8: so many unit points are torn off for somebody with this stock."""

    land: Land
    amount: int
    city_stock: int
    token_stock: int
    enough: bool
    """The beneficiary has unit points enough: then the kind of pieces should fit too."""

    def can_annex(self, areas: Iterable[str]) -> bool:
        """Whether there is a city for each city and a token for each token; tokens with a city are lost."""
        chosen = tuple(areas)
        cities = sum(1 for area in chosen if area in self.land.cities)
        tokens = sum(self.land.tokens.get(area, 0) for area in chosen if area not in self.land.cities)
        return cities <= self.city_stock and tokens <= self.token_stock

    @property
    def fewest(self) -> int:
        """The fewest groups of areas that hold the number."""
        reached = 0
        for count, group in enumerate(self.land.groups(self.land.touching), start=1):
            reached += self.land.points(group)
            if reached >= self.amount:
                return count
        return len(self.land.touching)

    def rank(self, areas: Sequence[str]) -> tuple[int, int, int, int]:
        """WE ch.8: how well a selection keeps the rule: needless groups, distance, falling short, misfit."""
        off = self.land.points(areas) - self.amount
        unfit = 1 if self.enough and not self.can_annex(areas) else 0
        return (max(0, len(self.land.groups(areas)) - self.fewest), abs(off), 1 if off < 0 else 0, unfit)

    def best(self, order: Callable[[str], int] | None = None) -> tuple[str, ...]:
        """A selection as good as can be found: exactly the number, else as near as can be, rather above."""
        everything = tuple(self.land.touching)
        if self.land.points(everything) <= self.amount:
            return everything
        groups = self.land.groups(everything)
        wholes = list(islice(combinations(groups, self.fewest - 1), _MOST_WHOLES))
        for total in self._nearest(self.land.points(everything)):
            for fits in (self.can_annex, _always) if self.enough else (_always,):
                for whole in wholes:
                    found = self._with_part(whole, groups, total, fits, order)
                    if found:
                        return found
        return everything

    def _nearest(self, most: int) -> Iterator[int]:
        for off in range(most):
            yield from (n for n in dict.fromkeys((self.amount + off, self.amount - off)) if 0 < n <= most)

    def _with_part(
        self,
        whole: tuple[tuple[str, ...], ...],
        groups: list[tuple[str, ...]],
        total: int,
        fits: Fits,
        order: Callable[[str], int] | None,
    ) -> tuple[str, ...]:
        """Whole groups, and a part of one more that hangs together, with this many points in all."""
        base = tuple(area for group in whole for area in group)
        missing = total - self.land.points(base)
        if missing == 0 and fits(base):
            return base
        for group in groups:
            if group not in whole and missing > 0 and _can_sum(self.land, group, missing):
                starts = sorted(group, key=order) if order else list(group)
                part = _Search(self.land, missing, lambda areas: fits((*base, *areas))).run(starts)
                if part:
                    return (*base, *part)
        return ()


def _can_sum(land: Land, group: Iterable[str], target: int) -> bool:
    """Whether some areas of a group, next to each other or not, make this sum."""
    sums = 1
    for area in group:
        sums |= sums << land.points((area,))
    return bool(sums >> target & 1)


def _always(areas: Iterable[str]) -> bool:
    return True


class _Search:
    """Grows connected parts area by area until one has exactly the points wanted and is accepted."""

    def __init__(self, land: Land, target: int, accepts: Callable[[tuple[str, ...]], bool]) -> None:
        self.land = land
        self.target = target
        self.accepts = accepts
        self.steps = _BUDGET

    def run(self, starts: Sequence[str]) -> tuple[str, ...]:
        """The first part found; nothing if there is none, or the budget is spent."""
        barred: set[str] = set()
        within = set(starts)
        for start in starts:
            barred.add(start)
            edge = self._new(start, barred, within)
            found = self._grow((start,), self.land.points((start,)), edge, barred, within)
            if found:
                return found
        return ()

    def _new(self, area: str, barred: set[str], within: set[str]) -> list[str]:
        return [near for near in self.land.touching[area] if near in within and near not in barred]

    def _grow(
        self, part: tuple[str, ...], points: int, edge: list[str], barred: set[str], within: set[str]
    ) -> tuple[str, ...]:
        self.steps -= 1
        if points == self.target and self.accepts(part):
            return part
        if points >= self.target or self.steps <= 0:
            return ()
        barred = set(barred)
        for place, area in enumerate(edge):
            if area in barred:
                continue
            barred.add(area)
            more = points + self.land.points((area,))
            if more <= self.target:
                rest = [*edge[place + 1 :], *self._new(area, barred, within)]
                found = self._grow((*part, area), more, rest, barred, within)
                if found:
                    return found
        return ()
