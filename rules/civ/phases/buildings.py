"""Building orders in their type, which is also the shape in which they are stored."""

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from rules.table import Data, Refusal
from rules.table.strict import adapter, read_strictly

Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class Building:
    """One city to build: what comes from treasury and from adjacent areas besides the tokens in the area."""

    area: str
    treasury: Count = 0
    drawn: Annotated[dict[str, Count], Field(alias="from")] = field(default_factory=dict)

    @property
    def sources(self) -> dict[str, int]:
        """The adjacent areas that give something."""
        return {area: count for area, count in self.drawn.items() if count}


BuildingList = tuple[Building, ...]


def buildings_of(data: Data) -> BuildingList:
    """Stored orders in their type; none where they cannot be read."""
    found = read_strictly(BuildingList, data, "")
    return () if isinstance(found, Refusal) else found


def data_of(building: Building) -> dict[str, Data]:
    """A building order as it is stored; what is not said is left out."""
    stored: dict[str, Data] = adapter(Building).dump_python(
        building, mode="json", by_alias=True, exclude_defaults=True
    )
    return stored
