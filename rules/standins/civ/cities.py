"""City building: as many as the rest of the population can support."""

from __future__ import annotations

from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.land import Land
from rules.table import Data, Orders


def buildings(question: Orders[Any], rules: Ruleset, view: CivView) -> Data:
    """The suggested cities, best sites first, cut to what can be supported."""
    land = Land.of(rules, view)
    suggested: list[Data] = list(question.default())
    suggested.sort(key=lambda order: (not land.has_site(order["area"]), land.count(order["area"])))
    kept: list[Data] = []
    tokens, cities = land.total, land.cities
    for order in suggested:
        cost = land.count(order["area"]) - order.get("treasury", 0)
        if tokens - cost >= rules.numbers.support_rate * (cities + 1):
            kept.append(order)
            tokens -= cost
            cities += 1
    return kept
