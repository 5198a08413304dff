"""The tax rate: as high as the stock can bear, for treasury buys trade cards."""

from __future__ import annotations

from typing import Any

from rules.civ.phases.tax import TaxRate
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.characters import Character
from rules.table import Data

PLENTY = 36  # treasury from which nothing more is needed


def rate(question: TaxRate | Any, rules: Ruleset, view: CivView, character: Character) -> Data:
    """The highest rate that leaves tokens to grow with; no city revolts for want of tax or of interest."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    usual = question.default()
    for higher in range(question.high, usual, -1):
        left = nation.stock - higher * nation.cities
        is_safe = not question.revolting[higher] and _bears_interest(rules, nation, higher)
        if left >= character.reserve and nation.treasury < PLENTY and is_safe:
            return higher
    lower = range(usual, question.low - 1, -1)
    return next((each for each in lower if _bears_interest(rules, nation, each)), usual)


def _bears_interest(rules: Ruleset, nation: NationView, taxed: int) -> bool:
    """Whether the stock that a rate leaves could pay what interest will be due then."""
    per = rules.amount(nation.advances, Trait.INTEREST)
    tax = taxed * nation.cities
    return not per or nation.stock - tax >= (nation.treasury + tax) // per
