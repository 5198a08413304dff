"""The ways of armies over the world: over the borders by land, over the water where they sailed."""

from collections.abc import Mapping
from functools import cache, lru_cache

from renders.boards.baked import Point, data_of, points
from renders.boards.world import load_world


@lru_cache(maxsize=1024)
def march(source: str, land: str) -> tuple[Point, ...]:
    """From land to land: over the middle of their border, along the line of a strait."""
    world = load_world()
    start, end = world.middle(source), world.middle(land)
    for crossing in world.crossings:
        if set(crossing.lands) == {source, land}:
            ends = crossing.ends if crossing.lands[0] == source else crossing.ends[::-1]
            return start, *ends, end
    border = world.border(source, land)
    return (start, border, end) if border else (start, end)


def voyage(sea: str, land: str) -> tuple[Point, ...]:
    """From the fleet in a sea over its water to where the army lands, then to its place."""
    return *sailing(sea, land), load_world().lands[land].army


def sailing(sea: str, land: str) -> tuple[Point, ...]:
    """The part of a voyage that is at sea."""
    return _sailings()[sea][land]


@cache
def _sailings() -> Mapping[str, Mapping[str, tuple[Point, ...]]]:
    return {
        sea: {land: points(way) for land, way in ways.items()} for sea, ways in data_of("world-ways").items()
    }
