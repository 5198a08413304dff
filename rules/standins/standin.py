"""What a stand-in is: somebody who answers a question from what its seat may see."""

from __future__ import annotations

from typing import Any, Protocol

from rules.table import Chance, Data, Question

ACTS = 12  # on one open floor, before a stand-in is done
EACH = 2  # ... for every seat, at a large table


def acts_on_floor(seats: int) -> int:
    """How often a stand-in acts on one open floor of so many, before it is done."""
    return max(ACTS, EACH * seats)


class StandIn(Protocol):
    """Plays a seat: for empty seats, absent players, simulations. It sees no more than a player would."""

    standing_orders: frozenset[str]
    """The topics that people leave to a standing order: no round of waiting is counted for them."""

    def answer(self, question: Question[Any], view: Any, chance: Chance) -> Data:
        """A legal answer; `chance` is the stand-in's own."""

    def reason(self, question: Question[Any], view: Any, data: Data) -> str:
        """One sentence why it would give an answer, from what its seat knows; nothing if it cannot say."""


class Anybody:
    """Answers any question of any game legally, at random."""

    standing_orders: frozenset[str] = frozenset()

    def answer(self, question: Question[Any], view: Any, chance: Chance) -> Data:
        """Any legal answer."""
        return question.sample(chance)

    def reason(self, question: Question[Any], view: Any, data: Data) -> str:
        """Chance has no reasons."""
        return ""
