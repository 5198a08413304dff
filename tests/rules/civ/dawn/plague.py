"""Positions of Dawn of History struck by one calamity."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import CalamityPassed, DamageTaken
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import Scene


def drawn(
    victim: str,
    card: str,
    sides: Mapping[str, Mapping[str, Any]],
    *,
    passer: str = "",
    drawer: str = "",
    **more: Any,
) -> Scene:
    """The position before a calamity is resolved; its victim drew it, unless it is said who did."""
    block = more.pop("block", "")
    s = scene(sides, **more)
    traded = s.seat(passer) if passer else None
    s.nation(victim).hand.append(Card(card, traded, block, s.seat(drawer or passer or victim)))
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


def lost(s: Scene) -> dict[str, int]:
    """The unit points everybody lost."""
    return {s.g.name(e.seat): e.amount for e in s.events(DamageTaken)}


def reasons(s: Scene) -> list[str]:
    """Why a calamity did nothing, and to whom."""
    return [f"{s.g.name(e.seat)}: {e.reason}" for e in s.events(CalamityPassed)]


def names(s: Scene, who: str) -> list[str]:
    """The cards in a hand."""
    return sorted(card.name for card in s.nation(who).hand)
