"""One seat's pieces while its orders are tried out: what has moved, and what is left to pay with."""

from dataclasses import dataclass
from enum import Enum

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.movement.chart import Chart, chart_of
from rules.civ.traits import Trait
from rules.table import Seat


class Berth(Enum):
    """What a ship can still do this turn."""

    UNPAID = "of an earlier turn, not maintained"
    READY = "built or maintained"
    SAILED = "has made its voyage"


@dataclass(slots=True)
class Vessel:
    """A ship in the try-out."""

    water: Water
    berth: Berth

    @property
    def area(self) -> str:
        """The area it lies in."""
        return self.water.area


@dataclass(frozen=True, slots=True)
class Others:
    """The others in an area: parties with tokens, how many tokens, whose city, and the population limit."""

    parties: tuple[Seat, ...]
    tokens: int
    city: Seat | None
    limit: int


class Muster:
    """A working copy of what a seat can move; nothing here touches the state."""

    __slots__ = (
        "_others",
        "built",
        "capacity",
        "chart",
        "fresh",
        "g",
        "guarded_cities",
        "guarded_units",
        "land_steps",
        "moved",
        "open_sea",
        "seat",
        "ship_steps",
        "ship_stock",
        "treasury",
        "vessels",
    )

    def __init__(self, g: Civ, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.fresh = g.tokens_of(seat)
        self.moved: dict[str, int] = {}
        self._others: dict[str, Others] = {}
        self.treasury = g.nation(seat).treasury
        self.ship_stock = g.nation(seat).ship_stock
        self.built = 0
        self.vessels = [Vessel(Water(ship.area, ship.coast), Berth.UNPAID) for ship in g.ships_of(seat)]
        self.chart: Chart = chart_of(g.board)
        self.land_steps = g.amount(seat, Trait.LAND_STEPS, g.numbers.land_steps)
        self.ship_steps = g.amount(seat, Trait.SHIP_STEPS, g.numbers.ship_steps)
        self.capacity = g.amount(seat, Trait.SHIP_CAPACITY, g.numbers.ship_capacity)
        self.open_sea = g.allows(seat, Trait.OPEN_SEA)
        self.guarded_cities = self._guards(Trait.GUARD_CITIES, Trait.PASS_GUARD_CITIES)
        self.guarded_units = self._guards(Trait.GUARD_UNITS, Trait.PASS_GUARD_UNITS)

    def _guards(self, guard: Trait, passing: Trait) -> frozenset[Seat]:
        """The others whose guard stops this seat."""
        if self.g.allows(self.seat, passing):
            return frozenset()
        return frozenset(s for s in self.g.seats if s != self.seat and self.g.allows(s, guard))

    # -- tokens

    def own(self, area: str) -> int:
        """The seat's tokens in an area now."""
        return self.fresh.get(area, 0) + self.moved.get(area, 0)

    def leave(self, area: str, count: int) -> None:
        """Tokens that have not moved leave an area."""
        self.fresh[area] -= count
        if not self.fresh[area]:
            del self.fresh[area]

    def arrive(self, area: str, count: int) -> None:
        """Tokens enter an area, and have moved."""
        self.moved[area] = self.moved.get(area, 0) + count

    def destroy(self, area: str) -> bool:
        """Destroy a token in an area: one that has moved, if there is one, for it is of less use."""
        if self.moved.get(area):
            self.moved[area] -= 1
            return True
        if self.fresh.get(area):
            self.leave(area, 1)
            return True
        return False

    # -- conflict

    def others(self, area: str) -> Others:
        """Whom the seat meets in an area; that does not change while it moves."""
        found = self._others.get(area)
        if found is None:
            g = self.g
            parties = tuple(party for party in g.parties(area) if party != self.seat)
            tokens = g.population(area) - g.tokens(area, self.seat)
            found = self._others[area] = Others(parties, tokens, g.city_owner(area), g.area(area).limit)
        return found

    def is_conflict(self, area: str, own: int) -> bool:
        """WE 3: whether there is a conflict situation in an area with so many tokens of the seat."""
        met = self.others(area)
        if met.city is not None:
            return any(party != met.city for party in met.parties) or (met.city != self.seat and own > 0)
        return len(met.parties) + (own > 0) > 1 and met.tokens + own > met.limit

    def guarded_city(self, area: str) -> Seat | None:
        """WE ch.9: whose city keeps the seat out of an area that has no conflict situation yet."""
        owner = self.others(area).city if self.guarded_cities else None
        if owner in self.guarded_cities and not self.is_conflict(area, self.own(area)):
            return owner
        return None

    def guarded_unit(self, area: str, count: int) -> Seat | None:
        """WE ch.9: whose units keep the seat from causing a conflict there with so many tokens more."""
        if not self.guarded_units or self.is_conflict(area, self.own(area)):
            return None
        met = self.others(area)
        guards = [party for party in (*met.parties, met.city) if party in self.guarded_units]
        if not guards or not self.is_conflict(area, self.own(area) + count):
            return None
        return guards[0]

    # -- ships

    def vessel(self, area: str, berth: Berth) -> Vessel | None:
        """A ship in an area that is in this condition."""
        return next((v for v in self.vessels if v.water.area == area and v.berth is berth), None)

    @property
    def is_idle(self) -> bool:
        """Whether the seat has nothing to give orders to."""
        return not self.fresh and not (self.vessels and self.treasury)
