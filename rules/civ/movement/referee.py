"""The referee of movement orders."""

from dataclasses import dataclass

from rules.civ.civ import Civ
from rules.civ.movement.chances import sample_orders
from rules.civ.movement.menus import next_step
from rules.civ.movement.muster import Berth, Muster
from rules.civ.movement.orders import TREASURY, Order, Sailing, data_of, read_orders
from rules.civ.movement.reading import read_lines
from rules.civ.movement.trial import try_orders
from rules.civ.movement.writing import write_order
from rules.table import Chance, Data, Drafted, Path, Refusal, Seat, Step


@dataclass(slots=True)
class MovementReferee:
    """Judges one seat's movement, and helps to write it."""

    g: Civ
    seat: Seat

    def check(self, data: Data) -> tuple[Order, ...] | Refusal:
        """WE 3: the orders in their types, or everything that is wrong with them."""
        orders = read_orders(data)
        if isinstance(orders, Refusal):
            return orders
        found = try_orders(Muster(self.g, self.seat), orders)
        return Refusal(tuple(found)) if found else orders

    def default(self) -> Data:
        """Everybody stays; ships are kept as long as there is treasury."""
        muster = Muster(self.g, self.seat)
        unpaid = [vessel for vessel in muster.vessels if vessel.berth is Berth.UNPAID]
        return [data_of(Sailing(v.area, pay=(TREASURY,))) for v in unpaid[: muster.treasury]]

    def sample(self, chance: Chance) -> Data:
        """Any orders that are legal."""
        return [data_of(order) for order in sample_orders(Muster(self.g, self.seat), chance)]

    def only(self) -> Data | None:
        """Nothing, where nothing can move."""
        return [] if Muster(self.g, self.seat).is_idle else None

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with lines such as `Rome 3 > Etruria` or `ship Rome > Corsica with 4` added."""
        return read_lines(self.g, self.seat, text, draft)

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order."""
        orders = read_orders(data)
        if isinstance(orders, Refusal) or not orders:
            return ("everybody stays",)
        return tuple(write_order(order) for order in orders)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        """The next menu."""
        return next_step(self.g, self.seat, draft, path)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without one order."""
        return [order for index, order in enumerate(draft) if index != line]
