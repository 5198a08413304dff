"""Cyclone: cities and ships at one open sea, whoever owns them."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.ransom import lose_ships, ships_to_save
from rules.civ.calamity.struck_cities import cities_at, lose_at_the_coast, lose_cities
from rules.civ.calamity.struck_place import strike_place
from rules.civ.policies.calamities import Major
from rules.civ.state import Ship
from rules.table import Known, Pick, Script, Seat, at_once


def cyclone(case: Case) -> Script[None]:
    """CivX 29.62: the open sea where the victim loses most cities; 29.621: or a city at the coast."""
    g = case.g
    case.strike()
    coasts = {sea.name: cities_at(g, sea.name) for sea in g.board.seas.values() if not sea.inland}
    met = {sea: _lost(case, case.victim, len(there.get(case.victim, ()))) for sea, there in coasts.items()}
    sea = yield from strike_place(case, met, "open sea", "At each you would lose as many cities.")
    if sea is None:
        yield from lose_at_the_coast(case)
        return
    counts = {seat: _lost(case, seat, len(cities)) for seat, cities in coasts[sea].items()}
    struck = {seat: count for seat, count in counts.items() if count}
    yield from lose_cities(case, struck, coasts[sea], case.role_of)
    yield from _sink(case, {water.area for water in g.board.seas[sea].water})


def _lost(case: Case, seat: Seat, there: int) -> int:
    """CivX 29.622: three cities of the victim at most, and two of anybody else."""
    return min(case.figure("cities", seat, case.role_of(seat)), there)


def _sink(case: Case, areas: set[str]) -> Script[None]:
    """CivX 29.622: all ships in these areas; 29.626: some may be saved, for one treasury each."""

    def ships(seat: Seat) -> list[Ship]:
        return [ship for ship in case.g.ships_of(seat) if ship.area in areas]

    def question(seat: Seat) -> Pick | Known[tuple[str, ...]] | None:
        if not ships(seat):
            return None
        return ships_to_save(case, seat, ships(seat), case.role_of(seat)) or Known(())

    def sink(seat: Seat, saved: tuple[str, ...]) -> None:
        lose_ships(case, seat, ships(seat), saved, case.role_of(seat))

    yield from at_once(case.g.order(), question, sink)


EFFECT = Major(cyclone)
