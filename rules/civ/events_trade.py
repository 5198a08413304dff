"""What happened to trade cards, advances and markers, as told."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from rules.civ.stacks import Stack
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class CivilizationChosen:
    """WE ch.4: a seat took a civilization."""

    open_act: ClassVar[bool] = True
    seat: Seat
    civ: str


@dataclass(frozen=True, slots=True)
class SequenceDealt:
    """WE ch.4: the order in which civilizations are chosen."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StacksDrawn:
    """WE 6a: a seat drew one card from each of these stacks; those in `water` were empty."""

    seat: Seat
    stacks: tuple[Stack, ...]
    water: tuple[Stack, ...]


@dataclass(frozen=True, slots=True)
class CalamitiesLaidOpen:
    """A seat drew non-tradeable calamities, which lie open before it."""

    seat: Seat
    calamities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CalamityExchanged:
    """For one seat only: a calamity too many went back; the card drawn for it (empty: none was left)."""

    seat: Seat
    calamity: str
    card: str


@dataclass(frozen=True, slots=True)
class CardDemanded:
    """A seat demanded a card of a stack of another, which has one to give or none."""

    seat: Seat
    of: Seat
    stack: int
    is_had: bool


class Reply(StrEnum):
    """What came of the demand for a commodity."""

    GIVEN = "given"
    NONE = "none"
    DISREGARDED = "disregarded"


@dataclass(frozen=True, slots=True)
class CommodityDemanded:
    """A seat demanded a commodity of another, and what that one did."""

    seat: Seat
    of: Seat
    commodity: str
    reply: Reply


@dataclass(frozen=True, slots=True)
class CardSurrendered:
    """For the two seats: the card that was given on demand."""

    giver: Seat
    taker: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardBought:
    """WE 6b: a seat bought a card."""

    seat: Seat
    stack: Stack
    price: int
    is_water: bool
    is_nothing: bool = False
    """The stack was empty, in a game without water."""


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """For one seat only: the cards that came into its hand, and from whom (None: from the stacks)."""

    seat: Seat
    cards: tuple[str, ...]
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class OfferMade:
    """WE 7: for its maker and its receivers: an offer lies on the floor."""

    innocent: ClassVar[bool] = True
    offer: int
    maker: Seat
    to: Seat
    cards: int
    say: tuple[str, ...]
    want: tuple[str, ...]
    count: int
    treasury: int = 0
    """The treasury that goes with the cards, and that asked for in return."""
    asked: int = 0
    others: tuple[Seat, ...] = ()
    """Who else it was made to: the first who accepts has the deal."""
    note: str = ""
    """A sentence that goes with it."""
    to_all: bool = False
    """Whether it was made to all who are still trading."""

    @property
    def receivers(self) -> tuple[Seat, ...]:
        """Everybody it was made to."""
        return (self.to, *self.others)


@dataclass(frozen=True, slots=True)
class OfferClosed:
    """WE 7: for its maker and a receiver: an offer is no more, and why; its maker is told once."""

    offer: int
    maker: Seat
    to: Seat
    fate: str
    others: tuple[Seat, ...] = ()
    note: str = ""
    """What was said to its maker by who declined it."""


@dataclass(frozen=True, slots=True)
class CriedOut:
    """WE 7: a seat called out what it looks for and what it has to give."""

    innocent: ClassVar[bool] = True
    seat: Seat
    wants: tuple[str, ...]
    haves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealStruck:
    """WE 7: two seats traded so many cards, and perhaps treasury, for so many."""

    maker: Seat
    taker: Seat
    given: int
    received: int
    treasury: int = 0
    """The treasury that the maker gave, and that the taker gave."""
    asked: int = 0


@dataclass(frozen=True, slots=True)
class TradingDone:
    """WE 7: a seat is done trading, or back on the floor."""

    innocent: ClassVar[bool] = True
    seat: Seat
    is_done: bool = True
    for_good: bool = False


@dataclass(frozen=True, slots=True)
class TradeEnded:
    """WE 7: the trade session ended."""

    deals: int


@dataclass(frozen=True, slots=True)
class AdvancesBought:
    """WE 12: a seat bought advances, and what with; the gifts came free."""

    open_act: ClassVar[bool] = True
    seat: Seat
    advances: tuple[str, ...]
    gifts: tuple[str, ...]
    price: int
    treasury: int
    cards: tuple[str, ...]
    credits: Mapping[str, int]
    groups: Mapping[str, str] = field(default_factory=dict)
    """The group of the credits that were the buyer's choice, by the advance that brings them."""


@dataclass(frozen=True, slots=True)
class CameTooLate:
    """For one seat only: others bought these limited advances before it could."""

    seat: Seat
    advances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """WE 12: a seat discarded commodities above the hand limit."""

    open_act: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """A seat returned so many commodities above the hand limit, face down."""

    open_act: ClassVar[bool] = True
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    """A seat returned commodities for treasury, by an advance."""

    open_act: ClassVar[bool] = True
    seat: Seat
    advance: str
    cards: tuple[str, ...]
    treasury: int


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """WE 13a: a succession marker moved from one step to another."""

    seat: Seat
    before: int
    after: int
    epoch: str


@dataclass(frozen=True, slots=True)
class MarkerStayed:
    """WE 13a: a marker stays, and what was missing for the next step."""

    seat: Seat
    step: int
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusGranted:
    """WE 13d: a seat alone entered the last epoch."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class LastTurnCalled:
    """WE 13b: one more turn is played."""

    turns: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """At the end: the commodities in the hand of a seat, and the points they bring."""

    seat: Seat
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """WE 13b: the game is over; the seats in the order of their places."""

    places: tuple[Seat, ...]
    numbers: tuple[int, ...] = ()
    """The number of each place, where some share one."""

    @property
    def numbered(self) -> tuple[tuple[int, Seat], ...]:
        """The number of everybody's place, the first first."""
        return tuple(zip(self.numbers or range(1, len(self.places) + 1), self.places, strict=True))


@dataclass(frozen=True, slots=True)
class TieDecided:
    """At the end: seats with equal points, and what decides between them, which was hidden before."""

    points: int
    worth: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class ScenarioDrawn:
    """WE ch.10: for one seat only: its scenario token, and the advances on it."""

    seat: Seat
    scenario: str
    advances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScenarioRevealed:
    """WE ch.10: a seat's scenario token and the advances it brings."""

    seat: Seat
    scenario: str
    advances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """WE ch.4, WE ch.10: what a seat begins with in these areas: cities and tokens."""

    seat: Seat
    cities: tuple[str, ...]
    tokens: Mapping[str, int]
