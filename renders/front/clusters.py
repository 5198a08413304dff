"""Places that changed, gathered into clusters that lie close together on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from renders.boards import Box as Corners
from renders.front.model import Stage

FLAT = 1.3
"""A panel is wider than high: a step down counts for more than one across."""
AT_MOST, WORTH = 40, 0.1
"""So many places are looked at, and none that weighs less than this share of the weightiest."""
SMALLEST, LEAST, LARGEST = 125.0, 0.75, 1.5
"""How large a small place should be drawn, and the scales between which that is asked for."""
Join = Callable[[Corners], float | None]
"""What it costs to join two clusters into this box; None where they may not be joined."""


@dataclass(slots=True)
class Ground:
    """The weighty places with their boxes on the board, each found once."""

    weights: dict[str, float]
    cores: dict[str, Corners]
    spans: dict[str, float]
    _seen: dict[frozenset[str], Corners] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """All that they weigh."""
        return sum(self.weights.values())

    def weight(self, places: Iterable[str]) -> float:
        """What some of them weigh."""
        return sum(self.weights[place] for place in places)

    def box(self, places: frozenset[str]) -> Corners:
        """The box around some of them."""
        if places not in self._seen:
            self._seen[places] = union(self.cores[place] for place in places)
        return self._seen[places]

    def needed(self, places: Iterable[str]) -> float:
        """The scale at which the smaller of them have room for a piece and a name."""
        sizes = sorted(self.spans[place] for place in places)
        return min(LARGEST, max(LEAST, SMALLEST / max(1.0, sizes[len(sizes) // 4])))


def weighty(weights: Mapping[str, float], stage: Stage, worth: float = WORTH) -> Ground:
    """The places that matter: the weightiest, and none that is next to nothing beside them."""
    limit = worth * max(weights.values(), default=0.0)
    ranked = sorted(weights, key=lambda place: (-weights[place], place))[:AT_MOST]
    kept = {place: weights[place] for place in ranked if weights[place] >= limit and weights[place] > 0}
    return Ground(kept, {p: stage.core(p) for p in kept}, {p: stage.span(p) for p in kept})


def union(boxes: Iterable[Corners]) -> Corners:
    """The box around boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def extent_cost(box: Corners) -> float:
    """How far a cluster reaches."""
    return max(box[2] - box[0], (box[3] - box[1]) * FLAT)


def joined(ground: Ground, cost: Join, until: int = 1) -> list[list[frozenset[str]]]:
    """The clusters after every step: all places apart first, then always the cheapest two joined."""
    groups = [(frozenset((place,)), ground.cores[place]) for place in ground.weights]
    steps = [[group for group, _ in groups]]
    while len(groups) > until:
        best: tuple[float, int, int, Corners] | None = None
        for i in range(1, len(groups)):
            a = groups[i][1]
            for j in range(i):
                b = groups[j][1]
                both = min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
                price = cost(both)
                if price is not None and (best is None or price < best[0]):
                    best = price, i, j, both
        if best is None:
            break
        _, i, j, both = best
        groups[j] = groups[i][0] | groups[j][0], both
        del groups[i]
        steps.append([group for group, _ in groups])
    return steps
