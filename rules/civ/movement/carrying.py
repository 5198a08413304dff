"""Carrying out movement orders that were found to be right."""

from collections import deque

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.events import Marched, MovementEnded, ShipBuilt, ShipLost, ShipMaintained, ShipSailed
from rules.civ.movement.chart import chart_of
from rules.civ.movement.orders import TREASURY, March, Order, Sailing, Scrapping, Stop
from rules.civ.pieces import build_ship, move_tokens, pay, remove_ship, remove_tokens
from rules.civ.state import Ship
from rules.civ.traits import Trait
from rules.table import Seat


def carry_out(g: Civ, seat: Seat, orders: tuple[Order, ...]) -> None:
    """WE 3: the orders in their sequence; then ships neither built nor maintained are lost."""
    fleet = _Fleet(g, seat)
    for order in orders:
        match order:
            case March(path, count):
                move_tokens(g, path[0], path[-1], seat, count)
                g.tell(Marched(seat, path, count))
            case Scrapping(area):
                fleet.lose(fleet.take(fleet.unpaid, area), "given up")
            case Sailing():
                fleet.use(order)
    while fleet.unpaid:
        fleet.lose(fleet.unpaid.pop(0), "not maintained")
    g.tell(MovementEnded(seat))


class _Fleet:
    """The seat's ships by what they can still do this turn."""

    def __init__(self, g: Civ, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.unpaid = g.ships_of(seat)
        self.ready: list[Ship] = []

    def take(self, ships: list[Ship], area: str) -> Ship:
        """The first of these ships in an area."""
        index = next(i for i, ship in enumerate(ships) if ship.area == area)
        return ships.pop(index)

    def lose(self, ship: Ship, cause: str) -> None:
        """A ship goes back to stock."""
        remove_ship(self.g, ship)
        self.g.tell(ShipLost(self.seat, ship.area, cause))

    def use(self, order: Sailing) -> None:
        """Build or maintain a ship, unless that was done before, and let it sail."""
        ship = self._launch(order) if order.new else self._keep(order)
        if order.stops:
            self._sail(ship, order.stops)
        else:
            self.ready.append(ship)

    def _launch(self, order: Sailing) -> Ship:
        coast = self.g.board.waters(order.area)[0].coast
        self._pay(order.pay)
        self.g.tell(ShipBuilt(self.seat, order.area, order.pay))
        return build_ship(self.g, order.area, coast, self.seat)

    def _keep(self, order: Sailing) -> Ship:
        if not order.pay:
            return self.take(self.ready, order.area)
        self._pay(order.pay)
        self.g.tell(ShipMaintained(self.seat, order.area, order.pay))
        return self.take(self.unpaid, order.area)

    def _pay(self, sources: tuple[str, ...]) -> None:
        for source in sources:
            if source == TREASURY:
                pay(self.g, self.seat, 1)
            else:
                remove_tokens(self.g, source, self.seat, 1)

    def _sail(self, ship: Ship, stops: tuple[Stop, ...]) -> None:
        """Tokens aboard stand in their area until they are put ashore, first come first."""
        hold: deque[str] = deque()
        log: list[tuple[str, int, int]] = []
        for stop in stops:
            ashore = len(hold) if stop is stops[-1] else stop.unload
            for _ in range(ashore):
                move_tokens(self.g, hold.popleft(), stop.area, self.seat, 1)
            hold.extend([stop.area] * stop.load)
            log.append((stop.area, stop.load, ashore))
        open_sea = self.g.allows(self.seat, Trait.OPEN_SEA)
        ports = [stop.area for stop in stops[1:]]
        way = chart_of(self.g.board).voyage(Water(ship.area, ship.coast), ports, open_sea)
        assert way is not None
        ship.area, ship.coast = way[1]
        self.g.tell(ShipSailed(self.seat, tuple(log)))
