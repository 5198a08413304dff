"""Units annexed one after the other: those within reach first, and what was annexed reaches further."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.civ.calamity.case import Case
from rules.civ.calamity.units import NO_UNITS, ChooseUnits, Units, as_answer, unit_label, units_on_board
from rules.civ.faults_calamity import not_next_in_reach, not_the_points, too_few_pieces
from rules.civ.state import BARBARIANS
from rules.table import Chance, Data, Fault, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Reach:
    """What a taker with so many pieces can annex of a victim's units, from the areas where it has its own."""

    units: Units
    own: frozenset[str]
    neighbours: Mapping[str, frozenset[str]]
    tokens: int
    cities: int
    city: int
    """The unit points of a city."""

    def _in_turn(self, taken: Units) -> list[Units]:
        """Whose turn it is, pieces or not: the units in reach or, where none is left there, all others."""
        left = self.units.without(taken)
        found = left.within(self._near(taken))
        found = found if found.areas else left
        return [
            *(Units({area: 1}, ()) for area in found.tokens),
            *(Units({}, (area,)) for area in found.cities),
        ]

    def _near(self, taken: Units) -> frozenset[str]:
        here = self.own.union(taken.areas)
        return here.union(*(self.neighbours[area] for area in here))

    def next_units(self, taken: Units, lack: int) -> list[Units]:
        """What can be annexed next where so many points lack; a city beyond them if no token's turn it is."""
        able = [unit for unit in self._in_turn(taken) if self._can_pay(taken, unit)]
        fitting = [unit for unit in able if unit.points(self.city) <= lack]
        if fitting or any(unit.tokens for unit in self._in_turn(taken)):
            return fitting
        return able

    def _can_pay(self, taken: Units, unit: Units) -> bool:
        if unit.cities:
            return self.cities > len(taken.cities)
        return self.tokens > sum(taken.tokens.values())

    def build(self, due: int, choose: Callable[[Sequence[Units]], Units]) -> Units:
        """Unit by unit until the points are reached or nothing more can be annexed."""
        taken = NO_UNITS
        while (lack := due - taken.points(self.city)) > 0 and (able := self.next_units(taken, lack)):
            taken = taken.with_(choose(able))
        return taken

    def can_come_to(self, units: Units) -> bool:
        """Whether there is an order in which these units can be annexed."""
        taken = self._flow(units, NO_UNITS)
        while (left := units.without(taken)).areas:
            if self._leaves_any(taken):
                return False
            flows = [self._flow(units, taken.with_(left.within([area]))) for area in left.areas]
            whole = [flow for flow in flows if not self._leaves_any(flow)]
            if not whole:
                return any(not units.without(flow).areas for flow in flows)
            taken = whole[0]
        return True

    def _flow(self, units: Units, taken: Units) -> Units:
        """All of these units that come into reach one after the other, beyond what is taken."""
        while (more := units.without(taken).within(self._near(taken))).areas:
            taken = taken.with_(more)
        return taken

    def _leaves_any(self, taken: Units) -> bool:
        """Whether units in reach are left out."""
        return bool(self.units.without(taken).within(self._near(taken)).areas)

    def fault(self, units: Units, due: int, section: str) -> Fault | None:
        """What is wrong with annexing these units where so many points are due."""
        if sum(units.tokens.values()) > self.tokens or len(units.cities) > self.cities:
            return too_few_pieces(section, self.tokens, self.cities)
        if not self.can_come_to(units):
            return not_next_in_reach(section, f"begin with {self._first_areas()}")
        given = units.points(self.city)
        if given < due and self.next_units(units, due - given):
            return not_the_points(section, given, f"{due}, or all you have pieces for")
        if given > due and not any(self._came_last(units, area, due) for area in units.cities):
            return not_the_points(section, given, f"{due}; more only if nothing but a city is left")
        return None

    def _first_areas(self) -> str:
        return ", ".join(dict.fromkeys(unit.areas[0] for unit in self._in_turn(NO_UNITS)))

    def _came_last(self, units: Units, area: str, due: int) -> bool:
        """Whether this city of theirs may have come last, beyond the points that were due."""
        city = Units({}, (area,))
        before = units.without(city)
        lack = due - before.points(self.city)
        return lack > 0 and self.can_come_to(before) and city in self.next_units(before, lack)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnexInReach(ChooseUnits):
    """Which units are annexed; an order in which they come is found by itself."""

    reach: Reach
    due: int

    @property
    def sum_asked(self) -> str:
        """The points that are due, or what can be annexed at all."""
        return str(self.total)

    def judge(self, answer: dict[str, int]) -> dict[str, int] | Refusal:
        """Whole units that can come one after the other, as many points as are due."""
        as_given = replace(self, total=sum(answer.values()))
        spread = ChooseUnits.judge(as_given, answer)
        if isinstance(spread, Refusal):
            return spread
        units = self.chosen(spread)
        assert units is not None
        fault = self.reach.fault(units, self.due, self.section)
        return spread if fault is None else Refusal((fault,))

    def sample(self, chance: Chance) -> Data:
        """Unit by unit at random."""
        return as_answer(self.reach.build(self.due, lambda able: chance.pick("sample", able)), self.city)

    def only(self) -> Data | None:
        """Everything, where no more is due and there are pieces for it; nothing, where there are none."""
        reach, whole = self.reach, self.units.points(self.city) <= self.due
        enough = reach.tokens >= sum(self.units.tokens.values()) and reach.cities >= len(self.units.cities)
        return dict(self.fallback) if not self.fallback or (whole and enough) else None


def annex_in_reach(case: Case, taker: Seat, due: int, chooser: Seat | None = None) -> AnnexInReach:
    """So many unit points of the victim for a taker; what lies next to its own units comes first.

    The taker chooses, or somebody for it.
    """
    g, city = case.g, case.g.numbers.city_points
    units = units_on_board(g, case.victim)
    own, whose = frozenset(g.areas_of(taker)), "barbarian" if taker == BARBARIANS else "your"
    reach = Reach(units, own, g.board.neighbours, g.token_stock(taker), g.city_stock(taker), city)
    best = reach.build(due, lambda able: max(able, key=lambda unit: unit.points(city)))
    return AnnexInReach(
        seat=taker if chooser is None else chooser,
        key=case.key("annex"),
        prompt=f"{case.name}: annex {best.points(city)} unit points of {g.name(case.victim)}. A token is 1, "
        f"a city {city}; what is next to {whose} units, or to what you annexed, comes first.",
        section=case.section,
        public=f"annexes units by {case.name}",
        topic="annexation",
        limits={area: units.within([area]).points(city) for area in units.areas},
        total=best.points(city),
        labels={area: unit_label(g, units, area) for area in units.areas},
        fallback=as_answer(best, city),
        units=units,
        city=city,
        reach=reach,
        due=due,
    )
