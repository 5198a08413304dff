"""What happened in the phases on the board, as told to the players."""

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
class ConflictResolved:
    """Tokens fought in an area; what each party had and lost there, and what was lost elsewhere instead."""

    area: str
    before: dict[Seat, int]
    after: dict[Seat, int]
    elsewhere: tuple[tuple[Seat, str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FleetsFought:
    """Ships fought pirate ships off an area; how many each party had there, and how many are left."""

    area: str
    before: dict[Seat, int]
    after: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class TokenJoined:
    """A token from stock joined a conflict for its length."""

    seat: Seat
    area: str


@dataclass(frozen=True, slots=True)
class VolleySuffered:
    """What each party had to lose before tokens fought in an area."""

    area: str
    losses: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class CityRelieved:
    """A token came from next door to defend a city."""

    seat: Seat
    area: str
    source: str


@dataclass(frozen=True, slots=True)
class MercenariesHired:
    """Treasury tokens became mercenaries, so many in each area."""

    open_act: ClassVar[bool] = True
    seat: Seat
    hired: dict[str, int]
    paid: int


@dataclass(frozen=True, slots=True)
class MercenariesLeft:
    """After the conflicts mercenaries went back to stock: area, seat, number."""

    left: tuple[tuple[str, Seat, int], ...]


@dataclass(frozen=True, slots=True)
class CityAttackFailed:
    """Too few tokens attacked a city."""

    area: str
    attacker: Seat
    defender: Seat
    tokens: int
    needed: int


@dataclass(frozen=True, slots=True)
class CityFell:
    """A city was attacked with success and replaced by tokens."""

    area: str
    attacker: Seat
    defender: Seat
    replaced_by: int


@dataclass(frozen=True, slots=True)
class CityPlundered:
    """The attacker took a card at random, or none, and treasury tokens from stock."""

    attacker: Seat
    defender: Seat
    card: bool
    treasury: int


@dataclass(frozen=True, slots=True)
class CardPlundered:
    """Which card it was: for the two concerned."""

    attacker: Seat
    defender: Seat
    card: str


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
