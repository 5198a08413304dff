"""Judges the lines of a turn, and helps to make them by menus or in writing."""

from dataclasses import dataclass
from typing import Any

from rules.peoples.orders import (
    HINT,
    EndTurn,
    Order,
    StoredOrder,
    StoredOrders,
    order_data,
    orders_of,
)
from rules.peoples.play import Play
from rules.peoples.possible import actors, candidates
from rules.peoples.reading import read_orders
from rules.peoples.state import PeoplesState
from rules.peoples.trying import attempt, is_possible
from rules.peoples.turn_menu import TurnMenu
from rules.peoples.turn_window import filled, turn_window
from rules.peoples.warnings import of_turn
from rules.peoples.words import NO_ORDERS, UNREADABLE, order_words
from rules.table import Chance, Data, Drafted, Fault, Menu, Referee, Refusal
from rules.table.strict import read_or
from rules.table.window import Values, Window

DULL = 6
"""Random play rests, or goes on exploring, once in so many times."""
LONGEST = 40
_DULL = ("explore", "rest")


@dataclass(frozen=True, slots=True)
class TurnReferee(Referee[tuple[Order, ...]]):
    """Ch. 6: what the tribes of the player in turn do."""

    g: Play

    @property
    def answer_type(self) -> Any:
        """Orders."""
        return StoredOrders

    @property
    def hint(self) -> str:
        """A list of orders."""
        return HINT

    def judge(self, answer: tuple[Order, ...]) -> tuple[Order, ...] | Refusal:
        """Each line can be carried out after those before it, as far as no die and nobody else decides."""
        if len(answer) > LONGEST:
            return Refusal((Fault("too-long", f"A turn has no more than {LONGEST} lines.", "PC 6"),))
        fault, _ = attempt(self.g.fork(), answer)
        return Refusal((fault,)) if fault is not None else answer

    def default(self) -> Data:
        """No orders: two tribes produce."""
        return []

    def sample(self, chance: Chance) -> Data:
        """One thing that can be done now, at random; seldom the end."""
        if self.g.turn.acted and not chance.below("sample", 4 * DULL):
            return [order_data(EndTurn())]
        areas = list(actors(self.g))
        chance.shuffle("sample", areas)
        for area in areas:
            for order in _mixed(list(candidates(self.g, area)), chance):
                if is_possible(self.g, order):
                    return [order_data(order)]
        return []

    def foresee(self, data: Data) -> PeoplesState | None:
        """The position after the lines that nobody else and no die decides; None if there are none."""
        orders = orders_of(data)
        if not orders or len(orders) != len(data):
            return None
        fault, done = attempt(self.g.fork(), orders)
        if fault is not None or not done:
            return None
        fork = self.g.fork()
        attempt(fork, orders[:done])
        return fork.state

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Tribes that do nothing, though they may."""
        return of_turn(self.g, orders_of(data))

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added; every line that cannot be read is named."""
        before = self.g.fork()
        attempt(before, orders_of(draft))
        read = read_orders(before, text)
        found = tuple(fault for fault in read if isinstance(fault, Fault))
        if found:
            return Refusal(found)
        return [*draft, *(order_data(order) for order in read if not isinstance(order, Fault))]

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order."""
        orders = (read_or(StoredOrder, line, None) for line in data)
        return tuple(order_words(order) if order else UNREADABLE for order in orders) or (NO_ORDERS,)

    def menu(self, draft: Data) -> Menu:
        """The menus of a line."""
        return TurnMenu.of(self.g, draft).line()

    def window(self, draft: Data, key: str = "") -> Window | None:
        """One deed of a tribe."""
        return None if key else turn_window(TurnMenu.of(self.g, draft))

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The turn with one deed more."""
        return filled(TurnMenu.of(self.g, draft), values)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without a line."""
        return [order for number, order in enumerate(draft) if number != line]


def _mixed(orders: list[Order], chance: Chance) -> list[Order]:
    """Orders in a random order in which each kind of deed comes up as soon as any other."""
    chance.shuffle("sample", orders)
    kinds = list(dict.fromkeys(order.do for order in orders))
    chance.shuffle("sample", kinds)
    if chance.below("sample", DULL):
        kinds.sort(key=lambda kind: kind in _DULL)
    return [order for kind in kinds for order in orders if order.do == kind]
