"""A view as scenes: the world map, and each part of the world that is adrift."""

from __future__ import annotations

from functools import lru_cache

from renders.paint.emblems import Livery
from renders.peoples.ground.chart import Cell, Chart, Surface, Tile
from renders.peoples.scene import Figure, Fit, Scene, Town
from renders.peoples.shown import Shown
from rules.peoples.fitting import berths
from rules.peoples.regions import Terrain, areas, regions
from rules.peoples.state import NEUTRAL
from rules.peoples.view import TribeView
from rules.peoples.world import LATITUDES, WORLD, Layout, Spot, World, quarter_cell
from rules.table import Seat

SURFACES = {Terrain.LAND: Surface.LAND, Terrain.SEA: Surface.SEA, Terrain.POLAR: Surface.POLAR}


def stage(shown: Shown, part: int) -> Scene:
    """One part of the world with everything on it."""
    view, world = shown.view, shown.view.world
    scene = Scene(chart_of(world.parts[part], world.width if part == WORLD else 0))
    cells = {area: (x, y) for area, (n, x, y) in world.places.items() if n == part}
    for area, cell in cells.items():
        known = areas()[area]
        if known.terrain is not Terrain.POLAR:
            scene.codes[cell] = area
        if known.resource:
            scene.resources[cell] = known.resource
    for tribe in view.tribes:
        if tribe.areas[0] in cells:
            _settle(scene, shown, tribe, [cells[area] for area in tribe.areas], world)
    for region, seat in view.culture.items():
        n, spot = world.spots[region]
        if n == part:
            scene.culture[2 * spot.x + 1, 2 * spot.y + 1] = (shown.livery(seat),)
    for first, seats in view.religion.items():
        if first in cells:
            scene.religion[outer_corner(cells[first])] = tuple(shown.livery(seat) for seat in seats)
    return scene


def outer_corner(cell: Cell) -> Cell:
    """The corner of an area where four regions meet: it is named after the area right below it."""
    x, y = cell
    return x + x % 2, y + y % 2


def _settle(scene: Scene, shown: Shown, tribe: TribeView, cells: list[Cell], world: World) -> None:
    livery = _livery(shown, tribe.seat)
    if len(cells) == 1 or livery is None:
        scene.figures[cells[0]] = Figure(livery, tribe.engaged)
    else:
        scene.towns.append(
            Town(_together(cells, 2 * world.width, scene.chart.is_round), livery, tribe.engaged)
        )


def _livery(shown: Shown, seat: Seat) -> Livery | None:
    return None if seat == NEUTRAL else shown.livery(seat)


def _together(cells: list[Cell], wide: int, is_round: bool) -> tuple[Cell, ...]:
    """Areas side by side, also where the edge of a round map lies between them."""
    if is_round and max(x for x, _ in cells) - min(x for x, _ in cells) > wide // 2:
        cells = [(x - wide if x > wide // 2 else x, y) for x, y in cells]
    return tuple(sorted(cells))


def chart_of(layout: Layout, width: int) -> Chart:
    """The tiles of a part; the world map has a width, a part adrift has none."""
    tiles = tuple((spot.x, spot.y, tile_of(region, spot)) for region, spot in layout)
    if width:
        return Chart(width, LATITUDES, tiles, is_round=True, has_latitudes=True)
    return Chart(0, 0, tiles)


def tile_of(region: str, spot: Spot) -> Tile:
    """A region as it lies."""
    seen = {quarter_cell(area.quarter, spot.turn): SURFACES[area.terrain] for area in regions()[region].areas}
    return Tile(region, spot.turn, (seen[0, 0], seen[1, 0], seen[0, 1], seen[1, 1]))


def adrift(world: World) -> tuple[int, ...]:
    """The parts that have no place in the world yet."""
    return tuple(n for n, layout in enumerate(world.parts) if n != WORLD and layout)


def fit_of(shown: Shown, part: int) -> Fit | None:
    """Where a part adrift may come to lie; None where nobody lives in it."""
    world = shown.view.world
    seats = [tribe.seat for tribe in shown.view.tribes if world.part_of(tribe.areas[0]) == part]
    owners = [seat for seat in seats if seat != NEUTRAL]
    if not owners:
        return None
    ways, places = _berths(world, part)
    return Fit(part, shown.livery(owners[0]), places, ways)


@lru_cache(maxsize=32)
def _berths(world: World, part: int) -> tuple[int, tuple[Cell, ...]]:
    found = berths(world, part)
    places = {(spot.x, spot.y) for layout in found for _, spot in layout}
    return len({frozenset((spot.x, spot.y) for _, spot in layout) for layout in found}), tuple(sorted(places))
