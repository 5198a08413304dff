"""Positions of CivX struck by one calamity."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import Scene


def drawn(
    victim: str, card: str, sides: Mapping[str, Mapping[str, Any]], *, passer: str = "", **more: Any
) -> Scene:
    """The position before a calamity is resolved that a victim holds."""
    block = more.pop("block", "")
    s = scene(sides, **more)
    s.nation(victim).hand.append(Card(card, s.seat(passer) if passer else None, block))
    return s


def struck(
    victim: str,
    card: str,
    sides: Mapping[str, Mapping[str, Any]],
    answers: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """The position after it was resolved."""
    s = drawn(victim, card, sides, **more)
    s.play(resolve_calamities, answers)
    assert not [card.name for n in s.state.nations for card in n.hand if card.name in s.g.rules.calamities]
    return s


def codes(s: Scene, key: str, answer: Any) -> list[str]:
    """Why an answer to a question that was asked is refused."""
    question = next(q for q in s.asked if f"{s.g.name(q.seat)} {q.key}" == key)
    refusal = question.check(answer)
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]
