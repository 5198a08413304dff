"""The referee of movement orders."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rules.civ.civ import Civ
from rules.civ.movement import windows
from rules.civ.movement.chances import sample_orders
from rules.civ.movement.menus import order_menu
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import TREASURY, OrderList, Sailing, Scrapping, data_of, orders_of
from rules.civ.movement.payments import any_payment
from rules.civ.movement.reading import read_lines
from rules.civ.movement.trial import try_orders
from rules.civ.movement.writing import write_order
from rules.civ.state import CivState
from rules.civ.warnings.movement import of_movement
from rules.table import Chance, Choice, Data, Drafted, Refusal, Seat
from rules.table.menu import Menu
from rules.table.refereed import Referee
from rules.table.strict import read_strictly
from rules.table.window import Values, Window


@dataclass(slots=True)
class MovementReferee(Referee[OrderList]):
    """Judges one seat's movement by doing it on a fork, and helps to write it."""

    g: Civ
    seat: Seat
    builds: bool = True
    """Whether ships may be built and kept, and whether anything may move."""
    moves: bool = True

    @property
    def answer_type(self) -> Any:
        """A list of orders."""
        return OrderList

    @property
    def hint(self) -> str:
        """What orders are."""
        return "Give a list of orders."

    def begin(self) -> Mover:
        """The seat before its first order, on a fork."""
        return Mover(self.g.fork(), self.seat, builds=self.builds, moves=self.moves)

    def judge(self, answer: OrderList) -> OrderList | Refusal:
        """WE 3: the orders, or everything that is wrong with them."""
        _, found = try_orders(self.begin, answer)
        return Refusal(tuple(found)) if found else answer

    def foresee(self, data: Data) -> CivState | None:
        """The state after the orders; None where they are illegal."""
        orders = read_strictly(OrderList, data, self.hint)
        if isinstance(orders, Refusal):
            return None
        mover, found = try_orders(self.begin, orders)
        mover.end()
        return None if found else mover.g.state

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Ships nobody pays for, fights that are lost, tokens and cities that cannot stay."""
        mover, found = try_orders(self.begin, orders_of(data))
        return () if found else of_movement(self.g, mover)

    def default(self) -> Data:
        """Everybody stays; ships are kept as long as there is treasury."""
        upkeep = self.g.rules.ships.upkeep
        unpaid = self.g.ships_of(self.seat) if self.builds else []
        kept = unpaid[: self.g.nation(self.seat).treasury // upkeep]
        return [data_of(Sailing(ship.area, pay=(TREASURY,) * upkeep)) for ship in kept]

    def sample(self, chance: Chance) -> Data:
        """Any orders that are legal."""
        return [data_of(order) for order in sample_orders(self.begin, chance)]

    def only(self) -> Data | None:
        """Nothing, where nothing can move and no ship can be paid for."""
        g, seat = self.g, self.seat
        if not self.moves:
            return None if any_payment(self.begin()) else []
        if g.tokens_of(seat):
            return None
        if not self.builds:
            return None if g.ships_of(seat) else []
        can_keep = bool(g.ships_of(seat)) and g.nation(seat).treasury >= g.rules.ships.upkeep
        return None if can_keep else []

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with lines such as `Rome 3 > Etruria` or `ship Rome > Corsica with 4` added."""
        return read_lines(self.begin, text, draft)

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order."""
        nothing = "everybody stays" if self.moves else "no ship is built or kept"
        orders = orders_of(data)
        lost = (f"lose the ship in {area}" for area in self._lost(orders))
        return (*map(write_order, orders), *lost) or (nothing,)

    def _lost(self, orders: OrderList) -> list[str]:
        """Where ships are that these orders neither pay for nor give up."""
        ships = Counter(ship.area for ship in self.g.ships_of(self.seat)) if self.builds else Counter()
        ships -= Counter(order.area for order in orders if isinstance(order, Scrapping))
        ships -= Counter(o.area for o in orders if isinstance(o, Sailing) and o.pay and not o.new)
        return list(ships.elements())

    def menu(self, draft: Data) -> Menu:
        """The menus for one more order."""
        return order_menu(self.begin, orders_of(draft))

    def window(self, draft: Data, key: str = "") -> Window | None:
        """One march or one ship, beside all orders in words."""
        return windows.window(self.begin, orders_of(draft), key)

    def doings(self, draft: Data) -> tuple[Choice, ...]:
        """A march, a ship."""
        return windows.doings(self.begin, orders_of(draft)) if self.moves else ()

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The orders with one more."""
        return windows.filled(self.begin, draft, key, values, self.moves)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without one order; a ship that would be lost is kept."""
        kept = orders_of(draft)
        if lost := self._lost(kept)[line - len(kept) :][:1] if line >= len(kept) else []:
            more = self.read(f"keep {lost[0]}", draft)
            return draft if isinstance(more, Refusal) else more
        return [data_of(order) for index, order in enumerate(kept) if index != line]
