"""Tearing off a part of a nation: who selects, who annexes, and what nobody can take turns barbarian."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import city_choices
from rules.civ.calamity.connected_areas import Claim, Land, Selections
from rules.civ.calamity.units import Units
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.faults_calamity import better_selection
from rules.civ.pieces import annex_city, annex_tokens, build_city, take_city
from rules.civ.state import BARBARIANS
from rules.table import Allocate, Chance, Choice, Data, Pick, Refusal, Script, Seat, ask


@dataclass(frozen=True, slots=True, kw_only=True)
class PickAreas(Pick):
    """WE ch.8: whole areas, adjacent as much as possible, with exactly the unit points if possible."""

    selections: Selections

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """As good a selection as there is."""
        areas = Pick.judge(self, answer)
        if isinstance(areas, Refusal):
            return areas
        claim, best = self.selections.claim, self.fallback
        if claim.rank(areas) > claim.rank(best):
            return Refusal((better_selection(self.section, claim, areas, best),))
        return areas

    def sample(self, chance: Chance) -> Data:
        """Any of the best selections."""
        return list(self.selections.best(lambda ways: chance.pick("sample", ways)))

    def only(self) -> Data | None:
        """Everything, where there is no more than is torn off."""
        return list(self.fallback) if len(self.fallback) == len(self.options) else None


def land_of(g: Civ, seat: Seat) -> Land:
    """The areas of a seat and which of them touch, by land or water."""
    areas = g.areas_of(seat)
    return Land(
        tokens=g.tokens_of(seat),
        cities=dict.fromkeys(g.cities_of(seat), g.numbers.city_points),
        touching={area: tuple(n for n in areas if n in g.board.neighbours[area]) for area in areas},
    )


def select_areas(case: Case, chooser: Seat, beneficiary: Seat, amount: int) -> Script[tuple[str, ...]]:
    """WE ch.8: select this many unit points of the victim; the areas selected."""
    return (yield from ask(area_selection(case, chooser, beneficiary, amount)))


def area_selection(case: Case, chooser: Seat, beneficiary: Seat, amount: int) -> PickAreas:
    """WE ch.8: which areas, as many as possible of which the beneficiary can replace."""
    g = case.g
    nation = g.nation(beneficiary)
    land = land_of(g, case.victim)
    in_stock = nation.stock + nation.city_stock * g.numbers.city_points
    claim = Claim(land, amount, nation.city_stock, nation.stock, in_stock >= amount)
    selections, areas = Selections(claim), tuple(land.touching)
    return PickAreas(
        seat=chooser,
        key=case.key("select"),
        prompt=f"{case.name}: select areas of {g.name(case.victim)} with {amount} unit points; "
        "whole areas, next to each other, so that all can be replaced.",
        section=case.section,
        public=f"selects areas for {case.name}",
        topic="annexation",
        options=tuple(Choice(area, area, f"{land.points((area,))} points") for area in areas),
        least=1,
        most=len(areas),
        weights={area: land.points((area,)) for area in areas},
        fallback=selections.best(),
        selections=selections,
    )


def annex_areas(case: Case, by: Seat, areas: Sequence[str]) -> Script[None]:
    """WE ch.8: the beneficiary annexes all it can of these areas; the rest turns barbarian."""
    g = case.g
    cities = [area for area in areas if g.state.cities.get(area) == case.victim]
    tokens = {area: g.tokens(area, case.victim) for area in areas if area not in cities}
    taken = yield from _which_cities(case, by, cities, "the others turn to pirates")
    shares = yield from _which_tokens(case, by, tokens, "The others turn to barbarians")
    for area in cities:
        annex_city(g, area, by if area in taken else BARBARIANS)
    for area, count in tokens.items():
        annex_tokens(g, area, case.victim, by, shares.get(area, 0))
        annex_tokens(g, area, case.victim, BARBARIANS, count - shares.get(area, 0))
    _tell(case, by, [a for a in cities if a in taken], shares)
    left = {area: count - shares.get(area, 0) for area, count in tokens.items()}
    _tell(case, BARBARIANS, [a for a in cities if a not in taken], left)


def take_over(
    case: Case, by: Seat, units: Units, chooser: Seat | None = None, rest: str = "others take the rest"
) -> Script[Units]:
    """A party replaces all of these units that it has pieces for; what is left.

    The party itself chooses, where it is short, or somebody for it; `rest`: what becomes of the others.
    """
    g, taken = case.g, units
    if len(units.cities) > g.city_stock(by) or sum(units.tokens.values()) > g.token_stock(by):
        cities = yield from _which_cities(case, by, units.cities, rest, chooser)
        tokens = yield from _which_tokens(case, by, dict(units.tokens), rest.capitalize(), chooser)
        taken = Units(tokens, tuple(cities))
    replace_units(case, by, taken)
    return units.without(taken)


def replace_units(case: Case, by: Seat, units: Units) -> None:
    """A party that has the pieces replaces these units of the victim; other tokens beside a city stay."""
    g = case.g
    for area in units.cities:
        take_city(g, area)
        build_city(g, area, by)
    for area, count in units.tokens.items():
        annex_tokens(g, area, case.victim, by, count)
    _tell(case, by, units.cities, dict(units.tokens))


def _tell(case: Case, by: Seat, cities: Sequence[str], tokens: dict[str, int]) -> None:
    moved = tuple((area, count) for area, count in tokens.items() if count)
    if cities or moved:
        case.g.tell(UnitsAnnexed(case.victim, by, case.name, tuple(cities), moved))


def _step(what: str, by: Seat) -> str:
    """Somebody may be asked for itself, and then for the barbarians."""
    return f"annex-{what}-for-barbarians" if by == BARBARIANS else f"annex-{what}"


def _which_cities(
    case: Case, by: Seat, cities: Sequence[str], rest: str, chooser: Seat | None = None
) -> Script[tuple[str, ...]]:
    able, who = min(case.g.city_stock(by), len(cities)), "the barbarians" if by == BARBARIANS else "you"
    return (
        yield from ask(
            Pick(
                seat=by if chooser is None else chooser,
                key=case.key(_step("cities", by)),
                prompt=f"{case.name}: {who} can annex {able} of these cities; {rest}.",
                section=case.section,
                public=f"chooses what to annex in {case.name}",
                topic="annexation",
                options=city_choices(case.g, cities),
                least=able,
                most=able,
                fallback=tuple(cities[:able]),
            )
        )
    )


def _which_tokens(
    case: Case, by: Seat, tokens: dict[str, int], rest: str, chooser: Seat | None = None
) -> Script[dict[str, int]]:
    able = case.g.token_stock(by)
    stock = "the barbarians' stock" if by == BARBARIANS else "your stock"
    return (
        yield from ask(
            Allocate(
                seat=by if chooser is None else chooser,
                key=case.key(_step("tokens", by)),
                prompt=f"{case.name}: {stock} has tokens for {able} of these. Which do you annex? {rest}.",
                section=case.section,
                public=f"chooses what to annex in {case.name}",
                topic="annexation",
                limits=tokens,
                total=able,
            )
        )
    )
