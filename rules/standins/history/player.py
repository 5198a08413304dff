"""A stand-in for History of the World: drafts for strength, plays its cards, expands for points."""

from typing import Any

from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.orders import order_data
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.cards import choose_card
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


def card_worth(card: EmpireCard) -> float:
    """How good an empire is to play: strength first, a capital, navigation, an early turn."""
    sailing = 0.4 * sum(len(empire.navigation) for empire in card.empires)
    return card.strength + 2.5 * card.has_capital + sailing + 0.25 * (7 - card.slot)


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what is not weak; pass the strong to the last, the weak to the first."""
    assert view.drawn is not None
    card = empires().cards[view.drawn]
    rivals = empires().of_epoch(card.epoch)
    mean = sum(map(card_worth, rivals)) / len(rivals)
    keys = {option.key for option in question.options}
    if "keep" in keys and (len(keys) == 1 or card_worth(card) >= 0.85 * mean):
        return "keep"
    others = sorted((int(key) for key in keys - {"keep"}), key=lambda seat: (view.players[seat].score, seat))
    return str(others[0] if card_worth(card) >= mean else others[-1])
