"""Every sum that areas which hang together can make: areas are swept one by one, with only the edge kept."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Touching: TypeAlias = Mapping[str, tuple[str, ...]]
Edge: TypeAlias = tuple[int, ...]
"""For each area swept that still touches others: 0 if it is not taken, else the part that it belongs to."""
Step: TypeAlias = tuple[Edge, bool]
"""Where a sweep came from: the edge before an area, and whether the area was taken."""
Chooser: TypeAlias = Callable[[Sequence[Any]], Any]
"""Picks one of several ways that are equally good."""
CLOSED: Edge = (-1,)
"""The edge of a part that is complete: it touches nothing that is still to come."""

_STARTS = 3
"""Orders of a sweep that are tried."""


@dataclass(slots=True)
class ConnectedSums:
    """The sums of all parts of a group of areas that hang together; a sum is a bit of a number."""

    touching: Touching
    group: Sequence[str]
    worth: Mapping[str, int]
    sums: int = field(init=False, default=0)
    _order: list[str] = field(init=False)
    _layers: list[dict[Edge, int]] = field(init=False, default_factory=lambda: [{(): 1}])
    """Before each area: the edges that can be, each with the sums it can have."""
    _from: list[dict[Edge, list[Step]]] = field(init=False, default_factory=list)
    """After each area: the steps that lead to an edge."""

    def __post_init__(self) -> None:
        """Sweep over the group once."""
        self._order = _narrowest(self.touching, self.group)
        edge: list[str] = []
        for area in self._order:
            edge = self._sweep(edge, area)

    def part(self, total: int, choose: Chooser) -> list[str]:
        """The areas of a part with this sum; between several ways there is a choice at each step."""
        steps = [(n, self._reaching(n, came.get(CLOSED, ()), total)) for n, came in enumerate(self._from)]
        at, ways = choose([(n, found) for n, found in steps if found])
        areas: list[str] = []
        while True:
            edge, taken = choose(ways)
            if taken:
                areas.append(self._order[at])
                total -= self.worth[areas[-1]]
            if not total:
                return areas
            at -= 1
            ways = self._reaching(at, self._from[at][edge], total)

    def _reaching(self, at: int, steps: Sequence[Step], total: int) -> list[Step]:
        """The steps over an area that can come to this sum."""
        worth, before = self.worth[self._order[at]], self._layers[at]
        lefts = ((edge, taken, total - worth if taken else total) for edge, taken in steps)
        return [(edge, taken) for edge, taken, left in lefts if left >= 0 and before[edge] >> left & 1]

    def _sweep(self, edge: list[str], area: str) -> list[str]:
        """Take the area or not, for every edge that can be; the areas of the edge after it."""
        done = {*self._order[: self._order.index(area) + 1]}
        wide = [*edge, area]
        keep = [n for n, name in enumerate(wide) if any(near not in done for near in self.touching[name])]
        near = [n for n, name in enumerate(edge) if name in self.touching[area]]
        after: dict[Edge, int] = {}
        came: dict[Edge, list[Step]] = {}
        for before, sums in self._layers[-1].items():
            for taken in (False, True):
                labels = _joined(before, near) if taken else (*before, 0)
                follows = _kept(labels, keep)
                if follows is None:
                    continue
                bits = sums << self.worth[area] if taken else sums
                came.setdefault(follows, []).append((before, taken))
                if follows == CLOSED:
                    self.sums |= bits
                else:
                    after[follows] = after.get(follows, 0) | bits
        self._layers.append(after)
        self._from.append(came)
        return [wide[n] for n in keep]


def _joined(edge: Edge, near: Sequence[int]) -> Edge:
    """The edge with one more area taken, which joins the parts next to it."""
    new = len(edge) + 1
    parts = {edge[n] for n in near if edge[n]}
    return (*(new if part in parts else part for part in edge), new)


def _kept(labels: Edge, keep: Sequence[int]) -> Edge | None:
    """What is left of an edge, parts numbered from 1; None where a part is cut off from another."""
    names = {0: 0}
    kept = tuple([names.setdefault(labels[n], len(names)) for n in keep])
    cut = {label for label in labels if label not in names}
    if not cut:
        return kept
    return CLOSED if len(cut) == 1 and len(names) == 1 else None


def _narrowest(touching: Touching, group: Sequence[str]) -> list[str]:
    """An order of the areas in which the edge stays short: the best of a few, begun where few touch."""
    names = sorted(group, key=lambda area: (len(touching[area]), area))
    place = {area: n for n, area in enumerate(names)}
    near = [sum(1 << place[other] for other in touching[area]) for area in names]
    best = min((_swept(near, start) for start in range(min(_STARTS, len(names)))), key=lambda swept: swept[0])
    return [names[n] for n in best[1]]


def _swept(near: Sequence[int], start: int) -> tuple[int, list[int]]:
    """From a start always the area that leaves the shortest edge; how wide it was, and the order."""
    order, done, edge, cost = [start], 1 << start, [start], 0
    while edge := [area for area in edge if near[area] & ~done]:
        cost += 3 ** len(edge)
        ahead = {n for area in edge for n in bits(near[area] & ~done)}
        best = min(ahead, key=lambda a: (_width(near, edge, a, done | 1 << a), a))
        order.append(best)
        done |= 1 << best
        edge.append(best)
    return cost, order


def _width(near: Sequence[int], edge: Sequence[int], area: int, done: int) -> int:
    return sum(1 for other in (*edge, area) if near[other] & ~done)


def bits(number: int) -> Iterator[int]:
    """The places of the ones in a number, the lowest first."""
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low
