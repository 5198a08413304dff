"""What the barbarians did in a turn of their own, in the past tense; `seat` is who leads them."""

from dataclasses import dataclass
from typing import ClassVar

from rules.table import Seat


@dataclass(frozen=True, slots=True)
class BarbariansLed:
    """Somebody leads the barbarians from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BarbariansActedFor:
    """The victim of a calamity named somebody who chooses for the barbarians in it."""

    seat: Seat
    calamity: str


@dataclass(frozen=True, slots=True)
class BarbariansRaised:
    """A pirate city brought forth tokens or, where there are none, a ship."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: str
    tokens: int


@dataclass(frozen=True, slots=True)
class BarbariansSailed:
    """A pirate ship sailed from one area to another."""

    open_act: ClassVar[bool] = True
    seat: Seat
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class BarbariansMarched:
    """Barbarian tokens went to the next area, over land or over a bridge of ships."""

    open_act: ClassVar[bool] = True
    seat: Seat
    source: str
    target: str
    count: int
    over_water: bool


@dataclass(frozen=True, slots=True)
class PirateShipPlaced:
    """A pirate ship came to a city instead of taking it."""

    seat: Seat
    cause: str
    area: str


@dataclass(frozen=True, slots=True)
class PirateCityFounded:
    """Barbarians put a pirate city in the place of one that fell to them."""

    area: str
