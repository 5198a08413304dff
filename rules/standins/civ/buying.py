"""Advances: the best value for the money, with an eye on what the next epoch asks for."""

from __future__ import annotations

from typing import Any

from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Advance, Ruleset
from rules.civ.views import CivView
from rules.table import Data, Purchase, Refusal

LOOKED_AT = 16


def purchase(question: Purchase[Any], rules: Ruleset, view: CivView) -> Data:
    """Advances one after the other, each if it can still be paid."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    held = nation.advances
    prices = {
        name: net_price(rules, name, nation.credits, held) for name in rules.advances if name not in held
    }
    late = len(held) >= 12
    ranked = sorted(prices, key=lambda name: -_merit(rules.advances[name], prices[name], late))
    buy: list[str] = []
    for name in ranked[:LOOKED_AT]:
        if not isinstance(question.check({"buy": [*buy, name]}), Refusal):
            buy.append(name)
    return {"buy": buy} if buy else question.default()


def _merit(advance: Advance, price: int, late: bool) -> float:
    """Points and credits for the money; early on credits count more, later points do."""
    credited = sum(advance.credits.values()) + sum(advance.bonus.values())
    value = advance.points * (14 if late else 6) + credited * (0.3 if late else 0.8) + 5
    return value / (price + 10)
