"""CivX 30.142: the empty areas that a path leads to from one's own."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Seat

Place: TypeAlias = str | Water
"""An area as land, or a water."""


def traced(g: Civ, seat: Seat) -> list[str]:
    """The completely empty areas at the end of a path over land and water, however long."""
    barred = _barred(g, seat)
    found: set[Place] = set(g.areas_of(seat))
    edge = list(found)
    while edge:
        onward = {place for place in _onward(g, edge.pop()) if place not in barred and place not in found}
        found |= onward
        edge += onward
    taken = {*g.state.tokens, *g.state.cities, *(ship.area for ship in g.state.ships)}
    return sorted(place for place in found if isinstance(place, str) and place not in taken)


def _barred(g: Civ, seat: Seat) -> set[Place]:
    """Areas with enemy units, waters with enemy ships, what is out of play, open seas without the right."""
    state = g.state
    closed = {*state.out_of_play, *state.barbarians, *state.pirates}
    enemies = [area for area in {*state.tokens, *state.cities} if not g.is_alone(area, seat)]
    waters = [water for area in state.out_of_play for water in g.board.waters(area)]
    waters += [Water(ship.area, ship.coast) for ship in state.ships if ship.owner != seat]
    if not g.allows(seat, Trait.OPEN_SEA):
        waters += [Water(sea) for sea in g.board.seas]
    return {*closed, *enemies, *waters}


def _onward(g: Civ, place: Place) -> Iterator[Place]:
    """One step from a place: over land, over water, to the shore and back."""
    if isinstance(place, str):
        yield from g.board.land_neighbours(place)
        yield from g.board.waters(place)
        return
    yield from g.board.water_neighbours(place)
    if place.area in g.board.areas:
        yield place.area
