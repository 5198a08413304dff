"""Ch. 5: where regions and parts can be laid: the region limit, and room for everybody on the world map."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.peoples.regions import START_REGIONS, RegionId, regions
from rules.peoples.world import LATITUDES, WORLD, Cell, Layout, Spot, World

LONG_SIDE = 4
SIDE_PER_PEOPLE = 2


@dataclass(frozen=True, slots=True)
class Laying:
    """A way to lay a region that was found: the tile or, where it lies in another part, that part.

    `moved` is the part that is turned and shifted into the frame of `into`; None for a new tile.
    """

    region: RegionId
    into: int
    moved: int | None
    turn: int
    dx: int
    dy: int

    def spot(self, spot: Spot) -> Spot:
        """Where a spot of the moved part comes to lie."""
        return spot.turned(self.turn, self.dx, self.dy)


def peoples_in(some: Iterable[RegionId]) -> int:
    """How many peoples began in these regions."""
    return sum(region in START_REGIONS for region in some)


def within_limit(layout: Layout) -> bool:
    """Ch. 5: not more than 4 regions on one side, and 2 for each people in the part on the other."""
    columns, rows = ([spot.x for _, spot in layout], [spot.y for _, spot in layout])
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    other = SIDE_PER_PEOPLE * peoples_in(region for region, _ in layout)
    return min(wide, high) <= min(LONG_SIDE, other) and max(wide, high) <= max(LONG_SIDE, other)


def layings(world: World, part: int, cell: Cell, region: RegionId) -> tuple[Laying, ...]:
    """Every way to lay a region at a cell beside a part: the limit holds, all parts keep their room."""
    return tuple(laying for laying in _tries(world, part, cell, region) if is_sound(world, laying))


def _tries(world: World, part: int, cell: Cell, region: RegionId) -> Iterator[Laying]:
    x, y = cell
    if region not in world.spots:
        yield from (Laying(region, part, None, turn, x, y) for turn in range(4))
        return
    other, spot = world.spots[region]
    if other == part:
        return
    for turn in range(4):
        if other == WORLD:  # the part itself finds its place on the map
            here = Spot(x, y).turned(turn)
            yield Laying(region, WORLD, part, turn, spot.x - here.x, spot.y - here.y)
        else:
            there = spot.turned(turn)
            yield Laying(region, part, other, turn, x - there.x, y - there.y)


def laid(world: World, laying: Laying) -> tuple[Layout, ...] | None:
    """The parts after a laying; None where tiles would overlap or leave the map."""
    if laying.moved is None:
        arrived: Layout = (
            (laying.region, _on_map(world, laying.into, Spot(laying.dx, laying.dy, laying.turn))),
        )
    else:
        arrived = tuple(
            (region, _on_map(world, laying.into, laying.spot(spot)))
            for region, spot in world.parts[laying.moved]
        )
    target = (*world.parts[laying.into], *arrived)
    if len({(spot.x, spot.y) for _, spot in target}) < len(target):
        return None
    if laying.into == WORLD and not all(0 < spot.y < LATITUDES - 1 for _, spot in arrived):
        return None
    return tuple(
        target if n == laying.into else part for n, part in enumerate(world.parts) if n != laying.moved
    )


def _on_map(world: World, part: int, spot: Spot) -> Spot:
    is_there = part != WORLD or 0 <= spot.x < world.width
    return spot if is_there else Spot(spot.x % world.width, spot.y, spot.turn)


def is_sound(world: World, laying: Laying) -> bool:
    """Whether a laying keeps the region limit of a part that floats, and room for every part."""
    parts = laid(world, laying)
    if parts is None:
        return False
    if laying.into != WORLD:
        grown = next(part for part in parts if any(region == laying.region for region, _ in part))
        if not within_limit(grown):
            return False
    return has_room(parts, world.width)


def has_room(parts: tuple[Layout, ...], width: int) -> bool:
    """Whether all parts that float could find a place on the world map together."""
    taken = _mask(
        width, ((spot.x, spot.y) for region, spot in parts[WORLD] if not regions()[region].is_polar)
    )
    floating = tuple(sorted(_shape(part) for part in parts[WORLD + 1 :]))
    return _packs(taken, floating, width)


def _mask(width: int, cells: Iterable[Cell]) -> int:
    """Cells between the poles as bits."""
    return sum(1 << ((y - 1) * width + x % width) for x, y in cells)


def _shape(part: Layout) -> tuple[Cell, ...]:
    left, top = min(spot.x for _, spot in part), min(spot.y for _, spot in part)
    return tuple(sorted((spot.x - left, spot.y - top) for _, spot in part))


@lru_cache(maxsize=4096)
def _masks(shape: tuple[Cell, ...], width: int) -> tuple[int, ...]:
    """Every way a shape can lie on the empty map."""
    found = set()
    for turn in range(4):
        cells = [(spot.x, spot.y) for spot in (Spot(x, y).turned(turn) for x, y in shape)]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        wide, high = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
        if wide > width:
            continue
        for dx in range(width):
            for dy in range(1, LATITUDES - 1 - high + 1):
                found.add(_mask(width, ((x - left + dx, y - top + dy) for x, y in cells)))
    return tuple(sorted(found))


@lru_cache(maxsize=65536)
def _packs(taken: int, shapes: tuple[tuple[Cell, ...], ...], width: int) -> bool:
    """Whether all shapes fit beside what is taken; the one with the fewest places is tried first."""
    if not shapes:
        return True
    free = [[mask for mask in _masks(shape, width) if not mask & taken] for shape in shapes]
    tightest = min(range(len(shapes)), key=lambda n: len(free[n]))
    rest = (*shapes[:tightest], *shapes[tightest + 1 :])
    return any(_packs(taken | mask, rest, width) for mask in free[tightest])


def berths(world: World, part: int) -> tuple[Layout, ...]:
    """Every place on the world map that a part could take, with room left for the others."""
    layout, others = world.parts[part], [p for n, p in enumerate(world.parts) if n not in (WORLD, part)]
    seen: dict[Layout, None] = {}
    for turn in range(4):
        turned = [(region, spot.turned(turn)) for region, spot in layout]
        left, top = min(spot.x for _, spot in turned), min(spot.y for _, spot in turned)
        for dx in range(world.width):
            for dy in range(1, LATITUDES - 1):
                moved = tuple((r, _on_map(world, WORLD, s.turned(0, dx - left, dy - top))) for r, s in turned)
                target = (*world.parts[WORLD], *moved)
                is_free = len({(s.x, s.y) for _, s in target}) == len(target)
                is_free = is_free and all(0 < s.y < LATITUDES - 1 for _, s in moved)
                if is_free and has_room((target, *others), world.width):
                    seen[moved] = None
    return tuple(seen)
