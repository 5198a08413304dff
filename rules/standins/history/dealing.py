"""The rest of a drawing, thought out: whoever is given a card must give away the one they draw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import TypeAlias

from rules.table import Seat

Cards: TypeAlias = frozenset[str]
Seats: TypeAlias = frozenset[Seat]
Worths: TypeAlias = Mapping[str, float]
"""What every card of the epoch would bring a seat."""

REJECTED = 0.15  # of the spread, that a card others pass on is worth less than the mean


def left_over(worths: Worths, card: str) -> float:
    """What a seat may expect to be given if it passes a card on."""
    others = [worth for other, worth in worths.items() if other != card]
    return fmean(others) - REJECTED * pstdev(others)


@dataclass(frozen=True, slots=True)
class Deal:
    """What every card would bring each seat, and how much each seat's fortune matters to the others."""

    worths: Mapping[Seat, Worths]
    matters: Mapping[Seat, float]
    _known: dict[tuple[Seat, Seats, Cards], float] = field(default_factory=dict, init=False, compare=False)

    def luck(self, seat: Seat, card: str) -> float:
        """How much more a seat would earn with a card than with another."""
        return self.worths[seat][card] - fmean(self.worths[seat].values())

    def taker(self, seat: Seat, card: str, free: Seats) -> Seat:
        """Who has a card that a seat drew: itself, or whoever can do least with it and matters most."""
        others = free - {seat}
        own = self.worths[seat]
        if seat in free and (not others or own[card] >= left_over(own, card)):
            return seat
        return max(sorted(others), key=lambda other: -self.matters[other] * self.luck(other, card))

    def best(self, seat: Seat, card: str, free: Seats, later: Sequence[Seat]) -> Seat:
        """Who should have a card that a seat drew, while these are without and those draw later."""
        rest = frozenset(self.worths[seat]) - {card}

        def worth(taker: Seat) -> float:
            return self._counts(seat, taker, card) + self._hope(seat, later, free - {taker}, rest)

        return max(sorted(free, key=lambda taker: (taker != seat, taker)), key=worth)

    def _hope(self, seat: Seat, later: Sequence[Seat], free: Seats, cards: Cards) -> float:
        """What a seat may expect of the rest of a drawing, from these cards."""
        if not free or not later:
            return 0.0
        key = (later[0], free, cards)
        if key not in self._known:
            takers = {card: self.taker(later[0], card, free) for card in sorted(cards)}
            self._known[key] = fmean(
                self._counts(seat, taker, card) + self._hope(seat, later[1:], free - {taker}, cards - {card})
                for card, taker in takers.items()
            )
        return self._known[key]

    def _counts(self, seat: Seat, taker: Seat, card: str) -> float:
        """What it means to a seat that a card goes to somebody: the others together weigh as much as it."""
        if taker == seat:
            return self.luck(seat, card)
        rivals = sum(matters for other, matters in self.matters.items() if other != seat)
        return -self.matters[taker] / rivals * self.luck(taker, card)
