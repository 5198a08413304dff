"""Trade cards where the rulebooks differ: the stacks one draws from, what cards cost and sets are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from rules.civ.traits import Trait
from rules.table import Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ
    from rules.civ.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Trading:
    """How a sibling hands out and values trade cards."""

    home: Callable[[Civ, Seat], str]
    """The block whose stacks a seat draws from; empty where all draw from the same stacks."""
    prices: Callable[[Civ, Seat, Sequence[Stack]], Mapping[Stack, int]]
    """The stacks a seat may buy a card from, and for how much, when it has bought from these this turn."""
    set_value: Callable[[Ruleset, str, int, str], int]
    """What so many equal cards are worth to a seat of this block."""
    drawers: bool
    """Whether calamities remember who drew them."""
    treasury: bool
    """Whether treasury may be part of a deal."""
    lays_open: bool
    """Whether non-tradeable calamities lie open before their holder, outside of the hand."""
    layer: Callable[[Ruleset, str], int]
    """The layer in which a discarded card goes under its stack, 0 above 1; each layer is shuffled."""


def one_block(g: Civ, seat: Seat) -> str:
    """All draw from the same stacks."""
    return ""


def own_block(g: Civ, seat: Seat) -> str:
    """Civilizations draw from the stacks of their block, where the game is played with several."""
    if not any(stack.block for stack in g.state.stacks):
        return ""
    return g.rules.civilizations[g.nation(seat).civ].block


def open_stacks(g: Civ, seat: Seat, bought: Sequence[Stack]) -> dict[Stack, int]:
    """The stack open to all and those a seat's advances open, again and again."""
    home = g.rules.trading.home(g, seat)
    found = {Stack(g.numbers.open_stack, home): g.numbers.open_price}
    for stack in g.state.stacks:
        price = g.amount(seat, f"{Trait.BUY_STACK}{stack.number}") if stack.block == home else 0
        if price:
            found[stack] = min(price, found.get(stack, price))
    return dict(sorted(found.items()))


def squared(rules: Ruleset, name: str, count: int, home: str) -> int:
    """The square of the number of cards times their face value."""
    return count * count * rules.face_value(name)


def squared_with_bonus(rules: Ruleset, name: str, count: int, home: str) -> int:
    """The square, and each face value once more for cards that only the other block has."""
    printed = rules.stack_of(name).block
    is_foreign = bool(home) and printed not in ("", SHARED, home)
    return (count * count + is_foreign * count) * rules.face_value(name)


def non_tradeable_lowest(rules: Ruleset, name: str) -> int:
    """The non-tradeable calamities lie below everything else."""
    return int(rules.grade(name) is Grade.NON_TRADEABLE)


def calamities_lowest(rules: Ruleset, name: str) -> int:
    """The commodities lie above the tradeable calamities, and these above the others."""
    return (rules.grade(name) is not None) + non_tradeable_lowest(rules, name)


SHARED = "shared"
"""The block of cards that are found in the stacks of every block."""
