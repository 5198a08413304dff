"""A trading floor for cases: acts by civilization, one after the other."""

from __future__ import annotations

from typing import Any

from rules.civ.phases.trade import trade
from rules.table import Refusal
from tests.rules.civ.scenario import Scene, scenario, side


class Floor:
    """A trade session under way."""

    def __init__(self, hands: dict[str, list[str] | dict[str, Any]], **others: Any) -> None:
        sides = {civ: side(hand=held) if isinstance(held, list) else held for civ, held in hands.items()}
        self.s: Scene = scenario(sides, **others)
        self.script = trade(self.s.g)
        self.over = False
        self._go(None)

    def _go(self, value: Any) -> None:
        try:
            self.wait = self.script.send(value)
        except StopIteration:
            self.over = True

    def asked(self) -> list[str]:
        return [self.s.g.name(q.seat) for q in self.wait.questions] if not self.over else []

    def free(self) -> list[str]:
        """Those whom nobody waits for, and who may act all the same."""
        return [self.s.g.name(q.seat) for q in self.wait.later()] if not self.over else []

    def question(self, civ: str) -> Any:
        asked = (*self.wait.questions, *self.wait.later())
        return next(q for q in asked if self.s.g.name(q.seat) == civ)

    def check(self, civ: str, act: str, **parts: Any) -> Any:
        return self.question(civ).check({"act": act, **parts})

    def codes(self, civ: str, act: str, **parts: Any) -> list[str]:
        """The faults of a refused act."""
        answer = self.check(civ, act, **parts)
        assert isinstance(answer, Refusal), answer
        return [fault.code for fault in answer.faults]

    def act(self, civ: str, act: str, **parts: Any) -> None:
        answer = self.check(civ, act, **parts)
        assert not isinstance(answer, Refusal), str(answer)
        self._go((self.s.seat(civ), answer))

    def offer(self, civ: str, to: str, give: list[str], want: list[str], **parts: Any) -> int:
        """Make an offer; its number."""
        self.act(civ, "offer", to=self.s.seat(to), give=give, want=want, **parts)
        return self.s.state.floor.offers[-1].id

    def expire(self) -> None:
        self._go(None)

    def hand(self, civ: str) -> list[str]:
        return sorted(card.name for card in self.s.nation(civ).hand)
