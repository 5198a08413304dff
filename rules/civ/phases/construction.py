"""Phase 5a: what a city needs, and the referee of the building orders."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.atlas import Site
from rules.civ import faults
from rules.civ.civ import Civ
from rules.civ.phases.construction_words import read_line, write_line
from rules.civ.traits import Trait
from rules.table import Chance, Change, Choice, Data, Fault, Path, Refusal, Seat, Step


@dataclass(frozen=True, slots=True)
class Building:
    """One city to build: what comes from treasury and from adjacent areas besides the tokens in the area."""

    area: str
    treasury: int = 0
    drawn: Mapping[str, int] = field(default_factory=dict)


def required_tokens(g: Civ, area: str) -> int | None:
    """WE 5a: 6 on a city site, 12 in the wilderness; None where there can be no city."""
    place = g.area(area)
    if g.city_owner(area) is not None or not g.is_in_play(area):
        return None
    if place.site is not Site.NONE:
        return g.numbers.site_tokens
    return g.numbers.wilderness_tokens if place.limit else None


@dataclass(slots=True)
class Construction:
    """Judges the cities a seat wants to build this turn."""

    g: Civ
    seat: Seat

    @property
    def section(self) -> str:
        """The rule that is cited."""
        return self.g.rules.section("5a")

    # -- what is possible

    def treasury_share(self, area: str) -> int:
        """WE ch.9: how much of a city may come from treasury."""
        need = required_tokens(self.g, area)
        if need is None or not self.g.allows(self.seat, Trait.CITY_TREASURY):
            return 0
        return min(need // 2, self.g.nation(self.seat).treasury)

    def neighbours(self, area: str) -> dict[str, int]:
        """WE ch.9: the tokens next door that may be used for a wilderness city."""
        most = self.g.amount(self.seat, Trait.CITY_NEIGHBOURS)
        if not most or self.g.area(area).site is not Site.NONE:
            return {}
        near = {other: self.g.tokens(other, self.seat) for other in self.g.board.land_neighbours(area)}
        return {other: min(most, count) for other, count in sorted(near.items()) if count}

    def drawable(self, area: str) -> int:
        """How many tokens adjacent areas could give."""
        return min(self.g.amount(self.seat, Trait.CITY_NEIGHBOURS), sum(self.neighbours(area).values()))

    def candidates(self) -> list[str]:
        """The areas where a city is possible."""
        if not self.g.nation(self.seat).city_stock:
            return []
        here = self.g.tokens_of(self.seat)
        return [area for area in sorted(here) if self._shortage(area, self.treasury_share(area)) is not None]

    def _shortage(self, area: str, treasury: int) -> int | None:
        """The tokens to draw from adjacent areas after treasury; None if that cannot be."""
        need = required_tokens(self.g, area)
        if need is None:
            return None
        short = max(0, need - self.g.tokens(area, self.seat) - treasury)
        return short if short <= self.drawable(area) else None

    # -- judging

    def check(self, data: Data) -> tuple[Building, ...] | Refusal:
        """WE 5a: every fault of the orders together."""
        buildings = read_buildings(data)
        if isinstance(buildings, Refusal):
            return buildings
        found = [fault for building in buildings for fault in self._faults(building)]
        found += self._shared_faults(buildings)
        return Refusal(tuple(found)) if found else buildings

    def _faults(self, building: Building) -> list[Fault]:
        area = building.area
        if area not in self.g.board.areas:
            return [faults.unreadable(f"There is no area {area}.")]
        if self.g.city_owner(area) is not None:
            return [faults.city_there(area, self.section)]
        need = required_tokens(self.g, area)
        if need is None:
            return [faults.no_site(area, self.section)]
        found = []
        if building.treasury > self.treasury_share(area):
            found.append(faults.treasury_not_allowed(self.treasury_share(area), self.section))
        found += self._drawing_faults(building)
        here = self.g.tokens(area, self.seat)
        if not here or here + building.treasury + sum(building.drawn.values()) < need:
            found.append(faults.too_few_for_city(area, here, need, self.section))
        return found

    def _drawing_faults(self, building: Building) -> list[Fault]:
        near = self.neighbours(building.area)
        most = self.drawable(building.area)
        wrong = any(count > near.get(source, 0) for source, count in building.drawn.items())
        if not wrong and sum(building.drawn.values()) <= most:
            return []
        return [faults.neighbours_not_allowed(building.area, most, self.section)]

    def _shared_faults(self, buildings: tuple[Building, ...]) -> list[Fault]:
        """What only the orders together break: the stock of cities, rights once a turn, tokens used twice."""
        areas = [building.area for building in buildings]
        found = [
            faults.built_twice(area, self.section)
            for area in sorted({a for a in areas if areas.count(a) > 1})
        ]
        stock = self.g.nation(self.seat).city_stock
        if len(buildings) > stock:
            found.append(faults.no_cities_left(stock, self.section))
        if sum(building.treasury > 0 for building in buildings) > 1:
            found.append(faults.treasury_not_allowed(max(map(self.treasury_share, areas)), self.section))
        if sum(bool(building.drawn) for building in buildings) > 1:
            found.append(faults.neighbours_not_allowed(areas[-1], self.drawable(areas[-1]), self.section))
        return found + [fault for building in buildings for fault in self._robbed(building, buildings)]

    def _robbed(self, building: Building, buildings: tuple[Building, ...]) -> list[Fault]:
        """Tokens drawn from an area that needs them for its own city."""
        lost = sum(other.drawn.get(building.area, 0) for other in buildings)
        need = required_tokens(self.g, building.area) if building.area in self.g.board.areas else None
        left = self.g.tokens(building.area, self.seat) - lost
        if not lost or need is None or left + building.treasury >= need:
            return []
        return [faults.too_few_for_city(building.area, left, need, self.section)]

    # -- answers nobody wrote

    def default(self) -> Data:
        """Every city that needs only the tokens in its area: if it cannot be supported, nothing is lost."""
        plain = [area for area in self.candidates() if self._shortage(area, 0) == 0]
        return [{"area": area} for area in plain[: self.g.nation(self.seat).city_stock]]

    def sample(self, chance: Chance) -> Data:
        """Any of the plain cities, and sometimes one more with every help there is."""
        orders = [order for order in self.default() if chance.below("sample", 4)]
        helped = [area for area in self.candidates() if self._shortage(area, 0) != 0]
        if helped and chance.below("sample", 2):
            more = [*orders, self._helped(chance.pick("sample", helped))]
            if not isinstance(self.check(more), Refusal):
                return more
        return orders

    def _helped(self, area: str) -> Data:
        """A city with as much treasury as needed and the rest from the largest neighbours."""
        need = required_tokens(self.g, area) or 0
        treasury = min(self.treasury_share(area), need - self.g.tokens(area, self.seat))
        left = need - self.g.tokens(area, self.seat) - treasury
        drawn = {}
        for source, count in sorted(self.neighbours(area).items(), key=lambda pair: -pair[1]):
            if taken := min(left, count):
                drawn[source] = taken
                left -= taken
        return order_of(area, treasury, drawn)

    def only(self) -> Data | None:
        """Nothing, where nothing can be built."""
        return None if self.candidates() else []

    # -- lines and menus

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Lines such as `Roma`, `Roma treasury 3`, `Roma treasury 6 from Etruria 2, Umbria 2`."""
        orders: list[Data] = list(draft)
        found: list[Fault] = []
        for line in filter(None, map(str.strip, text.splitlines())):
            order = read_line(line, self.g.board)
            if isinstance(order, Refusal):
                found += order.faults
            else:
                orders = [other for other in orders if other["area"] != order["area"]] + [order]
        return Refusal(tuple(found)) if found else orders

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each city."""
        buildings = read_buildings(data)
        if isinstance(buildings, Refusal) or not buildings:
            return ("no city",)
        return tuple(write_line(b.area, b.treasury, b.drawn) for b in buildings)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without one city."""
        return [order for index, order in enumerate(draft) if index != line]

    def step(self, draft: Data, path: Path) -> Step | Change:
        """The area; then, where its tokens are too few, the share of treasury; then the adjacent tokens."""
        if not path:
            taken = {order["area"] for order in draft}
            options = tuple(Choice(a, a, self._note(a)) for a in self.candidates() if a not in taken)
            return Step("Where do you build a city?", options)
        area = path[0][0]
        shares = self._shares(area)
        if len(path) == 1 and len(shares) > 1:
            return Step("How much from your treasury?", tuple(Choice(str(n), str(n)) for n in shares))
        treasury = int(path[1][0]) if len(shares) > 1 else shares[0]
        short = self._shortage(area, treasury) or 0
        if not short:
            return Change([*draft, order_of(area, treasury, {})])
        if len(path) < (3 if len(shares) > 1 else 2):
            return Step("Which tokens next door?", self._singles(area), least=short, most=short)
        sources = [key.rpartition("#")[0] for key in path[-1]]
        return Change(
            [*draft, order_of(area, treasury, {name: sources.count(name) for name in sorted(set(sources))})]
        )

    def _shares(self, area: str) -> list[int]:
        """The amounts of treasury that make sense: none where the tokens suffice."""
        need = required_tokens(self.g, area) or 0
        short = max(0, need - self.g.tokens(area, self.seat))
        return [
            n for n in range(min(short, self.treasury_share(area)) + 1) if self._shortage(area, n) is not None
        ]

    def _singles(self, area: str) -> tuple[Choice, ...]:
        near = self.neighbours(area).items()
        return tuple(Choice(f"{name}#{n}", f"{name} ({n + 1})") for name, count in near for n in range(count))

    def _note(self, area: str) -> str:
        return f"{self.g.tokens(area, self.seat)} of {required_tokens(self.g, area)} tokens there"


