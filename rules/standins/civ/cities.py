"""City building: as many as the rest of the population can support."""

from __future__ import annotations

from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView
from rules.standins.civ.land import Land
from rules.table import Data, Orders, Refusal


def buildings(question: Orders[Any], rules: Ruleset, view: CivView) -> Data:
    """City sites first, then the wilderness, as far as all can be supported."""
    land = Land.of(rules, view)
    kept: list[Data] = []
    for area in sorted(land.here, key=lambda a: (not land.has_site(a), land.limit(a), a)):
        order = _order(land, area)
        if order is None or isinstance(question.check([*kept, order]), Refusal):
            continue
        land.plan(area)
        if land.survivors() < land.support(0):
            land.planned.remove(area)
            continue
        kept.append(order)
    return kept


def _order(land: Land, area: str) -> Data | None:
    """A city here, with treasury where tokens are lacking and an advance allows it."""
    lacking = land.needed(area) - land.count(area)
    if lacking <= 0:
        return {"area": area}
    if lacking > land.nation.treasury or not land.amount(Trait.CITY_TREASURY):
        return None
    return {"area": area, "treasury": lacking}
