"""The gameboard: lands in areas, their borders, and the waters around them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any, TypeAlias

from rules.atlas.names import Finder

LandId: TypeAlias = str
AreaId: TypeAlias = str
WaterId: TypeAlias = str


class Terrain(StrEnum):
    """Ch. V Difficult Terrain: what gives the defender two dice."""

    FOREST = "forest"
    MOUNTAIN = "mountain"
    GREAT_WALL = "great_wall"
    STRAIT = "strait"


class WaterKind(StrEnum):
    """Navigation in an ocean brings the seas it reaches; navigation in a sea is that sea alone."""

    OCEAN = "ocean"
    SEA = "sea"


@dataclass(frozen=True, slots=True)
class Border:
    """One land's side of a border: the neighbour, and the terrain an army coming from there must overcome.

    A strait lies on neither side, so both sides of it say `STRAIT`; all other terrain is on one side only.
    """

    neighbour: LandId
    terrain: Terrain | None

    @property
    def is_strait(self) -> bool:
        """Whether the two lands are joined over water only."""
        return self.terrain is Terrain.STRAIT


@dataclass(frozen=True, slots=True)
class Land:
    """A space of the board; a Barren Land belongs to no area and admits no army."""

    id: LandId
    name: str
    area: AreaId | None
    resource: bool
    borders: Mapping[LandId, Border]
    waters: tuple[WaterId, ...]
    aliases: tuple[str, ...]

    @property
    def is_barren(self) -> bool:
        """Whether this is one of the eight Barren Lands."""
        return self.area is None

    @property
    def neighbours(self) -> tuple[LandId, ...]:
        """All lands next to this one, by land or strait, Barren Lands included."""
        return tuple(self.borders)

    @property
    def straits(self) -> tuple[LandId, ...]:
        """The neighbours beyond a strait."""
        return tuple(border.neighbour for border in self.borders.values() if border.is_strait)

    @property
    def is_walled(self) -> bool:
        """Whether a side of this land is held by the Great Wall."""
        return any(border.terrain is Terrain.GREAT_WALL for border in self.borders.values())


@dataclass(frozen=True, slots=True)
class Water:
    """A sea or ocean, the lands on its coast, the waters next to it, and the seas it reaches."""

    id: WaterId
    name: str
    kind: WaterKind
    adjacent: tuple[WaterId, ...]
    lands: tuple[LandId, ...]
    reaches: tuple[WaterId, ...]

    @property
    def aliases(self) -> tuple[str, ...]:
        """Its name in full where the board shortens it, and short as the list of empires has it."""
        full = self.id.replace("_", " ")
        short = full.removesuffix(f" {WaterKind.OCEAN}")
        return tuple(dict.fromkeys((full, short, full.replace(" med", " mediterranean"))))

    @property
    def is_ocean(self) -> bool:
        """Whether navigation here brings more seas with it."""
        return self.kind is WaterKind.OCEAN


@dataclass(frozen=True, slots=True)
class Area:
    """A coloured region, its base score in each epoch, and the areas counted as next to it."""

    id: AreaId
    name: str
    lands: tuple[LandId, ...]
    base: tuple[int, ...]
    adjacent: tuple[AreaId, ...]

    def presence(self, epoch: int) -> int:
        """Ch. VI: points for at least one army; epochs count from 1."""
        return self.base[epoch - 1]

    def dominance(self, epoch: int) -> int:
        """Ch. VI: twice the base, for two armies and more than anybody else."""
        return 2 * self.presence(epoch)

    def control(self, epoch: int) -> int:
        """Ch. VI: three times the base, for three armies and nobody else's."""
        return 3 * self.presence(epoch)


