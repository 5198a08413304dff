"""Which close-ups a page shows: one to three panels that show most of what happened, large enough."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from renders.boards import Box as Corners
from renders.front.clusters import Ground, extent_cost, joined, weighty
from renders.front.model import Panel, Size, Stage
from renders.paint.layout import Box

MARGIN = 46.0
"""What is shown around the places a panel is about, in pixels of the board."""
PANELS, PARTS = 3, 6
GAP = 10
CLOSEST = 1.35
"""No panel is drawn at a larger scale."""
LARGE_ENOUGH, ROOMY = 0.9, 1.7
LARGER = 0.22
"""What it is worth to draw a cluster larger than it needs."""
TWICE, NEARLY = 0.5, 0.95
"""Panels that share so much of the board become fewer, if these show nearly as much."""
FURTHER = 0.05
"""What one more panel costs, as a share of all weight."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Panels, and the share of all weight that they show."""

    panels: tuple[Panel, ...]
    share: float


@dataclass(frozen=True, slots=True)
class _Fit:
    """A cluster in a panel of some size: what is left of it there, and how large it is drawn."""

    places: frozenset[str]
    scale: float
    score: float


def choose(weights: Mapping[str, float], stage: Stage, size: Size, most: int = PANELS) -> Choice:
    """The split of a room and the clusters in it that show most; in reading order."""
    ground = weighty(weights, stage)
    fits: dict[tuple[frozenset[str], int, int], _Fit] = {}

    def fitted(places: frozenset[str], spot: Box) -> _Fit:
        wide, tall = round(spot.right - spot.left), round(spot.bottom - spot.top)
        if (places, wide, tall) not in fits:
            fits[places, wide, tall] = _fit(ground, places, (wide, tall))
        return fits[places, wide, tall]

    best: list[tuple[Box, _Fit]] = []
    highest = float("-inf")
    for groups in [step for step in joined(ground, extent_cost) if len(step) <= PARTS]:
        ranked = sorted(groups, key=lambda group: (-ground.weight(group), min(group)))
        for split in _splits(size, most):
            for order in permutations(split) if len(split) <= len(ranked) else ():
                found = [(spot, fitted(places, spot)) for spot, places in zip(order, ranked, strict=False)]
                score = sum(fit.score for _, fit in found) - FURTHER * ground.total * (len(split) - 1)
                if score > highest:
                    best, highest = found, score
    choice = chosen(ground, [_panel(ground, spot, fit, stage) for spot, fit in best])
    if _is_twice(choice.panels):
        fewer = choose(weights, stage, size, len(choice.panels) - 1)
        return fewer if fewer.share >= choice.share * NEARLY else choice
    return choice


def _is_twice(panels: Sequence[Panel]) -> bool:
    """Whether two panels show mostly the same part of the board."""
    boxes = [Box(*panel.seen) for panel in panels]
    return any(
        one.overlap(other) > TWICE * min(one.extent, other.extent) for one, other in combinations(boxes, 2)
    )


def chosen(ground: Ground, panels: Sequence[Panel]) -> Choice:
    """The panels in reading order, each with whatever else of weight is wholly seen in it."""
    shown = {place for panel in panels for place in panel.places}
    found = []
    for panel in sorted(panels, key=_reading):
        more = [p for p in ground.weights if p not in shown and _holds(panel.seen, ground.cores[p])]
        shown.update(more)
        found.append(Panel(panel.spot, panel.seen, tuple(sorted((*panel.places, *more)))))
    return Choice(tuple(found), ground.weight(shown) / ground.total if ground.total else 1.0)


def _holds(outer: Corners, inner: Corners) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _reading(panel: Panel) -> tuple[float, float]:
    return panel.spot.top, panel.spot.left


def _fit(ground: Ground, places: frozenset[str], size: Size) -> _Fit:
    """A cluster too large for its panel lets go of the outermost place that weighs least."""
    need = ground.needed(places)
    while True:
        box = ground.box(places)
        scale = scale_in(box, size)
        if scale >= need * LARGE_ENOUGH or len(places) == 1:
            break
        outermost = [p for p in sorted(places) if any(ground.cores[p][i] == box[i] for i in range(4))]
        places = places - {min(outermost, key=lambda place: ground.weights[place])}
    shown = min(scale, CLOSEST, need * ROOMY)
    more = LARGER * min(0.5, max(0.0, min(scale, CLOSEST) / need - 1))
    return _Fit(places, shown, ground.weight(places) * (min(1.0, scale / need) + more))


def scale_in(box: Corners, size: Size) -> float:
    """How large a box can be drawn in a panel."""
    return min(size[0] / (box[2] - box[0] + 2 * MARGIN), size[1] / (box[3] - box[1] + 2 * MARGIN))


def _panel(ground: Ground, spot: Box, fit: _Fit, stage: Stage) -> Panel:
    return framed(spot, ground.box(fit.places), fit.scale, stage, fit.places)


def framed(spot: Box, box: Corners, scale: float, stage: Stage, places: frozenset[str]) -> Panel:
    """The panel around a box of the board, moved where it would leave what may be seen there."""
    extent = stage.limits(box)
    wide, tall = (spot.right - spot.left) / scale, (spot.bottom - spot.top) / scale
    left = _inside((box[0] + box[2]) / 2, wide, extent[0], extent[2])
    top = _inside((box[1] + box[3]) / 2, tall, extent[1], extent[3])
    return Panel(spot, (left, top, left + wide, top + tall), tuple(sorted(places)))


def _inside(middle: float, length: float, low: float, high: float) -> float:
    """Where a stretch around a middle begins; moved to lie between two ends if it can."""
    start = middle - length / 2
    return max(low, min(start, high - length)) if length <= high - low else (low + high - length) / 2


def _splits(size: Size, most: int) -> Iterator[list[Box]]:
    """The ways to divide a room into one to three panels."""
    wide, tall = size
    yield [Box(0, 0, wide, tall)]
    if most > 1:
        for share in (0.5, 0.58, 0.66):
            x, y = round((wide - GAP) * share), round((tall - GAP) * share)
            yield [Box(0, 0, x, tall), Box(x + GAP, 0, wide, tall)]
            yield [Box(0, 0, wide, y), Box(0, y + GAP, wide, tall)]
    if most > 2:
        for share in (0.52, 0.6, 0.66):
            x, y = round((wide - GAP) * share), round((tall - GAP) * share)
            for half in (0.5, 0.42, 0.58):
                low, across = round((tall - GAP) * half), round((wide - GAP) * half)
                yield [
                    Box(0, 0, x, tall),
                    Box(x + GAP, 0, wide, low),
                    Box(x + GAP, low + GAP, wide, tall),
                ]
                yield [
                    Box(0, 0, wide, y),
                    Box(0, y + GAP, across, tall),
                    Box(across + GAP, y + GAP, wide, tall),
                ]
