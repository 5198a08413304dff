"""Phase 5a: the referee of the building orders."""

from dataclasses import dataclass

from rules.civ import faults
from rules.civ.phases.buildings import Building, order_of, read_buildings
from rules.civ.phases.construction_words import read_line, write_line
from rules.civ.phases.materials import Materials, required_tokens
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Drafted, Fault, Path, Refusal, Step


@dataclass(slots=True)
class Construction(Materials):
    """Judges the cities a seat wants to build this turn."""

    @property
    def section(self) -> str:
        """The rule that is cited."""
        return self.g.rules.cite(Topic.BUILDING)

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

    def default(self) -> Data:
        """Every city that needs only the tokens in its area: if it cannot be supported, nothing is lost."""
        plain = [area for area in self.candidates() if self.shortage(area, 0) == 0]
        return [{"area": area} for area in plain[: self.g.nation(self.seat).city_stock]]

    def sample(self, chance: Chance) -> Data:
        """Any of the plain cities, and sometimes one more with every help there is."""
        orders = [order for order in self.default() if chance.below("sample", 4)]
        helped = [area for area in self.candidates() if self.shortage(area, 0) != 0]
        if helped and chance.below("sample", 2):
            more = [*orders, self.helped(chance.pick("sample", helped))]
            if not isinstance(self.check(more), Refusal):
                return more
        return orders

    def only(self) -> Data | None:
        """Nothing, where nothing can be built."""
        return None if self.candidates() else []

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

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        """The area; then, where its tokens are too few, the share of treasury; then the adjacent tokens."""
        if not path:
            return Step("Where do you build a city?", tuple(self._choice(a) for a in self._open_areas(draft)))
        area = path[0][0]
        shares = self.shares(area)
        if len(path) == 1 and len(shares) > 1:
            return Step("How much from your treasury?", tuple(Choice(str(n), str(n)) for n in shares))
        treasury = int(path[1][0]) if len(shares) > 1 else shares[0]
        short = self.shortage(area, treasury) or 0
        if not short:
            return Drafted([*draft, order_of(area, treasury, {})])
        if len(path) < (3 if len(shares) > 1 else 2):
            return Step("Which tokens next door?", self._singles(area), least=short, most=short)
        sources = [key.rpartition("#")[0] for key in path[-1]]
        drawn = {name: sources.count(name) for name in sorted(set(sources))}
        return Drafted([*draft, order_of(area, treasury, drawn)])

    def _open_areas(self, draft: Data) -> list[str]:
        """Where one more city fits to those in the draft."""
        return [a for a in self.candidates() if not isinstance(self.check([*draft, self.helped(a)]), Refusal)]

    def _choice(self, area: str) -> Choice:
        have, need = self.g.tokens(area, self.seat), required_tokens(self.g, area)
        return Choice(area, area, f"{have} of {need} tokens there")

    def _singles(self, area: str) -> tuple[Choice, ...]:
        near = self.neighbours(area).items()
        return tuple(Choice(f"{name}#{n}", f"{name} ({n + 1})") for name, count in near for n in range(count))
