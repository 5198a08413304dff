"""Positions for cases about trade cards and advances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.civ.ancient.line_up import EAST
from rules.civ.dawn_of_history.state import DawnState
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.floor import Floor
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import Scene, side

WESTERN = ["Clay", "Iron", "Fish", "Oil", "Wine", "Copper", "Resin", "Gemstones", "Gold"]
EASTERN = ["Hides", "Stone", "Salt", "Cotton", "Livestock", "Silver", "Spice", "Dye", "Silk"]


def stocked(s: Scene, *empty: int, copies: int = 3) -> Scene:
    """Cards in every stack but the empty ones."""
    for stack in list(s.state.stacks):
        names = EASTERN if stack.block == EAST else WESTERN
        s.state.stacks[stack] = [] if stack.number in empty else [names[stack.number - 1]] * copies
    return s


def shop(
    cards: Sequence[str] = (), treasury: int = 0, held: Sequence[str] = (), civ: str = "Egypt", **more: Any
) -> Scene:
    """One civilization with these cards, this treasury and these advances; with `stock`, so much of it."""
    stock = more.pop("stock", None)
    tokens = {} if stock is None else {"Memphis": 55 - treasury - stock}
    made = side(tokens, hand=list(cards), treasury=treasury, advances=list(held))
    return scene({civ: made}, **more)


def floor(**hands: Any) -> Floor:
    """A trade session: hands, or whole sides, by civilization."""
    options = {option.key: option.default for option in DAWN.options}
    return Floor(hands, rules=DAWN, state_type=DawnState, options=options)
