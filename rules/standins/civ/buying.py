"""Advances: the best value for the money, with an eye on what the next epoch asks for."""

from __future__ import annotations

from typing import Any

from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Advance, Ruleset
from rules.civ.views import CivView, NationView
from rules.table import Data, Purchase, Refusal

FIRST = 3  # the first advances are bought as soon as they can be
SAVED = 6  # then cards are saved until there are so many
LATE = 12  # advances after which points count more than credits


def purchase(question: Purchase[Any], rules: Ruleset, view: CivView) -> Data:
    """Advances one after the other, each if it can still be paid; cards are saved while sets grow."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    held = nation.advances
    prices = {
        name: net_price(rules, name, nation.credits, held) for name in rules.advances if name not in held
    }
    if len(held) >= FIRST and nation.cards < SAVED:
        return question.default()
    needs = _needs(rules, view, nation) if len(held) >= FIRST else 0
    late = len(held) >= LATE
    ranked = sorted(prices, key=lambda name: -_merit(rules.advances[name], prices[name], late, needs))
    if needs and nation.cards < rules.numbers.hand_limit:
        ranked = [name for name in ranked if rules.advances[name].cost >= needs]
    buy: list[str] = []
    for name in ranked:
        if not isinstance(question.check({"buy": [*buy, name]}), Refusal):
            buy.append(name)
    return {"buy": buy} if buy else question.default()


def _needs(rules: Ruleset, view: CivView, nation: NationView) -> int:
    """The price from which the next epoch on the track still asks for advances; 0 where it asks for none."""
    track = rules.tracks[view.options.get("track", "basic")]
    for epoch in track.epochs:
        for price, count in epoch.advances_from.items():
            if sum(rules.advances[name].cost >= price for name in nation.advances) < count:
                return price
    return 0


def _merit(advance: Advance, price: int, late: bool, needs: int) -> float:
    """Points and credits for the money; early on credits count more, later points do."""
    credited = sum(advance.credits.values()) + sum(advance.bonus.values())
    value = advance.points * (14 if late else 6) + credited * (0.3 if late else 0.8) + 5
    wanted = 3.0 if needs and advance.cost >= needs else 1.0
    return wanted * value / (price + 10)
