"""WE 7: what lies on the trading floor: offers between two seats, lines called out to all, who is done."""

from dataclasses import dataclass, field

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
    """The commodities named; the first two are true."""
    want: list[str]
    """The commodities asked for; the first two must be true of what is given in return."""
    count: int
    """How many cards are asked for in return."""


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
    """How many offers each seat has made to each other ("0>3"): the next number of that pair."""
    closed: dict[int, str] = field(default_factory=dict)
    """What became of the offers that are no more."""
    cries: dict[Seat, Cry] = field(default_factory=dict)
    done: list[Seat] = field(default_factory=list)

    def fork(self) -> "Floor":
        """A copy to try things on; offers and cries are never changed, only taken away."""
        return Floor(list(self.offers), dict(self.made), dict(self.closed), dict(self.cries), list(self.done))

    def offer(self, number: int) -> Offer | None:
        """The open offer with this number."""
        return next((offer for offer in self.offers if offer.id == number), None)

    def number(self, maker: Seat, to: Seat) -> int:
        """A number for a new offer that says nothing about the offers of others: count, maker, receiver."""
        pair = f"{maker}>{to}"
        self.made[pair] = self.made.get(pair, 0) + 1
        return self.made[pair] * 10_000 + (maker + 1) * 100 + to + 1

    def close(self, offer: Offer, fate: str) -> None:
        """Take an offer off the floor."""
        self.offers.remove(offer)
        self.closed[offer.id] = fate


def parties(number: int) -> tuple[Seat, Seat]:
    """Who made the offer with this number, and to whom."""
    return number // 100 % 100 - 1, number % 100 - 1
