"""Positions of CivX struck by calamities."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.state import Card
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import Scene


def struck(
    victim: str,
    card: str,
    sides: Mapping[str, Mapping[str, Any]],
    answers: Mapping[str, Any] | None = None,
    *,
    passer: str | None = None,
    block: str = "",
    **more: Any,
) -> Scene:
    """The position after a calamity of one victim was resolved; with a block, there are two."""
    s = scene(sides, two_blocks=bool(block), **more)
    s.nation(victim).hand.append(Card(card, None if passer is None else s.seat(passer), block))
    s.play(resolve_calamities, answers)
    assert not [c.name for n in s.state.nations for c in n.hand if c.name in s.g.rules.calamities]
    return s
