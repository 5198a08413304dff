"""WE 7: the numbers of offers: short, never used twice in a game, and telling nothing about other offers."""

from dataclasses import dataclass, field
from hashlib import sha256

from rules.table import Seat

KEYS = 1 << 48
"""So many keys there are to draw from."""
_FIRST = 1000
_ROUNDS = 8


@dataclass(slots=True)
class OfferNumbers:
    """Every pair of seats has places of its own, which a secret key shuffles: what others do changes none."""

    key: int = 0
    """Drawn when the first trade session begins; 0: not yet. Nobody sees it."""
    made: dict[str, int] = field(default_factory=dict)
    """How many offers each seat has made to each other in the game ("0>3"), and to several ("0>0")."""

    def fork(self) -> "OfferNumbers":
        """A copy to try things on."""
        return OfferNumbers(self.key, dict(self.made))

    def draw(self, maker: Seat, to: Seat, seats: int) -> int:
        """The next number of a pair. It is no draw of chance, so it stands in the way of no undo."""
        return self._next(maker, to, seats, 0)

    def draw_for_several(self, maker: Seat, seats: int) -> int:
        """The next number of an offer to several: longer from the first, so that its length tells nothing."""
        rounds = -(-9 * _FIRST // (seats * seats))
        return self._next(maker, maker, seats, rounds)

    def _next(self, maker: Seat, to: Seat, seats: int, skipped: int) -> int:
        pair = f"{maker}>{to}"
        place = (skipped + self.made.get(pair, 0)) * seats * seats + maker * seats + to
        self.made[pair] = self.made.get(pair, 0) + 1
        first = _FIRST
        while place >= 9 * first:
            place, first = place - 9 * first, 10 * first
        return first + _shuffled(self.key, place, 9 * first)


def _shuffled(key: int, place: int, size: int) -> int:
    """Where a place goes when all of them are shuffled by a key."""
    half = (size.bit_length() + 1) // 2
    while True:  # a shuffle of a few more places, walked until it comes back among these
        place = _mixed(key, place, half)
        if place < size:
            return place


def _mixed(key: int, number: int, half: int) -> int:
    """A Feistel network: each number of twice so many bits goes to another one."""
    left, right = number >> half, number & ((1 << half) - 1)
    for turn in range(_ROUNDS):
        digest = sha256(f"{key}/{half}/{turn}/{right}".encode()).digest()
        left, right = right, left ^ (int.from_bytes(digest[:4], "big") & ((1 << half) - 1))
    return left << half | right
