"""One seat's movement: the one place where orders are carried out, be it in earnest or on a fork."""

from collections.abc import Iterable

from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.civ import Civ
from rules.civ.events import Marched, MovementEnded, ShipBuilt, ShipLost, ShipMaintained
from rules.civ.movement.entry import entry_faults, path_faults
from rules.civ.movement.hirelings import Passenger, hired_among, hired_faults, note_landing
from rules.civ.movement.orders import TREASURY, March, Order, Sailing, Scrapping
from rules.civ.movement.payments import build_faults, payment_faults
from rules.civ.movement.voyage import sail
from rules.civ.pieces import build_ship, pay, remove_ship, remove_tokens
from rules.civ.pieces import move_tokens as move
from rules.civ.state import Ship
from rules.civ.topics import Topic
from rules.table import Fault, Seat


class Mover:
    """What a seat has moved and paid for so far; every order changes `g` as it is done.

    With `builds` ships may be built, kept and given up; with `moves` tokens march and ships sail. A ruleset
    that gives ships a phase of their own has one after the other.
    """

    __slots__ = ("aboard", "builds", "built", "fresh", "g", "hired", "moves", "ready", "seat", "unpaid")

    def __init__(self, g: Civ, seat: Seat, *, builds: bool = True, moves: bool = True) -> None:
        self.g, self.seat, self.builds, self.moves = g, seat, builds, moves
        self.fresh = g.tokens_of(seat)
        """Tokens that have not moved, by area."""
        self.hired = {area: here[seat] for area, here in g.state.mercenaries.items() if seat in here}
        """How many of them are mercenaries, by area."""
        self.aboard: list[Passenger] = []
        """The tokens on the ship under way: they are counted where they came from until they go ashore."""
        self.unpaid: list[Ship] = g.ships_of(seat) if builds else []
        self.ready: list[Ship] = [] if builds else g.ships_of(seat)
        self.built = 0

    def do(self, order: Order) -> list[Fault]:
        """WE 3: carry out one order. What is wrong with it; after a voyage that goes wrong, start anew."""
        match order:
            case March():
                return self._march(order)
            case Sailing():
                return self._ship(order)
            case Scrapping():
                return self._scrap(order)

    def do_all(self, orders: Iterable[Order]) -> None:
        """Orders that were found to be right on a fork, and the end of the seat's turn."""
        for order in orders:
            found = self.do(order)
            assert not found, found
        self.end()

    def end(self) -> None:
        """WE 3: ships neither built nor maintained are lost."""
        for ship in self.unpaid:
            self._lose(ship, "not maintained")
        self.unpaid = []
        if self.moves:
            self.g.tell(MovementEnded(self.seat))

    @property
    def section(self) -> str:
        """The rule that is cited."""
        return self.g.rules.cite(Topic.MOVEMENT if self.moves else Topic.SHIPS)

    @property
    def treasury(self) -> int:
        """What is left of the treasury."""
        return self.g.nation(self.seat).treasury

    def own(self, area: str) -> int:
        """The seat's tokens in an area, without those aboard."""
        return self.g.tokens(area, self.seat) - self._aboard_from(area)

    def occupied(self) -> list[str]:
        """The areas with tokens of the seat, moved or not."""
        return sorted(self.g.tokens_of(self.seat))

    def is_conflict(self, area: str, more: int = 0) -> bool:
        """WE 3: whether there is a conflict situation, with so many tokens more of the seat."""
        return self.g.is_conflict(area, self.seat, more - self._aboard_from(area))

    def _aboard_from(self, area: str) -> int:
        return sum(passenger.source == area for passenger in self.aboard)

    def _march(self, march: March) -> list[Fault]:
        """WE 3: one area by land (more with some advances)."""
        if not self.moves:
            return [wrong.only_ships(self.section)]
        unknown = [area for area in march.path if area not in self.g.board.areas]
        if unknown:
            return [faults.unknown_area(area, ()) for area in unknown]
        source, target, count = march.path[0], march.path[-1], march.count
        found = path_faults(self, march.path)
        have = self.fresh.get(source, 0)
        if count > have:
            found.append(wrong.too_few_tokens(source, have, count, self.section))
        found += entry_faults(self, target, count)
        hired = hired_among(self, source, target, count) if march.hired is None else march.hired
        found = found or hired_faults(self, source, count, hired)
        if not found:
            self.leave(source, count, hired)
            move(self.g, source, target, self.seat, count, hired)
            self.g.tell(Marched(self.seat, march.path, count))
        return found

    def _scrap(self, order: Scrapping) -> list[Fault]:
        """WE 3: only a ship neither built nor maintained this turn may be given up."""
        ship = _first(self.unpaid, order.area)
        if ship is None:
            return [wrong.no_ship(order.area, self.section)]
        self.unpaid.remove(ship)
        self._lose(ship, "given up")
        return []

    def _ship(self, order: Sailing) -> list[Fault]:
        """WE 3: pay for the ship, unless that was done before, and let it sail."""
        if order.area not in self.g.board.areas:
            return [faults.unknown_area(order.area, ())]
        if (order.new or order.pay) and not self.builds:
            return [wrong.no_building_now(self.section)]
        if order.stops and not self.moves:
            return [wrong.only_ships(self.section)]
        ship = self._launch(order) if order.new else self._keep(order)
        if isinstance(ship, list):
            return ship
        if not order.stops:
            self.ready.append(ship)
            return []
        return sail(self, ship, order.stops, order.hired)

    def _launch(self, order: Sailing) -> Ship | list[Fault]:
        """WE 3: in a coastal area with a token of one's own, four a turn at most."""
        area = order.area
        found = build_faults(self, area)
        paying = payment_faults(self, area, True, order.pay)
        # Means are counted only for a ship that could be built and is paid for in one of the ways.
        found += [fault for fault in paying if not found or fault.code == "bad-payment"]
        if found:
            return found
        coast = self.g.board.waters(area)[0].coast
        self._pay(order.pay)
        self.built += 1
        self.g.tell(ShipBuilt(self.seat, area, order.pay))
        return build_ship(self.g, area, coast, self.seat)

    def _keep(self, order: Sailing) -> Ship | list[Fault]:
        """WE 3: a ship of an earlier turn is paid for first; without payment, one that has been."""
        ships = self.unpaid if order.pay else self.ready
        ship = _first(ships, order.area)
        if ship is None:
            return [wrong.no_ship(order.area, self.section)]
        found = payment_faults(self, order.area, False, order.pay) if order.pay else []
        if found:
            return found
        ships.remove(ship)
        if order.pay:
            self._pay(order.pay)
            self.g.tell(ShipMaintained(self.seat, order.area, order.pay))
        return ship

    def leave(self, area: str, count: int, hired: int = 0) -> None:
        """Tokens that had not moved do so now, so many of them mercenaries."""
        for tokens, going in ((self.fresh, count), (self.hired, hired)):
            tokens[area] = tokens.get(area, 0) - going
            if not tokens[area]:
                del tokens[area]

    def land(self, area: str, count: int) -> None:
        """Tokens go ashore, who came aboard first before the others."""
        for source, hired in self.aboard[:count]:
            move(self.g, source, area, self.seat, 1, hired)
        if self.aboard[:count]:
            note_landing(self.g, area, self.seat)
        del self.aboard[:count]

    def _pay(self, sources: Iterable[str]) -> None:
        """Of the tokens in an area those that have moved go first, for they are of less use."""
        for source in sources:
            if source == TREASURY:
                pay(self.g, self.seat, 1)
                continue
            if self.own(source) == self.fresh.get(source, 0):
                self.leave(source, 1, min(1, self.hired.get(source, 0)))
            remove_tokens(self.g, source, self.seat, 1)

    def _lose(self, ship: Ship, cause: str) -> None:
        remove_ship(self.g, ship)
        self.g.tell(ShipLost(self.seat, ship.area, cause))


def _first(ships: list[Ship], area: str) -> Ship | None:
    return next((ship for ship in ships if ship.area == area), None)
