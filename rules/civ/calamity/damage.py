"""Taking damage: the victim chooses which units go back to stock."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.calamity.lots import Lot, Toll, one_way, toll
from rules.civ.civ import Civ
from rules.civ.events_calamity import DamageTaken
from rules.civ.faults_calamity import crowded_city, too_few_tokens
from rules.civ.pieces import destroy_city, reduce_city, remove_tokens
from rules.civ.traits import Trait
from rules.table import Allocate, Chance, Data, Refusal, Script, Seat, ask_all

_TRIES = 12
Test: TypeAlias = Callable[[str], bool]
"""Whether an area counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeDamage(Allocate):
    """WE ch.8: spread damage over one's areas; a city is replaced by what is left of its points."""

    toll: Toll

    def check(self, data: Data) -> dict[str, int] | Refusal:
        """The whole damage, no area crowded, and tokens enough to replace cities."""
        spread = Allocate.check(self, data)
        if isinstance(spread, Refusal):
            return spread
        faults = [
            crowded_city(self.section, lot.area, lot.points - spread.get(lot.area, 0), lot.limit)
            for lot in self.toll.lots
            if not lot.can_take(spread.get(lot.area, 0), self.toll.crowded)
        ]
        if not self.toll.fits(spread):
            faults.append(too_few_tokens(self.section, self.toll.stock))
        return Refusal(tuple(faults)) if faults else spread

    def sample(self, chance: Chance) -> Data:
        """A legal spread: some at random, or else the fallback."""
        for _ in range(_TRIES):
            spread = self._attempt(chance)
            if not isinstance(self.check(spread), Refusal):
                return spread
        return self.default()

    def _attempt(self, chance: Chance) -> dict[str, int]:
        lots = list(self.toll.lots)
        chance.shuffle("sample", lots)
        spread, left = {}, self.toll.amount
        for lot in lots:
            able = [n for n in range(1, min(lot.points, left) + 1) if lot.can_take(n, self.toll.crowded)]
            if able:
                spread[lot.area] = chance.pick("sample", able)
                left -= spread[lot.area]
        return spread


def lots_of(g: Civ, seat: Seat, where: Test, city_counts: Test) -> list[Lot]:
    """WE ch.8: what a seat may take damage from, in the areas that count."""
    points = g.numbers.city_points
    return [
        Lot(
            area,
            g.tokens(area, seat),
            points if g.state.cities.get(area) == seat and city_counts(area) else 0,
            g.limit(area, seat),
        )
        for area in g.areas_of(seat)
        if where(area)
    ]


def anywhere(area: str) -> bool:
    """No restriction of place."""
    return True


def take_damage(
    case: Case,
    amounts: Mapping[Seat, int],
    where: Test = anywhere,
    city_counts: Test = anywhere,
) -> Script[None]:
    """WE ch.8: each of these takes so much damage; all choose at once."""
    g = case.g
    asked = [damage_question(case, seat, amounts[seat], where, city_counts) for seat in g.ranked(amounts)]
    spreads = yield from ask_all(question for question in asked if question.total)
    for seat, spread in spreads.items():
        apply_damage(g, seat, case.name, spread)


def damage_question(
    case: Case,
    seat: Seat,
    amount: int,
    where: Test = anywhere,
    city_counts: Test = anywhere,
) -> TakeDamage:
    """WE ch.8: where a seat takes its damage."""
    g = case.g
    due = toll(lots_of(g, seat, where, city_counts), amount, g.nation(seat).stock)
    return TakeDamage(
        seat=seat,
        key=case.key("damage"),
        prompt=f"{case.name}: take {due.amount} damage. A token is 1, a city {g.numbers.city_points}; "
        "a city that takes less is replaced by tokens.",
        section=case.section,
        public=f"takes damage from {case.name}",
        topic="damage",
        limits={lot.area: lot.points for lot in due.lots},
        total=due.amount,
        labels={lot.area: _label(lot) for lot in due.lots},
        fallback=mildest(g, seat, due),
        toll=due,
    )


def _label(lot: Lot) -> str:
    parts = ["city"] if lot.city else []
    return f"{lot.area} ({' + '.join([*parts, *([str(lot.tokens)] if lot.tokens else [])])})"


def mildest(g: Civ, seat: Seat, due: Toll) -> dict[str, int]:
    """A sensible way to take it: tokens where most are, but a city before what supports the others."""
    rate = g.amount(seat, Trait.SUPPORT, g.numbers.support_rate)
    cities = sorted((lot for lot in due.lots if lot.city), key=lambda lot: (lot.tokens, lot.limit, lot.area))
    for lost in range(len(cities) + 1):
        razed = {lot.area: lot.points for lot in cities[:lost]}
        spread = _with_tokens(due, razed)
        left = g.census_of(seat) - sum(n for area, n in spread.items() if area not in razed)
        enough = left >= rate * (g.city_count(seat) - lost)
        if sum(spread.values()) == due.amount and enough:
            return spread
    return one_way(due)


def _with_tokens(due: Toll, razed: dict[str, int]) -> dict[str, int]:
    left = due.amount - sum(razed.values())
    have = {lot.area: lot.tokens for lot in due.lots if lot.area not in razed and lot.tokens}
    taken: dict[str, int] = {}
    while left > 0 and have:
        area = max(have, key=lambda name: (have[name], name))
        have[area] -= 1
        taken[area] = taken.get(area, 0) + 1
        left -= 1
        if not have[area]:
            del have[area]
    return {**razed, **taken}


def apply_damage(g: Civ, seat: Seat, cause: str, spread: Mapping[str, int]) -> None:
    """WE ch.8: units go back to stock; tokens first, so that they can replace cities."""
    razed = []
    for area, damage in spread.items():
        if g.state.cities.get(area) == seat and damage > g.tokens(area, seat):
            razed.append((area, g.tokens(area, seat) + g.numbers.city_points - damage))
        else:
            remove_tokens(g, area, seat, damage)
    _replace_cities(g, razed)
    losses = tuple((area, damage) for area, damage in spread.items() if damage)
    if losses:
        g.tell(DamageTaken(seat, cause, sum(spread.values()), losses))


def _replace_cities(g: Civ, razed: Iterable[tuple[str, int]]) -> None:
    for area, left in sorted(razed, key=lambda pair: pair[1]):
        owner = g.state.cities[area]
        if left:
            remove_tokens(g, area, owner, max(0, g.tokens(area, owner) - left))
            reduce_city(g, area, left)
        else:
            destroy_city(g, area)
