"""Building orders in their type, which is also the shape in which they are stored."""

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from rules.table import Data
from rules.table.strict import adapter, read_or, stored

Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class Building:
    """One city to build: what comes from treasury and from adjacent areas besides the tokens in the area.

    `leave` says whether a token stays beside the city; unsaid, it does where one may.
    """

    area: str
    treasury: Count = 0
    drawn: Annotated[dict[str, Count], Field(alias="from")] = field(default_factory=dict)
    leave: bool | None = None

    @property
    def sources(self) -> dict[str, int]:
        """The adjacent areas that give something."""
        return {area: count for area, count in self.drawn.items() if count}


BuildingList = tuple[Building, ...]
adapter(BuildingList)


def buildings_of(data: Data) -> BuildingList:
    """Stored orders in their type; none where they cannot be read."""
    buildings: BuildingList = read_or(BuildingList, data, ())
    return buildings


def data_of(building: Building) -> dict[str, Data]:
    """A building order as it is stored."""
    data: dict[str, Data] = stored(Building, building)
    return data
