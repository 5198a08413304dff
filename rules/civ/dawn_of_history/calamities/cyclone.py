"""Cyclone: cities and ships on the coasts of one open sea, whoever owns them."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import reduce_some
from rules.civ.calamity.ships import sink
from rules.civ.calamity.struck_cities import cities_at
from rules.civ.calamity.struck_place import strike_place
from rules.civ.policies.calamities import Major
from rules.table import Script, Seat


def cyclone(case: Case) -> Script[None]:
    """Dawn 29.6.1: over the open sea with most of the victim's cities; without any there it does nothing."""
    g = case.g
    case.strike()
    coasts = {sea.name: cities_at(g, sea.name) for sea in g.board.seas.values() if not sea.inland}
    met = {name: len(cities.get(case.victim, ())) for name, cities in coasts.items()}
    sea = yield from strike_place(case, met, "open sea")
    if sea is None:
        case.pass_by("no city next to an open sea")
        return
    counts = {seat: _reduced(case, seat, len(cities)) for seat, cities in coasts[sea].items()}
    if not counts[case.victim]:
        case.pass_by("advances save the cities")
    yield from reduce_some(case, {seat: count for seat, count in counts.items() if count}, coasts[sea])
    _sink(case, {water.area for water in g.board.seas[sea].water})


def _reduced(case: Case, seat: Seat, there: int) -> int:
    """Dawn 29.6.1.3: three cities of the victim, two of everybody else, of those that are there."""
    return min(case.figure("cities", seat, case.role_of(seat)), there)


def _sink(case: Case, areas: set[str]) -> None:
    """Dawn 29.6.1.4: all ships in these areas; those of pirates suffer nothing (24.1.4)."""
    for seat in case.g.order():
        sink(case, seat, [ship for ship in case.g.ships_of(seat) if ship.area in areas])


EFFECT = Major(cyclone)
