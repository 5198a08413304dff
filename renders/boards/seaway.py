"""The line a ship takes over water: off the shores where it can, straight where nothing is in the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, dist, hypot, inf

from renders.boards.baked import Point
from renders.boards.loader import load
from renders.boards.terrain import ASHORE, CLEAN, NEAR, Cell, Terrain, terrain

_SHY, _TOUCHED = 1.6, 8.0
"""What a cell costs more: for each step nearer to the shore, and where the shore runs through it."""
_OFF = 3
"""The depth that a straight stretch keeps."""
_CLOSE = 3
"""So many cells from its ends it need not."""
_SNAP = 24
"""How many cells from a place its water may lie."""
_STEPS = [(dx, dy, hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
_AROUND = sorted(
    ((dx, dy) for dx in range(-_SNAP, _SNAP + 1) for dy in range(-_SNAP, _SNAP + 1)),
    key=lambda step: hypot(*step),
)


@lru_cache(maxsize=2048)
def seaway(board: str, start: Point, end: Point, waters: tuple[str, ...]) -> tuple[Point, ...]:
    """From place to place through these areas and seas, one after the other.

    A place on land is left, or reached, at the nearest water of its area.
    """
    ground = terrain(board)
    first, last = _afloat(ground, start, waters[0]), _afloat(ground, end, waters[-1])
    gates = [_gate(board, one, other) for one, other in pairwise(waters)]
    cells = [first]
    for water, to in zip(waters, [*gates, last], strict=True):
        if to is not None and to != cells[-1]:
            cells += _leg(board, water, cells[-1], to)
    among = frozenset(ground.number(cell) for cell in cells)
    points = [ground.place(cell) for cell in _off_shore(ground, _taut(ground, cells, among))]
    ends = [
        start if first == ground.cell(start) else points[0],
        end if last == ground.cell(end) else points[-1],
    ]
    return _rounded(ground, [ends[0], *points[1:-1], ends[1]])


def _gate(board: str, one: str, other: str) -> Cell | None:
    """Where one passes from water to water."""
    border = load(board).crossing(one, other, "water")
    return None if border is None else _nearest(terrain(board), terrain(board).cell(border), "")


def _afloat(ground: Terrain, place: Point, owner: str) -> Cell:
    """The cell of a place, or the nearest one with water of its owner."""
    cell = ground.cell(place)
    return _nearest(ground, cell, owner) or _nearest(ground, cell, "") or cell


def _nearest(ground: Terrain, cell: Cell, owner: str) -> Cell | None:
    wanted = ground.numbers([owner]) if owner else None
    for dx, dy in _AROUND:
        there = cell[0] + dx, cell[1] + dy
        if ground.depth(there) and (wanted is None or ground.number(there) in wanted):
            return there
    return None


@lru_cache(maxsize=4096)
def _leg(board: str, water: str, first: Cell, last: Cell) -> tuple[Cell, ...]:
    """The cells after the first up to the last: within one water, else over any, else straight on."""
    ground = terrain(board)
    found = _search(ground, first, last, ground.numbers([water])) or _search(ground, first, last, None)
    return _corners(ground, found)[1:] if found else (last,)


def _search(ground: Terrain, first: Cell, last: Cell, among: frozenset[int] | None) -> list[Cell]:
    """The cheapest way (A*), or none. Cells go by their index: nothing else here takes as long."""
    shore, owners, column = ground.shore, ground.owners, ground.column
    start, end, (x1, y1) = ground.index(first), ground.index(last), last
    steps = [(dx * column + dy, dx * column, dy, dx, dy, length) for dx, dy, length in _STEPS]
    dear = [1 + _SHY * (NEAR - depth) for depth in range(NEAR + 1)]
    dear[ASHORE] += _TOUCHED
    before: dict[int, int] = {}
    cost = {start: 0.0}
    queue = [(dist(first, last), start)]
    done = set()
    while queue:
        here = heappop(queue)[1]
        if here == end:
            return [ground.cell_at(index) for index in _back(before, here)]
        if here in done:
            continue
        done.add(here)
        so_far = cost[here]
        x, y = here // column - 1 - x1, here % column - 1 - y1
        for step, aside, along, dx, dy, length in steps:
            there = here + step
            depth = shore[there]
            if not depth or (among is not None and there != end and owners[there] not in among):
                continue
            if dx and dy and not (shore[here + along] and shore[here + aside]):
                continue
            total = so_far + length * dear[depth]
            if total < cost.get(there, inf):
                cost[there], before[there] = total, here
                heappush(queue, (total + hypot(x + dx, y + dy), there))
    return []


def _back(before: dict[int, int], end: int) -> list[int]:
    way = [end]
    while way[-1] in before:
        way.append(before[way[-1]])
    return way[::-1]


def _corners(ground: Terrain, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The ends of the straight stretches of a way."""
    (x0, y0), (x1, y1) = cells[0], cells[-1]
    among = frozenset(ground.number(cell) for cell in cells)
    if len(cells) < 3 or _is_clear(ground, cells[0], cells[-1], among):
        return cells[0], cells[-1]
    off = [abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) for x, y in cells]
    at = min(max(1, off.index(max(off))), len(cells) - 2)
    return (*_corners(ground, cells[: at + 1]), *_corners(ground, cells[at:])[1:])


