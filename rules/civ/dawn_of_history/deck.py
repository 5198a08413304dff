"""Dawn 10.1.4: the trade cards of a game: which are in it, and how they are stacked."""

from collections.abc import Mapping

from rules.civ.ancient.decks import Contents, calamities_of, counted
from rules.civ.ancient.line_up import blocks, line_up
from rules.civ.dawn_of_history.tables import read
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Stack

SHARED_ADDED, SHARED_IN_BLOCKS = 8, 15
"""The least numbers of players for shared commodities, with one block and with two."""


def contents(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> Contents:
    """Dawn 10.1.4.5: a trade stack; its first cards are safe from tradeable calamities."""
    drawing = [civ for civ in line_up(players, options) if stack.block in ("", blocks()[civ])]
    names = [name for name, card in rules.commodities.items() if card.stack == stack.number]
    found = [name for name in names for _ in range(_copies(rules, name, stack.block, players))]
    return Contents(
        found,
        _tradeable(rules, stack, players),
        calamities_of(rules, stack, Grade.NON_TRADEABLE),
        len(drawing),
    )


def _copies(rules: Ruleset, name: str, block: str, players: int) -> int:
    """Dawn 8.2.1: how often a commodity is in a stack."""
    card = rules.commodities[name]
    if card.block == SHARED:
        if block:
            return card.count // 2 if players >= SHARED_IN_BLOCKS else 0
        return card.count if players >= SHARED_ADDED else 0
    if block:
        return card.count if card.block == block else 0
    return card.count if name in read("trade")["small"] else 0


def _tradeable(rules: Ruleset, stack: Stack, players: int) -> list[str]:
    """Dawn 10.1.4: the major tradeable calamity; from 8 players on the minor one too."""
    minor = calamities_of(rules, stack, Grade.MINOR) if players >= SHARED_ADDED else []
    return [*calamities_of(rules, stack, Grade.MAJOR), *minor]


deck = counted(contents)
"""Dawn 10.1.4: how often each card is in a game."""
