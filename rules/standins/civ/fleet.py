"""Ships: which can be had this turn, how they are paid for, and how far they carry."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.atlas.board import Water
from rules.civ.movement.chart import chart_of
from rules.civ.policies.ships import TREASURY, Yard
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from rules.standins.civ.land import Land
from rules.table import Data

A_TURN = 3  # ships used in one turn


class Fleet:
    """The ships a seat can use this turn: those it has, as far as they reach, and new ones.

    `paid`: all that sail are there already; what they cost was paid in a phase before.
    """

    def __init__(self, land: Land, paid: bool = False) -> None:
        numbers, ships = land.rules.numbers, land.rules.ships
        self.treasury = land.nation.treasury
        self.paid = paid
        self.stock = 0 if paid else land.nation.ship_stock
        self.old = [Water(ship.area, ship.coast) for ship in land.view.ships if ship.owner == land.seat]
        self.used = 0
        self.capacity = land.amount(Trait.SHIP_CAPACITY, numbers.ship_capacity)
        self.cost = land.amount(Trait.SHIP_COST, ships.cost)
        self._upkeep = ships.upkeep
        self._steps = land.amount(Trait.SHIP_STEPS, numbers.ship_steps)
        self._open_sea = bool(land.amount(Trait.OPEN_SEA))
        self._board = land.rules.board
        closed = () if land.rules.movement.sails_past else land.view.out_of_play
        pirates = (Water(ship.area, ship.coast) for ship in land.view.ships if ship.owner == BARBARIANS)
        self._chart = chart_of(self._board, closed, pirates)
        self._reach: dict[str, set[str]] = {}

    @property
    def available(self) -> int:
        """How many ships there are, or can still be paid for from treasury."""
        if self.paid:
            return len(self.old)
        ships = min(self.treasury // self.cost, self.stock) if self.builds else self._kept()
        return max(0, min(A_TURN - self.used, ships))

    @property
    def builds(self) -> bool:
        """Whether new ships can sail; else only those that are there already, for their upkeep."""
        return not self.paid and self.stock > 0

    @property
    def is_spent(self) -> bool:
        """Whether no ship is left to sail, whatever pays for it."""
        return not (self.old if self.paid else self.stock or self._kept())

    def _kept(self) -> int:
        """How many of the ships that are there can be paid for once more."""
        return min(len(self.old), self.treasury // self._upkeep)

    def reach(self, area: str) -> set[str]:
        """The areas one voyage away from a ship that calls here first; a new one would lie here."""
        if area not in self._reach:
            self._reach[area] = {
                water.area
                for start, left in self._starts(area)
                for water, steps in self._chart.distances(start, self._open_sea).items()
                if 0 < steps <= left
            }
        return self._reach[area]

    def _starts(self, area: str) -> list[tuple[Water, int]]:
        """Where ships set out with the tokens of an area, and how far they can still go."""
        waters = self._board.waters(area)
        if self.builds:
            return [(start, self._steps) for start in waters[:1]]
        ways = [
            (start, self._steps - way[start])
            for ship in self.old
            for way in (self._chart.distances(ship, self._open_sea),)
            for start in waters
            if start in way
        ]
        return [(start, left) for start, left in ways if left > 0]

    def sources(self, land: Land, target: str, spare: Callable[[str], int]) -> list[str]:
        """Shores with somebody to spare that a ship could serve a target from, the most crowded first."""
        if not self._board.areas[target].is_coastal:
            return []
        shores = [a for a in land.here if spare(a) > 0 and self._board.areas[a].is_coastal]
        return sorted(
            [a for a in shores if target in self.reach(a)], key=lambda a: (-land.surplus(a), -spare(a), a)
        )

    def crowded(self, land: Land) -> list[str]:
        """Shores with more tokens than can stay."""
        return [a for a in land.here if land.surplus(a) > 0 and self._board.areas[a].is_coastal]

    def can_call_at(self, ports: Sequence[str]) -> bool:
        """Whether a ship gets from the first port by way of the others to the last."""
        if not self.builds:
            return any(self._is_voyage(ship, ports) for ship in self.old)
        return self._is_voyage(self._board.waters(ports[0])[0], ports)

    def _is_voyage(self, start: Water, ports: Sequence[str]) -> bool:
        way = self._chart.voyage(start, ports, self._open_sea)
        return way is not None and way[0] <= self._steps

    def ferry(self, land: Land, loads: Sequence[tuple[str, int]], target: str) -> list[Data]:
        """The order for one voyage: an old ship that reaches all ports is kept, else one is built, if any."""
        ports = [*(area for area, _ in loads), target]
        old = next((ship for ship in self.old if self._is_voyage(ship, ports)), None)
        if old is None and not self.builds:
            return []
        self.used += 1
        order: dict[str, Data] = {"ship": ports[0] if old is None else old.area}
        stops: list[Data] = [[area, load, 0] for area, load in loads]
        if old is None:
            order["new"] = True
            order["pay"] = self._payment(land, ports[0], self.cost, self.levied(land, ports[0]))
            self.stock -= 1
            self._reach.clear()
        else:
            self._take(land, old, ports[0], order)
            if old.area != ports[0]:
                stops.insert(0, [old.area, 0, 0])
        for area, load in loads:
            land.move(area, target, load)
        order["stops"] = [*stops, [target, 0, sum(load for _, load in loads)]]
        return [order]

    def _take(self, land: Land, old: Water, port: str, order: dict[str, Data]) -> None:
        """Use an old ship, paid for before or now."""
        self.old.remove(old)
        self._reach.clear()
        if not self.paid:
            order["pay"] = self._payment(land, port, self._upkeep)

    def keep(self, spare: int) -> list[Data]:
        """Orders that keep the ships left, as long as more than so much treasury is left."""
        made: list[Data] = []
        for ship in self.old:
            if self.treasury - self._upkeep < spare:
                break
            self.treasury -= self._upkeep
            made.append({"ship": ship.area, "pay": [TREASURY] * self._upkeep})
        return made

    def levied(self, land: Land, area: str) -> int:
        """The tokens that must be levied for a new ship: one where only a city could do without."""
        needs = land.rules.ships.yard is Yard.CITY and land.view.cities.get(area) != land.seat
        return int(needs and self.builds)

    def fee(self, land: Land, area: str) -> int:
        """The tokens that another ship costs an area, besides treasury."""
        return max(self.levied(land, area), self.cost - self.treasury) if self.builds else 0

    def _payment(self, land: Land, area: str, price: int, levied: int = 0) -> list[str]:
        """Treasury as far as it goes, but for what is levied, then tokens of the area."""
        coins = min(price - levied, self.treasury)
        self.treasury -= coins
        land.here[area] -= price - coins
        return [TREASURY] * coins + [area] * (price - coins)
