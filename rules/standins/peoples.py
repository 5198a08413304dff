"""A stand-in for Peoples: discovers, settles, feeds itself, develops, and goes for the nearest victory."""

from typing import Any

from rules.peoples.orders import Attack, EndTurn, Explore, Order, Rest, Trade, order_data
from rules.peoples.play import Play
from rules.peoples.possible import actors, candidates
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.state import NEUTRAL
from rules.peoples.trying import attempt
from rules.peoples.turn_referee import TurnReferee
from rules.peoples.view import PeoplesView
from rules.standins.peoples_revolution import revolution
from rules.standins.peoples_worth import worth
from rules.table import Chance, Data, Plan, Purchase, Question

DISCOVERY = 2.6
"""What a region that is found is worth."""
BEATEN = 2.0
"""What it is worth to drive another people's tribe away, beside the loot."""
WALK = -0.2
TRIES = 40
"""Deeds of one tribe that are looked at."""


class Elder:
    """Plays its people for the victory that is nearest; it tries out what it thinks of."""

    standing_orders: frozenset[str] = frozenset({"retreat", "diplomacy"})

    def answer(self, question: Question[Any], view: PeoplesView, chance: Chance) -> Data:
        """The best answer it knows; the default where there is little to choose."""
        if isinstance(question, Plan) and isinstance(question.referee, TurnReferee):
            return [order_data(next_order(question.referee.g, chance))]
        if isinstance(question, Purchase) and isinstance(question.referee, RevolutionReferee):
            return revolution(question.referee)
        if question.key.startswith(("lay:", "merge:")):
            return question.sample(chance)
        return question.default()


def next_order(g: Play, chance: Chance) -> Order:
    """What brings most of all that any tribe can do now."""
    best: tuple[float, Order] = (float("-inf"), EndTurn())
    before = worth(g, g.turn.seat)
    for area in actors(g):
        for order in list(candidates(g, area))[:TRIES]:
            gain = _gain(g, order, before)
            if gain is not None and gain + 0.01 * chance.below("taste", 10) > best[0]:
                best = (gain, order)
    return best[1]


def _gain(g: Play, order: Order, before: float) -> float | None:
    """What a deed would bring; None if it cannot be done."""
    fork = g.fork()
    fault, done = attempt(fork, [order])
    if fault is not None:
        return None
    seat = g.turn.seat
    if not done:
        return _hope(g, order)
    gain = worth(fork, seat) - before
    if isinstance(order, Explore):
        return WALK + min(gain, 0)
    if isinstance(order, Rest):
        return min(gain, 0) - 0.1
    if isinstance(order, Attack) and g.holder(order.target) == NEUTRAL:
        return gain
    return gain + (0.1 if isinstance(order, Trade) else 0)


def _hope(g: Play, order: Order) -> float:
    """What dice or another player decide."""
    if isinstance(order, Attack):
        return BEATEN
    return DISCOVERY if g.state.world.parts else 0.0
