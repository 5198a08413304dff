"""Trade cards: what a hand is worth, and whether to buy another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.table import Choose, Data, Question

THRIFT = 19  # treasury from which another card is bought: its price, and a ship or two


def commodities(rules: Ruleset, view: CivView) -> Counter[str]:
    """The commodities in one's own hand."""
    return Counter(card.name for card in view.hand if card.name in rules.commodities)


def worth(rules: Ruleset, counts: Mapping[str, int]) -> int:
    """WE 12: a set is worth its face value times the square of its size."""
    return sum(rules.stack_of(name) * count * count for name, count in counts.items() if count > 0)


def gain(rules: Ruleset, counts: Mapping[str, int], cards: Iterable[str], sign: int = 1) -> int:
    """What the sets are worth more (or, with sign -1, less) with these cards added (or taken)."""
    total, changed = 0, dict[str, int]()
    for name in cards:
        before = changed.get(name, counts.get(name, 0))
        changed[name] = before + sign
        total += rules.stack_of(name) * (2 * sign * before + 1)
    return total


def bought(question: Question[Any], view: CivView) -> Data:
    """A free card from the highest stack; another for money if there is enough."""
    assert view.seat is not None
    if not isinstance(question, Choose):
        return question.default()
    keys = [option.key for option in question.options]
    free = [key for key in keys if key.startswith("free:")]
    paid = [key for key in keys if key.startswith("buy:")]
    if free:
        return free[-1]
    rich = view.nations[view.seat].treasury >= THRIFT
    return paid[-1] if paid and rich else question.default()
