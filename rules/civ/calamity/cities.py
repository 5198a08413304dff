"""Cities lost: who chooses which, and what becomes of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rules.atlas import Site
from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.events_calamity import CitiesDestroyed, CitiesReduced, UnitsAnnexed
from rules.civ.pieces import annex_city, destroy_city, reduce_city
from rules.civ.state import BARBARIANS, CivState
from rules.table import Choice, Data, Pick, Refusal, Script, Seat, at_once


def coastal_cities(g: Civ, seat: Seat) -> list[str]:
    """WE ch.8: the cities of a seat in coastal areas."""
    return [area for area in g.cities_of(seat) if g.area(area).is_coastal]


def by_worth(g: Civ, cities: Iterable[str]) -> list[str]:
    """Cities in the order one would give them up: those easy to build again and with room for many first."""
    return sorted(cities, key=lambda area: (g.area(area).site is Site.NONE, -g.area(area).limit, area))


def city_choices(g: Civ, cities: Iterable[str]) -> tuple[Choice, ...]:
    """Cities to choose from."""
    return tuple(Choice(area, area, _note(g, area)) for area in cities)


def owned_city_choices(g: Civ, cities: Iterable[str]) -> tuple[Choice, ...]:
    """Cities of several owners to choose from, each with its owner's name."""
    owner = g.state.cities
    return tuple(replace(c, label=f"{g.name(owner[c.key])}: {c.label}") for c in city_choices(g, cities))


def _note(g: Civ, area: str) -> str:
    here = g.area(area)
    kind = "wilderness" if here.site is Site.NONE else "city site"
    return f"{kind}, {'coastal' if here.is_coastal else 'inland'}, limit {here.limit}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PickCities(Pick):
    """Cities to be chosen, and what becomes of them, where that can be told before."""

    before: Civ
    lose: Callable[[Civ, Sequence[str]], None] | None = None

    def foresee(self, data: Data) -> CivState | None:
        """The position without them."""
        areas = self.check(data)
        if self.lose is None or isinstance(areas, Refusal):
            return None
        trial = self.before.fork()
        self.lose(trial, areas)
        return trial.state


def pick_cities(
    case: Case,
    chooser: Seat,
    cities: Sequence[str],
    count: int,
    step: str,
    act: str,
    prefer: Callable[[Civ, Iterable[str]], list[str]] = by_worth,
    lose: Callable[[Civ, Sequence[str]], None] | None = None,
) -> PickCities:
    """WE ch.8: which cities; all of them, where there are not more."""
    count = min(count, len(cities))
    return PickCities(
        seat=chooser,
        key=case.key(step),
        prompt=f"{case.name}: choose {count} {'city' if count == 1 else 'cities'} to {act}.",
        section=case.section,
        public=f"chooses cities for {case.name}",
        topic="cities",
        options=city_choices(case.g, cities),
        least=count,
        most=count,
        fallback=tuple(prefer(case.g, cities)[:count]),
        before=case.g.fork() if lose else case.g,
        lose=lose,
    )


def reduce_some(
    case: Case, counts: Mapping[Seat, int], among: Mapping[Seat, Sequence[str]] | None = None
) -> Script[None]:
    """WE ch.8: each of these seats reduces so many of its cities; all choose at once, or in ranking order."""
    g = case.g

    def question(seat: Seat) -> Pick:
        cities = among[seat] if among else g.cities_of(seat)
        lose = partial(reduce_on, seat)
        return pick_cities(case, seat, cities, counts[seat], "reduce", "reduce", lose=lose)

    def reduce_on(seat: Seat, position: Civ, areas: Sequence[str]) -> None:
        reduce_cities(position, seat, case.name, areas)

    def reduce(seat: Seat, areas: tuple[str, ...]) -> None:
        reduce_on(seat, g, areas)

    yield from at_once(g.ranked(counts), question, reduce)


def reduce_own(case: Case, count: int) -> Script[None]:
    """The victim reduces so many of its cities, where it has any."""
    case.strike()
    if count and case.g.city_count(case.victim):
        yield from reduce_some(case, {case.victim: count})
    else:
        case.pass_by("no city has to be reduced")


def foresee_reducing(case: Case, count: int) -> list[Pick]:
    """Which of its cities the victim would reduce."""
    return [pick_cities(case, case.victim, case.g.cities_of(case.victim), count, "reduce", "reduce")]


def reduce_as_printed(case: Case) -> Script[None]:
    """The victim reduces as many cities as the card and what it holds say."""
    yield from reduce_own(case, case.figure("cities"))


def foresee_as_printed(case: Case) -> list[Pick]:
    """Which cities the victim would reduce then."""
    return foresee_reducing(case, case.figure("cities"))


def reduce_all_but_kept(case: Case) -> Script[None]:
    """The victim reduces all cities but some."""
    yield from reduce_own(case, _all_but_kept(case))


def foresee_all_but_kept(case: Case) -> list[Pick]:
    """Which cities the victim would reduce then."""
    return foresee_reducing(case, _all_but_kept(case))


def _all_but_kept(case: Case) -> int:
    """How many cities the victim reduces, who keeps some; advances change either number."""
    return case.figure("cities", base=max(0, case.g.city_count(case.victim) - case.figure("kept")))


def reduce_cities(g: Civ, seat: Seat, cause: str, areas: Sequence[str]) -> None:
    """WE ch.8: cities replaced by tokens up to the limit, as long as the stock lasts."""
    for area in areas:
        reduce_city(g, area)
    if areas:
        g.tell(CitiesReduced(seat, cause, tuple(areas)))


def destroy_cities(g: Civ, seat: Seat, cause: str, areas: Sequence[str]) -> None:
    """WE ch.8: cities removed and not replaced."""
    for area in areas:
        destroy_city(g, area)
    if areas:
        g.tell(CitiesDestroyed(seat, cause, tuple(areas)))


def annex_or_destroy(case: Case, by: Seat, areas: Sequence[str]) -> None:
    """WE ch.8: cities annexed as long as the beneficiary has cities, the others destroyed."""
    g = case.g
    able = min(g.nation(by).city_stock, len(areas))
    for area in areas[:able]:
        annex_city(g, area, by)
    if able:
        g.tell(UnitsAnnexed(case.victim, by, case.name, tuple(areas[:able])))
    destroy_cities(g, case.victim, case.name, areas[able:])


def turn_pirate(g: Civ, seat: Seat, cause: str, areas: Sequence[str]) -> None:
    """WE ch.8: cities replaced by pirate cities."""
    for area in areas:
        annex_city(g, area, BARBARIANS)
    if areas:
        g.tell(UnitsAnnexed(seat, BARBARIANS, cause, tuple(areas)))
