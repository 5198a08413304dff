"""A stand-in for History of the World: drafts for strength, plays its cards, expands for points."""

from typing import Any

from rules.history_of_the_world.orders import order_data
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.cards import choose_card
from rules.standins.history.drafting import draft
from rules.standins.history.expansion import next_orders
from rules.standins.history.strikes import strike
from rules.standins.history.worth import Position
from rules.table import Chance, Choose, Data, Question


class Historian:
    """Plays what its seat can see for points."""

    standing_orders: frozenset[str] = frozenset()

    def answer(self, question: Question[Any], view: HistoryView, chance: Chance) -> Data:
        """The best answer it knows; anything legal where it knows none."""
        kind = question.key.split(":")[0]
        if kind == "plan" and view.campaign is not None:
            return [order_data(order) for order in next_orders(view, view.campaign, question.seat)]
        if isinstance(question, Choose):
            if kind == "draw":
                return draft(question, view)
            if kind == "event":
                return choose_card(question, view)
            if kind in ("sea", "monument", "marker"):
                return question.options[0].key
        return strike(question, Position.of(view, question.seat), chance)

    def reason(self, question: Question[Any], view: Any, data: Data) -> str:
        """It cannot say."""
        return ""
