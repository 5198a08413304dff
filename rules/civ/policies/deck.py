"""How often each trade card is in a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.civ.cards import all_cards
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade

if TYPE_CHECKING:
    from rules.civ.ruleset import Ruleset
    from rules.civ.state import CivState


def as_printed(rules: Ruleset, state: CivState) -> Mapping[str, int]:
    """Every card of the box; additional commodities and minor calamities all together or not at all."""
    blocks = len({stack.block for stack in state.stacks})
    printed = {name: commodity.count for name, commodity in rules.commodities.items()}
    printed |= {name: blocks if card.block == SHARED else 1 for name, card in rules.calamities.items()}
    spare = {name for name, commodity in rules.commodities.items() if commodity.additional}
    spare |= {name for name, calamity in rules.calamities.items() if calamity.grade is Grade.MINOR}
    if spare.isdisjoint(all_cards(state)):
        return {name: count for name, count in printed.items() if name not in spare}
    return printed
