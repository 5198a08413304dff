"""Cyclone: everybody at the same open sea suffers."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import reduce_some
from rules.civ.calamity.struck_cities import cities_at
from rules.civ.calamity.struck_place import strike_place
from rules.civ.policies.calamities import Major
from rules.table import Script, Seat


def cyclone(case: Case) -> Script[None]:
    """WE ch.8 Cyclone: cities at the open sea with most of the victim's cities, and all others there."""
    g = case.g
    case.strike()
    coasts = {sea.name: cities_at(g, sea.name) for sea in g.board.seas.values() if not sea.inland}
    sea = yield from strike_place(
        case, {name: len(cities.get(case.victim, ())) for name, cities in coasts.items()}, "open sea"
    )
    if sea is None:
        case.pass_by("no city next to an open sea")
        return
    struck = coasts[sea]
    counts = {seat: _selected(case, seat, len(cities)) for seat, cities in struck.items()}
    yield from reduce_some(case, counts, struck)


def _selected(case: Case, seat: Seat, there: int) -> int:
    """WE ch.8 Cyclone: cities are selected first, and those saved are deselected then."""
    role = case.role_of(seat)
    return max(0, min(case.figure("cities", seat, role), there) - case.figure("saved", seat, role))


EFFECT = Major(cyclone)
