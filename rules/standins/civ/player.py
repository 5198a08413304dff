"""The stand-in itself: each kind of question goes to the part that knows about it."""

from __future__ import annotations

from typing import Any

from rules.civ.phases.tax import TaxRate
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.games import GAMES
from rules.standins.civ import (
    abilities,
    buying,
    cards,
    cities,
    leading,
    marching,
    reasons,
    shipyard,
    sparing,
    striking,
    taxes,
    trading,
)
from rules.standins.civ.characters import Character, character_of
from rules.standins.civ.land import Land
from rules.table import Chance, Data, Deal, Orders, Plan, Purchase, Question

STANDING = frozenset(
    (
        "annexation",
        "attack-order",
        "banditry",
        "cities",
        "city-in-flames",
        "conflict-order",
        "corruption",
        "damage",
        "growth",
        "horde",
        "levy",
        "losses",
        "mercenaries",
        "next-loss",
        "place",
        "plunder",
        "ransom",
        "regression",
        "relief",
        "spoils",
        "support",
        "victims",
    )
)
"""What people leave to a standing order: nobody waits for it, though a stand-in may think about it."""
THOUGHT_OF = frozenset((*sparing.SPARING, *striking.STRIKING))
"""Where a calamity strikes, what is given up and whom it draws in."""


def ruleset_of(view: CivView) -> Ruleset:
    """The rules of the game a view is of."""
    rules: Ruleset = GAMES[view.game].rules  # type: ignore[attr-defined]  # only civ games have such views
    return rules


class Settler:
    """Settles, trades and buys its way on, each in its own way: by a character, or by one for each seat."""

    standing_orders: frozenset[str] = STANDING

    def __init__(self, character: Character | None = None) -> None:
        self._character = character

    def answer(self, question: Question[Any], view: CivView, chance: Chance) -> Data:
        """What it does: what a part has found to be legal, or the question's own default."""
        rules, mind = ruleset_of(view), self._mind(view)
        if question.topic in THOUGHT_OF:
            return sparing.answer(question, Land.of(rules, view, mind))
        if question.topic in self.standing_orders:
            return question.default()
        match question:
            case Orders() if view.phase == "barbarians":
                return leading.orders(question, rules, view)
            case Orders() if view.phase == "movement":
                return marching.orders(question, rules, view, mind)
            case Orders() if view.phase == "ships":
                return shipyard.ships(question, rules, view, mind)
            case Orders() if view.phase == "cities":
                return cities.buildings(question, rules, view)
            case Deal():
                return trading.act(question, rules, view, chance, mind)
            case Purchase():
                return buying.purchase(question, rules, view, mind)
            case Plan() if view.phase == "abilities":
                return abilities.uses(question, rules, view, mind)
            case Plan() if view.phase == "trade-cards":
                return cards.demands(question, rules, view)
            case _ if view.phase == "trade-cards":
                return cards.bought(question, rules, view)
            case TaxRate():
                return taxes.rate(question, rules, view, mind)
            case _ if view.phase == "draft":
                return question.sample(chance)
            case _:
                return question.default()

    def reason(self, question: Question[Any], view: CivView, data: Data) -> str:
        """Why it would answer so, in one sentence."""
        return reasons.reason(question, ruleset_of(view), view, data)

    def _mind(self, view: CivView) -> Character:
        return self._character or character_of(view)
