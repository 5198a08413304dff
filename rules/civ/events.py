"""What happened in the phases on the board, but for conflicts, as told to the players."""

from dataclasses import dataclass
from typing import ClassVar

from rules.table import Seat


@dataclass(frozen=True, slots=True)
class TaxCollected:
    """A seat moved tokens from stock to treasury."""

    seat: Seat
    rate: int
    collected: int
    due: int


@dataclass(frozen=True, slots=True)
class InterestCollected:
    """A seat moved tokens from stock to treasury as interest on its treasury."""

    seat: Seat
    collected: int
    due: int


@dataclass(frozen=True, slots=True)
class CitiesRevolted:
    """For want of tax, or of interest, cities turned to a beneficiary; without one they were destroyed."""

    victim: Seat
    beneficiary: Seat | None
    areas: tuple[str, ...]
    cause: str = "tax"


@dataclass(frozen=True, slots=True)
class PopulationExpanded:
    """A seat's population grew, by so much in each area."""

    seat: Seat
    growth: dict[str, int]


@dataclass(frozen=True, slots=True)
class CensusTaken:
    """The census: the order of movement, and the tokens of each seat on the board."""

    order: tuple[Seat, ...]
    counts: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class Marched:
    """Tokens moved over land, along these areas."""

    open_act: ClassVar[bool] = True
    seat: Seat
    path: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class ShipBuilt:
    """A ship was built; `paid` names a treasury or the areas that gave tokens."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: str
    paid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipMaintained:
    """A ship was kept for this turn."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: str
    paid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipSailed:
    """A ship made a voyage; each stop names the area, the tokens taken aboard and those put ashore."""

    open_act: ClassVar[bool] = True
    seat: Seat
    stops: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class ShipLost:
    """A ship went back to stock."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: str
    cause: str


@dataclass(frozen=True, slots=True)
class MovementEnded:
    """A seat has finished its movement."""

    open_act: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CityBuilt:
    """A city was built; what treasury and adjacent areas gave, and whose tokens made way."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: str
    treasury: int = 0
    drawn: tuple[tuple[str, int], ...] = ()
    displaced: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SurplusRemoved:
    """Tokens above the population limit were removed: area, seat, number."""

    removed: tuple[tuple[str, Seat, int], ...]


@dataclass(frozen=True, slots=True)
class CityReduced:
    """A city was replaced by tokens."""

    seat: Seat
    area: str
    tokens: int
    cause: str
