"""Volcanic Eruption or Earthquake: the latter for those who have nothing at a volcano."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import owned_city_choices, pick_cities, reduce_cities
from rules.civ.calamity.struck_cities import fall
from rules.civ.calamity.struck_place import bury, choose_place, mildest_place, points_at
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.unit_points import lose_points
from rules.civ.policies.calamities import Major
from rules.table import Pick, Question, Script, Seat, ask

VOLCANO = "volcano"


def volcanic_eruption_or_earthquake(case: Case) -> Script[None]:
    """Dawn 29.2.1: with any unit at a volcano it erupts; without, the earth quakes."""
    g = case.g
    case.strike()
    if met := _met(case):
        volcano = yield from choose_place(case, met, VOLCANO)
        yield from _erupt(case, g.board.volcanoes[volcano])
    elif g.cities_of(case.victim):
        yield from _quake(case)
    else:
        case.pass_by("no city")


def _met(case: Case) -> dict[str, int]:
    """The unit points of the victim by volcano, where it has any."""
    g = case.g
    met = {name: points_at(g, case.victim, areas) for name, areas in g.board.volcanoes.items()}
    return {volcano: points for volcano, points in met.items() if points}


def _erupt(case: Case, areas: Sequence[str]) -> Script[None]:
    """Dawn 29.2.2: all units of all players in the areas it touches; towns suffer around them."""
    g = case.g
    buried = [seat for seat in g.order() if points_at(g, seat, areas)]
    for area in areas:
        bury(case, area)
    yield from _spread(case, buried, areas)


def _quake(case: Case) -> Script[None]:
    """Dawn 29.2.3: a city of the victim falls, and one of somebody else next to it is reduced."""
    g = case.g
    sites = yield from ask(_own_city(case))
    shaken = yield from ask(_neighbour(case, _shaken(case, sites[0])))
    owners = {area: g.state.cities[area] for area in shaken}
    fall(case, case.victim, sites, Role.PRIMARY)
    for area, owner in owners.items():
        reduce_cities(g, owner, case.name, (area,))
    yield from _spread(case, [case.victim], sites)
    for area, owner in owners.items():
        yield from _spread(case, [owner], (area,))


def _own_city(case: Case) -> Pick:
    """Dawn 29.2.3.1, 29.2.1.4: the city that is destroyed, or reduced."""
    act = "reduce" if case.figure("saved") else "lose"
    return pick_cities(case, case.victim, case.g.cities_of(case.victim), 1, "city", act)


def _spread(case: Case, seats: Iterable[Seat], areas: Sequence[str]) -> Script[None]:
    """Dawn 29.2.1.1: four unit points more of those with Urbanism alone, next to the place or in it."""
    near = {*areas}.union(*(case.g.board.neighbours[area] for area in areas))
    amounts = {seat: case.figure("damage", seat, case.role_of(seat)) for seat in seats}
    yield from lose_points(
        case, {seat: points for seat, points in amounts.items() if points}, near.__contains__
    )


def _shaken(case: Case, site: str) -> list[str]:
    """Dawn 29.2.1.3, 29.2.1.4: others' cities next to it by land or water, not with Engineering."""
    g = case.g
    near = sorted(area for area in g.board.neighbours[site] if area in g.state.cities)
    owners = {area: g.state.cities[area] for area in near}
    open_ = case.nameable(lambda seat: not case.figure("immune", seat, Role.SECONDARY))
    return [area for area, owner in owners.items() if owner in open_]


def _neighbour(case: Case, near: Sequence[str]) -> Pick:
    """Whose city is reduced too, as the victim chooses; the leader's, unless it says otherwise."""

    def leaders_first(g: Civ, areas: Iterable[str]) -> list[str]:
        points = {area: sum(n for _, n in g.rules.points(g, g.state.cities[area])) for area in areas}
        return sorted(points, key=lambda area: -points[area])

    question = pick_cities(
        case, case.victim, near, 1, "neighbour", "reduce beside yours", prefer=leaders_first
    )
    return replace(question, options=owned_city_choices(case.g, near))


def foresee(case: Case) -> list[Question[Any]]:
    """Which volcano the victim would choose, or which city in an earthquake."""
    if met := _met(case):
        return [mildest_place(case, met, VOLCANO)]
    return [_own_city(case)] if case.g.cities_of(case.victim) else []


EFFECT = Major(volcanic_eruption_or_earthquake, foresee)
