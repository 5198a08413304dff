"""The tax rate: as high as the stock can bear, for treasury buys trade cards."""

from __future__ import annotations

from typing import Any

from rules.civ.phases.tax import TaxRate
from rules.civ.views import CivView
from rules.standins.civ.characters import Character
from rules.table import Data

PLENTY = 36  # treasury from which nothing more is needed


def rate(question: TaxRate | Any, view: CivView, character: Character) -> Data:
    """The highest rate that leaves tokens to grow with and makes no city revolt."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    usual = question.default()
    for higher in range(question.high, usual, -1):
        left = nation.stock - higher * nation.cities
        if left >= character.reserve and nation.treasury < PLENTY and not question.revolting[higher]:
            return higher
    return usual
