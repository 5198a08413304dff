"""The stand-in itself: each kind of question goes to the part that knows about it."""

from typing import Any

from rules.history_of_the_world.orders import order_data
from rules.history_of_the_world.view import HistoryView
from rules.standins.history import reasons
from rules.standins.history.cards import choose_card
from rules.standins.history.drafting import draft
from rules.standins.history.expansion import next_orders
from rules.standins.history.strikes import strike
from rules.standins.history.worth import Position
from rules.table import Chance, Choose, Data, Question


class Historian:
    """Drafts for what an empire can earn, plays cards where they tell, expands for points now and later."""

    standing_orders: frozenset[str] = frozenset()

    def answer(self, question: Question[Any], view: HistoryView, chance: Chance) -> Data:
        """The best answer it knows."""
        kind = question.key.split(":")[0]
        if kind == "plan" and view.campaign is not None:
            return [order_data(order) for order in next_orders(view, view.campaign, question.seat)]
        if isinstance(question, Choose):
            if kind == "draw":
                return draft(question, view)
            if kind == "event":
                return choose_card(question, view)
            if kind == "sea":
                return question.options[0].key
        return strike(question, Position.of(view, question.seat), chance)

    def reason(self, question: Question[Any], view: HistoryView, data: Data) -> str:
        """Why it would answer so, in one sentence."""
        return reasons.reason(question, view, data)
