"""The stand-in itself: each kind of question goes to the part that knows about it."""

from __future__ import annotations

from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.games import GAMES
from rules.standins.civ import abilities, buying, cards, cities, leading, marching, shipyard, trading
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
        "tax",
        "victims",
    )
)


def ruleset_of(view: CivView) -> Ruleset:
    """The rules of the game a view is of."""
    rules: Ruleset = GAMES[view.game].rules  # type: ignore[attr-defined]  # only civ games have such views
    return rules


class Settler:
    """A peaceful neighbour: it fights only where it is pushed, and lets defaults decide the rest."""

    standing_orders: frozenset[str] = STANDING

    def answer(self, question: Question[Any], view: CivView, chance: Chance) -> Data:
        """What it does: what a part has found to be legal, or the question's own default."""
        if question.topic in self.standing_orders:
            return question.default()
        rules = ruleset_of(view)
        match question:
            case Orders() if view.phase == "barbarians":
                return leading.orders(question, rules, view)
            case Orders() if view.phase == "movement":
                return marching.orders(question, rules, view, chance)
            case Orders() if view.phase == "ships":
                return shipyard.ships(question, rules, view, chance)
            case Orders() if view.phase == "cities":
                return cities.buildings(question, rules, view)
            case Deal():
                return trading.act(question, rules, view, chance)
            case Purchase():
                return buying.purchase(question, rules, view)
            case Plan() if view.phase == "abilities":
                return abilities.uses(question, rules, view)
            case Plan() if view.phase == "trade-cards":
                return cards.demands(question, rules, view)
            case _ if view.phase == "trade-cards":
                return cards.bought(question, rules, view)
            case _ if view.phase == "draft":
                return question.sample(chance)
            case _:
                return question.default()
