"""Positions for cases about trade cards and advances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.civ.phases.advances import advances, question
from rules.civ.stacks import Stack
from rules.table import Refusal, Seat
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import Scene, side

WEST, EAST = "West", "East"
WESTERN = ["Ochre", "Iron", "Fish", "Oil", "Wine", "Tin", "Resin", "Gems", "Amber"]
EASTERN = ["Hides", "Stone", "Salt", "Sugar", "Livestock", "Bronze", "Spices", "Marble", "Gold"]


def cities(count: int, start: int = 0) -> list[str]:
    """So many areas, wherever they are."""
    return sorted(CIVX.board.areas)[start : start + count]


def stocked(s: Scene, *empty: int, copies: int = 3) -> Scene:
    """Cards in every stack but the empty ones."""
    for stack in list(s.state.stacks):
        names = EASTERN if stack.block == EAST else WESTERN
        s.state.stacks[stack] = [] if stack.number in empty else [names[stack.number - 1]] * copies
    return s


def stack(number: int, block: str = "") -> Stack:
    """A stack."""
    return Stack(number, {"W": WEST, "E": EAST}.get(block, block))


def hand(s: Scene, civ: str) -> list[str]:
    """The cards of a civilization, as they lie in its hand."""
    return [card.name for card in s.nation(civ).hand]


def shop(
    cards: Sequence[str] = (), treasury: int = 0, held: Sequence[str] = (), civ: str = "Rome", **more: Any
) -> Scene:
    """One civilization with these cards, this treasury and these advances."""
    return scene({civ: side(hand=list(cards), treasury=treasury, advances=list(held))}, **more)


def buy(s: Scene, civ: str = "", **data: Any) -> Scene:
    """Play the phase with this answer of a civilization, the first where none is named."""
    s.play(advances, {f"{civ or s.g.name(0)} advances": data})
    return s


def codes(s: Scene, seat: Seat = 0, **data: Any) -> list[str]:
    """Why a purchase is refused."""
    refusal = question(s.g, seat).check(data)
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]
