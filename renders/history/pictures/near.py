"""What belongs to a land or water in a close-up: its pieces and its name, not the whole of a desert."""

from __future__ import annotations

from functools import lru_cache

from renders.boards import Box as Corners
from renders.boards.world import load_world
from renders.pictures.clusters import clusters

ACROSS, DOWN = 75.0, 65.0
"""How much around pieces and names must be seen, in pixels of the board."""


@lru_cache(maxsize=256)
def bounds(name: str) -> Corners:
    """The box around a land or water."""
    return load_world().bounds(name)


@lru_cache(maxsize=256)
def near(name: str) -> Corners:
    """Around its army, its town and its name; around the fleet of a water."""
    world = load_world()
    if name in world.waters:
        x, y = world.waters[name].fleets[0]
        return x - ACROSS, y - DOWN, x + ACROSS, y + DOWN
    shape = world.lands[name]
    left, top, right, bottom = bounds(name)
    xs, ys = zip(shape.army, shape.city, (shape.label.x, shape.label.y), strict=True)
    return (
        max(left - ACROSS / 2, min(xs) - ACROSS),
        max(top - DOWN / 2, min(ys) - DOWN),
        min(right + ACROSS / 2, max(xs) + ACROSS),
        min(bottom + DOWN / 2, max(ys) + DOWN),
    )


@lru_cache(maxsize=256)
def parts(names: tuple[str, ...], room: tuple[float, float]) -> tuple[tuple[str, ...], ...]:
    """Places in groups that can each be shown in a room of this size, the largest group first."""
    groups = clusters([near(name) for name in names], room)
    return tuple(tuple(names[i] for i in members) for members in groups)
