"""The trade cards of a game: which are in it, and how they are stacked."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Copy, Stack
from rules.civ.state import CivState
from rules.table import Chance

TWO_BLOCKS = 12
"""The least number of players for stacks of the West and of the East."""
STACKS = range(1, 10)


@dataclass(frozen=True, slots=True)
class Contents:
    """The cards of one stack."""

    commodities: Sequence[str]
    tradeable: Sequence[str]
    """The calamities that are shuffled in, below the first cards."""
    lowest: Sequence[str]
    """The calamities that may not be traded, at the bottom."""
    aside: int
    """How many commodities lie on top of all calamities."""

    def shuffled(self, chance: Chance, stream: str) -> list[str]:
        """The stack, its top first."""
        cards = list(self.commodities)
        chance.shuffle(stream, cards)
        lower = [*cards[self.aside :], *self.tradeable]
        chance.shuffle(stream, lower)
        return [*cards[: self.aside], *lower, *self.lowest]


Maker: TypeAlias = Callable[[Ruleset, Stack, int, Mapping[str, str]], Contents]
"""What a sibling puts into a stack, by the number of players and the options."""


def stacks(players: int) -> list[Stack]:
    """Nine stacks; in large games nine for each block."""
    blocks = (WEST, EAST) if players >= TWO_BLOCKS else ("",)
    return [Stack(number, block) for block in blocks for number in STACKS]


def make_stacks(
    rules: Ruleset, make: Maker, players: int, options: Mapping[str, str], chance: Chance
) -> dict[Stack, list[str]]:
    """The trade stacks, the top of each first."""
    return {
        stack: make(rules, stack, players, options).shuffled(chance, f"stack-{stack}")
        for stack in stacks(players)
    }


def counted(make: Maker) -> Callable[[Ruleset, CivState], Mapping[Copy, int]]:
    """How often each card is in a game of this sibling."""

    @lru_cache(maxsize=64)
    def count(rules: Ruleset, players: int, options: tuple[tuple[str, str], ...]) -> Counter[Copy]:
        found = Counter[Copy]()
        for stack in stacks(players):
            held = make(rules, stack, players, dict(options))
            names = (*held.commodities, *held.tradeable, *held.lowest)
            found.update(Copy(name, stack.block) for name in names)
        return found

    return lambda rules, state: count(rules, len(state.nations), tuple(sorted(state.options.items())))


def calamities_of(rules: Ruleset, stack: Stack, grade: Grade) -> list[str]:
    """The calamities of a stack that say this below their picture."""
    cards = rules.calamities.values()
    return [card.name for card in cards if (card.stack, card.grade) == (stack.number, grade)]
