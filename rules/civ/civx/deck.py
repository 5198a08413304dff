"""CivX 10.3: the trade cards of a game: which are in it, and how they are stacked."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from rules.civ.civx.line_up import EAST, WEST, line_up
from rules.civ.civx.tables import read
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Copy, Stack
from rules.civ.state import CivState
from rules.table import Chance

TWO_BLOCKS, ALL_CARDS, SHARED_CARDS, WITH_REGRESSION = 12, 16, 9, 7
"""The least numbers of players for a thing."""
STACKS = range(1, 10)
MIXED, ADDED_TO_MIXED = "mixed", "Wool"


def make_stacks(
    rules: Ruleset, players: int, options: Mapping[str, str], chance: Chance
) -> dict[Stack, list[str]]:
    """CivX 10.3: the trade stacks, the top of each first."""
    return {stack: make_stack(rules, stack, players, options, chance) for stack in stacks(players)}


def stacks(players: int) -> list[Stack]:
    """CivX 10.34: nine stacks; in large games nine for each block."""
    blocks = (WEST, EAST) if players >= TWO_BLOCKS else ("",)
    return [Stack(number, block) for block in blocks for number in STACKS]


def make_stack(
    rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str], chance: Chance
) -> list[str]:
    """CivX 10.31: a trade stack, the top first; the first cards are safe from tradeable calamities."""
    stream, cards = f"stack-{stack}", commodities(rules, stack, players, options)
    chance.shuffle(stream, cards)
    aside = set_aside(players)
    lower = [*cards[aside:], *tradeable(rules, stack, players)]
    chance.shuffle(stream, lower)
    return [*cards[:aside], *lower, *non_tradeable(rules, stack, players, options)]


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
    counts = Counter(civ.block for civ in line_up(players, options))
    return WEST if counts[WEST] >= counts[EAST] else EAST


def tradeable(rules: Ruleset, stack: Stack, players: int) -> list[str]:
    """CivX 10.31, 10.33 to 10.35: the major tradeable calamity, and the minor one where they are used."""
    found = _calamities(rules, stack, Grade.MAJOR)
    if SHARED_CARDS <= players < TWO_BLOCKS or players >= ALL_CARDS:
        found += _calamities(rules, stack, Grade.MINOR)
    return found


def non_tradeable(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 10.31, 10.32, 10.34: the lowest card; in stack 9 only where seven or more draw from it."""
    drawing = [civ for civ in line_up(players, options) if stack.block in ("", civ.block)]
    if stack.number == max(STACKS) and len(drawing) < WITH_REGRESSION:
        return []
    return _calamities(rules, stack, Grade.NON_TRADEABLE)


def _calamities(rules: Ruleset, stack: Stack, grade: Grade) -> list[str]:
    cards = rules.calamities.values()
    return [card.name for card in cards if (card.stack, card.grade) == (stack.number, grade)]


def deck(rules: Ruleset, state: CivState) -> Mapping[Copy, int]:
    """CivX 10.3: how often each card is in a game."""
    return _deck(rules, len(state.nations), tuple(sorted(state.options.items())))


@lru_cache(maxsize=64)
def _deck(rules: Ruleset, players: int, options: tuple[tuple[str, str], ...]) -> Counter[Copy]:
    chosen, found = dict(options), Counter[Copy]()
    for stack in stacks(players):
        names = commodities(rules, stack, players, chosen)
        names += tradeable(rules, stack, players) + non_tradeable(rules, stack, players, chosen)
        found.update(Copy(name, stack.block) for name in names)
    return found
