"""Dawn 29.5.2: the barbarians on the move: the one place where their orders are carried out, or tried."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from typing import Self

from rules.atlas import Water
from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.civ import Civ
from rules.civ.dawn_of_history import faults_barbarians as unable
from rules.civ.events_barbarians import BarbariansMarched, BarbariansRaised, BarbariansSailed
from rules.civ.movement.barbarian_orders import BarbarianOrder, Brood, Raise, Sail, Trek, in_stages
from rules.civ.pieces import build_ship, move_tokens, place_tokens
from rules.civ.state import BARBARIANS, Ship
from rules.table import Fault, Seat

SECTION = "Dawn 29.5.2"
RAISED = 2
"""Dawn 29.5.2.6: the tokens that a pirate city brings forth."""


class Warband:
    """What the barbarians have not done yet in this turn; every order changes `g` as it is done."""

    __slots__ = ("cities", "due", "fresh", "g", "leader", "left", "ships")

    def __init__(self, g: Civ, leader: Seat) -> None:
        self.g, self.leader = g, leader
        self.cities = g.cities_of(BARBARIANS)
        """The pirate cities that have brought forth nothing."""
        self.ships = g.ships_of(BARBARIANS)
        """The ships that have not sailed."""
        self.fresh = g.tokens_of(BARBARIANS)
        """Tokens that have not moved, by area."""
        self.due: Mapping[str, int] = {}
        """Dawn 29.5.2.14: how many of these must move, where that is so: no more and no fewer."""
        self.left: Collection[str] = ()
        """The areas nobody may enter, for barbarians had to leave them."""

    @classmethod
    def going_on(cls, g: Civ, leader: Seat, due: Mapping[str, int], left: Collection[str]) -> Self:
        """Dawn 29.5.2.14: those who are too many for the land, and nobody else."""
        band = cls(g, leader)
        band.cities, band.ships = [], []
        band.due, band.left = due, left
        band.fresh = dict(due)
        return band

    def do(self, order: BarbarianOrder) -> list[Fault]:
        """Carry out one order, or tell what is wrong with it."""
        places = (order.area,) if isinstance(order, Raise) else (order.source, order.target)
        unknown = [area for area in places if area not in self.g.board.areas]
        if unknown:
            return [faults.unknown_area(area, ()) for area in unknown]
        match order:
            case Raise(area, brood):
                return self._raise(area, brood)
            case Sail(source, target):
                return self._sail(source, target)
            case Trek():
                return self._trek(order)

    def do_all(self, orders: Iterable[BarbarianOrder]) -> list[Fault]:
        """Dawn 29.5.2.6 to 29.5.2.12: cities, then ships, then tokens; everything that is wrong."""
        return [fault for order in in_stages(orders) for fault in self.do(order)]

    def end(self) -> list[Fault]:
        """Dawn 29.5.2.14: who is still there and must not be."""
        idle = [area for area in self.due if area in self.fresh]
        return [unable.must_go_on(area, self.fresh[area], SECTION) for area in idle]

    def broods(self, area: str) -> list[Brood]:
        """Dawn 29.5.2.6: what a pirate city can bring forth: what the stock has, ships only at a coast."""
        if area not in self.cities:
            return []
        tokens = [Brood.TOKENS] if self.g.token_stock(BARBARIANS) else []
        has_ship = self.g.area(area).is_coastal and self.g.ship_stock(BARBARIANS)
        return [*tokens, *([Brood.SHIP] if has_ship else [])]

    def _raise(self, area: str, brood: Brood) -> list[Fault]:
        if area not in self.cities:
            return [unable.no_pirate_city(area, SECTION, ", ".join(self.cities))]
        if brood not in self.broods(area):
            return [unable.cannot_raise(area, brood, SECTION)]
        self.cities.remove(area)
        tokens = 0
        if brood is Brood.SHIP:
            self.ships.append(build_ship(self.g, area, self.g.board.waters(area)[0].coast, BARBARIANS))
        else:
            tokens = place_tokens(self.g, area, BARBARIANS, RAISED)
            self.fresh[area] = self.fresh.get(area, 0) + tokens
        self.g.tell(BarbariansRaised(self.leader, area, tokens))
        return []

    def harbours(self, ship: Ship) -> dict[str, Water]:
        """Dawn 29.5.2.8, 29.5.2.9: where a ship can sail, and the nearest coast there."""
        start, steps = Water(ship.area, ship.coast), self.g.numbers.ship_steps
        found, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            if found[here] == steps or (here != start and self._is_held(here)):
                continue
            for near in self.g.board.water_neighbours(here):
                if near not in found and near.area not in self.g.board.seas:
                    found[near] = found[here] + 1
                    queue.append(near)
        ends = [water for water in found if water.area != ship.area and self.g.is_in_play(water.area)]
        return {water.area: water for water in reversed(ends)}

    def _is_held(self, water: Water) -> bool:
        """Dawn 29.5.2.9: whether ships of others lie at a coast."""
        return any(s.owner != BARBARIANS and (s.area, s.coast) == water for s in self.g.state.ships)

    def ways(self, area: str) -> list[str]:
        """Where tokens can go from an area."""
        return [way for way in ways_from(self.g, area) if way not in self.left]

    def easiest(self, area: str) -> str:
        """Where there is no city, and the most room."""
        g = self.g
        return max(
            self.ways(area), key=lambda way: (g.city_owner(way) is None, g.limit(way) - g.population(way))
        )

    def _sail(self, source: str, target: str) -> list[Fault]:
        ships = [ship for ship in self.ships if ship.area == source]
        if not ships:
            harbours = sorted({ship.area for ship in self.ships})
            return [unable.no_pirate_ship(source, SECTION, ", ".join(harbours))]
        ship = next((ship for ship in ships if target in self.harbours(ship)), None)
        if ship is None:
            return [unable.cannot_sail(source, target, self.g.numbers.ship_steps, SECTION)]
        self.ships.remove(ship)
        ship.area, ship.coast = self.harbours(ship)[target]
        self.g.tell(BarbariansSailed(self.leader, source, target))
        return []

    def _trek(self, order: Trek) -> list[Fault]:
        source, target, count = order.source, order.target, order.count
        have, ways = self.fresh.get(source, 0), self.ways(source)
        found = []
        if count > have:
            there = ", ".join(f"{area} {tokens}" for area, tokens in sorted(self.fresh.items()))
            found.append(unable.too_few_barbarians(source, have, count, SECTION, there))
        if not self.g.is_in_play(target):
            found.append(wrong.out_of_play(target, SECTION))
        elif target in self.left:
            found.append(unable.left_before(target, SECTION, ", ".join(ways)))
        elif target not in ways:
            found.append(unable.no_way(source, target, SECTION, ", ".join(ways)))
        if found:
            return found
        self.fresh[source] -= count
        if not self.fresh[source]:
            del self.fresh[source]
        march(self.g, self.leader, source, target, count)
        return []


def ways_from(g: Civ, area: str) -> list[str]:
    """Dawn 29.5.2.11, 29.5.2.12: the areas next by land, and those beyond a bridge of two ships."""
    by_land = [near for near in g.board.land_neighbours(area) if g.is_in_play(near)]
    return sorted({*by_land, *_bridged(g, area)})


def _bridged(g: Civ, area: str) -> list[str]:
    ships = {Water(ship.area, ship.coast) for ship in g.ships_of(BARBARIANS)}
    here = [water for water in ships if water.area == area]
    beyond = {near.area for water in here for near in g.board.water_neighbours(water) if near in ships}
    return sorted(other for other in beyond - {area} if g.is_in_play(other))


def march(g: Civ, leader: Seat, source: str, target: str, count: int) -> None:
    """Barbarian tokens go to the next area."""
    move_tokens(g, source, target, BARBARIANS, count)
    over_water = target not in g.board.land_neighbours(source)
    g.tell(BarbariansMarched(leader, source, target, count, over_water))