def order_of(area: str, treasury: int, drawn: Mapping[str, int]) -> dict[str, Data]:
    """A building order as it is stored."""
    order: dict[str, Data] = {"area": area}
    if treasury:
        order["treasury"] = treasury
    if drawn:
        order["from"] = dict(drawn)
    return order


def read_buildings(data: Data) -> tuple[Building, ...] | Refusal:
    """Stored orders in their type."""
    if not isinstance(data, list | tuple):
        return Refusal((faults.unreadable("Give a list of cities to build."),))
    buildings: list[Building] = []
    found: list[Fault] = []
    for index, order in enumerate(data):
        building = _building(order)
        if building is None:
            found.append(faults.bad_order(index))
        else:
            buildings.append(building)
    return Refusal(tuple(found)) if found else tuple(buildings)


def _building(order: Data) -> Building | None:
    if (
        not isinstance(order, dict)
        or not isinstance(order.get("area"), str)
        or order.keys() - {"area", "treasury", "from"}
    ):
        return None
    treasury, drawn = order.get("treasury", 0), order.get("from", {})
    if not _is_count(treasury) or not isinstance(drawn, dict):
        return None
    if not all(isinstance(name, str) and _is_count(count) for name, count in drawn.items()):
        return None
    return Building(order["area"], treasury, {name: count for name, count in drawn.items() if count})


def _is_count(value: Data) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