@dataclass(frozen=True)
class Board:
    """The whole board, in the order of the score table."""

    lands: Mapping[LandId, Land]
    areas: Mapping[AreaId, Area]
    waters: Mapping[WaterId, Water]

    @cached_property
    def finder(self) -> Finder:
        """The finder for the lands and waters; the name of an area stands for all its lands."""
        places: tuple[Land | Water, ...] = (*self.lands.values(), *self.waters.values())
        aliases = {
            area.name: tuple(self.lands[land].name for land in area.lands) for area in self.areas.values()
        }
        aliases |= {alias: (place.name,) for place in places for alias in place.aliases}
        return Finder((place.name for place in places), aliases)

    @property
    def barren(self) -> tuple[LandId, ...]:
        """The eight Barren Lands."""
        return tuple(land.id for land in self.lands.values() if land.is_barren)

    @property
    def resources(self) -> tuple[LandId, ...]:
        """The eighteen lands with a resource symbol."""
        return tuple(land.id for land in self.lands.values() if land.resource)

    def difficult_terrain(self, source: LandId, target: LandId) -> Terrain | None:
        """Ch. V Difficult Terrain: what helps the defender of `target` against an attack out of `source`."""
        return self.lands[target].borders[source].terrain

    def navigation(self, listed: Iterable[WaterId]) -> tuple[WaterId, ...]:
        """Ch. V step 3: the waters that get a fleet, each once, in board order."""
        waters = set(listed)
        for water in tuple(waters):
            waters.update(self.waters[water].reaches)
        return tuple(water for water in self.waters if water in waters)


@cache
def board() -> Board:
    """The board as it is shipped."""
    raw = json.loads((files(__package__) / "data" / "board.json").read_text("utf-8"))
    areas = {
        row["id"]: Area(
            row["id"], row["name"], tuple(row["lands"]), tuple(row["base"]), tuple(row["adjacent"])
        )
        for row in raw["areas"]
    }
    return Board(_lands(raw, areas), MappingProxyType(areas), _waters(raw))


def _lands(raw: Mapping[str, Any], areas: Mapping[AreaId, Area]) -> Mapping[LandId, Land]:
    area_of = {land: area.id for area in areas.values() for land in area.lands}
    sides: dict[LandId, dict[LandId, Border]] = {row["id"]: {} for row in raw["lands"]}
    for row in raw["borders"]:
        for here, there in ((row["a"], row["b"]), (row["b"], row["a"])):
            sides[here][there] = Border(there, _terrain(row, here))
    return MappingProxyType(
        {
            row["id"]: Land(
                id=row["id"],
                name=row["name"],
                area=area_of.get(row["id"]),
                resource=row["resource"],
                borders=MappingProxyType(sides[row["id"]]),
                waters=tuple(row["waters"]),
                aliases=tuple(row["aliases"]),
            )
            for row in raw["lands"]
        }
    )


def _terrain(border: Mapping[str, Any], side: LandId) -> Terrain | None:
    if border["kind"] == "strait":
        return Terrain.STRAIT
    return Terrain(border["terrain"][side]) if side in border["terrain"] else None


def _waters(raw: Mapping[str, Any]) -> Mapping[WaterId, Water]:
    rows = {row["id"]: row for row in raw["waters"]}
    coasts: dict[WaterId, list[LandId]] = {water: [] for water in rows}
    for land in raw["lands"]:
        for water in land["waters"]:
            coasts[water].append(land["id"])
    return MappingProxyType(
        {
            row["id"]: Water(
                id=row["id"],
                name=row["name"],
                kind=WaterKind(row["kind"]),
                adjacent=tuple(row["adjacent"]),
                lands=tuple(coasts[row["id"]]),
                reaches=_reached_seas(rows, row["id"]),
            )
            for row in raw["waters"]
        }
    )


def _reached_seas(rows: Mapping[WaterId, Mapping[str, Any]], start: WaterId) -> tuple[WaterId, ...]:
    """Ch. V step 3: seas reached from an ocean, even indirectly, but never by way of another ocean."""
    if rows[start]["kind"] == WaterKind.SEA:
        return ()
    found: set[WaterId] = set()
    edge = [start]
    while edge:
        for water in rows[edge.pop()]["adjacent"]:
            if rows[water]["kind"] == WaterKind.SEA and water not in found:
                found.add(water)
                edge.append(water)
    return tuple(water for water in rows if water in found)
