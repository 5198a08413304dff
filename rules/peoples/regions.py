"""Ch. 5: the sixty region tiles and their areas, each named by its dice and a letter: `41a`."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TypeAlias

from rules.peoples.data_files import rows
from rules.peoples.resources import Kind, resources

RegionId: TypeAlias = str
AreaId: TypeAlias = str

LETTERS = "abcd"
START_REGIONS: tuple[RegionId, ...] = ("31", "33", "35", "37", "39")
REMOVED: Mapping[int, str] = {3: "7890", 4: "90", 5: ""}
"""Ch. 4: for so many players, the second dice whose regions are not used."""


class Terrain(StrEnum):
    """What an area is."""

    LAND = "land"
    SEA = "sea"
    POLAR = "polar"


@dataclass(frozen=True, slots=True)
class Area:
    """A quarter of a region; in an unturned tile a and b lie in the north, c and d in the south."""

    id: AreaId
    region: RegionId
    quarter: int
    terrain: Terrain
    resource: Kind | None

    @property
    def is_land(self) -> bool:
        """Whether tribes can live here."""
        return self.terrain is Terrain.LAND


@dataclass(frozen=True, slots=True)
class Region:
    """A tile: the two dice that find it, and its four areas."""

    id: RegionId
    areas: tuple[Area, ...]

    @property
    def is_polar(self) -> bool:
        """Whether it belongs to Arctica or Antarctica."""
        return self.id[0] in "12"

    @property
    def lands(self) -> tuple[Area, ...]:
        """Its land areas."""
        return tuple(area for area in self.areas if area.is_land)


@cache
def regions() -> Mapping[RegionId, Region]:
    """The sixty tiles by id, in the order of their dice."""
    return {row["id"]: Region(row["id"], _areas(row["id"], row["areas"])) for row in rows("regions")}


def _areas(region: RegionId, printed: list[str]) -> tuple[Area, ...]:
    return tuple(
        Area(
            region + LETTERS[quarter],
            region,
            quarter,
            Terrain.LAND if word in resources() else Terrain(word),
            word if word in resources() else None,
        )
        for quarter, word in enumerate(printed)
    )


@cache
def areas() -> Mapping[AreaId, Area]:
    """All areas by id."""
    return {area.id: area for region in regions().values() for area in region.areas}


@cache
def regions_for(players: int) -> tuple[RegionId, ...]:
    """Ch. 4: the regions used by so many players."""
    return tuple(region for region in regions() if region[1] not in REMOVED[players])


def region_of(area: AreaId) -> RegionId:
    """The region of an area."""
    return area[:-1]


def resource_of(area: AreaId) -> Kind | None:
    """What is printed on an area."""
    return areas()[area].resource
