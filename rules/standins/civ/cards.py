"""Trade cards: what a hand is worth, and whether to buy another."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.table import Choose, Data, Question

THRIFT = 12  # treasury kept for ships and ransom


def commodities(rules: Ruleset, view: CivView) -> Counter[str]:
    """The commodities in one's own hand."""
    return Counter(card.name for card in view.hand if card.name in rules.commodities)


def worth(rules: Ruleset, counts: Counter[str]) -> int:
    """WE 12: a set is worth its face value times the square of its size."""
    return sum(rules.stack_of(name) * count * count for name, count in counts.items() if count > 0)


def bought(question: Question[Any], view: CivView) -> Data:
    """Another trade card, if there is money to spare."""
    assert view.seat is not None
    default = question.default()
    if not isinstance(question, Choose) or view.nations[view.seat].treasury < 15 + THRIFT:
        return default
    others = [option.key for option in question.options if option.key != default]
    return others[-1] if others else default
