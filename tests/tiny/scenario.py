"""Positions on the two shores: the builder of the family, with the stacks of both blocks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civ.stacks import Stack
from rules.civ.topics import Topic
from rules.table import Refusal
from tests.rules.civ.scenario import Scene, scenario, side
from tests.tiny.game import RULESET
from tests.tiny.tables import NORTH, SOUTH

__all__ = ["ASH", "BIRCH", "CLAY", "DUNE", "cited", "codes", "hand", "shores", "side"]

ASH, CLAY, BIRCH, DUNE = range(4)
"""The seats, where a position names the civilizations in this order."""


def shores(
    sides: Mapping[str, Mapping[str, Any]], stacks: Mapping[Stack, Sequence[str]] | None = None, **more: Any
) -> Scene:
    """A position; the stacks that are not named are empty."""
    s = scenario(sides, rules=RULESET, options={"turns": "12"}, **more)
    s.state.stacks = {Stack(number, block): [] for block in (NORTH, SOUTH) for number in (1, 2, 3)}
    s.state.stacks |= {stack: list(cards) for stack, cards in (stacks or {}).items()}
    s.state.discards = {}
    return s


def codes(found: Any) -> list[tuple[str, str]]:
    """The faults of a refusal, and where the rulebook speaks of them."""
    assert isinstance(found, Refusal), found
    return [(fault.code, fault.section) for fault in found.faults]


def cited(topic: Topic) -> str:
    """Where the rulebook of the two shores speaks of a matter."""
    return f"TS {list(Topic).index(topic) + 1}"


def hand(s: Scene, civ: str) -> list[tuple[str, str]]:
    """The cards of a civilization with their blocks."""
    return [(card.name, card.block) for card in s.nation(civ).hand]
