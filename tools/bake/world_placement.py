"""Where names, armies, cities, monuments, resources and fleets stand on the world."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import LineString

from renders.boards.world_plates import plate_size
from renders.fonts import Typeface, font
from rules.history_of_the_world.board import Area, Board, Water
from tools.bake.partition import Partition
from tools.bake.world_marks import TerrainMarks
from tools.bake.world_sheet import Sheet, Spot, Tastes

Place = tuple[float, float]
ARMY, CITY, MONUMENT, RESOURCE, FLEET = 44.0, 40.0, 34.0, 28.0, 46.0
MARK = 15.0
FLEETS = 3
NAME_SIZES = (28, 26, 24, 22, 21, 20, 19, 18)
SEA_SIZES = (30, 28, 26, 24, 22)
PART_SIZES = (22, 20, 18)
OCEAN_SIZES = (50, 44, 38, 34)
AREA_SIZES = (30, 27, 24, 22, 20)
LINE = 0.80
SEA_LINE = 1.0
SEA_SCALE = 1.1
SIZE_BONUS = 0.016
LINE_COST = 0.04
ON_LAND = Tastes(reach=20.0)
PIECE = Tastes(water=0.5, foreign=-3.2, pull=1 / 180, reach=12.0)
ON_WATER = Tastes(water=-2.2, foreign=-3.0, pull=1 / 2500)
PLATE = Tastes(pull=1 / 1500, reach=16.0)


@dataclass(frozen=True, slots=True)
class Name:
    """A printed name and the box it takes."""

    x: float
    y: float
    size: float
    lines: tuple[str, ...]
    width: float
    height: float
    quality: float


@dataclass(frozen=True, slots=True)
class LandPlaces:
    """Everything a land has room for."""

    label: Name
    army: Place
    city: Place
    monument: Place
    resource: Place | None


@dataclass(frozen=True, slots=True)
class WaterPlaces:
    """A water's name, its name once more on each part that lies apart, and room for fleets."""

    label: Name
    again: tuple[Name, ...]
    fleets: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Placement:
    """All places on the board."""

    lands: Mapping[str, LandPlaces]
    waters: Mapping[str, WaterPlaces]
    areas: Mapping[str, Name]


