"""CivX 30.142: the empty areas that a path leads to from one's own."""

from collections.abc import Iterator

from rules.atlas import Water
from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Seat

Place = str | Water
"""An area as land, or a water."""


def traced(g: Civ, seat: Seat) -> list[str]:
    """The completely empty areas at the end of a path over land and water, however long."""
    found: set[Place] = set(g.areas_of(seat))
    edge = list(found)
    while edge:
        for place in _onward(g, seat, edge.pop()):
            if place not in found:
                found.add(place)
                edge.append(place)
    return sorted(place for place in found if isinstance(place, str) and _is_empty(g, place))


def _onward(g: Civ, seat: Seat, place: Place) -> Iterator[Place]:
    """One step from a place: to areas without enemy units, and to waters without enemy ships."""
    if isinstance(place, Water):
        lands = [place.area] if place.area in g.board.areas else []
        waters = g.board.water_neighbours(place)
    else:
        lands = list(g.board.land_neighbours(place))
        waters = g.board.waters(place)
    yield from (area for area in lands if g.is_in_play(area) and _is_free(g, seat, area))
    yield from (water for water in waters if _is_navigable(g, seat, water))


def _is_free(g: Civ, seat: Seat, area: str) -> bool:
    return g.is_alone(area, seat) and area not in g.state.pirates


def _is_navigable(g: Civ, seat: Seat, water: Water) -> bool:
    """Whether a path may lead over a water: open seas only with the right to cross them."""
    if water.area in g.board.seas:
        return g.allows(seat, Trait.OPEN_SEA)
    ships = (ship for ship in g.state.ships if (ship.area, ship.coast) == (water.area, water.coast))
    return g.is_in_play(water.area) and all(ship.owner == seat for ship in ships)


def _is_empty(g: Civ, area: str) -> bool:
    has_units = g.population(area) > 0 or g.city_owner(area) is not None
    return not has_units and all(ship.area != area for ship in g.state.ships)
