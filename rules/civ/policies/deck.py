"""How often each trade card is in a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade
from rules.civ.stacks import Copy

if TYPE_CHECKING:
    from rules.civ.ruleset import Ruleset
    from rules.civ.state import CivState


def as_printed(rules: Ruleset, state: CivState) -> Mapping[Copy, int]:
    """Every card of the box; additional commodities and minor calamities all together or not at all.

    Each block has its own cards, an equal part of the commodities that are shared and each shared calamity.
    """
    blocks = tuple(sorted({stack.block for stack in state.stacks}))
    spare = _spare(rules)
    piles = (*state.stacks.values(), *state.discards.values())
    hands = (card.name for nation in state.nations for card in nation.hand)
    is_small = all(map(spare.isdisjoint, piles)) and spare.isdisjoint(hands)
    return _printed(rules, blocks, spare if is_small else frozenset())


@lru_cache(maxsize=64)
def _spare(rules: Ruleset) -> frozenset[str]:
    """The cards that a small game is played without."""
    additional = {name for name, commodity in rules.commodities.items() if commodity.additional}
    minor = {name for name, calamity in rules.calamities.items() if calamity.grade is Grade.MINOR}
    return frozenset(additional | minor)


@lru_cache(maxsize=64)
def _printed(rules: Ruleset, blocks: tuple[str, ...], without: frozenset[str]) -> Mapping[Copy, int]:
    found: dict[Copy, int] = {}
    for name, card in rules.commodities.items():
        found |= _divided(
            name, card.block, card.count // (len(blocks) if card.block == SHARED else 1), blocks
        )
    for name, calamity in rules.calamities.items():
        found |= _divided(name, calamity.block, 1, blocks)
    return {copy: count for copy, count in found.items() if copy.name not in without}


def _divided(name: str, block: str, count: int, blocks: Collection[str]) -> dict[Copy, int]:
    """So many copies in the block of a card, or in each."""
    return {Copy(name, there): count for there in blocks if there in ("", block) or block == SHARED}