def place(
    board: Board,
    partition: Partition,
    marks: list[TerrainMarks],
    links: Mapping[Any, tuple[Place, Place]],
    wall: list[LineString],
    kept: list[tuple[int, int, int, int]],
    parts: list[tuple[str, Place]],
) -> Placement:
    """The smallest lands choose first; then the waters; the areas' names take what is left."""
    sheet = Sheet(partition)
    number = {name: label for label, name in enumerate(partition.names)}
    for left, top, right, bottom in kept:
        sheet.take((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
    for mark in marks:
        for x, y in mark.places:
            sheet.take(x, y, MARK, MARK, 0.35)
    for line in wall:
        for x, y in line.coords:
            sheet.take(x, y, MARK, MARK)
    for (x0, y0), (x1, y1) in links.values():
        for step in np.linspace(0, 1, 6):
            sheet.take(x0 + (x1 - x0) * step, y0 + (y1 - y0) * step, 14, 14, 2.0)

    def numbers(names: Iterable[str]) -> list[int]:
        return [number[name] for name in names]

    lands = _lands(board, sheet, number)
    waters = {
        water.id: _water(sheet, number[water.id], water, [at for name, at in parts if name == water.id])
        for water in board.waters.values()
    }
    areas = {
        area.id: _area(sheet, area, numbers(area.lands), numbers(_enclosed(board, area)))
        for area in board.areas.values()
    }
    return Placement(lands, waters, areas)


def _lands(board: Board, sheet: Sheet, number: Mapping[str, int]) -> dict[str, LandPlaces]:
    owned = {land: sheet.own([number[land]]) & sheet.land for land in board.lands}
    order = sorted(board.lands, key=lambda land: int(owned[land].sum()))
    poles = {land: sheet.pole(owned[land]) for land in order}
    armies: dict[str, Place] = {}
    labels, cities, monuments = {}, {}, {}
    resources: dict[str, Place | None] = {}
    for land in order:
        here = board.lands[land]
        armies[land] = poles[land] if here.is_barren else _piece(sheet, owned[land], ARMY, poles[land])
        labels[land] = _name(sheet, owned[land], here.name, NAME_SIZES, armies[land], ON_LAND, Typeface.NAME)
        resources[land] = _piece(sheet, owned[land], RESOURCE, armies[land]) if here.resource else None
    for land in order:
        cities[land] = (
            armies[land] if board.lands[land].is_barren else _piece(sheet, owned[land], CITY, armies[land])
        )
    for land in order:
        is_barren = board.lands[land].is_barren
        monuments[land] = armies[land] if is_barren else _piece(sheet, owned[land], MONUMENT, armies[land])
    return {
        land: LandPlaces(labels[land], armies[land], cities[land], monuments[land], resources[land])
        for land in board.lands
    }


def _piece(sheet: Sheet, own: Any, size: float, near: Place, tastes: Tastes = PIECE) -> Place:
    spot = sheet.best(own, size, size, near, tastes)
    sheet.take(spot.x, spot.y, size, size)
    return spot.x, spot.y


def _forms(name: str) -> Iterator[tuple[str, ...]]:
    """A name on one, two or three lines."""
    words = name.split(" ")
    yield (name,)
    for first in range(1, len(words)):
        yield " ".join(words[:first]), " ".join(words[first:])
        for second in range(first + 1, len(words)):
            yield " ".join(words[:first]), " ".join(words[first:second]), " ".join(words[second:])


def _name(
    sheet: Sheet, own: Any, name: str, sizes: tuple[int, ...], near: Place, tastes: Tastes, face: Typeface
) -> Name:
    """The largest form of a name that fits well."""
    best: tuple[float, Name] | None = None
    for size in sizes:
        for lines in _forms(name):
            width, height = _extent(lines, size, face)
            spot: Spot = sheet.best(own, width, height, near, tastes)
            value = spot.quality + SIZE_BONUS * size - LINE_COST * (len(lines) - 1)
            if best is None or value > best[0]:
                best = value, Name(spot.x, spot.y, size, lines, width, height, spot.quality)
    assert best is not None
    found = best[1]
    sheet.take(found.x, found.y, found.width, found.height)
    return found


def _extent(lines: tuple[str, ...], size: float, face: Typeface) -> tuple[float, float]:
    if face is Typeface.TITLE:
        return plate_size(lines, size)
    scale, step = (SEA_SCALE, SEA_LINE) if face is Typeface.SEA else (1.0, LINE)
    letters = font(face, round(size * scale))
    return max(letters.getlength(line) for line in lines) + 6, size * step * len(lines) + 3


def _water(sheet: Sheet, label: int, water: Water, parts: list[Place]) -> WaterPlaces:
    own = sheet.own([label])
    middle = sheet.pole(own & (sheet.taken == 0))
    sizes = OCEAN_SIZES if water.is_ocean else SEA_SIZES
    title = _name(sheet, own, water.name, sizes, middle, ON_WATER, Typeface.SEA)
    again = tuple(
        _name(sheet, sheet.piece(own, at), water.name, PART_SIZES, at, ON_WATER, Typeface.SEA) for at in parts
    )
    near = (title.x, title.y + title.height / 2 + FLEET / 2)
    fleets = tuple(_piece(sheet, own, FLEET, near, ON_WATER) for _ in range(FLEETS))
    return WaterPlaces(title, again, fleets)


def _area(sheet: Sheet, area: Area, lands: list[int], enclosed: list[int]) -> Name:
    middle = sheet.pole(sheet.own(lands) & sheet.land)
    own = sheet.own([*lands, *enclosed]) & sheet.land
    return _name(sheet, own, area.name.upper(), AREA_SIZES, middle, PLATE, Typeface.TITLE)


def _enclosed(board: Board, area: Area) -> list[str]:
    """The Barren Lands that border on this area alone: its name may stand there."""
    return [
        land
        for land in board.barren
        if {board.lands[there].area for there in board.lands[land].neighbours} == {area.id}
    ]
