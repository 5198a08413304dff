"""What a stand-in is: somebody who answers a question from what its seat may see."""

from __future__ import annotations

from typing import Any, Protocol

from rules.table import Chance, Data, Question


class StandIn(Protocol):
    """Plays a seat: for empty seats, absent players, simulations. It sees no more than a player would."""

    standing_orders: frozenset[str]
    """The topics it leaves to a standing order for the default: nobody waits for it there."""

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
