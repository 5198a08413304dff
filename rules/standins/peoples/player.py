"""A stand-in for Peoples: discovers, settles, feeds itself, develops, and goes for the nearest victory."""

from typing import Any

from rules.peoples.laying import ChooseLaying
from rules.peoples.orders import order_data
from rules.peoples.revolution_orders import line_data
from rules.peoples.view import PeoplesView
from rules.standins.peoples import reasons
from rules.standins.peoples.arranging import arrangement
from rules.standins.peoples.deeds import deeds
from rules.standins.peoples.laying import best_laying
from rules.standins.peoples.outlook import Outlook, look
from rules.standins.peoples.position import position
from rules.standins.peoples.revolution import revolution
from rules.table import Chance, Choose, Data, Orders, Plan, Purchase, Question, Refusal

WORTH_A_TURN = 2.5
"""What the last ready tribe must bring to put off the Revolution (Civil Rights)."""


class Elder:
    """Plays its people for the victory that is nearest, from what its seat can see."""

    standing_orders: frozenset[str] = frozenset({"retreat", "diplomacy"})

    def answer(self, question: Question[Any], view: PeoplesView, chance: Chance) -> Data:
        """The best answer it knows; the default where there is little to choose."""
        if question.topic in self.standing_orders:
            return question.default()
        match question:
            case Orders():
                return _checked(question, arrangement(position(view), question.seat))
            case Plan():
                return _acted(question, look(position(view), question.seat))
            case Purchase():
                return _revolted(question, look(position(view), question.seat))
            case ChooseLaying():
                return best_laying(question, look(position(view), question.seat))
            case Choose() if question.key == "civil-rights":
                return _claimed(look(position(view), question.seat))
        return question.default()

    def reason(self, question: Question[Any], view: PeoplesView, data: Data) -> str:
        """Why it would answer so, in one sentence."""
        return reasons.reason(question, view, data)


def _checked(question: Question[Any], data: Data) -> Data:
    return question.default() if isinstance(question.check(data), Refusal) else data


def _acted(question: Plan[Any], o: Outlook) -> Data:
    """The first of its deeds that is possible, the best first."""
    for _, order in deeds(o):
        data = [order_data(order)]
        if not isinstance(question.check(data), Refusal):
            return data
    return question.default()


def _revolted(question: Purchase[Any], o: Outlook) -> Data:
    """All that is wanted; without its last lines, should the question know better."""
    lines = [line_data(line) for line in revolution(o)]
    while lines and isinstance(question.check(lines), Refusal):
        lines.pop()
    return lines


def _claimed(o: Outlook) -> Data:
    """Civil Rights: the Revolution, unless the last tribe has something better to do."""
    best = max(gain for gain, _ in deeds(o))
    return "act" if best > WORTH_A_TURN and not o.has_won else "revolution"
