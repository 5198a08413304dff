"""WE 7: what lies on the trading floor: offers to one or several, lines called out to all, who is done."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import Field

from rules.table import Seat


@dataclass(slots=True)
class Offer:
    """So many cards for so many cards: what is said of them, and (the maker's secret) what they are."""

    id: int
    maker: Seat
    to: Seat
    give: list[str]
    """The cards themselves; only the maker knows them."""
    say: list[str]
    """The commodities named; as many of the first as the rulebook asks for are true."""
    want: list[str]
    """The commodities asked for; as many of the first must be true of what is given in return."""
    count: int
    """How many cards are asked for in return."""
    former: int = 0
    """The number it would have had in version 1: answers stored then, and buttons of then, still find it."""
    treasury: Annotated[int, Field(exclude_if=lambda treasury: not treasury)] = 0
    """The treasury that goes with the cards, and that asked for in return."""
    asked: Annotated[int, Field(exclude_if=lambda asked: not asked)] = 0

    others: Annotated[list[Seat], Field(exclude_if=lambda others: not others)] = field(default_factory=list)
    """Who else it was made to: the first of them all who accepts has the deal."""
    out: Annotated[list[Seat], Field(exclude_if=lambda out: not out)] = field(default_factory=list)
    """Those of them for whom it is no more; nobody else is told."""
    note: Annotated[str, Field(exclude_if=lambda note: not note)] = ""
    """A sentence that goes with it."""

    @property
    def receivers(self) -> tuple[Seat, ...]:
        """Everybody it was made to."""
        return (self.to, *self.others)

    @property
    def open_to(self) -> tuple[Seat, ...]:
        """Those who may still accept it."""
        return tuple(seat for seat in self.receivers if seat not in self.out)

    def is_meant(self, number: int, seat: Seat) -> bool:
        """Whether a seat that names this number means this offer: only its maker and its receivers can."""
        return number in (self.id, self.former) and (seat == self.maker or seat in self.open_to)


@dataclass(frozen=True, slots=True)
class ClosedOffer:
    """An offer that is no more for the one seat it is `to`, and what became of it."""

    offer: Offer
    fate: str


@dataclass(slots=True)
class Cry:
    """A line called out to everybody: commodities looked for, commodities to give away."""

    wants: list[str] = field(default_factory=list)
    haves: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Floor:
    """One trade session."""

    offers: list[Offer] = field(default_factory=list)
    made: dict[str, int] = field(default_factory=dict)
    """How many offers each seat has made to each other ("0>3")."""
    closed: list[ClosedOffer] = field(default_factory=list)
    cries: dict[Seat, Cry] = field(default_factory=dict)
    done: list[Seat] = field(default_factory=list)
    """Those nobody waits for, whatever may bring them back."""
    for_last_call: Annotated[list[Seat], Field(exclude_if=lambda seats: not seats)] = field(
        default_factory=list
    )
    """Those of them who come back at the last call, if something is offered to them by then."""
    had_last_call: Annotated[list[Seat], Field(exclude_if=lambda seats: not seats)] = field(
        default_factory=list
    )
    gone: Annotated[list[Seat], Field(exclude_if=lambda seats: not seats)] = field(default_factory=list)
    """Those who are done for good: nothing can be offered to them."""

    def fork(self) -> "Floor":
        """A copy to try things on; offers and cries are never changed, only replaced or taken away."""
        return Floor(
            list(self.offers),
            dict(self.made),
            list(self.closed),
            dict(self.cries),
            list(self.done),
            list(self.for_last_call),
            list(self.had_last_call),
            list(self.gone),
        )

    def back(self, seat: Seat) -> None:
        """A seat is on the floor again."""
        self.done.remove(seat)
        if seat in self.for_last_call:
            self.for_last_call.remove(seat)

    def offer(self, number: int, seat: Seat) -> Offer | None:
        """The open offer with this number, if it is one of this seat's: made by it or to it."""
        return next((offer for offer in self.offers if offer.is_meant(number, seat)), None)

    def fate(self, number: int, seat: Seat) -> str | None:
        """What became of an offer of this seat that is no more; of one to several, at last."""
        return next((gone.fate for gone in reversed(self.closed) if gone.offer.is_meant(number, seat)), None)

    def lay(self, offer: Offer) -> None:
        """Put an offer on the floor; version 1 knew none to several."""
        if not offer.others:
            pair = f"{offer.maker}>{offer.to}"
            self.made[pair] = self.made.get(pair, 0) + 1
            offer.former = self.made[pair] * 10_000 + (offer.maker + 1) * 100 + offer.to + 1
        self.offers.append(offer)

    def close(self, offer: Offer, seats: Iterable[Seat], fate: str) -> None:
        """Take an offer away from some of its receivers; with the last of them it leaves the floor."""
        gone = tuple(seats)
        self.closed += [ClosedOffer(replace(offer, to=seat, others=[], out=[]), fate) for seat in gone]
        left = replace(offer, out=[*offer.out, *gone])
        place = self.offers.index(offer)
        self.offers[place : place + 1] = [left] if left.open_to else []
