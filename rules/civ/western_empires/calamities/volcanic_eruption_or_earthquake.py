"""Volcanic Eruption or Earthquake: the latter for those who live far from volcanoes."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import destroy_cities, pick_cities, reduce_cities
from rules.civ.calamity.struck_place import bury, hardest_place, points_at, strike_place
from rules.civ.civ import Civ
from rules.civ.policies.calamities import Major
from rules.table import Pick, Question, Script, ask

VOLCANO = "volcano"


def volcanic_eruption_or_earthquake(case: Case) -> Script[None]:
    """WE ch.8 Volcanic Eruption or Earthquake: which of the two depends on the victim's cities."""
    case.strike()
    g = case.g
    volcano = yield from strike_place(case, _met(case), VOLCANO)
    if volcano is not None:
        for area in g.board.volcanoes[volcano]:
            bury(case, area)
    elif g.cities_of(case.victim):
        yield from _earthquake(case)
    else:
        case.pass_by("no city")


def _met(case: Case) -> dict[str, int]:
    """The unit points of the victim by volcano, where it has a city."""
    g = case.g
    return {
        volcano: points_at(g, case.victim, areas)
        for volcano, areas in g.board.volcanoes.items()
        if any(g.state.cities.get(area) == case.victim for area in areas)
    }


def _earthquake(case: Case) -> Script[None]:
    """WE ch.8: one own city destroyed, or reduced by Engineering, and one city next to it reduced."""
    g = case.g
    fallen = yield from ask(_own_city(case))
    near = sorted(area for area in g.state.cities if any(area in g.board.neighbours[at] for at in fallen))
    (reduce_cities if case.figure("saved") else destroy_cities)(g, case.victim, case.name, fallen)
    count = case.figure("neighbours")
    struck = yield from ask(
        pick_cities(case, case.victim, near, count, "neighbour", "reduce", prefer=_foreign_first(case))
    )
    for area in struck:
        reduce_cities(g, g.state.cities[area], case.name, (area,))


def _own_city(case: Case) -> Pick:
    act = "reduce" if case.figure("saved") else "lose"
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "city", act)


def _foreign_first(case: Case) -> Callable[[Civ, Iterable[str]], list[str]]:
    """The cities of others before one's own: what is taken when nobody chooses."""
    return lambda g, cities: sorted(cities, key=lambda area: (g.state.cities[area] == case.victim, area))


def foresee(case: Case) -> list[Question[Any]]:
    """Which volcano the victim would choose among equals, or which city in an earthquake."""
    if met := _met(case):
        return [hardest_place(case, met, VOLCANO)]
    return [_own_city(case)] if case.g.cities_of(case.victim) else []


EFFECT = Major(volcanic_eruption_or_earthquake, foresee)
