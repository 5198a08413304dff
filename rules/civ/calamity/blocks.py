"""Whole areas that hang together: what civil war and tyranny tear off, as near to the number as can be."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

_BUDGET = 4000
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
    """WE 8: so many unit points are torn off for somebody with this stock."""

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

    def rank(self, areas: Sequence[str]) -> tuple[int, int, int, int]:
        """WE 8: how well a selection keeps the rule, the weightiest first; less is better."""
        over = self.land.points(areas) - self.amount
        unfit = 1 if self.enough and not self.can_annex(areas) else 0
        return (max(0, -over), len(self.land.groups(areas)), max(0, over), unfit)

    def best(self, order: Callable[[str], int] | None = None) -> tuple[str, ...]:
        """A selection as good as can be found."""
        everything = tuple(self.land.touching)
        if self.land.points(everything) <= self.amount:
            return everything
        groups = self.land.groups(everything)
        for count in range(1, len(groups) + 1):
            found = [areas for areas in self._of_groups(groups, count, order) if areas]
            if found:
                return min(found, key=self.rank)
        return everything

    def _of_groups(
        self, groups: list[tuple[str, ...]], count: int, order: Callable[[str], int] | None
    ) -> Iterator[tuple[str, ...]]:
        """Selections of `count` groups: all but one of them whole."""
        for whole in combinations(groups, count - 1):
            base = tuple(area for group in whole for area in group)
            missing = self.amount - self.land.points(base)
            for group in groups:
                if group not in whole and 0 < missing <= self.land.points(group):
                    yield self._part_of(group, base, missing, order)

    def _part_of(
        self, group: tuple[str, ...], base: tuple[str, ...], missing: int, order: Callable[[str], int] | None
    ) -> tuple[str, ...]:
        """The base and a part of the group that hangs together, with the least points that do."""
        sums = 1
        for area in group:
            sums |= sums << self.land.points((area,))
        starts = sorted(group, key=order) if order else list(group)
        for target in range(missing, self.land.points(group) + 1):
            if not sums >> target & 1:
                continue
            for fits in (self.can_annex, _always) if self.enough else (_always,):
                part = _Search(self.land, target, lambda areas, f=fits: f((*base, *areas))).run(starts)  # type: ignore[misc]  # default argument
                if part:
                    return (*base, *part)
        return ()


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