def _taut(ground: Terrain, cells: list[Cell], among: frozenset[int]) -> list[Cell]:
    """The corners that are left when the way is pulled taut."""
    kept, changed = list(cells), True
    while changed:
        changed = False
        for i in range(len(kept) - 2, 0, -1):
            if _is_clear(ground, kept[i - 1], kept[i + 1], among, min(_OFF, ground.depth(kept[i]))):
                del kept[i]
                changed = True
    return kept


def _off_shore(ground: Terrain, cells: Sequence[Cell]) -> list[Cell]:
    """The same way with corners at the shore a cell farther off it, in a strait over another's water."""
    found = list(cells)
    for i in range(1, len(found) - 1):
        if ground.depth(found[i]) <= CLEAN:
            found[i] = next(_farther(ground, found, i), found[i])
    return found


def _farther(ground: Terrain, cells: Sequence[Cell], corner: int) -> Iterator[Cell]:
    """The places beside a corner at the shore, the farthest off first, from which the way goes on clear."""
    one, (x, y), other = cells[corner - 1 : corner + 2]
    beside = sorted(((x + dx, y + dy) for dx, dy, _ in _STEPS[::-1]), key=ground.depth, reverse=True)
    for off in beside:
        among = frozenset(ground.number(cell) for cell in (*cells, off))
        legs = (one, off), (off, other)
        if ground.depth(off) > CLEAN and all(_is_clear(ground, *leg, among, CLEAN) for leg in legs):
            yield off


def _is_clear(ground: Terrain, one: Cell, other: Cell, among: frozenset[int], off: int = _OFF) -> bool:
    """Whether one can sail straight on; so far off the shore, but near the ends."""
    length = dist(one, other)
    steps = max(1, ceil(length * 1.5))
    ends = [min(off, CLEAN, ground.depth(end)) for end in (one, other)]
    for i in range(1, steps):
        share = i / steps
        here = round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share)
        near = min(share, 1 - share) * length <= _CLOSE
        if ground.depth(here) < (ends[share > 0.5] if near else off) or ground.number(here) not in among:
            return False
    return True


def _rounded(ground: Terrain, points: list[Point]) -> tuple[Point, ...]:
    """Corners cut twice, each where that leads over no shore."""
    for _ in range(2):
        softer = [points[0]]
        for before, corner, after in zip(points, points[1:], points[2:], strict=False):
            cut = _between(corner, before), _between(corner, after)
            softer += cut if _is_afloat(ground, *cut, ground.depth(ground.cell(corner))) else [corner]
        points = [*softer, points[-1]]
    return tuple(points)


def _between(corner: Point, other: Point) -> Point:
    """A quarter of the way."""
    return corner[0] * 0.75 + other[0] * 0.25, corner[1] * 0.75 + other[1] * 0.25


def _is_afloat(ground: Terrain, one: Point, other: Point, depth: int) -> bool:
    """Whether a short stretch is as far off the shore as a corner, or clean."""
    steps = max(1, ceil(dist(one, other) / 2))
    places = (
        (one[0] + (other[0] - one[0]) * i / steps, one[1] + (other[1] - one[1]) * i / steps)
        for i in range(steps + 1)
    )
    return all(ground.depth(ground.cell(place)) >= min(depth, CLEAN) for place in places)
