"""Phase 5a: the referee of the building orders."""

import re
from dataclasses import dataclass, replace
from typing import Any

from rules.civ.phases.builder import Builder
from rules.civ.phases.buildings import Building, BuildingList, buildings_of, data_of
from rules.civ.phases.construction_words import read_line, write_line
from rules.civ.phases.materials import Materials, required_tokens
from rules.civ.phases.proposed_cities import standing_cities
from rules.civ.state import CivState
from rules.civ.warnings.support import after_building, crowded, surplus_of
from rules.table import Chance, Choice, Data, Drafted, Fault, Refusal
from rules.table.menu import Menu, pick, pick_some
from rules.table.refereed import Referee
from rules.table.strict import read_strictly
from rules.table.window import Lines, ListPart, Values, Window

AREAS = "areas"
STAYS, GOES = "stays", "goes"
_BETWEEN = re.compile(r"[;\n]")
_LEAVE = (Choice(STAYS, "Yes, one stays"), Choice(GOES, "No", "all tokens go back to stock"))


@dataclass(slots=True)
class Construction(Materials, Referee[BuildingList]):
    """Judges the cities a seat wants to build this turn by building them on a fork."""

    @property
    def answer_type(self) -> Any:
        """A list of cities."""
        return BuildingList

    @property
    def hint(self) -> str:
        """What the orders are."""
        return "Give a list of cities to build."

    def judge(self, answer: BuildingList) -> BuildingList | Refusal:
        """WE 5a: every fault of the orders together."""
        found = Builder(self.g.fork(), self.seat).build_all(answer)
        return Refusal(tuple(found)) if found else answer

    def foresee(self, data: Data) -> CivState | None:
        """The state when the cities are built; None where they cannot be."""
        buildings = read_strictly(BuildingList, data, self.hint)
        builder = Builder(self.g.fork(), self.seat)
        if isinstance(buildings, Refusal) or builder.build_all(buildings):
            return None
        return builder.g.state

    def warnings(self, data: Data) -> tuple[str, ...]:
        """WE 5b and 5c: tokens lost that could make a city, and cities without support."""
        after = self._after(buildings_of(data))
        return after_building(after.g, self.seat, after.candidates())

    def leaves(self, data: Data) -> str:
        """WE 5b: the tokens that cannot stay, wherever they are."""
        return "".join(crowded(surplus_of(self._after(buildings_of(data)).g, self.seat)))

    def default(self) -> Data:
        """WE 5c: of the plain cities those that will be supported, so that nobody loses one by them."""
        return [data_of(building) for building in standing_cities(self.g, self.seat, self._plain())]

    def _plain(self) -> BuildingList:
        """The cities that need only the tokens in their area."""
        return tuple(Building(area) for area in self.candidates() if self.shortage(area, 0) == 0)

    def blank(self) -> Data:
        """No city: whoever writes down cities means these and no others."""
        return []

    def sample(self, chance: Chance) -> Data:
        """Any of the plain cities, and sometimes one more with every help there is."""
        plain = [data_of(building) for building in self._plain()[: self.g.nation(self.seat).city_stock]]
        orders = [self._perhaps_bare(order, chance) for order in plain if chance.below("sample", 4)]
        helped = [area for area in self.candidates() if self.shortage(area, 0) != 0]
        if helped and chance.below("sample", 2):
            more = [*orders, data_of(self.helped(chance.pick("sample", helped)))]
            if self.foresee(more) is not None:
                return more
        return orders

    def _perhaps_bare(self, order: Data, chance: Chance) -> Data:
        (building,) = buildings_of([order])
        can_leave = self._can_leave((), building)
        return {**order, "leave": False} if can_leave and not chance.below("sample", 4) else order

    def only(self) -> Data | None:
        """Nothing, where nothing can be built."""
        return None if self.candidates() else []

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Lines such as `Roma`, `Roma treasury 3 leaving no token`, `Roma from Etruria 2, Umbria 2`."""
        orders = [data_of(building) for building in buildings_of(draft)]
        found: list[Fault] = []
        example = next((f"city in {building.area}" for building in self._plain()), "")
        for line in filter(None, map(str.strip, _BETWEEN.split(text))):
            order = read_line(line, self.g.board, example)
            if isinstance(order, Refusal):
                found += order.faults
            else:
                orders = [other for other in orders if other["area"] != order["area"]] + [order]
        return Refusal(tuple(found)) if found else orders

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each city."""
        lines = (write_line(b.area, b.treasury, b.sources, b.leave) for b in buildings_of(data))
        return tuple(lines) or ("no city",)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without one city."""
        return [data_of(other) for index, other in enumerate(buildings_of(draft)) if index != line]

    def menu(self, draft: Data) -> Menu:
        """The area; where its tokens are too few, treasury and adjacent tokens; where one may stay, that."""
        before = buildings_of(draft)
        left = self._after(before)
        open_areas = [area for area in left.candidates() if self._fits(before, left.helped(area))]
        area = yield from pick("Where do you build a city?", map(left.choice, open_areas), always=True)
        shares = [Choice(str(n), str(n)) for n in left.shares(area)]
        treasury = int((yield from pick("How much from your treasury?", shares)))
        short = left.shortage(area, treasury) or 0
        sources: list[str] = []
        if short:
            picked = yield from pick_some("Which tokens next door?", left.singles(area), short, short)
            sources = [key.rpartition("#")[0] for key in picked]
        drawn = {name: sources.count(name) for name in sorted(set(sources))}
        building = Building(area, treasury, drawn)
        if self._can_leave(before, building):
            answer = yield from pick("Does a token stay beside the city?", _LEAVE)
            building = replace(building, leave=answer == STAYS)
        return Drafted([data_of(other) for other in (*before, building)])

    def window(self, draft: Data, key: str = "") -> Window | None:
        """The areas where a city can be built, to be ticked; what its tokens lack is found by itself."""
        before = buildings_of(draft)
        areas = dict.fromkeys((*(building.area for building in before), *self.candidates()))
        able = [area for area in areas if area in self._ready(before) or self._fits((), self.helped(area))]
        options = tuple(map(self._ready_choice, able))
        chosen = tuple(building.area for building in before)
        stock = min(len(options), self.g.nation(self.seat).city_stock)
        part = ListPart(AREAS, "Build a city in", options, 0, max(1, stock), chosen)
        return None if key else Window((part,) if options else (), lines=Lines.ADDED)

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The cities that are ticked, those of the draft as they were said there."""
        known = self._ready(buildings_of(draft))
        ticked: BuildingList = ()
        for area in sorted(values.get(AREAS, ()), key=lambda area: area not in known):
            ticked += (known.get(area) or self._after(ticked).helped(area),)
        return Drafted([data_of(building) for building in ticked], submit=True)

    def _ready(self, before: BuildingList) -> dict[str, Building]:
        return {building.area: building for building in before}

    def _ready_choice(self, area: str) -> Choice:
        """An area, how far its tokens go, and what would be added to them."""
        more = self.helped(area)
        sources = [f"{count} from {name}" for name, count in more.sources.items()]
        sources += [f"{more.treasury} treasury"] if more.treasury else []
        plain = self.choice(area)
        return replace(plain, note=", ".join((plain.note, *sources)))

    def _after(self, before: BuildingList) -> "Construction":
        """What is left to build with when these cities are built."""
        builder = Builder(self.g.fork(), self.seat)
        builder.build_all(before)
        return Construction(builder.g, self.seat, builder.materials.paid, builder.materials.drew)

    def _fits(self, before: BuildingList, building: Building) -> bool:
        """Whether one more city fits to those in the draft."""
        return not isinstance(self.judge((*before, building)), Refusal)

    def _can_leave(self, before: BuildingList, building: Building) -> bool:
        """Whether a token may stay beside the city, when those before it are built."""
        builder = Builder(self.g.fork(), self.seat)
        builder.build_all(before)
        return builder.garrison(building) > 0

    def choice(self, area: str) -> Choice:
        """An area, and how far its tokens go."""
        have, need = self.g.tokens(area, self.seat), required_tokens(self.g, area, self.seat)
        return Choice(area, area, f"{have} of {need} tokens there")

    def singles(self, area: str) -> tuple[Choice, ...]:
        """The tokens next door, one by one."""
        near = self.neighbours(area).items()
        return tuple(Choice(f"{name}#{n}", f"{name} ({n + 1})") for name, count in near for n in range(count))
