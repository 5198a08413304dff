"""Units annexed one after the other: those within reach first, and what was annexed reaches further."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.civ.calamity.case import Case
from rules.civ.calamity.units import NO_UNITS, ChooseUnits, Units, as_answer, unit_label, units_on_board
from rules.civ.faults_calamity import not_next_in_reach, not_the_points, too_few_pieces
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

    def next_units(self, taken: Units) -> list[Units]:
        """Which units can be annexed next: those in reach, else any there is a piece for."""
        able = self._affordable(taken)
        return self._within(able, taken) or able

    def _affordable(self, taken: Units) -> list[Units]:
        left = self.units.without(taken)
        tokens = left.tokens if self.tokens > sum(taken.tokens.values()) else ()
        cities = left.cities if self.cities > len(taken.cities) else ()
        return [*(Units({area: 1}, ()) for area in tokens), *(Units({}, (area,)) for area in cities)]

    def _within(self, able: Sequence[Units], taken: Units) -> list[Units]:
        here = self.own.union(taken.areas)
        near = here.union(*(self.neighbours[area] for area in here))
        return [unit for unit in able if unit.areas[0] in near]

    def build(self, due: int, choose: Callable[[Sequence[Units]], Units]) -> Units:
        """Unit by unit until the points are reached, a city beyond them only where there is no token."""
        taken = NO_UNITS
        while (lack := due - taken.points(self.city)) > 0 and (able := self.next_units(taken)):
            fitting = [unit for unit in able if unit.points(self.city) <= lack]
            taken = taken.with_(choose(fitting or able))
        return taken

    def can_come_to(self, units: Units, taken: Units = NO_UNITS) -> bool:
        """Whether there is an order in which these units can be annexed."""
        while (left := units.without(taken)).areas:
            able = self._affordable(taken)
            within = self._within(able, taken)
            ways = left.within({unit.areas[0] for unit in within or able})
            if not within:
                return any(self.can_come_to(units, taken.with_(left.within([a]))) for a in ways.areas)
            if not ways.areas:
                return False
            taken = taken.with_(ways)
        return True

    def fault(self, units: Units, due: int, section: str) -> Fault | None:
        """What is wrong with annexing these units where so many points are due."""
        if sum(units.tokens.values()) > self.tokens or len(units.cities) > self.cities:
            return too_few_pieces(section, self.tokens, self.cities)
        if not self.can_come_to(units):
            return not_next_in_reach(section, f"begin with {self._first_areas()}")
        given = units.points(self.city)
        if given < due and self.next_units(units):
            return not_the_points(section, given, f"{due}, or all you have pieces for")
        if given > due and not self._must_exceed(units, due):
            return not_the_points(section, given, f"{due}; more only if nothing but a city is left")
        return None

    def _first_areas(self) -> str:
        return ", ".join(dict.fromkeys(unit.areas[0] for unit in self.next_units(NO_UNITS)))

    def _must_exceed(self, units: Units, due: int) -> bool:
        """Whether some city of these came last, where no token could be annexed instead."""
        for area in units.cities:
            before = units.without(Units({}, (area,)))
            if before.points(self.city) < due and self.can_come_to(before):
                able = self.next_units(before)
                if not any(unit.tokens for unit in able) and Units({}, (area,)) in able:
                    return True
        return False


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


def annex_in_reach(case: Case, taker: Seat, due: int) -> AnnexInReach:
    """So many unit points of the victim for a taker; what lies next to its own units comes first."""
    g, nation, city = case.g, case.g.nation(taker), case.g.numbers.city_points
    units = units_on_board(g, case.victim)
    own = frozenset(g.areas_of(taker))
    reach = Reach(units, own, g.board.neighbours, nation.stock, nation.city_stock, city)
    best = reach.build(due, lambda able: max(able, key=lambda unit: unit.points(city)))
    return AnnexInReach(
        seat=taker,
        key=case.key("annex"),
        prompt=f"{case.name}: annex {best.points(city)} unit points of {g.name(case.victim)}. A token is 1, "
        f"a city {city}; what is next to your units, or to what you annexed, comes first.",
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
