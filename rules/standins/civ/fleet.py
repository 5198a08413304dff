"""Ships: which can be had this turn, how they are paid for, and how far they carry."""

from __future__ import annotations

from collections import Counter

from rules.civ.movement.chart import chart_of
from rules.civ.movement.orders import TREASURY
from rules.civ.traits import Trait
from rules.standins.civ.land import Land
from rules.table import Data

A_TURN = 3  # ships used in one turn


class Fleet:
    """The ships a seat can use this turn: those that lie where they are needed, and new ones."""

    def __init__(self, land: Land) -> None:
        self.treasury = land.nation.treasury
        self.stock = land.nation.ship_stock
        self.old = Counter(ship.area for ship in land.view.ships if ship.owner == land.seat)
        self.used = 0
        self.capacity = land.amount(Trait.SHIP_CAPACITY, land.rules.numbers.ship_capacity)
        self._cost = land.rules.numbers.ship_cost
        self._upkeep = land.rules.numbers.ship_upkeep
        self._steps = land.amount(Trait.SHIP_STEPS, land.rules.numbers.ship_steps)
        self._open_sea = bool(land.amount(Trait.OPEN_SEA))
        self._board = land.rules.board
        self._chart = chart_of(self._board)

    @property
    def available(self) -> int:
        """How many ships can still be paid for from treasury."""
        return max(0, min(A_TURN - self.used, self.treasury // self._cost, self.stock))

    def reach(self, area: str) -> set[str]:
        """The areas one voyage away."""
        return {
            water.area
            for start in self._board.waters(area)
            for water, steps in self._chart.distances(start, self._open_sea).items()
            if 0 < steps <= self._steps
        }

    def sources(self, land: Land, target: str) -> list[str]:
        """Crowded shores that a ship could serve a target from, the most crowded first."""
        if not self.available or not self._board.areas[target].is_coastal:
            return []
        near = self.reach(target)
        crowded = [a for a in land.here if a in near and land.surplus(a) > 1]
        return sorted(crowded, key=lambda a: (-land.surplus(a), a))

    def ferry(self, land: Land, source: str, target: str, load: int) -> Data:
        """The order for one voyage; a ship that lies there is kept, else one is built."""
        self.used += 1
        order: dict[str, Data] = {"ship": source}
        if self.old[source]:
            self.old[source] -= 1
            self._spend(order, self._upkeep)
        else:
            order["new"] = True
            self.stock -= 1
            self._spend(order, self._cost, land, source)
        land.move(source, target, load)
        order["stops"] = [[source, load, 0], [target, 0, load]]
        return order

    def _spend(self, order: dict[str, Data], price: int, land: Land | None = None, source: str = "") -> None:
        """Treasury as far as it goes, then tokens of the area."""
        coins = min(price, self.treasury)
        self.treasury -= coins
        tokens = price - coins
        order["pay"] = [TREASURY] * coins + [source] * tokens
        if land is not None and tokens:
            land.here[source] -= tokens
