"""A board without geometry: areas, seas, and what borders what.

Areas and seas are known by their printed names. A ship stands on a `Water`: an area together with the
coast it lies on, or an open sea (whose coast is the empty string).
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from rules.atlas.names import Aliases, Finder


class Site(StrEnum):
    """WE ch.3.H: the gate symbol of an area; a white gate stands on the flood plain, a black one is safe."""

    NONE = ""
    BLACK = "black"
    WHITE = "white"


class Water(NamedTuple):
    """Where a ship can be: one coast of an area, or an open sea."""

    area: str
    coast: str = ""


@dataclass(frozen=True, slots=True)
class Coast:
    """One stretch of an area's shore and the waters next to it."""

    id: str
    water: tuple[Water, ...]
    seas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """An area with land in it, as printed."""

    name: str
    limit: int
    site: Site
    flood_plain: str | None
    volcanoes: tuple[str, ...]
    region: str
    start_of: str | None
    parts: tuple[str, ...]
    land: tuple[str, ...]
    coasts: tuple[Coast, ...]

    @property
    def is_coastal(self) -> bool:
        """WE ch.3.E: there is a way over water to an open sea."""
        return bool(self.coasts)

    @property
    def city_on_flood_plain(self) -> bool:
        """WE ch.3.J: a city here is exposed to the flood unless its gate is black."""
        return self.flood_plain is not None and self.site is not Site.BLACK

    def coast(self, coast_id: str) -> Coast:
        """The coast with this id."""
        return next(coast for coast in self.coasts if coast.id == coast_id)


@dataclass(frozen=True, slots=True)
class Sea:
    """WE ch.3.D: an open sea; an inland sea makes no area coastal."""

    name: str
    inland: bool
    parts: tuple[str, ...]
    water: tuple[Water, ...]
    seas: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """All areas and seas of a board, or of a part of it, and what else people call them."""

    name: str
    areas: Mapping[str, Area]
    seas: Mapping[str, Sea]
    aliases: Aliases = field(default_factory=dict)

    @cached_property
    def finder(self) -> Finder:
        """The finder for the areas and seas of this board."""
        return Finder(self._names, self.aliases)

    def land_neighbours(self, area: str) -> tuple[str, ...]:
        """WE ch.3.A: the areas that share a land border with this one."""
        return self.areas[area].land

    def water_neighbours(self, water: Water) -> tuple[Water, ...]:
        """WE ch.3.B: the waters one step away from a coast or a sea."""
        return self._water[water]

    def waters(self, area: str) -> tuple[Water, ...]:
        """The coasts of an area as places for ships; a sea is its own water."""
        if area in self.seas:
            return (Water(area),)
        return tuple(Water(area, coast.id) for coast in self.areas[area].coasts)

    def are_adjacent(self, one: str, other: str) -> bool:
        """WE ch.3: the two share a border, by land or by water."""
        return other in self.neighbours[one]

    @cached_property
    def neighbours(self) -> Mapping[str, frozenset[str]]:
        """Every area and sea next to each area or sea, whatever the border."""
        by_water = {
            name: {w.area for at in self.waters(name) for w in self._water[at]} for name in self._names
        }
        return {
            name: frozenset(by_water[name]).union(self.areas[name].land if name in self.areas else ())
            for name in self._names
        }

    @cached_property
    def volcanoes(self) -> Mapping[str, tuple[str, ...]]:
        """WE ch.3.I: the areas of each volcano; on a border it lies in both."""
        return _grouped((volcano, area.name) for area in self.areas.values() for volcano in area.volcanoes)

    @cached_property
    def flood_plains(self) -> Mapping[str, tuple[str, ...]]:
        """WE ch.3.J: the areas on each flood plain."""
        return _grouped((area.flood_plain, area.name) for area in self.areas.values() if area.flood_plain)

    @cached_property
    def regions(self) -> Mapping[str, tuple[str, ...]]:
        """The areas of each civilization's region."""
        return _grouped((area.region, area.name) for area in self.areas.values())

    @cached_property
    def starts(self) -> Mapping[str, str]:
        """WE ch.3.G: where each civilization begins."""
        return {area.start_of: area.name for area in self.areas.values() if area.start_of}

    def part(self, name: str) -> "Board":
        """A printed part of the board, such as the western one."""
        areas = [area.name for area in self.areas.values() if name in area.parts]
        seas = [sea.name for sea in self.seas.values() if name in sea.parts]
        if not areas:
            raise KeyError(f"no part {name!r} on the board {self.name!r}")
        return replace(self.keeping({*areas, *seas}), name=f"{self.name}-{name}")

    def keeping(self, names: Collection[str]) -> "Board":
        """The board with only these areas and seas; a coast that no longer leads to an open sea is none."""
        areas = {area.name: _keep_borders(area, names) for area in self.areas.values() if area.name in names}
        seas = {sea.name: _keep_waters(sea, names) for sea in self.seas.values() if sea.name in names}
        return without_dead_coasts(Board(self.name, areas, seas, self.aliases))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return (*self.areas, *self.seas)

    @cached_property
    def _water(self) -> Mapping[Water, tuple[Water, ...]]:
        coasts = {
            Water(area.name, coast.id): (*coast.water, *(Water(sea) for sea in coast.seas))
            for area in self.areas.values()
            for coast in area.coasts
        }
        seas = {Water(sea.name): (*sea.water, *(Water(s) for s in sea.seas)) for sea in self.seas.values()}
        return coasts | seas


def _grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    groups: dict[str, list[str]] = {}
    for key, name in pairs:
        groups.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in groups.items()}


def _keep_borders(area: Area, names: Collection[str]) -> Area:
    coasts = tuple(
        Coast(
            coast.id,
            tuple(water for water in coast.water if water.area in names),
            tuple(sea for sea in coast.seas if sea in names),
        )
        for coast in area.coasts
    )
    return replace(area, land=tuple(name for name in area.land if name in names), coasts=coasts)


def _keep_waters(sea: Sea, names: Collection[str]) -> Sea:
    water = tuple(water for water in sea.water if water.area in names)
    return replace(sea, water=water, seas=tuple(name for name in sea.seas if name in names))


def without_dead_coasts(board: Board) -> Board:
    """WE ch.3.E: water counts as coast only if it leads to an open sea that is not inland."""
    reached = {Water(sea.name) for sea in board.seas.values() if not sea.inland}
    frontier = list(reached)
    while frontier:
        for water in board.water_neighbours(frontier.pop()):
            if water not in reached:
                reached.add(water)
                frontier.append(water)
    areas = {
        area.name: replace(area, coasts=tuple(c for c in area.coasts if Water(area.name, c.id) in reached))
        for area in board.areas.values()
    }
    seas = {
        sea.name: replace(sea, water=tuple(w for w in sea.water if w in reached))
        for sea in board.seas.values()
    }
    return Board(board.name, areas, seas, board.aliases)
