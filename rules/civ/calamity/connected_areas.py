"""Whole areas that hang together: what is torn off a nation, exactly the number or the least above it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.civ.calamity.connected_sums import Chooser, ConnectedSums, bits


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
        """WE ch.8: how well a selection keeps the rule: needless groups, points lacking, too many, misfit."""
        off = self.land.points(areas) - self.amount
        unfit = 1 if self.enough and not self.can_annex(areas) else 0
        return max(0, len(self.land.groups(areas)) - self.fewest), max(0, -off), max(0, off), unfit


@dataclass(slots=True)
class Selections:
    """Every selection that keeps the rule as well as can be, found by all sums that its parts can make.

    A sum counts unit points and, where the pieces of the beneficiary could be of the wrong kind, cities and
    tokens beside them. With as few groups as hold the number, each of them gives one part.
    """

    claim: Claim
    _kinds_matter: bool = field(init=False)
    _points_room: int = field(init=False)
    """A sum has room for all points, then for all cities, then for the tokens beside them."""
    _cities_room: int = field(init=False)
    _groups: list[ConnectedSums] = field(init=False)
    _reached: list[list[int]] = field(init=False)
    """After each group, by the number of groups used: the sums that can be made."""

    def __post_init__(self) -> None:
        """All sums of each group, and of so many groups together."""
        claim = self.claim
        self._kinds_matter = claim.enough and not claim.can_annex(claim.land.touching)
        self._points_room = claim.land.points(claim.land.touching) + 1
        self._cities_room = len(claim.land.cities) + 1
        worth = {area: self._worth(area) for area in claim.land.touching}
        groups = claim.land.groups(worth)
        if claim.fewest == 1:
            groups = [group for group in groups if claim.land.points(group) >= claim.amount]
        self._groups = [ConnectedSums(claim.land.touching, group, worth) for group in groups]
        self._reached = [[1, *[0] * claim.fewest]]
        for group in self._groups:
            before = self._reached[-1]
            used = [_added(fewer, group.sums) for fewer in before[:-1]]
            self._reached.append([before[0], *(a | b for a, b in zip(before[1:], used, strict=True))])

    def best(self, choose: Chooser = lambda ways: ways[0]) -> tuple[str, ...]:
        """One of the best selections; all that there is, where that is not more than the number."""
        everything = tuple(self.claim.land.touching)
        if self.claim.land.points(everything) <= self.claim.amount:
            return everything
        count, areas = self.claim.fewest, []
        total = choose(self._best_sums())
        for place in range(len(self._groups) - 1, -1, -1):
            group, before = self._groups[place], self._reached[place]
            parts = [part for part in bits(group.sums) if part <= total and count]
            ways = [part for part in parts if before[count - 1] >> (total - part) & 1]
            part = choose([0, *ways] if before[count] >> total & 1 else ways)
            if part:
                areas += group.part(part, choose)
                total, count = total - part, count - 1
        return tuple(sorted(areas))

    def _best_sums(self) -> list[int]:
        """WE ch.8: exactly the number, else the least above it; then what fits the pieces."""
        sums = [total for total in bits(self._reached[-1][-1]) if self._points(total) >= self.claim.amount]
        kept = {total: (self._points(total), not self._fits(total)) for total in sums}
        best = min(kept.values())
        return [total for total in sums if kept[total] == best]

    def _worth(self, area: str) -> int:
        land = self.claim.land
        if area not in land.cities or not self._kinds_matter:
            return land.points((area,))
        return land.points((area,)) + self._points_room * (1 + self._cities_room * land.tokens.get(area, 0))

    def _points(self, total: int) -> int:
        return total % self._points_room

    def _fits(self, total: int) -> bool:
        """Whether the beneficiary has a city for each city and a token for each token, as `can_annex`."""
        if not self._kinds_matter:
            return True
        claim = self.claim
        beside, taken = divmod(total // self._points_room, self._cities_room)
        tokens = self._points(total) - beside - taken * max(claim.land.cities.values(), default=0)
        return taken <= claim.city_stock and tokens <= claim.token_stock


def _added(one: int, other: int) -> int:
    """Every sum of one set and every sum of the other, added."""
    if one == 1:
        return other
    found = 0
    for total in bits(one):
        found |= other << total
    return found
