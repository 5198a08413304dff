"""Units chosen one by one: a part of what a nation has on the board, of so many unit points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.faults_calamity import half_a_city
from rules.civ.pieces import remove_tokens, take_city
from rules.table import Allocate, Chance, Data, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Units:
    """Tokens by area, and areas with cities."""

    tokens: Mapping[str, int]
    cities: tuple[str, ...]

    @property
    def areas(self) -> list[str]:
        """Where they stand."""
        return sorted({*self.tokens, *self.cities})

    def points(self, city: int) -> int:
        """Their unit points, where a city is worth so many."""
        return sum(self.tokens.values()) + city * len(self.cities)

    def within(self, areas: Collection[str]) -> Units:
        """Those of them in these areas."""
        inside = {area: count for area, count in self.tokens.items() if area in areas}
        return Units(inside, tuple(area for area in self.cities if area in areas))

    def without(self, other: Units) -> Units:
        """What is left of them."""
        left = {area: count - other.tokens.get(area, 0) for area, count in self.tokens.items()}
        return Units(
            {area: count for area, count in left.items() if count},
            tuple(area for area in self.cities if area not in other.cities),
        )

    def with_(self, other: Units) -> Units:
        """Both together."""
        areas = sorted({*self.tokens, *other.tokens})
        tokens = {area: self.tokens.get(area, 0) + other.tokens.get(area, 0) for area in areas}
        return Units(tokens, tuple(sorted({*self.cities, *other.cities})))


NO_UNITS = Units({}, ())


def units_on_board(g: Civ, seat: Seat) -> Units:
    """All units of a seat."""
    return Units(dict(sorted(g.tokens_of(seat).items())), tuple(g.cities_of(seat)))


def next_to(g: Civ, units: Units, other: Units) -> Units:
    """Those of some units that stand in the same areas as the others, or next to them."""
    near = {n for area in other.areas for n in (area, *g.board.neighbours[area])}
    return units.within(near)


def remove_units(g: Civ, seat: Seat, units: Units) -> None:
    """Units back to the stock of their owner."""
    for area, count in units.tokens.items():
        remove_tokens(g, area, seat, count)
    for area in units.cities:
        take_city(g, area)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseUnits(Allocate):
    """So many unit points, in whole units: a number for each area, where a city is worth its points."""

    units: Units
    city: int
    """The unit points of a city."""

    def chosen(self, spread: Mapping[str, int]) -> Units | None:
        """The units an answer means; None where it would split a city."""
        tokens, cities = {}, []
        for area, points in spread.items():
            there = self.units.tokens.get(area, 0)
            if area in self.units.cities and points >= self.city:
                cities.append(area)
                points -= self.city
            if points > there:
                return None
            if points:
                tokens[area] = points
        return Units(tokens, tuple(sorted(cities)))

    def judge(self, answer: dict[str, int]) -> dict[str, int] | Refusal:
        """Whole units, as many points as asked."""
        spread = Allocate.judge(self, answer)
        if isinstance(spread, Refusal) or self.chosen(spread) is not None:
            return spread
        split = [area for area in spread if self.chosen({area: spread[area]}) is None]
        return Refusal(tuple(half_a_city(self.section, area, self.city) for area in split))

    def sample(self, chance: Chance) -> Data:
        """Any number of cities that leaves the rest to tokens, then any tokens."""
        cities = list(self.units.cities)
        chance.shuffle("sample", cities)
        count = chance.pick("sample", city_counts(self.units, self.total, self.city))
        tokens = replace(self, limits=self.units.tokens, total=self.total - count * self.city)
        return as_answer(Units(Allocate.sample(tokens, chance), tuple(cities[:count])), self.city)


def city_counts(units: Units, total: int, city: int) -> list[int]:
    """With how many cities these units can make up exactly so many points."""
    tokens = sum(units.tokens.values())
    return [count for count in range(len(units.cities) + 1) if 0 <= total - count * city <= tokens]


def nearest_total(units: Units, points: int, city: int) -> int:
    """So many points if whole units can make them up, else the least above; all, where there are not more."""
    everything = units.points(city)
    return next((n for n in range(points, everything) if city_counts(units, n, city)), everything)


def choose_units(
    case: Case, chooser: Seat, units: Units, points: int, step: str, what: str, *, cities_first: bool = False
) -> ChooseUnits:
    """Units of so many points, exactly if that can be, else the least above it."""
    g, city = case.g, case.g.numbers.city_points
    total = nearest_total(units, points, city)
    counts = city_counts(units, total, city)
    return ChooseUnits(
        seat=chooser,
        key=case.key(step),
        prompt=f"{case.name}: choose {total} unit points. A token is 1, a city {city} and is never split.\n"
        f"{what[:1].upper()}{what[1:]}.",
        section=case.section,
        public=f"chooses units for {case.name}",
        topic="units",
        limits={area: units.within([area]).points(city) for area in units.areas},
        total=total,
        labels={area: unit_label(g, units, area) for area in units.areas},
        fallback=as_answer(_plain(units, total, max(counts) if cities_first else min(counts), city), city),
        units=units,
        city=city,
    )


def unit_label(g: Civ, units: Units, area: str) -> str:
    """An area with what may be chosen there."""
    parts = [f"city {g.numbers.city_points}"] if area in units.cities else []
    return f"{area} ({' + '.join([*parts, *([str(n)] if (n := units.tokens.get(area)) else [])])})"


def _plain(units: Units, total: int, cities: int, city: int) -> Units:
    """The first cities, and tokens from where most of them are."""
    left, tokens = total - cities * city, {}
    for area in sorted(units.tokens, key=lambda area: (-units.tokens[area], area)):
        if taken := min(left, units.tokens[area]):
            tokens[area] = taken
            left -= taken
    return Units(tokens, units.cities[:cities])


def as_answer(units: Units, city: int) -> dict[str, int]:
    """Units as an answer names them."""
    return {area: units.within([area]).points(city) for area in units.areas}
