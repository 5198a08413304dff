"""Ships where they have a phase of their own: those that the movement to come would use."""

from __future__ import annotations

from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.characters import Character
from rules.standins.civ.fleet import Fleet
from rules.standins.civ.land import Land
from rules.standins.civ.marching import legal, plan
from rules.table import Data, Orders

RESERVE = 10  # treasury from which a ship is kept that has no voyage to make


def ships(question: Orders[Any], rules: Ruleset, view: CivView, character: Character) -> Data:
    """Plan the movement, and build and keep the ships that sail in it."""
    land = Land.of(rules, view, character)
    fleet = Fleet(land)
    sailing = [order for order in plan(land, fleet) if "ship" in order]
    made = [{name: part for name, part in order.items() if name != "stops"} for order in sailing]
    return legal(question, made + fleet.keep(RESERVE))
