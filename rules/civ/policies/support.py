"""Which cities may be reduced for want of support."""

from rules.civ.civ import Civ
from rules.table import Seat


def newest_first(g: Civ, seat: Seat) -> list[str]:
    """WE 5c: cities built this turn before all others."""
    cities = g.cities_of(seat)
    return [area for area in cities if area in g.state.new_cities] or cities


def any_city(g: Civ, seat: Seat) -> list[str]:
    """All cities alike."""
    return g.cities_of(seat)
