"""What happened in conflicts and attacks on cities, as told to the players."""

from dataclasses import dataclass
from typing import ClassVar

from rules.table import Seat


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
