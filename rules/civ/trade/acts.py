"""WE 7: what a seat may do on the trading floor."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Terms:
    """The two sides of an offer: what is given, what is said of it, what is asked for and how much."""

    give: tuple[str, ...]
    say: tuple[str, ...]
    want: tuple[str, ...]
    count: int
    treasury: int = 0
    """The treasury that goes with the cards, and that asked for in return."""
    asked: int = 0
    note: str = ""
    """A sentence that goes with it."""


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Lay an offer before other seats, of whom one can take it; a counter-offer closes the one it answers."""

    to: tuple[Seat, ...]
    terms: Terms
    answers: int | None = None
    to_all: bool = False
    """Whether it is for whoever likes, not for those it names."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Take an offer, giving these cards for it."""

    offer: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn an offer down."""

    offer: int
    note: str = ""
    """A sentence for its maker."""


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take one's own offer back."""

    offer: int


@dataclass(frozen=True, slots=True)
class CryOut:
    """Call out to everybody what one looks for and what one has."""

    wants: tuple[str, ...]
    haves: tuple[str, ...]


class Until(StrEnum):
    """What brings somebody back who is done trading; who likes comes back before."""

    OFFER = "offer"  # any offer, and any deal on an offer of theirs
    LAST_CALL = "last-call"  # once, when all others are done too, what is offered to them by then
    END = "end"  # nothing: they are done for good


@dataclass(frozen=True, slots=True)
class Finish:
    """Be done trading."""

    until: Until


Act: TypeAlias = MakeOffer | Accept | Decline | WithdrawOffer | CryOut | Finish
