"""Volcano or Earthquake: the latter for those who have no city at a volcano."""

from collections.abc import Sequence
from dataclasses import replace

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import destroy_cities, owned_city_choices, pick_cities
from rules.civ.calamity.damage import take_damage
from rules.civ.calamity.struck_cities import fall
from rules.civ.calamity.struck_place import IN_ALL, bury, points_at, strike_hardest, strike_place
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, Seat, ask


def volcano_or_earthquake(case: Case) -> Script[None]:
    """CivX 29.22: which of the two depends on the victim's cities; where, on the damage to all together."""
    g = case.g
    case.strike()
    met = {
        volcano: _ruin(case, areas)
        for volcano, areas in g.board.volcanoes.items()
        if any(g.state.cities.get(area) == case.victim for area in areas)
    }
    volcano = yield from strike_place(case, met, "volcano", IN_ALL)
    if volcano is not None:
        yield from _erupt(case, g.board.volcanoes[volcano])
    elif g.cities_of(case.victim):
        yield from _quake(case)
    else:
        case.pass_by("no city")


def _around(case: Case, areas: Sequence[str]) -> list[str]:
    near = {near for area in areas for near in case.g.board.neighbours[area]}
    return [area for area in case.g.areas_of(case.victim) if area in near and area not in areas]


def _ruin(case: Case, areas: Sequence[str]) -> int:
    """CivX 29.221: what an eruption costs everybody together."""
    around = points_at(case.g, case.victim, _around(case, areas))
    buried = sum(points_at(case.g, seat, areas) for seat in case.g.seats)
    return buried + min(case.figure("damage"), around)


def _erupt(case: Case, areas: Sequence[str]) -> Script[None]:
    """CivX 29.221: all units in the areas touched; 29.222: Greek Fire costs the victim more around them."""
    around = _around(case, areas)
    for area in areas:
        bury(case, area)
    yield from take_damage(case, {case.victim: case.figure("damage")}, where=around.__contains__)


def _quake(case: Case) -> Script[None]:
    """CivX 29.223: a city of the victim falls, and one of somebody else next to it is reduced."""
    sites = {area: _shock(case, area) for area in case.g.cities_of(case.victim)}
    site = yield from strike_hardest(case, sites, "city", IN_ALL)
    near = _shaken(case, site)
    _fall(case, site, Role.PRIMARY)
    for area in (yield from ask(_neighbours(case, near))):
        _fall(case, area, Role.SECONDARY)


def _shaken(case: Case, site: str) -> list[str]:
    """CivX 29.223: the cities of others next to it whose owners can be selected."""
    g = case.g
    near = sorted(area for area in g.board.neighbours[site] if area in g.state.cities)
    owners = {area: g.state.cities[area] for area in near}
    return [area for area, owner in owners.items() if owner != case.victim and _can_be_selected(case, owner)]


def _can_be_selected(case: Case, seat: Seat) -> bool:
    """CivX 29.223: not with Engineering, unless with Greek Fire too."""
    immune = case.figure("immune", seat, Role.SECONDARY)
    return not immune or case.figure("razed", seat, Role.SECONDARY) > 0


def _fall(case: Case, area: str, role: Role) -> None:
    """CivX 29.224: Engineering lets a city be reduced; 29.225: Greek Fire destroys it in any case."""
    owner = case.g.state.cities[area]
    if case.figure("razed", owner, role):
        destroy_cities(case.g, owner, case.name, (area,))
    else:
        fall(case, owner, (area,), role)


def _neighbours(case: Case, near: Sequence[str]) -> Pick:
    """Whose city is struck too, as the victim selects; the one that loses most, unless it says otherwise."""
    worst = sorted(near, key=lambda area: (-_loss(case, area, Role.SECONDARY), area))
    count = case.figure("neighbours")
    question = pick_cities(
        case, case.victim, near, count, "neighbour", "shake beside yours", prefer=lambda *_: list(worst)
    )
    return replace(question, options=owned_city_choices(case.g, near))


def _shock(case: Case, site: str) -> int:
    """CivX 29.223: the most that an earthquake here costs everybody together."""
    near = [_loss(case, area, Role.SECONDARY) for area in _shaken(case, site)]
    return _loss(case, site, Role.PRIMARY) + max(near, default=0)


def _loss(case: Case, area: str, role: Role) -> int:
    """The unit points that the fall of a city costs its owner."""
    trial = replace(case, g=case.g.fork())
    owner = trial.g.state.cities[area]
    before = trial.g.unit_points(owner)
    _fall(trial, area, role)
    return before - trial.g.unit_points(owner)


EFFECT = Major(volcano_or_earthquake)
