"""What belongs to an area in a close-up: its pieces and its name, not the whole of a desert."""

from __future__ import annotations

from functools import lru_cache

from renders.boards import Box as Corners
from renders.boards import load
from renders.pictures.clusters import around, clusters

PIECE = 30.0
"""How far a piece reaches from its place, in pixels of the board."""
LETTER = 0.3


@lru_cache(maxsize=2048)
def near(board: str, name: str) -> Corners:
    """The box around everything that can stand in an area, and around its name."""
    geometry = load(board)
    if name in geometry.seas:
        return geometry.bounds(name)
    shape = geometry.areas[name]
    places = [*shape.slots, shape.city, *(place for ships in shape.ships.values() for place in ships)]
    places += [shape.badge] if shape.badge else []
    label = shape.label
    half, tall = max(map(len, label.lines)) * label.size * LETTER, len(label.lines) * label.size / 2
    boxes = [(x - PIECE, y - PIECE, x + PIECE, y + PIECE) for x, y in places]
    return around([*boxes, (label.x - half, label.y - tall, label.x + half, label.y + tall)])


@lru_cache(maxsize=256)
def parts(board: str, names: tuple[str, ...], room: tuple[float, float]) -> tuple[tuple[str, ...], ...]:
    """Areas in groups that can each be shown in a room of this size, the largest group first."""
    boxes = [near(board, name) for name in names]
    return tuple(tuple(names[i] for i in members) for members in clusters(boxes, room))
