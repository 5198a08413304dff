"""Taking damage: the victim chooses which units go back to stock."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage_due import DamageDue, UnitsAt, damage_due
from rules.civ.calamity.mildest_damage import mildest
from rules.civ.civ import Civ
from rules.civ.events_calamity import DamageTaken
from rules.civ.faults_calamity import crowded_city, too_few_tokens
from rules.civ.pieces import destroy_city, reduce_city, remove_tokens
from rules.civ.state import CivState
from rules.table import Allocate, Chance, Data, Refusal, Script, Seat, at_once

_TRIES = 12
Test: TypeAlias = Callable[[str], bool]
"""Whether an area counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeDamage(Allocate):
    """WE ch.8: spread damage over one's areas; a city is replaced by what is left of its points."""

    before: Civ
    """The position in which the damage is taken."""
    cause: str
    due: DamageDue

    def judge(self, answer: dict[str, int]) -> dict[str, int] | Refusal:
        """The whole damage, no area crowded without need, and no more lost than that when it is done."""
        spread = Allocate.judge(self._taking(answer), answer)
        if isinstance(spread, Refusal):
            return spread
        allowance = self.due.allowance(spread)
        faults = [
            crowded_city(self.section, here.area, here.left(spread[here.area]), here.limit)
            for here in self.due.crowds(spread)
            if not here.can_take(spread[here.area], allowance)
        ]
        lost = self.before.unit_points(self.seat) - self._done(spread).unit_points(self.seat)
        if lost > sum(spread.values()):
            faults.append(too_few_tokens(self.section, self.due.stock))
        return Refusal(tuple(faults)) if faults else spread

    def _taking(self, spread: Mapping[str, int]) -> Allocate:
        """WE ch.8: who crowds no area may take more, where the exact damage cannot be met otherwise."""
        total = sum(spread.values())
        fits = total == self.due.uncrowded or self.due.may_exceed(spread)
        return replace(self, total=total) if fits else self

    @property
    def sum_asked(self) -> str:
        """The damage, and what it may be instead."""
        return self.due.in_words

    def only(self) -> Data | None:
        """The one way to take it, where nobody may choose to take more."""
        return Allocate.only(self) if self.due.uncrowded == self.due.amount else None

    def _done(self, spread: Mapping[str, int]) -> Civ:
        trial = self.before.fork()
        apply_damage(trial, self.seat, self.cause, spread)
        return trial

    def foresee(self, data: Data) -> CivState | None:
        """The position after the damage was taken like this."""
        spread = self.check(data)
        return None if isinstance(spread, Refusal) else self._done(spread).state

    def sample(self, chance: Chance) -> Data:
        """A legal spread: some at random, or else the fallback."""
        for _ in range(_TRIES):
            spread = self._attempt(chance)
            if not isinstance(self.check(spread), Refusal):
                return spread
        return self.default()

    def _attempt(self, chance: Chance) -> dict[str, int]:
        units = list(self.due.units)
        chance.shuffle("sample", units)
        amount = chance.pick("sample", sorted({self.due.amount, self.due.uncrowded}))
        crowding = self.due.crowding if amount == self.due.amount else 0
        spread, left = {}, amount
        for here in units:
            able = [n for n in range(1, min(here.points, left) + 1) if here.can_take(n, crowding)]
            if able:
                spread[here.area] = chance.pick("sample", able)
                left -= spread[here.area]
        return spread


def units_of(g: Civ, seat: Seat, where: Test, city_counts: Test, kept: int = 0) -> list[UnitsAt]:
    """WE ch.8: what a seat may take damage from, in the areas that count; some may have to stay in each."""
    points = g.numbers.city_points
    return [
        UnitsAt(
            area,
            g.tokens(area, seat),
            points if g.state.cities.get(area) == seat and city_counts(area) else 0,
            g.limit(area, seat),
            kept,
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
    kept: int = 0,
    doomed: Callable[[Seat], Mapping[str, int]] = lambda seat: {},
) -> Script[None]:
    """WE ch.8: each of these takes so much damage; all choose at once, or in ranking order."""

    def question(seat: Seat) -> TakeDamage | None:
        made = damage_question(case, seat, amounts[seat], where, city_counts, kept, doomed(seat))
        return made if made.total else None

    def take(seat: Seat, spread: dict[str, int]) -> None:
        apply_damage(case.g, seat, case.name, spread)

    yield from at_once(case.g.ranked(amounts), question, take)


def damage_question(
    case: Case,
    seat: Seat,
    amount: int,
    where: Test = anywhere,
    city_counts: Test = anywhere,
    kept: int = 0,
    doomed: Mapping[str, int] = MappingProxyType({}),
) -> TakeDamage:
    """WE ch.8: where a seat takes its damage; tokens that are doomed anyway go first if nobody chooses."""
    g, rules = case.g, case.g.rules.calamity_rules
    units = units_of(g, seat, where, city_counts, kept)
    due = damage_due(units, amount, g.nation(seat).stock, rules.crowding, rules.least_excess)
    staying = f" At least {kept} must stay in each area." if kept else ""
    return TakeDamage(
        seat=seat,
        key=case.key("damage"),
        prompt=f"{case.name}: take {due.amount} damage. A token is 1, a city {g.numbers.city_points}; "
        f"a city that takes less is replaced by tokens{due.instead}.{staying}",
        section=case.section,
        public=f"takes damage from {case.name}",
        topic="damage",
        limits={here.area: here.points for here in due.units},
        total=due.amount,
        labels={here.area: _label(here) for here in due.units},
        fallback=mildest(g, seat, due, doomed),
        before=g.fork(),
        cause=case.name,
        due=due,
    )


def _label(here: UnitsAt) -> str:
    parts = ["city"] if here.city else []
    return f"{here.area} ({' + '.join([*parts, *([str(here.tokens)] if here.tokens else [])])})"


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
    """What frees tokens goes before what needs them."""
    for area, left in sorted(razed, key=lambda pair: (pair[1] > _beside(g, pair[0]), pair[1])):
        if left:
            remove_tokens(g, area, g.state.cities[area], max(0, _beside(g, area) - left))
            reduce_city(g, area, left)
        else:
            destroy_city(g, area)


def _beside(g: Civ, area: str) -> int:
    return g.tokens(area, g.state.cities[area])
