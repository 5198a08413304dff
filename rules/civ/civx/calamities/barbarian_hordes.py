"""Barbarian Hordes: they come over the edge of the known world, led by whoever traded the card."""

from collections.abc import Callable

from rules.civ.calamity.case import Case
from rules.civ.calamity.horde import unleash
from rules.civ.civ import Civ
from rules.civ.civx.tables import map_edge
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.table import Script, Seat


def barbarian_hordes(case: Case) -> Script[None]:
    """CivX 29.53: they invade, fight, and go on while they are too many; what finds no way on stays."""
    g, leader = case.g, case.trader()
    case.strike(leader, Part.LEADS)
    tokens, first = case.figure("tokens"), landings(g, case.victim)
    if not tokens or not first:
        case.pass_by("the barbarians find no way in")
        return

    def ways(area: str, excess: int) -> list[str]:
        """CivX 29.5309: an area of the victim next to this one, else another invasion.

        It is always a new one: where barbarians are too many, nothing of the victim is left.
        """
        near = g.board.neighbours[area].intersection(g.areas_of(case.victim))
        return sorted(near) or landings(g, case.victim)

    yield from unleash(case, case.victim if leader is None else leader, tokens, first, ways)


def landings(g: Civ, victim: Seat) -> list[str]:
    """CivX 29.5306: where they may invade: at the edges, else at the open seas; cities before tokens."""
    for can_be_reached in (is_at_an_edge, is_on_an_open_sea):
        if found := _nearest(g, victim, can_be_reached):
            return found
    return []


def _nearest(g: Civ, victim: Seat, test: Callable[[Civ, str], bool]) -> list[str]:
    """CivX 29.5306: areas with a city of the victim, else with its tokens, else empty ones next to it."""
    own = g.areas_of(victim)
    empty = {n for area in own for n in g.board.neighbours[area] if n in g.board.areas and _is_empty(g, n)}
    for areas in (g.cities_of(victim), own, empty):
        found = [a for a in sorted(areas) if g.is_in_play(a) and test(g, a)]
        if found:
            return found
    return []


def _is_empty(g: Civ, area: str) -> bool:
    return not g.population(area) and g.city_owner(area) is None


def is_at_an_edge(g: Civ, area: str) -> bool:
    """CivX 29.5306, 4.25: it borders a zero area, barbarians, pirates, the map edge, or areas out of play."""
    if area in map_edge() or area in g.state.barbarians:
        return True
    return any(
        not g.is_in_play(near)
        or not g.area(near).limit
        or near in g.state.barbarians
        or near in g.state.pirates
        for near in g.board.neighbours[area]
        if near in g.board.areas
    )


def is_on_an_open_sea(g: Civ, area: str) -> bool:
    """CivX 29.5306: a coastal area next to an open sea."""
    return any(sea in g.board.seas and not g.board.seas[sea].inland for sea in g.board.neighbours[area])


EFFECT = Major(barbarian_hordes)
