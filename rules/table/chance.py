"""Chance fixed by a secret seed (HMAC-SHA-256 of counters), committed to beforehand, revealed in the end."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


def commitment(seed: bytes) -> str:
    """What is published before the game: it hides the seed, and no other seed fits it."""
    return hashlib.sha256(b"amphora seed " + seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Era:
    """Chance from one secret on. The secret is drawn and committed to first; what people add comes after it.

    So nobody chooses the seed: who knows the secret cannot change it, who adds to it does not know it.
    """

    secret: str
    added: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published as soon as the secret is drawn."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def seed(self) -> bytes:
        """The secret mixed with all that was added, in order; the secret itself where nothing was."""
        secret = bytes.fromhex(self.secret)
        if not self.added:
            return secret
        parts = (text.encode() for text in self.added)
        mixed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hmac.digest(secret, b"amphora era " + mixed, "sha256")


def seed_at(eras: Sequence[Era], fork: int) -> bytes:
    """The seed that a checkpoint draws from: its fork is the number of its era.

    Games of the first release forked within their only era: there the last one counts.
    """
    return eras[min(fork, len(eras) - 1)].seed


@dataclass(slots=True)
class Chance:
    """Named streams of numbers; `fork` parts the draws after a rollback from those everybody has seen."""

    seed: bytes
    counts: dict[str, int] = field(default_factory=dict)
    fork: int = 0

    def _word(self, stream: str) -> int:
        count = self.counts.get(stream, 0) + 1
        self.counts[stream] = count
        digest = hmac.digest(self.seed, f"{self.fork}/{stream}/{count}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = _SPAN - _SPAN % n
        while (word := self._word(stream)) >= limit:
            pass
        return word % n

    def die(self, stream: str, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return 1 + self.below(stream, sides)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[Any]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(stream, i + 1)
            items[i], items[j] = items[j], items[i]

    @property
    def drawn(self) -> int:
        """How many numbers were drawn so far, over all streams."""
        return sum(self.counts.values())


class NoChance(Chance):
    """The chance of a fork: what is only tried must not depend on a draw."""

    def __init__(self) -> None:
        super().__init__(b"")

    def _word(self, stream: str) -> int:
        raise AssertionError(f"{stream} was drawn while something was only tried")
