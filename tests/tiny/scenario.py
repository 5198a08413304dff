"""Positions on the two shores: the builder of the family, with the stacks of both blocks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civ.stacks import Stack
from tests.rules.civ.scenario import Scene, scenario, side
from tests.tiny.game import RULESET
from tests.tiny.tables import NORTH, SOUTH

__all__ = ["shores", "side"]


def shores(
    sides: Mapping[str, Mapping[str, Any]], stacks: Mapping[Stack, Sequence[str]] | None = None, **more: Any
) -> Scene:
    """A position; the stacks that are not named are empty."""
    s = scenario(sides, rules=RULESET, options={"turns": "12"}, **more)
    s.state.stacks = {Stack(number, block): [] for block in (NORTH, SOUTH) for number in (1, 2, 3)}
    s.state.stacks |= {stack: list(cards) for stack, cards in (stacks or {}).items()}
    s.state.discards = {}
    return s
