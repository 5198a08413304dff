"""CivX 10.3: the trade cards of a game: which are in it, and how they are stacked."""

from collections import Counter
from collections.abc import Mapping

from rules.civ.ancient.decks import STACKS, TWO_BLOCKS, Contents, calamities_of, counted
from rules.civ.ancient.line_up import EAST, WEST, blocks, line_up
from rules.civ.civx.tables import read
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Stack

ALL_CARDS, SHARED_CARDS, WITH_REGRESSION = 16, 9, 7
"""The least numbers of players for a thing."""
MIXED, ADDED_TO_MIXED = "mixed", "Wool"


def contents(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> Contents:
    """CivX 10.31: a trade stack; the first cards are safe from tradeable calamities."""
    return Contents(
        commodities(rules, stack, players, options),
        tradeable(rules, stack, players),
        non_tradeable(rules, stack, players, options),
        set_aside(players),
    )


def set_aside(players: int) -> int:
    """CivX 10.31, 10.34: the cards on top: one for each player; with two blocks for half of them."""
    return (players + 1) // 2 if players >= TWO_BLOCKS else players


def commodities(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 10.31 to 10.35: the commodity cards of a stack."""
    found: list[str] = []
    for name, card in rules.commodities.items():
        if card.stack == stack.number:
            found += [name] * _copies(rules, name, stack.block, players, options)
    return found


def _copies(rules: Ruleset, name: str, block: str, players: int, options: Mapping[str, str]) -> int:
    card = rules.commodities[name]
    if block and card.block == SHARED:
        return card.count // 2 if players >= ALL_CARDS else 0
    if block:
        return card.count if card.block == block else 0
    mixed: list[str] = read("trade")["mixed"]
    base, more = card.block == home(players, options), card.block == SHARED
    if options["cards"] == MIXED:
        base, more = name in mixed, card.block == SHARED or name == ADDED_TO_MIXED
    return card.count if base or (more and players >= SHARED_CARDS) else 0


def home(players: int, options: Mapping[str, str]) -> str:
    """CivX 10.31: the set that a game with one block is played with: that of most civilizations."""
    counts = Counter(blocks()[civ] for civ in line_up(players, options))
    return WEST if counts[WEST] >= counts[EAST] else EAST


def tradeable(rules: Ruleset, stack: Stack, players: int) -> list[str]:
    """CivX 10.31, 10.33 to 10.35: the major tradeable calamity, and the minor one where they are used."""
    found = calamities_of(rules, stack, Grade.MAJOR)
    if SHARED_CARDS <= players < TWO_BLOCKS or players >= ALL_CARDS:
        found += calamities_of(rules, stack, Grade.MINOR)
    return found


def non_tradeable(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 10.31, 10.32, 10.34: the lowest card; in stack 9 only where seven or more draw from it."""
    drawing = [civ for civ in line_up(players, options) if stack.block in ("", blocks()[civ])]
    if stack.number == max(STACKS) and len(drawing) < WITH_REGRESSION:
        return []
    return calamities_of(rules, stack, Grade.NON_TRADEABLE)


deck = counted(contents)
"""CivX 10.3: how often each card is in a game."""
