"""The lines that armies take over the waters of the world, from the fleet to each coast."""

import json
from math import dist
from pathlib import Path

from renders.boards.baked import Point
from renders.boards.seaway import seaway
from renders.boards.terrain import CELL, CLEAN, WORLD, Cell, terrain
from renders.boards.world import World
from rules.history_of_the_world.board import Board

FAR = 0.5
"""A fleet farther off than this share of the world comes in over the edge of the picture."""
EDGE = 6.0
STRANGE = 40.0
"""What a step over another land costs, in pixels."""
NEAR = range(-2, 3)
"""A cell so near to a land lies off its coast."""


def write_ways(board: Board, world: World, folder: Path) -> None:
    """Writes the way from every water to every land on its coast."""
    ways: dict[str, dict[str, list[list[float]]]] = {sea: {} for sea in board.waters}
    for land in board.lands.values():
        for sea in land.waters if not land.is_barren else ():
            ways[sea][land.id] = [[round(x, 1), round(y, 1)] for x, y in _sailing(world, sea, land.id)]
    text = json.dumps(ways, separators=(",", ":"))
    (folder / "world-ways.json").write_text(text + "\n", encoding="utf-8")


def _sailing(world: World, sea: str, land: str) -> tuple[Point, ...]:
    shore, fleet = _landing(world, sea, land), world.waters[sea].fleets[0]
    if abs(fleet[0] - shore[0]) > world.size[0] * FAR:
        fleet = (EDGE if shore[0] < world.size[0] / 2 else world.size[0] - EDGE), shore[1]
    return seaway(WORLD, fleet, shore, (sea,))


def _landing(world: World, sea: str, land: str) -> Point:
    """The place on the water of a sea, off a land's coast, whence an army has least way over other lands."""
    ground, army = terrain(WORLD), world.lands[land].army
    left, top, right, bottom = (round(edge / CELL) for edge in world.bounds(land))
    cells = [(x, y) for y in range(top - 2, bottom + 3) for x in range(left - 2, right + 3)]
    off = [cell for cell in cells if ground.depth(cell) and _is_of(cell, sea) and _touches(cell, land)]
    clean = [cell for cell in off if ground.depth(cell) >= CLEAN]
    places = sorted((ground.place(cell) for cell in clean or off), key=lambda place: dist(place, army))
    return min(places, key=lambda place: _foreign(world, place, army, land) * STRANGE + dist(place, army))


def _foreign(world: World, start: Point, end: Point, land: str) -> int:
    """How much of a straight way lies over other lands."""
    ground, steps = terrain(WORLD), max(1, round(dist(start, end) / CELL))
    ways = (
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps)
    )
    owners = [ground.owner(place) for place in ways]
    return sum(owner != land and owner in world.lands for owner in owners)


def _is_of(cell: Cell, name: str) -> bool:
    ground = terrain(WORLD)
    return ground.owner(ground.place(cell)) == name


def _touches(cell: Cell, land: str) -> bool:
    return any(_is_of((cell[0] + dx, cell[1] + dy), land) for dx in NEAR for dy in NEAR)
