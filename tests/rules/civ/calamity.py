"""Positions struck by calamities."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.state import Card
from tests.rules.civ.scenario import Scene, scenario


def struck(
    victim: str,
    card: str | Sequence[str],
    sides: Mapping[str, Mapping[str, Any]],
    answers: Mapping[str, Any] | None = None,
    *,
    passer: str | None = None,
    **more: Any,
) -> Scene:
    """The position after these calamities of one victim were resolved."""
    s = scenario(sides, **more)
    cards = [card] if isinstance(card, str) else card
    s.nation(victim).hand += [Card(name, None if passer is None else s.seat(passer)) for name in cards]
    s.play(resolve_calamities, answers)
    assert not [c.name for n in s.state.nations for c in n.hand if c.name in s.g.rules.calamities]
    return s
